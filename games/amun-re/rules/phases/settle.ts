/** Rule 4.5: farmers and stones that were taken are placed at once, one by one; neither free farmer nor builder can be used (R31). */
import { type Phase, turnOf } from '../../../../kernel/flow.ts'
import { frameOf } from '../../../../kernel/frames.ts'
import type { Seat } from '../../../../kernel/game.ts'
import { listSales, SALES, sellCard, sellRefusal } from '../cards.ts'
import { CARD, PROVINCE } from '../data.ts'
import { settle as goOn } from '../offering.ts'
import {
  farmerRefusal,
  layStone,
  listFarmerCandidates,
  listFarmers,
  listStones,
  placeFarmer,
  stoneRefusal,
} from '../provinces.ts'
import type { AmunReEvent, Farmer, Sell, State, Stone } from '../types.ts'

type Choice = Farmer | Sell | Stone

export const settle: Phase<State, Choice, AmunReEvent> = {
  takes: ['farmer', 'sell', 'stone'],
  turn: state => turnOf(frameOf(state).seat),

  legal(state, seat) {
    const open: Choice[] = []
    if (frameOf(state).farmers > 0) listFarmers(open, state, seat)
    else listStones(open, state, seat)
    listSales(open, state.held[seat])
    return open
  },

  candidates(state, seat) {
    const open: Choice[] = []
    if (frameOf(state).farmers > 0) listFarmerCandidates(open, state, seat)
    else listStones(open, state, seat)
    open.push(...SALES)
    return open
  },

  why(state, actor, action) {
    const seat = actor as Seat
    if (action.type === 'sell') return sellRefusal(state, seat, action.card)
    const province = PROVINCE[action.province]
    const farming = frameOf(state).farmers > 0
    if (farming !== (action.type === 'farmer')) return '4.5'
    return farming ? farmerRefusal(state, seat, province) : stoneRefusal(state, seat, province)
  },

  apply(state, actor, action, tell) {
    const seat = actor as Seat
    const { cards, farmers, stones } = frameOf(state)
    if (action.type === 'sell') {
      sellCard(state, seat, CARD[action.card], tell)
      return
    }
    const province = PROVINCE[action.province]
    if (action.type === 'farmer') {
      placeFarmer(state, seat, province, tell)
      goOn(state, seat, { cards, farmers: farmers - 1, stones }, tell)
    } else {
      layStone(state, seat, province, tell)
      goOn(state, seat, { cards, farmers, stones: stones - 1 }, tell)
    }
  },
}
