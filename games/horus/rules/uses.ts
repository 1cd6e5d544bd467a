/** What can be made of a river/necropolis tile: river, the place of either end, necropolis. */
import { RIVER } from './data.ts'
import { canLay, LOOSE_END } from './laying.ts'
import type { Board, Replace, Use } from './types.ts'

export const REPLACINGS: readonly Replace[] = [
  { type: 'replace', end: 0 },
  { type: 'replace', end: 1 },
]
const NECROPOLIS_USE: Use = { type: 'use', as: 'necropolis' }

/** All uses; a set of them has one bit for each, in this order. */
export const USES: readonly (Use | Replace)[] = [NECROPOLIS_USE, { type: 'use', as: 'river' }, ...REPLACINGS]

/** A necropolis can always be laid. */
export const ONLY_NECROPOLIS = 1

/** The uses that are possible on this board, as a set (3.5, 3.6, 3.7). */
export function usesOf(board: Board): number {
  return (
    ONLY_NECROPOLIS |
    (canLay(board, RIVER) ? 2 : 0) |
    (canLay(board, LOOSE_END) ? 4 : 0) |
    (canLay(board, LOOSE_END + 1) ? 8 : 0)
  )
}

/** By set: its uses as a list. */
export const LISTS: readonly (readonly (Use | Replace)[])[] = Array.from({ length: 16 }, (_, set) =>
  USES.filter((_use, bit) => set & (1 << bit)),
)
