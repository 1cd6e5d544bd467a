/** What a card of some value would allow the active player, in short lines for each area. */
import { AVENUE_POINTS } from '../rules/data.ts'
import { AREAS, type AreaName, type View } from '../rules/types.ts'
import { type Allowance, allowance } from './reach.ts'
import type { BoardTexts } from './words/board.en.ts'

const spans = (numbers: readonly number[]): string => {
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)]
  return first === last ? `${first}` : `${first}–${last}`
}

/** Two lines for one area. */
export function linesFor(area: AreaName, can: Allowance, { gates }: BoardTexts): readonly string[] {
  switch (area) {
    case 'market':
      return [gates.stalls(spans(can.stalls)), gates.buys(can.buys.length)]
    case 'takeBack':
      return gates.backs(can.backs)
    case 'avenue':
      return [
        gates.fits(can.fitting, AVENUE_POINTS[can.fitting]),
        can.swaps ? gates.swap(can.card) : gates.noSwap,
      ]
    default:
      return can.fields.length > 0
        ? [gates.fields(spans(can.fields)), gates.free(can.card)]
        : [gates.noFields]
  }
}

/** The lines of an area as one text: some are two facts, some one sentence. */
export const joined = (area: AreaName, lines: readonly string[]): string =>
  lines.join(area === 'takeBack' ? ' ' : ', ')

/** All areas in one text. */
export function previewOf(card: number, view: View, t: BoardTexts): string {
  const can = allowance(view, view.active, card)
  return AREAS.map(area => `${t.gates[area]}: ${joined(area, linesFor(area, can, t))}`).join('. ')
}
