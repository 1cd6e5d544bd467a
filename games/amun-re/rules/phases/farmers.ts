/** Rules 3.4 and 3.5: action b, buying farmers and placing them on empty farms; one free farmer on flat land (R21, R22). */
import { type Phase, turnOf } from '../../../../kernel/flow.ts'
import { frameOf } from '../../../../kernel/frames.ts'
import type { RuleId, Seat } from '../../../../kernel/game.ts'
import { pick } from '../../../../kernel/rng.ts'
import { discardCard, listSales, SALES, sellCard, sellRefusal } from '../cards.ts'
import { CARD, FREE_FARMER, PRICES, PROVINCE } from '../data.ts'
import { NOTHING_USED } from '../frame.ts'
import {
  affordable,
  allFreeFarms,
  farmerRefusal,
  forEachProvince,
  listFarmerCandidates,
  listFarmers,
  owns,
  placeFarmer,
  placeFreeFarmer,
} from '../provinces.ts'
import { BUYS, DONE, listBuys, payFor, pickPurchase } from '../purchase.ts'
import { openFarmers, openStones, placeFarmers } from '../turns.ts'
import type { AmunReEvent, Buy, Done, Farmer, FreeFarmer, Sell, State } from '../types.ts'

type Choice = Buy | Done | Farmer | FreeFarmer | Sell

export const FREE_FARMERS = forEachProvince<FreeFarmer>(province => ({ type: 'free-farmer', province }))

export const farmers: Phase<State, Choice, AmunReEvent> = {
  takes: ['buy', 'done', 'farmer', 'free-farmer', 'sell'],
  turn: state => turnOf(frameOf(state).seat),

  legal(state, seat) {
    const { farmers: left, bought, played } = frameOf(state)
    const open: Choice[] = []
    if (left > 0) listFarmers(open, state, seat)
    else {
      listBuys(open, 'farmers', bought ? 0 : mostFarmers(state, seat))
      if (!played && state.held[seat][FREE_FARMER] > 0) {
        for (let i = 0; i < state.owned[seat].length; i++) open.push(FREE_FARMERS[state.owned[seat][i]])
      }
    }
    listSales(open, state.held[seat])
    return open
  },

  pickOne(state, seat, rng) {
    const { farmers: left, bought } = frameOf(state)
    const hand = state.held[seat]
    if (left > 0 || hand[FREE_FARMER] > 0) return pick(rng, farmers.legal(state, seat))
    return pickPurchase(rng, 'farmers', bought ? 0 : mostFarmers(state, seat), hand)
  },

  candidates(state, seat) {
    const open: Choice[] = []
    if (frameOf(state).farmers > 0) listFarmerCandidates(open, state, seat)
    else {
      open.push(DONE, ...BUYS.farmers.slice(1, allFreeFarms(state, seat) + 1))
      for (const province of state.owned[seat]) open.push(FREE_FARMERS[province])
    }
    open.push(...SALES)
    return open
  },

  why(state, actor, action) {
    const seat = actor as Seat
    if (action.type === 'sell') return sellRefusal(state, seat, action.card)
    const placing = frameOf(state).farmers > 0
    if (action.type === 'farmer')
      return placing ? farmerRefusal(state, seat, PROVINCE[action.province]) : '3.4'
    if (placing) return '3.4' // what was bought is placed at once
    if (action.type === 'done') return undefined
    return action.type === 'buy'
      ? buyRefusal(state, seat, action)
      : freeFarmerRefusal(state, seat, PROVINCE[action.province])
  },

  apply(state, actor, action, tell) {
    const seat = actor as Seat
    const here = frameOf(state)
    switch (action.type) {
      case 'sell':
        sellCard(state, seat, CARD[action.card], tell)
        if (here.farmers === 0) openFarmers(state, seat, here, tell)
        break
      case 'farmer':
        placeFarmer(state, seat, PROVINCE[action.province], tell)
        placeFarmers(state, seat, here.farmers - 1, here, tell)
        break
      case 'buy':
        payFor(state, seat, action, tell)
        placeFarmers(state, seat, action.count, here, tell)
        break
      case 'free-farmer':
        discardCard(state, seat, FREE_FARMER)
        placeFreeFarmer(state, seat, PROVINCE[action.province], tell)
        openFarmers(state, seat, { bought: here.bought, played: true }, tell)
        break
      case 'done':
        openStones(state, seat, NOTHING_USED, tell)
    }
  },
}

const mostFarmers = (state: State, seat: Seat): number =>
  Math.min(allFreeFarms(state, seat), affordable(state.gold[seat]))

function buyRefusal(state: State, seat: Seat, { item, count }: Buy): RuleId | undefined {
  if (item !== 'farmers' || frameOf(state).bought || PRICES[count] > state.gold[seat]) return '3.1'
  return count <= allFreeFarms(state, seat) ? undefined : '3.4'
}

function freeFarmerRefusal(state: State, seat: Seat, province: number): RuleId | undefined {
  if (frameOf(state).played) return '7.2'
  return state.held[seat][FREE_FARMER] > 0 && owns(state, seat, province) ? undefined : '3.5'
}
