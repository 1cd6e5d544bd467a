/** One sensible choice for a trial: high cards stay more often. */
import type { Rng, Seat } from '../../../kernel/game.ts'
import { pick } from '../../../kernel/rng.ts'
import type { Action, State } from '../rules/types.ts'
import { choices } from './choices.ts'

/** Of five: how often a card stays is its value. */
const OF = 5

export function quick(state: State, seat: Seat, rng: Rng): Action {
  const list = choices(state, seat)
  const stay = list.find(action => action.type === 'seal' && action.plan === 'stay')
  return stay && rng.int(OF) < state.cards[seat] ? stay : pick(rng, list)
}
