/** Rules 3.6 and 3.7: action c, buying stones and laying them in own provinces; one builder, also between two stones (R23). */
import { type Phase, turnOf } from '../../../../kernel/flow.ts'
import { frameOf } from '../../../../kernel/frames.ts'
import type { RuleId, Seat, Tell } from '../../../../kernel/game.ts'
import { pick } from '../../../../kernel/rng.ts'
import { discardCard, listSales, SALES, sellCard, sellRefusal } from '../cards.ts'
import { BUILDER, BUILDER_STONES, CARD, PRICES, PROVINCE } from '../data.ts'
import type { Used } from '../frame.ts'
import {
  affordable,
  forEachProvince,
  layStone,
  listStones,
  owns,
  raiseByBuilder,
  stoneRefusal,
  stoneSupply,
} from '../provinces.ts'
import { BUYS, DONE, listBuys, payFor, pickPurchase } from '../purchase.ts'
import { endTurn, layStones, openStones } from '../turns.ts'
import type { AmunReEvent, Builder, Buy, Done, Sell, State, Stone } from '../types.ts'

type Choice = Buy | Builder | Done | Sell | Stone

export const BUILDERS = forEachProvince<Builder>(province => ({ type: 'builder', province }))

export const stones: Phase<State, Choice, AmunReEvent> = {
  takes: ['buy', 'builder', 'done', 'sell', 'stone'],
  turn: state => turnOf(frameOf(state).seat),

  legal(state, seat) {
    const { stones: left, bought, played } = frameOf(state)
    const open: Choice[] = []
    if (left > 0) listStones(open, state, seat)
    else listBuys(open, 'stones', bought ? 0 : mostStones(state, seat))
    if (!played && state.held[seat][BUILDER] > 0) listBuilders(open, state, seat)
    listSales(open, state.held[seat])
    return open
  },

  pickOne(state, seat, rng) {
    const { stones: left, bought } = frameOf(state)
    const hand = state.held[seat]
    if (left > 0 || hand[BUILDER] > 0) return pick(rng, stones.legal(state, seat))
    return pickPurchase(rng, 'stones', bought ? 0 : mostStones(state, seat), hand)
  },

  candidates(state, seat) {
    const open: Choice[] = []
    if (frameOf(state).stones > 0) listStones(open, state, seat)
    else open.push(DONE, ...BUYS.stones.slice(1, affordable(state.gold[seat]) + 2))
    for (const province of state.owned[seat]) open.push(BUILDERS[province])
    open.push(...SALES)
    return open
  },

  why(state, actor, action) {
    const seat = actor as Seat
    if (action.type === 'sell') return sellRefusal(state, seat, action.card)
    if (action.type === 'builder') return builderRefusal(state, seat, PROVINCE[action.province])
    const laying = frameOf(state).stones > 0
    if (action.type === 'stone') return laying ? stoneRefusal(state, seat, PROVINCE[action.province]) : '3.6'
    if (laying) return '3.6' // what was bought is laid at once
    return action.type === 'done' ? undefined : buyRefusal(state, seat, action)
  },

  apply(state, actor, action, tell) {
    const seat = actor as Seat
    const here = frameOf(state)
    switch (action.type) {
      case 'sell':
        sellCard(state, seat, CARD[action.card], tell)
        goOn(state, seat, here, tell)
        break
      case 'stone':
        layStone(state, seat, PROVINCE[action.province], tell)
        layStones(state, seat, here.stones - 1, here, tell)
        break
      case 'buy':
        payFor(state, seat, action, tell)
        layStones(state, seat, action.count, here, tell)
        break
      case 'builder':
        discardCard(state, seat, BUILDER)
        raiseByBuilder(state, PROVINCE[action.province], tell)
        goOn(state, seat, { bought: here.bought, played: true }, tell)
        break
      case 'done':
        endTurn(state, seat, tell)
    }
  },
}

/** After a card has left the hand: goes on laying, or asks what else to do. */
function goOn(state: State, seat: Seat, used: Used, tell?: Tell<AmunReEvent>): void {
  const { stones: left } = frameOf(state)
  if (left > 0) layStones(state, seat, left, used, tell)
  else openStones(state, seat, used, tell)
}

function listBuilders(open: Choice[], state: State, seat: Seat): void {
  const own = state.owned[seat]
  for (let i = 0; i < own.length; i++) {
    if (state.stones[own[i]] >= BUILDER_STONES) open.push(BUILDERS[own[i]])
  }
}

const mostStones = (state: State, seat: Seat): number =>
  Math.min(stoneSupply(state), affordable(state.gold[seat]))

function buyRefusal(state: State, seat: Seat, { item, count }: Buy): RuleId | undefined {
  if (item !== 'stones' || frameOf(state).bought || PRICES[count] > state.gold[seat]) return '3.1'
  return count <= stoneSupply(state) ? undefined : '3.6'
}

function builderRefusal(state: State, seat: Seat, province: number): RuleId | undefined {
  if (frameOf(state).played) return '7.2'
  const able = owns(state, seat, province) && state.stones[province] >= BUILDER_STONES
  return able && state.held[seat][BUILDER] > 0 ? undefined : '3.7'
}
