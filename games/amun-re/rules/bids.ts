/** What the markers on a province card say (2.2, 2.6): who is highest, and the lowest space above all others. */
import type { Seat } from '../../../kernel/game.ts'
import { BLOCKADE } from './data.ts'
import type { State } from './types.ts'

const BLOCKADE_BIT = 1 << BLOCKADE

/** The markers and the cards that lie open: all of it is public. */
type Bids = Pick<State, 'marker' | 'space' | 'faceUp'>

/** The seat whose marker is the highest on a province card, this seat's own left out; -1 if there is none. */
export function highest(state: Bids, province: number, without: Seat): Seat {
  let top = -1
  for (let seat = 0; seat < state.marker.length; seat++) {
    if (seat === without || state.marker[seat] !== province) continue
    if (top < 0 || state.space[seat] > state.space[top]) top = seat
  }
  return top
}

/** The lowest space a seat may use on a card (2.2): above all others, and two above a blockade (2.6, R15). */
export function lowestSpace(state: Bids, seat: Seat, province: number): number {
  const top = highest(state, province, seat)
  if (top < 0) return 0
  return state.space[top] + (state.faceUp[top] & BLOCKADE_BIT ? 2 : 1)
}
