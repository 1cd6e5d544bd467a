/** Rule 3.3: bought or rewarded power cards are drawn one by one; only their owner sees them. */
import { chanceTurn, type Phase } from '../../../../kernel/flow.ts'
import { frameOf, leave, swap } from '../../../../kernel/frames.ts'
import { DECK, drawCard, source } from '../cards.ts'
import { CARD, CARD_IDS, COLOURS } from '../data.ts'
import { frame, NOTHING_USED } from '../frame.ts'
import { goOnTaking } from '../offering.ts'
import { openFarmers } from '../turns.ts'
import type { AmunReEvent, Draw, State } from '../types.ts'

/** By seat and kind: the draw of that card. */
const DRAWS: readonly (readonly Draw[])[] = COLOURS.map((_, seat) =>
  CARD_IDS.map(card => ({ type: 'draw', seat, card })),
)

export const draw: Phase<State, Draw, AmunReEvent> = {
  takes: ['draw'],
  turn: chanceTurn,
  legal: () => [],
  candidates: () => [],

  why: (state, _actor, { seat, card }) =>
    seat === frameOf(state).seat && source(state)[CARD[card]] > 0 ? undefined : '3.3',

  chance: (state, rng) => DRAWS[frameOf(state).seat][rng.draw(DECK, source(state))],

  apply(state, _actor, { seat, card }, tell) {
    const { cards } = frameOf(state)
    tell?.({ type: 'drew', seat })
    tell?.({ type: 'hand', seat, cards: [card], only: [seat] })
    drawCard(state, seat, CARD[card], tell)
    if (cards > 1) {
      swap(state, frame('draw', seat, cards - 1))
      return
    }
    leave(state)
    if (frameOf(state).phase === 'cards') openFarmers(state, seat, NOTHING_USED, tell)
    else goOnTaking(state, state.ranking.indexOf(seat) + 1, tell)
  },
}
