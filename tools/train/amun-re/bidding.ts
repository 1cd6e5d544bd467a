/** Bids without much thought: the province that is worth most above its price. */

import { bid as bidByWorth } from '../../../games/amun-re/bot/quick.ts'
import { fittingBonuses } from '../../../games/amun-re/bot/worth/gold.ts'
import { largestOfOthers, sizeOf } from '../../../games/amun-re/bot/worth/largest.ts'
import { PROVINCES } from '../../../games/amun-re/rules/data.ts'
import type { Action, State } from '../../../games/amun-re/rules/types.ts'
import type { Rng, Seat } from '../../../kernel/game.ts'
import { HABIT, type Habits } from './habit.ts'

/** How much a worth varies from trial to trial. */
const WHIM = 6

/** As in any trial, but by what provinces are worth to these habits. */
export const bid = (state: State, seat: Seat, rng: Rng, habits: Habits): Action =>
  bidByWorth(state, seat, rng, WHIM, (_state, _seat, province) => worthOf(state, seat, province, habits))

/** What a province on offer is worth to a seat, in gold. */
function worthOf(state: State, seat: Seat, province: number, habits: Habits): number {
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
