/** Bids without much thought: the province that is worth most above its price. */

import { fittingBonuses } from '../../../games/amun-re/bot/worth/gold.ts'
import { largestOfOthers, sizeOf } from '../../../games/amun-re/bot/worth/largest.ts'
import { mayReturn } from '../../../games/amun-re/rules/auction.ts'
import { lowestSpace } from '../../../games/amun-re/rules/bids.ts'
import { BIDS, PROVINCES } from '../../../games/amun-re/rules/data.ts'
import { BID_AT } from '../../../games/amun-re/rules/phases/bid.ts'
import type { Action, State } from '../../../games/amun-re/rules/types.ts'
import type { Rng, Seat } from '../../../kernel/game.ts'
import { HABIT, type Habits } from './habit.ts'

/** How much a worth varies from trial to trial. */
const WHIM = 6

/** The province that is worth most above its price, seldom one step higher than needed. */
export function bid(state: State, seat: Seat, rng: Rng, habits: Habits): Action {
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
    const gain = worthOf(state, seat, province, habits) - BIDS[space] + rng.int(WHIM)
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

/** What a province on offer is worth to a seat, in gold. */
export function worthOf(state: State, seat: Seat, province: number, habits: Habits): number {
  const { board } = state
  const printed = PROVINCES[province]
  const pyramids = state.pyramids[province]
  let worth =
    board.farms[province] * habits[HABIT.farm] +
    printed.printedFarmers * habits[HABIT.printedFarmer] +
    printed.income * habits[printed.camel ? HABIT.camelIncome : HABIT.income] +
    board.limit[province] * habits[HABIT.limit] +
    board.temples[province] * habits[HABIT.temple] +
    printed.freeCards * habits[HABIT.freeCard] +
    printed.freeGold * habits[HABIT.freeGold] +
    state.stones[province] * habits[HABIT.stone] +
    fittingBonuses(state, seat, province) * habits[HABIT.fit]
  if (pyramids > 0) {
    worth += pyramids * habits[HABIT.pyramid] + matched(state, seat, pyramids) * habits[HABIT.set]
    if (sizeOf(state, province) > largestOfOthers(state, seat, board.west[province]))
      worth += habits[HABIT.largest]
  }
  return worth
}

/** How many of these pyramids find one in each of the own provinces. */
function matched(state: State, seat: Seat, pyramids: number): number {
  const own = state.owned[seat]
  if (own.length === 0) return 0
  let fewest = pyramids
  for (let i = 0; i < own.length; i++) fewest = Math.min(fewest, state.pyramids[own[i]])
  return fewest
}
