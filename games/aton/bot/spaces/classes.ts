/** Classes of equal spaces: those of one colour in one temple are alike, so twenty classes describe the forty-eight spaces. */
import type { Seat } from '../../../../kernel/game.ts'
import { COUNT, setOf, TEMPLE_OF } from '../../rules/spaces.ts'
import type { Action } from '../../rules/types.ts'

export const FULL = 0xfff

/** Which spaces of each temple are yellow, green, black, blue, or bring a bonus. */
export const YELLOW = setOf('Y')
export const GREEN = setOf('G')
export const BLACK = setOf('K')
export const BLUE = setOf('U')
const PLUS_1 = setOf('+1')
const PLUS_2 = setOf('+2')
export const BONUS = PLUS_1.map((set, temple) => set | PLUS_2[temple])
/** What a bonus space of each temple is worth. */
export const BONUS_POINTS = PLUS_2.map(set => (set > 0 ? 2 : 1))

/** The twenty classes by temple * 5 + colour. */
export const CLASSES: readonly number[] = [0, 1, 2, 3].flatMap(temple =>
  [YELLOW, GREEN, BLACK, BLUE, BONUS].map(colour => colour[temple]),
)
export const COLOUR_COUNT = 5

/** By space: its class. */
export const CLASS_OF: readonly number[] = Array.from({ length: 48 }, (_, space) =>
  CLASSES.findIndex(
    (set, n) => Math.trunc(n / COLOUR_COUNT) === TEMPLE_OF[space] && (set & (1 << (space % 12))) > 0,
  ),
)

/** By set: the first place in it, or -1. */
export const FIRST: readonly number[] = COUNT.map((_, set) => {
  for (let place = 0; place < 12; place++) if (set & (1 << place)) return place
  return -1
})

export type Move = 'place' | 'remove' | 'recall'

/** Every action on a space, made once. */
export const MOVES: Readonly<Record<Move, readonly Action[]>> = {
  place: Array.from({ length: 48 }, (_, space) => ({ type: 'place', space })),
  remove: Array.from({ length: 48 }, (_, space) => ({ type: 'remove', space })),
  recall: Array.from({ length: 48 }, (_, space) => ({ type: 'recall', space })),
}

/** How many of a player's stones stand on spaces of one colour. */
export function countOn(stones: readonly number[], seat: Seat, colour: readonly number[]): number {
  const at = seat * 4
  return (
    COUNT[stones[at] & colour[0]] +
    COUNT[stones[at + 1] & colour[1]] +
    COUNT[stones[at + 2] & colour[2]] +
    COUNT[stones[at + 3] & colour[3]]
  )
}
