/** The sacrifice and what follows it without much thought: offers, corrections, items, income cards and bonus cards. */
import type { Rng, Seat } from '../../../../kernel/game.ts'
import { drawable } from '../../rules/cards.ts'
import {
  BONUS_KINDS,
  CAMEL_SPACES,
  CORRECTION_GOLD,
  EIGHT,
  EIGHT_GOLD,
  FIRST_BONUS,
  INCREASE,
  PROVINCES,
} from '../../rules/data.ts'
import { EIGHTS, INCREASES } from '../../rules/phases/income.ts'
import { TAKES } from '../../rules/phases/items.ts'
import { PLAIN, STEAL } from '../../rules/phases/sacrifice.ts'
import { allFreeFarms, farmersIn, stoneSupply } from '../../rules/provinces.ts'
import { DONE } from '../../rules/purchase.ts'
import { bonusGain } from '../../rules/score.ts'
import { rewardOf, templeSpace } from '../../rules/temple.ts'
import type { Action, State } from '../../rules/types.ts'
import { harvestsLeft } from '../worth/gold.ts'
import { mostFarmers, stonesWorth } from './buying.ts'
import { HABIT, type Habits } from './habit.ts'

/** What an offer goes by, in the order of the habits: one, farmers, income of camels, temples, gold. */
export function offerTerms(
  state: Pick<State, 'owned' | 'board' | 'gold' | 'farmers' | 'flat'>,
  seat: Seat,
): readonly number[] {
  const own = state.owned[seat]
  let farmers = 0
  let camels = 0
  let temples = 0
  for (let i = 0; i < own.length; i++) {
    const { camel, income } = PROVINCES[own[i]]
    farmers += farmersIn(state, own[i])
    temples += state.board.temples[own[i]]
    if (camel) camels += income
  }
  return [1, farmers, camels, temples, state.gold[seat]]
}

/** The more farmers and temples need a high temple and the more gold there is, the more is offered; theft for those who want little. */
export function offer(state: State, seat: Seat, rng: Rng, habits: Habits): Action {
  const gold = state.gold[seat]
  if (gold === 0) return STEAL
  const terms = offerTerms(state, seat)
  let wish = (habits[HABIT.offerSpread] * (rng.int(128) - 64)) / 64
  for (let i = 0; i < terms.length; i++) wish += terms[i] * habits[HABIT.offer + i]
  return wish < 0 ? STEAL : PLAIN[Math.min(gold - 1, Math.floor(wish))]
}

/** Whether a seat gains by a higher temple: its farmers and temples against its camels. */
export function wantsMore(state: State, seat: Seat): boolean {
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

/** The full hand of items that is worth most. */
export function takeItems(state: State, seat: Seat, rng: Rng, habits: Habits): Action {
  const reward = rewardOf(state, seat)
  const takes = TAKES[reward]
  const cards = drawable(state)
  const farms = allFreeFarms(state, seat)
  const supply = stoneSupply(state)
  const whim = rng.int(3)
  let best = takes[0]
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < takes.length; i++) {
    const take = takes[i]
    if (take.cards > cards || take.farmers > farms || take.stones > supply) continue
    const worth =
      take.cards * (habits[HABIT.takenCard] + whim) +
      take.farmers * habits[HABIT.takenFarmer] +
      (take.stones > 0 ? stonesWorth(state, seat, take.stones, false, habits) : 0)
    if (worth > most) {
      best = take
      most = worth
    }
  }
  return best
}

export function playForIncome(state: State, seat: Seat, habits: Habits): Action {
  const hand = state.held[seat]
  const own = state.owned[seat]
  if (hand[INCREASE] > 0 && state.increase[seat] < 0) {
    const province = mostFarmers(state, seat)
    if (province !== state.eight[seat] && farmersIn(state, province) >= habits[HABIT.increaseGain])
      return INCREASES[province]
  }
  if (hand[EIGHT] > 0 && state.eight[seat] < 0) {
    let best = -1
    let least = EIGHT_GOLD - habits[HABIT.eightGain]
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
