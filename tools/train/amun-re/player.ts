/** A player who goes by habits, whose matches the evaluation is learned from: what habits say nothing about is done as in any trial. */
import { playForIncome, quick } from '../../../games/amun-re/bot/quick.ts'
import { STONES_AT } from '../../../games/amun-re/rules/provinces.ts'
import type { Action, State } from '../../../games/amun-re/rules/types.ts'
import { frameOf } from '../../../kernel/frames.ts'
import type { Rng, Seat } from '../../../kernel/game.ts'
import { bid } from './bidding.ts'
import { bestPlace, buyCards, buyFarmers, buyStones, layStone } from './buying.ts'
import { HABIT, type Habits } from './habit.ts'
import { offer, takeItems } from './offering.ts'

/** One choice by these habits. */
export function playBy(habits: Habits, state: State, seat: Seat, rng: Rng): Action {
  const frame = frameOf(state)
  switch (frame.phase) {
    case 'bid':
      return bid(state, seat, rng, habits)
    case 'cards':
      return buyCards(state, seat, rng, habits)
    case 'farmers':
      return frame.farmers > 0 ? quick(state, seat, rng) : buyFarmers(state, seat, frame, rng, habits)
    case 'stones':
      return frame.stones > 0
        ? layStone(state, seat, frame.played, rng, habits)
        : buyStones(state, seat, frame, rng, habits)
    case 'sacrifice':
      return state.offer[seat] !== 0 ? quick(state, seat, rng) : offer(state, seat, rng, habits)
    case 'items':
      return takeItems(state, seat, rng, habits)
    case 'settle':
      return frame.farmers > 0 ? quick(state, seat, rng) : STONES_AT[bestPlace(state, seat, rng, habits)]
    case 'income':
      return playForIncome(state, seat, habits[HABIT.increaseGain], habits[HABIT.eightGain])
    default:
      return quick(state, seat, rng)
  }
}
