/** What is worth considering in each phase, and how promising it looks: no sales without need, no bids far above their worth, few offers. */
import { frameOf } from '../../../kernel/frames.ts'
import type { Seat } from '../../../kernel/game.ts'
import { isOverbid, mayReturn, means } from '../rules/auction.ts'
import { lowestSpace } from '../rules/bids.ts'
import { drawable, handSize, SALES } from '../rules/cards.ts'
import {
  BIDS,
  BLOCKADE,
  BUILDER,
  BUILDER_STONES,
  CORRECTION,
  EIGHT,
  FREE_FARMER,
  INCREASE,
  KINDS,
  OVERBID,
  PRICES,
  PROVINCE,
  ROUNDS,
} from '../rules/data.ts'
import { BID_AT } from '../rules/phases/bid.ts'
import { BONUSES } from '../rules/phases/bonus.ts'
import { CORRECTIONS } from '../rules/phases/correct.ts'
import { FREE_FARMERS } from '../rules/phases/farmers.ts'
import { EIGHTS, INCREASES } from '../rules/phases/income.ts'
import { TAKES } from '../rules/phases/items.ts'
import { CORRECTED, ENCLOSURES, PLAIN, STEAL, STEAL_CORRECTED, spare } from '../rules/phases/sacrifice.ts'
import { BUILDERS } from '../rules/phases/stones.ts'
import {
  affordable,
  allFreeFarms,
  cardLimit,
  listFarmers,
  listStones,
  stoneSupply,
} from '../rules/provinces.ts'
import { DONE, listBuys } from '../rules/purchase.ts'
import { rewardOf } from '../rules/temple.ts'
import type { Action, State } from '../rules/types.ts'
import { incomeOf, metBonuses, mostFarmers } from './quick.ts'
import { HARVEST, harvestsLeft, provinceWorth, stonesWorth } from './worth/gold.ts'

export function choices(state: State, seat: Seat): readonly Action[] {
  const frame = frameOf(state)
  const open: Action[] = []
  switch (frame.phase) {
    case 'bid':
      listBids(open, state, seat)
      break
    case 'pay':
      for (let kind = 0; kind < KINDS; kind++) if (state.held[seat][kind] > 0) open.push(SALES[kind])
      break
    case 'cards': {
      const most = Math.min(cardLimit(state, seat), drawable(state), affordable(state.gold[seat]))
      listBuys(open, 'cards', most)
      break
    }
    case 'farmers':
      if (frame.farmers > 0) listFarmers(open, state, seat)
      else listFarmerSteps(open, state, seat)
      break
    case 'stones':
      if (frame.stones > 0) listStones(open, state, seat)
      else listStoneSteps(open, state, seat)
      if (!frame.played && state.held[seat][BUILDER] > 0) listBuilders(open, state, seat)
      break
    case 'sacrifice':
      listOffers(open, state, seat)
      break
    case 'correct':
      return CORRECTIONS
    case 'items':
      listTakes(open, state, seat)
      break
    case 'settle':
      if (frame.farmers > 0) listFarmers(open, state, seat)
      else listStones(open, state, seat)
      break
    case 'income':
      listIncomeCards(open, state, seat)
      break
    case 'bonus':
      open.push(BONUSES[metBonuses(state, seat)])
  }
  return open
}

function listBids(open: Action[], state: State, seat: Seat): void {
  const returns = mayReturn(state, seat)
  const most = means(state, seat)
  const blocks = state.held[seat][BLOCKADE] > 0 && (state.faceUp[seat] & (1 << BLOCKADE)) === 0
  const overbids =
    state.held[seat][OVERBID] > 0 && !returns && state.marker[seat] >= 0 && isOverbid(state, seat)
  for (let i = 0; i < state.offered.length; i++) {
    const province = state.offered[i]
    const back = province === state.marker[seat] && !returns
    if (back && !overbids) continue
    const lowest = lowestSpace(state, seat, province)
    const worth = provinceWorth(state, seat, province)
    for (let space = lowest; space < BIDS.length; space++) {
      const gold = BIDS[space]
      if (gold + (back ? 1 : 0) > most || (gold > 0 && gold > worth + DEAREST)) break
      open.push(BID_AT[province][back ? 2 : 0][space])
      if (blocks && !back && gold > 0 && gold < most) open.push(BID_AT[province][1][space])
    }
  }
}

/** How far above its rough worth a province is bid for. A free one always is, and there is one for everybody who must bid (R12). */
const DEAREST = 5

function listFarmerSteps(open: Action[], state: State, seat: Seat): void {
  const { bought, played } = frameOf(state)
  const most = Math.min(allFreeFarms(state, seat), affordable(state.gold[seat]))
  listBuys(open, 'farmers', bought ? 0 : most)
  if (!played && state.held[seat][FREE_FARMER] > 0) open.push(FREE_FARMERS[mostFarmers(state, seat)])
}

function listStoneSteps(open: Action[], state: State, seat: Seat): void {
  const most = Math.min(stoneSupply(state), affordable(state.gold[seat]))
  listBuys(open, 'stones', frameOf(state).bought ? 0 : most)
}

function listBuilders(open: Action[], state: State, seat: Seat): void {
  for (const province of state.owned[seat])
    if (state.stones[province] >= BUILDER_STONES) open.push(BUILDERS[province])
}

/** The offers that are tried: small ones each, large ones by steps. */
const OFFERS = [1, 2, 3, 4, 6, 8, 10, 13, 16, 20, 25]

function listOffers(open: Action[], state: State, seat: Seat): void {
  if (state.offer[seat] !== 0) {
    for (let kind = 0; kind < KINDS; kind++) if (spare(state, seat, kind) > 0) open.push(ENCLOSURES[kind])
    return
  }
  const gold = state.gold[seat]
  const corrects = state.held[seat][CORRECTION] > 0
  open.push(STEAL)
  if (corrects) open.push(STEAL_CORRECTED)
  for (let i = 0; i < OFFERS.length && OFFERS[i] <= gold; i++) {
    open.push(PLAIN[OFFERS[i] - 1])
    if (corrects && i % 2 === 0) open.push(CORRECTED[OFFERS[i] - 1])
  }
  if (gold === 0 && handSize(state, seat) > 0) open.push(PLAIN[0])
}

/** Only full hands: whoever takes less gives something away. */
function listTakes(open: Action[], state: State, seat: Seat): void {
  const takes = TAKES[rewardOf(state, seat)]
  const cards = drawable(state)
  const farms = allFreeFarms(state, seat)
  const supply = stoneSupply(state)
  const most = Math.min(rewardOf(state, seat), cards + farms + supply)
  for (const one of takes) {
    if (one.cards + one.farmers + one.stones < most) continue
    if (one.cards <= cards && one.farmers <= farms && one.stones <= supply) open.push(one)
  }
}

function listIncomeCards(open: Action[], state: State, seat: Seat): void {
  const own = state.owned[seat]
  const hand = state.held[seat]
  open.push(DONE)
  if (hand[EIGHT] > 0 && state.eight[seat] < 0) {
    for (const province of own)
      if (province !== state.increase[seat] && incomeOf(state, province) < 8) open.push(EIGHTS[province])
  }
  if (hand[INCREASE] > 0 && state.increase[seat] < 0) {
    const province = mostFarmers(state, seat)
    if (province !== state.eight[seat]) open.push(INCREASES[province])
  }
}

/** Proportions by what each choice seems to gain in gold. */
export function prior(state: State, seat: Seat, open: readonly Action[]): readonly number[] {
  const weights = new Array<number>(open.length)
  let best = Number.NEGATIVE_INFINITY
  for (let i = 0; i < open.length; i++) {
    weights[i] = gain(state, seat, open[i])
    best = Math.max(best, weights[i])
  }
  for (let i = 0; i < open.length; i++) weights[i] = Math.exp(Math.max(-4, (weights[i] - best) / SOFT))
  return weights
}

/** A choice that seems worse by so much gold is tried 2.7 times less. */
const SOFT = 5

function gain(state: State, seat: Seat, action: Action): number {
  switch (action.type) {
    case 'bid':
      return (
        provinceWorth(state, seat, PROVINCE[action.province]) - action.gold - (action.play === 'none' ? 0 : 3)
      )
    case 'buy':
      return purchaseGain(state, seat, action.item, action.count)
    case 'stone':
      return 3 * state.stones[PROVINCE[action.province]] - 2 * state.pyramids[PROVINCE[action.province]]
    case 'builder':
      return 6
    case 'free-farmer':
      return 4
    case 'eight':
      return 4 - incomeOf(state, PROVINCE[action.province])
    case 'take':
      return action.stones * 3 + action.farmers * HARVEST * harvestsLeft(state) * 0.8 + action.cards * 2.5
    default:
      return 0
  }
}

function purchaseGain(state: State, seat: Seat, item: string, count: number): number {
  if (item === 'cards') return (state.round === ROUNDS ? 1.5 : 2.5) * count - PRICES[count]
  if (item === 'stones')
    return stonesWorth(state, seat, count, false) - stonesWorth(state, seat, 0, false) - PRICES[count]
  return HARVEST * harvestsLeft(state) * count - PRICES[count]
}
