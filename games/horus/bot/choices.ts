/** What is worth a trial: the best choices by what tile, card and stone bring together. */
import { frameOf } from '../../../kernel/frames.ts'
import type { Seat } from '../../../kernel/game.ts'
import { horus } from '../rules/index.ts'
import type { Action, State } from '../rules/types.ts'
import { turnsLeft } from './learned/features.ts'
import { gainOf, planner } from './plan/gain.ts'
import { rankLayings } from './plan/layings.ts'

/** How many choices are tried at most. */
export const TOP = 8

/** What promises so many points less than the best is not tried at all. */
const HOPELESS = 3

/** With fewer turns left than this, ending the match or going on counts for more than points, and every card and stack is tried. */
const LATE = 6

export function choices(state: State, seat: Seat): readonly Action[] {
  const { phase } = frameOf(state)
  if (phase === 'lay') return best(rankLayings(state, seat, planner))
  const legal = horus.legal(state, seat)
  if (phase === 'use' || phase === 'replace') return legal
  if ((phase === 'play' || phase === 'take') && turnsLeft(state.stacks) < LATE) return legal
  planner.begin(state, seat)
  const rated = legal.map(action => ({ action, gain: gainOf(state, action) }))
  return best(rated.sort((a, b) => b.gain - a.gain))
}

/** Of rated choices, the best first, those that are worth a trial. */
function best(rated: readonly { readonly action: Action; readonly gain: number }[]): Action[] {
  const least = rated[0].gain - HOPELESS
  return rated.filter(({ gain }, i) => i < TOP && gain >= least).map(({ action }) => action)
}
