/** What an action brings, the rest of the turn included. */
import { wantedSize } from '../../rules/stones.ts'
import type { Action, State } from '../../rules/types.ts'
import { Planner } from './planner.ts'

/**
 * The one planner of choices and quick play. It is paper to calculate on, not a result: `begin` writes it anew for a state and a seat, whoever
 * asks it does so right afterwards, and nothing of it is kept. So a trial allocates nothing, and a state that both ask about is surveyed once.
 */
export const planner = new Planner()

/** After the planner has begun. */
export function gainOf(state: State, action: Action): number {
  switch (action.type) {
    case 'play':
      return planner.card(action.card)
    case 'nile':
      return planner.nile()
    case 'take':
      return planner.stack(action.stack, wantedSize(state, state.played))
    case 'lift':
      return planner.stone(action.region, -1)
    case 'stone':
    case 'move':
      return planner.stone(action.region, 1)
    default:
      return 0
  }
}
