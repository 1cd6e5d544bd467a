/** What is worth considering in the oasis: a sweet cup before a salty one. */
import type { Seat } from '../../../kernel/game.ts'
import { oasis } from '../rules/index.ts'
import type { Action, State } from '../rules/types.ts'

export function choices(state: State, seat: Seat): readonly Action[] {
  const legal = oasis.legal(state, seat)
  const sweet = legal.filter(action => action.type === 'cup' && action.taste === 'sweet')
  return sweet.length > 0 ? sweet : legal
}
