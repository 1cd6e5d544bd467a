/** Rule 1.4: free power cards are dealt face down under the province cards; nobody sees them before the province is acquired (R3). */
import { chanceTurn, type Phase } from '../../../../kernel/flow.ts'
import { frameOf } from '../../../../kernel/frames.ts'
import { DECK, drawCard, source } from '../cards.ts'
import { CARD, CARD_IDS, PROVINCE } from '../data.ts'
import { dealFree, freePlace } from '../free.ts'
import { forEachProvince } from '../provinces.ts'
import type { AmunReEvent, Deal, State } from '../types.ts'

/** By province and kind: the deal of that card. */
const DEALS = forEachProvince<readonly Deal[]>(province =>
  CARD_IDS.map(card => ({ type: 'deal', province, card })),
)

export const free: Phase<State, Deal, AmunReEvent> = {
  takes: ['deal'],
  turn: chanceTurn,
  legal: () => [],
  candidates: () => [],

  why: (state, _actor, { province, card }) =>
    PROVINCE[province] === next(state) && source(state)[CARD[card]] > 0 ? undefined : '1.4',

  chance: (state, rng) => DEALS[next(state)][rng.draw(DECK, source(state))],

  apply(state, _actor, { province, card }, tell) {
    const dealt = frameOf(state).cards
    tell?.({ type: 'dealt', province })
    drawCard(state, freePlace(state, dealt), CARD[card], tell)
    dealFree(state, dealt + 1, tell)
  },
}

/** The province whose free card is dealt now. */
const next = (state: State): number =>
  state.offered[freePlace(state, frameOf(state).cards) - state.gold.length]
