/** Purchases without much thought: cards, farmers and stones as long as the next one is worth its price, and where they go. */

import { builderPlace, mostFarmers } from '../../../games/amun-re/bot/quick.ts'
import { largestOfOthers, sizeOf } from '../../../games/amun-re/bot/worth/largest.ts'
import { drawable } from '../../../games/amun-re/rules/cards.ts'
import { BUILDER, FREE_FARMER, PRICES, STONES_PER_PYRAMID } from '../../../games/amun-re/rules/data.ts'
import type { Used } from '../../../games/amun-re/rules/frame.ts'
import { FREE_FARMERS } from '../../../games/amun-re/rules/phases/farmers.ts'
import { BUILDERS } from '../../../games/amun-re/rules/phases/stones.ts'
import {
  affordable,
  allFreeFarms,
  cardLimit,
  STONES_AT,
  stoneSupply,
} from '../../../games/amun-re/rules/provinces.ts'
import { BUYS, DONE } from '../../../games/amun-re/rules/purchase.ts'
import type { Action, State } from '../../../games/amun-re/rules/types.ts'
import type { Rng, Seat } from '../../../kernel/game.ts'
import { HABIT, type Habits } from './habit.ts'

/** More stones than this are not bought at once. */
const MOST_STONES = 12

/** How many things are bought of which each is worth so much: the next one costs one more than the last. */
const worthBuying = (worth: number, rng: Rng): number =>
  Math.max(0, Math.floor(worth - 0.5 + rng.int(64) / 32))

/** How many can be paid without touching what is kept back. */
const payable = (state: State, seat: Seat, reserve: number, rng: Rng): number =>
  affordable(Math.max(0, Math.floor(state.gold[seat] - Math.max(0, reserve) - rng.int(3))))

export function buyCards(state: State, seat: Seat, rng: Rng, habits: Habits): Action {
  const wanted = worthBuying(habits[HABIT.card], rng)
  const most = Math.min(cardLimit(state, seat), drawable(state))
  const count = Math.min(wanted, most, payable(state, seat, habits[HABIT.cardReserve], rng))
  return count === 0 ? DONE : BUYS.cards[count]
}

export function buyFarmers(state: State, seat: Seat, used: Used, rng: Rng, habits: Habits): Action {
  if (!used.played && state.held[seat][FREE_FARMER] > 0) return FREE_FARMERS[mostFarmers(state, seat)]
  if (used.bought) return DONE
  const wanted = Math.min(allFreeFarms(state, seat), worthBuying(habits[HABIT.farmer], rng))
  const count = Math.min(wanted, payable(state, seat, habits[HABIT.farmerReserve], rng))
  return count === 0 ? DONE : BUYS.farmers[count]
}

export function buyStones(state: State, seat: Seat, used: Used, rng: Rng, habits: Habits): Action {
  const helper = !used.played && state.held[seat][BUILDER] > 0
  if (helper) {
    const province = builderPlace(state, seat)
    if (province >= 0) return BUILDERS[province]
  }
  if (used.bought) return DONE
  const most = Math.min(
    stoneSupply(state),
    payable(state, seat, habits[HABIT.stoneReserve], rng),
    MOST_STONES,
  )
  let best = 0
  let bestGain = 0
  for (let count = 1; count <= most; count++) {
    const gain = stonesWorth(state, seat, count, helper, habits) - PRICES[count]
    if (gain > bestGain) {
      best = count
      bestGain = gain
    }
  }
  return best === 0 ? DONE : BUYS.stones[best]
}

/** What so many more stones are worth, laid where the fewest are missing first; a builder saves one of them. */
export function stonesWorth(
  state: State,
  seat: Seat,
  count: number,
  builder: boolean,
  habits: Habits,
): number {
  const own = state.owned[seat]
  const fewest = fewestPyramids(state, seat)
  let left = count
  let pyramids = 0
  let inSets = 0
  let helper = builder ? 1 : 0
  for (let need = 1; need <= STONES_PER_PYRAMID; need++) {
    for (let i = 0; i < own.length; i++) {
      if (STONES_PER_PYRAMID - state.stones[own[i]] !== need || need - helper > left) continue
      left -= need - helper
      helper = 0
      pyramids++
      if (state.pyramids[own[i]] === fewest) inSets++
    }
  }
  const more = Math.floor(left / STONES_PER_PYRAMID)
  return (
    (pyramids + more) * habits[HABIT.newPyramid] +
    inSets * habits[HABIT.newSet] +
    (left - STONES_PER_PYRAMID * more) * habits[HABIT.lyingStone]
  )
}

function fewestPyramids(state: State, seat: Seat): number {
  const own = state.owned[seat]
  let fewest = state.pyramids[own[0]]
  for (let i = 1; i < own.length; i++) fewest = Math.min(fewest, state.pyramids[own[i]])
  return fewest
}

export function layStone(state: State, seat: Seat, played: boolean, rng: Rng, habits: Habits): Action {
  if (!played && state.held[seat][BUILDER] > 0) {
    const province = builderPlace(state, seat)
    if (province >= 0) return BUILDERS[province]
  }
  return STONES_AT[bestPlace(state, seat, rng, habits)]
}

/** Where a stone helps most: what is nearly finished, what lacks pyramids for a set, what can become the largest. */
export function bestPlace(state: State, seat: Seat, rng: Rng, habits: Habits): number {
  const own = state.owned[seat]
  let best = own[0]
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < own.length; i++) {
    const province = own[i]
    let score =
      habits[HABIT.lying] * state.stones[province] +
      habits[HABIT.standing] * state.pyramids[province] +
      rng.int(3)
    const ahead = sizeOf(state, province) - largestOfOthers(state, seat, state.board.west[province])
    if (ahead <= 0 && ahead > -STONES_PER_PYRAMID) score += habits[HABIT.race]
    if (score > most) {
      best = province
      most = score
    }
  }
  return best
}
