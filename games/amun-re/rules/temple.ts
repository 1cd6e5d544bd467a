/** What offers lead to (4.3, 4.4): the space of the temple, and how many items a seat may take. */
import type { Seat } from '../../../kernel/game.ts'
import { REWARDS, TEMPLE_STEPS } from './data.ts'
import type { State } from './types.ts'

/** The space of the temple for a total (4.3). */
export function templeSpace(total: number): number {
  let space = 0
  while (space < TEMPLE_STEPS.length && total > TEMPLE_STEPS[space]) space++
  return space + 1
}

/** How many items a seat may take (4.4). */
export const rewardOf = (state: Pick<State, 'ranking'>, seat: Seat): number =>
  REWARDS[Math.min(state.ranking.indexOf(seat), REWARDS.length - 1)]
