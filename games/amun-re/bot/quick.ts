/** One sensible choice for each phase, without listing all: how everybody plays on in a trial. Close choices vary with the random source. */
import { frameOf } from '../../../kernel/frames.ts'
import type { Rng, Seat } from '../../../kernel/game.ts'
import { mayReturn } from '../rules/auction.ts'
import { lowestSpace } from '../rules/bids.ts'
import { drawable, SALES } from '../rules/cards.ts'
import {
  BIDS,
  BONUS_KINDS,
  BUILDER,
  BUILDER_STONES,
  CAMEL_SPACES,
  CARD_IDS,
  CORRECTION_GOLD,
  EIGHT,
  EIGHT_GOLD,
  FIRST_BONUS,
  FREE_FARMER,
  INCREASE,
  KINDS,
  PRICES,
  PROVINCES,
  ROUNDS,
  STONES_PER_PYRAMID,
} from '../rules/data.ts'
import { BID_AT } from '../rules/phases/bid.ts'
import { BONUSES } from '../rules/phases/bonus.ts'
import { CORRECTIONS } from '../rules/phases/correct.ts'
import { FREE_FARMERS } from '../rules/phases/farmers.ts'
import { EIGHTS, INCREASES } from '../rules/phases/income.ts'
import { TAKES } from '../rules/phases/items.ts'
import { ENCLOSURES, PLAIN, STEAL, spare } from '../rules/phases/sacrifice.ts'
import { BUILDERS } from '../rules/phases/stones.ts'
import {
  affordable,
  allFreeFarms,
  cardLimit,
  FARMERS,
  farmersIn,
  freeFarms,
  STONES_AT,
  stoneSupply,
} from '../rules/provinces.ts'
import { BUYS, DONE } from '../rules/purchase.ts'
import { bonusGain } from '../rules/score.ts'
import { rewardOf, templeSpace } from '../rules/temple.ts'
import type { Action, State } from '../rules/types.ts'
import { cardWorth, HARVEST, harvestsLeft, provinceWorth, stonesWorth } from './worth/gold.ts'

export function quick(state: State, seat: Seat, rng: Rng): Action {
  const frame = frameOf(state)
  switch (frame.phase) {
    case 'bid':
      return bid(state, seat, rng, WHIM, provinceWorth)
    case 'pay':
      return SALES[cheapest(state, seat, state.held[seat])]
    case 'cards':
      return buyCards(state, seat, rng)
    case 'farmers':
      return frame.farmers > 0
        ? FARMERS[bestFarm(state, seat)]
        : buyFarmers(state, seat, frame.bought, frame.played, rng)
    case 'stones':
      return frame.stones > 0
        ? layStone(state, seat, frame.played, rng)
        : buyStones(state, seat, frame.bought, frame.played, rng)
    case 'sacrifice':
      return state.offer[seat] !== 0 ? enclose(state, seat) : offer(state, seat, rng)
    case 'correct':
      return CORRECTIONS[wantsMore(state, seat) ? 0 : 1]
    case 'items':
      return takeItems(state, seat, rng)
    case 'settle':
      return frame.farmers > 0 ? FARMERS[bestFarm(state, seat)] : STONES_AT[bestPlace(state, seat, rng)]
    case 'income':
      return playForIncome(state, seat, INCREASE_GAIN, EIGHT_GAIN)
    case 'bonus':
      return BONUSES[metBonuses(state, seat)]
    default:
      throw new Error(`nobody is asked in the phase ${frame.phase}`)
  }
}

/** How much the worth of a province varies from trial to trial. */
const WHIM = 7

/** The province that is worth most above its price, seldom one step higher than needed. */
export function bid(
  state: State,
  seat: Seat,
  rng: Rng,
  whim: number,
  worthOf: (state: State, seat: Seat, province: number) => number,
): Action {
  const { offered } = state
  const gold = state.gold[seat]
  const returns = mayReturn(state, seat)
  let best = -1
  let bestSpace = 0
  let bestGain = Number.NEGATIVE_INFINITY
  let second = Number.NEGATIVE_INFINITY
  for (let i = 0; i < offered.length; i++) {
    const province = offered[i]
    if (province === state.marker[seat] && !returns) continue
    const space = lowestSpace(state, seat, province)
    if (space >= BIDS.length || BIDS[space] > gold) continue
    const gain = worthOf(state, seat, province) - BIDS[space] + rng.int(whim)
    if (gain > bestGain) {
      second = bestGain
      best = province
      bestSpace = space
      bestGain = gain
    } else if (gain > second) second = gain
  }
  if (bestSpace + 1 < BIDS.length && BIDS[bestSpace + 1] <= gold && rng.int(3) === 0) {
    if (bestGain - second > BIDS[bestSpace + 1] - BIDS[bestSpace]) bestSpace++
  }
  return BID_AT[best][0][bestSpace]
}

/** Of these cards the one that is missed least. */
function cheapest(state: State, seat: Seat, counts: readonly number[]): number {
  let best = -1
  let least = Number.POSITIVE_INFINITY
  for (let kind = 0; kind < KINDS; kind++) {
    if (counts[kind] === 0) continue
    const worth = cardWorth(state, seat, kind)
    if (worth < least) {
      best = kind
      least = worth
    }
  }
  return best
}

/** Gold that is kept back from a purchase. */
const reserve = (rng: Rng): number => rng.int(6)

function buyCards(state: State, seat: Seat, rng: Rng): Action {
  const wanted = state.round === ROUNDS ? rng.int(2) : 1 + rng.int(2)
  const gold = Math.max(0, state.gold[seat] - reserve(rng))
  const count = Math.min(wanted, cardLimit(state, seat), drawable(state), affordable(gold))
  return count === 0 ? DONE : BUYS.cards[count]
}

function buyFarmers(state: State, seat: Seat, bought: boolean, played: boolean, rng: Rng): Action {
  if (!played && state.held[seat][FREE_FARMER] > 0) return FREE_FARMERS[mostFarmers(state, seat)]
  if (bought) return DONE
  const most = Math.min(allFreeFarms(state, seat), farmersWanted(state))
  const count = Math.min(most, affordable(Math.max(0, state.gold[seat] - reserve(rng))))
  return count === 0 ? DONE : BUYS.farmers[count]
}

/** As many as each brings more than it costs. */
const farmersWanted = (state: State): number => (state.round === ROUNDS ? 1 : HARVEST * harvestsLeft(state))

/** The farm in the province with most farmers already, where a harvest increase pays best. */
function bestFarm(state: State, seat: Seat): number {
  const own = state.owned[seat]
  let best = -1
  let most = -1
  for (let i = 0; i < own.length; i++) {
    if (freeFarms(state, own[i]) === 0) continue
    const farmers = farmersIn(state, own[i])
    if (farmers > most) {
      best = own[i]
      most = farmers
    }
  }
  return best
}

export function mostFarmers(state: State, seat: Seat): number {
  const own = state.owned[seat]
  let best = own[0]
  for (let i = 1; i < own.length; i++) if (farmersIn(state, own[i]) > farmersIn(state, best)) best = own[i]
  return best
}

function buyStones(state: State, seat: Seat, bought: boolean, played: boolean, rng: Rng): Action {
  const helper = !played && state.held[seat][BUILDER] > 0
  if (helper) {
    const province = builderPlace(state, seat)
    if (province >= 0) return BUILDERS[province]
  }
  if (bought) return DONE
  const kept = reserve(rng)
  const most = Math.min(stoneSupply(state), affordable(Math.max(0, state.gold[seat] - kept)), 12)
  let best = 0
  let bestGain = 0
  for (let count = 1; count <= most; count++) {
    const gain = stonesWorth(state, seat, count, helper) - PRICES[count]
    if (gain > bestGain) {
      best = count
      bestGain = gain
    }
  }
  return best === 0 ? DONE : BUYS.stones[best]
}

export function builderPlace(state: State, seat: Seat): number {
  const own = state.owned[seat]
  let best = -1
  for (let i = 0; i < own.length; i++) {
    if (state.stones[own[i]] < BUILDER_STONES) continue
    if (best < 0 || state.pyramids[own[i]] < state.pyramids[best]) best = own[i]
  }
  return best
}

function layStone(state: State, seat: Seat, played: boolean, rng: Rng): Action {
  if (!played && state.held[seat][BUILDER] > 0) {
    const province = builderPlace(state, seat)
    if (province >= 0) return BUILDERS[province]
  }
  return STONES_AT[bestPlace(state, seat, rng)]
}

/** Where a stone helps most: what is nearly finished, then what lacks pyramids for a set. */
function bestPlace(state: State, seat: Seat, rng: Rng): number {
  const own = state.owned[seat]
  let best = own[0]
  let most = -100
  for (let i = 0; i < own.length; i++) {
    const score = 4 * state.stones[own[i]] - 3 * state.pyramids[own[i]] + rng.int(3)
    if (score > most) {
      best = own[i]
      most = score
    }
  }
  return best
}

function enclose(state: State, seat: Seat): Action {
  const spares = CARD_IDS.map((_, kind) => spare(state, seat, kind))
  return ENCLOSURES[cheapest(state, seat, spares)]
}

/** Mostly a little gold, at times none; in the last round, when gold is of little use any more, up to all of it. */
function offer(state: State, seat: Seat, rng: Rng): Action {
  const gold = state.gold[seat]
  if (gold === 0 || rng.int(5) === 0) return STEAL
  const most = Math.min(gold, state.round === ROUNDS ? LAST_OFFER : USUAL_OFFER)
  return PLAIN[Math.min(rng.int(most), rng.int(most))]
}

/** The highest offers that are made without thinking. */
const USUAL_OFFER = 6
const LAST_OFFER = 16

/** Whether a seat gains by a higher temple: its farmers and temples against its camels. */
function wantsMore(state: State, seat: Seat): boolean {
  return (
    worthOfTemple(state, seat, templeSpace(state.total + CORRECTION_GOLD)) >=
    worthOfTemple(state, seat, templeSpace(state.total - CORRECTION_GOLD))
  )
}

function worthOfTemple(state: State, seat: Seat, space: number): number {
  const own = state.owned[seat]
  let gold = 0
  for (let i = 0; i < own.length; i++) {
    gold +=
      farmersIn(state, own[i]) * space +
      (harvestsLeft(state) === 1 ? 3 : 0.5) * state.board.temples[own[i]] * space
    if (PROVINCES[own[i]].camel && space <= CAMEL_SPACES) gold += PROVINCES[own[i]].income
  }
  return gold
}

/** First the stones that finish a pyramid, then farmers if there are farms, then more stones or else cards. */
function takeItems(state: State, seat: Seat, rng: Rng): Action {
  const most = rewardOf(state, seat)
  const supply = stoneSupply(state)
  const finish = stonesToFinish(state, seat)
  let stones = finish <= Math.min(most, supply) ? finish : 0
  const wanted = state.round === ROUNDS ? 0 : harvestsLeft(state) === 1 ? rng.int(2) : most
  const farmers = Math.min(most - stones, allFreeFarms(state, seat), wanted)
  const rest = most - stones - farmers
  const cards = rng.int(2) === 0 ? 0 : Math.min(rest, drawable(state))
  stones += Math.min(rest - cards, supply - stones)
  return take(most, cards, farmers, stones)
}

/** How few stones finish a pyramid in an own province. */
function stonesToFinish(state: State, seat: Seat): number {
  const own = state.owned[seat]
  let most = 0
  for (let i = 0; i < own.length; i++) most = Math.max(most, state.stones[own[i]])
  return STONES_PER_PYRAMID - most
}

function take(most: number, cards: number, farmers: number, stones: number): Action {
  const takes = TAKES[most]
  for (let i = 0; i < takes.length; i++) {
    const one = takes[i]
    if (one.cards === cards && one.farmers === farmers && one.stones === stones) return one
  }
  return takes[0]
}

/** From which gain on a harvest increase and an "8 gold" are played. */
const INCREASE_GAIN = 3
const EIGHT_GAIN = 3

/** A harvest increase where there are most farmers, then an "8 gold" where the income is least, if they bring so much. */
export function playForIncome(state: State, seat: Seat, increaseGain: number, eightGain: number): Action {
  const hand = state.held[seat]
  const own = state.owned[seat]
  if (hand[INCREASE] > 0 && state.increase[seat] < 0) {
    const province = mostFarmers(state, seat)
    if (province !== state.eight[seat] && farmersIn(state, province) >= increaseGain)
      return INCREASES[province]
  }
  if (hand[EIGHT] > 0 && state.eight[seat] < 0) {
    let best = -1
    let least = EIGHT_GOLD - eightGain
    for (let i = 0; i < own.length; i++) {
      if (own[i] === state.increase[seat]) continue
      const income = incomeOf(state, own[i])
      if (income < least) {
        best = own[i]
        least = income
      }
    }
    if (best >= 0) return EIGHTS[best]
  }
  return DONE
}

export function incomeOf(state: State, province: number): number {
  const { income, camel } = PROVINCES[province]
  return farmersIn(state, province) * state.temple + (camel && state.temple > CAMEL_SPACES ? 0 : income)
}

/** The bonus cards in hand whose condition is met: a point now is better than one perhaps. */
export function metBonuses(state: State, seat: Seat): number {
  let set = 0
  for (let i = 0; i < BONUS_KINDS; i++) {
    const kind = FIRST_BONUS + i
    if (state.held[seat][kind] > 0 && bonusGain(state, seat, kind) > 0) set |= 1 << i
  }
  return set
}
