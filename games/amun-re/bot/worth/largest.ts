/** How large provinces are and who has the largest of a side, counted in stones: pyramids, then what lies beside them. */
import type { Seat } from '../../../../kernel/game.ts'
import { STONES_PER_PYRAMID } from '../../rules/data.ts'
import type { State } from '../../rules/types.ts'

export const sizeOf = (state: State, province: number): number =>
  STONES_PER_PYRAMID * state.pyramids[province] + state.stones[province]

/** The size of the largest own province of a side. */
export function largestOf(state: State, seat: Seat, west: number): number {
  const own = state.owned[seat]
  let best = 0
  for (let i = 0; i < own.length; i++)
    if (state.board.west[own[i]] === west) best = Math.max(best, sizeOf(state, own[i]))
  return best
}

/** The size of the largest province of a side that somebody else owns. */
export function largestOfOthers(state: State, seat: Seat, west: number): number {
  let best = 0
  for (let other = 0; other < state.owned.length; other++)
    if (other !== seat) best = Math.max(best, largestOf(state, other, west))
  return best
}
