/** Rules 3.1 to 3.3: action a, buying power cards up to the highest limit of the own provinces (R19, R20). */
import { type Phase, turnOf } from '../../../../kernel/flow.ts'
import { enter, frameOf } from '../../../../kernel/frames.ts'
import type { RuleId, Seat } from '../../../../kernel/game.ts'
import { drawable, listSales, SALES, sellCard, sellRefusal } from '../cards.ts'
import { CARD, PRICES } from '../data.ts'
import { frame, NOTHING_USED } from '../frame.ts'
import { affordable, cardLimit } from '../provinces.ts'
import { BUYS, DONE, listBuys, payFor, pickPurchase } from '../purchase.ts'
import { openCards, openFarmers } from '../turns.ts'
import type { AmunReEvent, Buy, Done, Sell, State } from '../types.ts'

const HIGHEST_LIMIT = 4

export const cards: Phase<State, Buy | Done | Sell, AmunReEvent> = {
  takes: ['buy', 'done', 'sell'],
  turn: state => turnOf(frameOf(state).seat),

  legal(state, seat) {
    const open: (Buy | Done | Sell)[] = []
    listBuys(open, 'cards', mostCards(state, seat))
    listSales(open, state.held[seat])
    return open
  },

  pickOne: (state, seat, rng) => pickPurchase(rng, 'cards', mostCards(state, seat), state.held[seat]),

  candidates: () => [DONE, ...BUYS.cards.slice(1, HIGHEST_LIMIT + 1), ...SALES],

  why(state, actor, action) {
    const seat = actor as Seat
    if (action.type === 'sell') return sellRefusal(state, seat, action.card)
    return action.type === 'done' ? undefined : refusal(state, seat, action)
  },

  apply(state, actor, action, tell) {
    const seat = actor as Seat
    if (action.type === 'sell') {
      sellCard(state, seat, CARD[action.card], tell)
      openCards(state, seat, tell)
    } else if (action.type === 'done') {
      openFarmers(state, seat, NOTHING_USED, tell)
    } else {
      payFor(state, seat, action, tell)
      enter(state, frame('draw', seat, action.count))
    }
  },
}

const mostCards = (state: State, seat: Seat): number =>
  Math.min(cardLimit(state, seat), drawable(state), affordable(state.gold[seat]))

function refusal(state: State, seat: Seat, { item, count }: Buy): RuleId | undefined {
  if (item !== 'cards' || PRICES[count] > state.gold[seat]) return '3.1'
  if (count > cardLimit(state, seat)) return '3.2'
  return count <= drawable(state) ? undefined : '3.3'
}
