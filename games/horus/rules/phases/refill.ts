/** Rules 1.1 and 5.4 to 5.6: hands are filled up to five Horus cards, one card after the other, clockwise from the active player. */
import { chanceTurn, type Phase } from '../../../../kernel/flow.ts'
import { frameOf } from '../../../../kernel/frames.ts'
import type { Seat } from '../../../../kernel/game.ts'
import { drawCard, drawCounts } from '../cards.ts'
import { CARD_KINDS, HAND, SEATS } from '../data.ts'
import { PILE } from '../memory.ts'
import { afterRefill } from '../turn.ts'
import type { Card, HorusEvent, State } from '../types.ts'

/** By seat and card: the draw of that card. */
const DRAWS: readonly (readonly Card[])[] = SEATS.map((_, seat) =>
  Array.from({ length: CARD_KINDS }, (_, card) => ({ type: 'card', seat, card })),
)

export const refill: Phase<State, Card, HorusEvent> = {
  takes: ['card'],
  turn: chanceTurn,
  legal: () => [],
  candidates: () => [],
  why: (state, _actor, { seat, card }) =>
    seat === nextSeat(state) && drawCounts(state)[card] > 0 ? undefined : '5.4',
  chance: (state, rng) => DRAWS[nextSeat(state)][rng.draw(PILE, drawCounts(state))],

  apply(state, _actor, { seat, card }, tell) {
    drawCard(state, seat, card, tell)
    if (state.handSizes[nextSeat(state)] === HAND) afterRefill(state, tell)
  },
}

/** Who draws next: the first seat, from that of the frame on, whose hand is not full; that of the frame if all are. */
function nextSeat(state: State): Seat {
  const { seat } = frameOf(state)
  const seats = state.handSizes.length
  for (let i = 0; i < seats; i++) {
    const next = (seat + i) % seats
    if (state.handSizes[next] < HAND) return next
  }
  return seat
}
