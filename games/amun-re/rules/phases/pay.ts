/** Rule 2.8: who bid more gold than there is sells exactly the cards that are missing, and picks which (R5). */
import { type Phase, turnOf } from '../../../../kernel/flow.ts'
import { frameOf } from '../../../../kernel/frames.ts'
import type { Seat } from '../../../../kernel/game.ts'
import { goOnPaying } from '../auction.ts'
import { listSales, SALES, sellCard, sellRefusal } from '../cards.ts'
import { CARD } from '../data.ts'
import type { AmunReEvent, Sell, State } from '../types.ts'

export const pay: Phase<State, Sell, AmunReEvent> = {
  takes: ['sell'],
  turn: state => turnOf(frameOf(state).seat),

  legal(state, seat) {
    const open: Sell[] = []
    listSales(open, state.held[seat])
    return open
  },

  candidates: () => SALES,
  why: (state, actor, { card }) => sellRefusal(state, actor as Seat, card),

  apply(state, actor, { card }, tell) {
    const seat = actor as Seat
    const seats = state.gold.length
    sellCard(state, seat, CARD[card], tell)
    goOnPaying(state, (seat - state.start + seats) % seats, tell)
  },
}
