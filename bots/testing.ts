/** What tests of the search share: the oasis (kernel/toy.ts), in which one has to know something to play it well. */
import { readOptions } from '../kernel/options.ts'
import { seeded } from '../kernel/rng.ts'
import { type Action, type State, toy, type View } from '../kernel/toy.ts'
import type { Knowledge } from './knowledge.ts'

/** Judged by the points after one round: nothing but four of them, from two sweet cups, is worth anything. */
export const thirsty: Knowledge<State, Action, View> = {
  horizon: () => ({ rounds: 1, choices: 20 }),
  evaluate({ points }, shares) {
    for (const [seat, own] of points.entries()) shares[seat] = own >= 4 ? 1 : 0
  },
}

/** Two at the oasis, all dealt, before anybody has sealed a plan. */
export function oasis(seed: string): State {
  const rng = seeded(seed)
  const state = toy.setup(2, readOptions(toy.meta, {}))
  while (toy.turn(state).kind === 'chance') toy.apply(state, 'chance', toy.chance(state, rng))
  return state
}
