/** Rule 4.2: who put a sacrifice correction in raises or lowers the total, one after the other (R26). */
import { type Phase, turnOf } from '../../../../kernel/flow.ts'
import { frameOf } from '../../../../kernel/frames.ts'
import type { Seat } from '../../../../kernel/game.ts'
import { listSales, SALES, sellCard, sellRefusal } from '../cards.ts'
import { CARD, CORRECTION_GOLD } from '../data.ts'
import { goOnCorrecting } from '../offering.ts'
import type { AmunReEvent, Correct, Sell, State } from '../types.ts'

export const CORRECTIONS: readonly Correct[] = [
  { type: 'correct', by: 'up' },
  { type: 'correct', by: 'down' },
]

export const correct: Phase<State, Correct | Sell, AmunReEvent> = {
  takes: ['correct', 'sell'],
  turn: state => turnOf(frameOf(state).seat),

  legal(state, seat) {
    const open: (Correct | Sell)[] = CORRECTIONS.slice()
    listSales(open, state.held[seat])
    return open
  },

  candidates: () => [...CORRECTIONS, ...SALES],

  why: (state, actor, action) =>
    action.type === 'sell' ? sellRefusal(state, actor as Seat, action.card) : undefined,

  apply(state, actor, action, tell) {
    const seat = actor as Seat
    if (action.type === 'sell') {
      sellCard(state, seat, CARD[action.card], tell)
      return
    }
    const seats = state.gold.length
    state.total += action.by === 'up' ? CORRECTION_GOLD : -CORRECTION_GOLD
    tell?.({ type: 'corrected', seat, total: state.total })
    goOnCorrecting(state, ((seat - state.start + seats) % seats) + 1, tell)
  },
}
