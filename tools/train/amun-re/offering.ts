/** The sacrifice and what follows it without much thought: offers and items. */

import { drawable } from '../../../games/amun-re/rules/cards.ts'
import { PROVINCES } from '../../../games/amun-re/rules/data.ts'
import { TAKES } from '../../../games/amun-re/rules/phases/items.ts'
import { PLAIN, STEAL } from '../../../games/amun-re/rules/phases/sacrifice.ts'
import { allFreeFarms, farmersIn, stoneSupply } from '../../../games/amun-re/rules/provinces.ts'
import { rewardOf } from '../../../games/amun-re/rules/temple.ts'
import type { Action, State } from '../../../games/amun-re/rules/types.ts'
import type { Rng, Seat } from '../../../kernel/game.ts'
import { stonesWorth } from './buying.ts'
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
