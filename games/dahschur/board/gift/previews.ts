/** What a card of some value would allow the active player, in short lines for each area. */

import { AVENUE_POINTS } from '../../rules/data.ts'
import { AREAS, type AreaName, type View } from '../../rules/types.ts'
import type { Text } from '../../words/types.ts'
import { type Allowance, allowance } from '../facts.ts'

type Areas = Text['areas']

/** These numbers and no others, from the lowest: neighbours are joined, so 2, 3, 5 and 6 are "2–3, 5–6". */
function spans(numbers: readonly number[]): string {
  const runs: [number, number][] = []
  for (const n of [...numbers].sort((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last?.[1] === n - 1) last[1] = n
    else runs.push([n, n])
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ')
}

/** One or two facts about one area. */
export function factsOf(area: AreaName, can: Allowance, { gates }: Areas): readonly string[] {
  switch (area) {
    case 'market':
      return [
        gates.stalls({ n: can.stalls.length, list: spans(can.stalls) }),
        can.buys.length > 0 ? gates.buys({ n: can.buys.length }) : gates.noBuys,
      ]
    case 'takeBack':
      return can.backs > 0 ? [gates.backs, gates.backsFrom({ n: can.backs })] : gates.noBacks
    case 'avenue':
      return [
        can.fitting > 0 ? gates.fits({ n: can.fitting, points: AVENUE_POINTS[can.fitting] }) : gates.noFits,
        can.swaps ? gates.swap({ n: can.card }) : gates.noSwap,
      ]
    default:
      return can.fields.length > 0
        ? [gates.fields({ n: can.fields.length, list: spans(can.fields) }), gates.free({ n: can.card })]
        : [gates.noFields]
  }
}

/** So many characters fit into a line of a gate. */
export const FITTING = 14

/** The two lines of a gate: its facts, or, where the first is a list too long for one line, that list alone. */
export function broken(facts: readonly string[]): readonly string[] {
  const [first] = facts
  if (first.length <= FITTING) return facts
  const commas = [...first.matchAll(/, /g)].map(({ index }) => index + 1)
  if (commas.length === 0) return facts
  const longer = (comma: number): number => Math.max(comma, first.length - comma)
  const at = commas.reduce((best, comma) => (longer(comma) < longer(best) ? comma : best))
  return [first.slice(0, at), first.slice(at + 1)]
}

/** The facts of an area as one text: some are two facts, some one sentence. */
export const joined = (area: AreaName, facts: readonly string[]): string =>
  facts.join(area === 'takeBack' ? ' ' : ', ')

/** All areas in one text. */
export function previewOf(card: number, view: View, t: Areas): string {
  const can = allowance(view, view.active, card)
  return AREAS.map(area => `${t.gates.full[area]}: ${joined(area, factsOf(area, can, t))}`).join('. ')
}
