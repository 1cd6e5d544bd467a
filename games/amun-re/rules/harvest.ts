/** Harvest and further income (5.1 to 5.4): who is asked for cards, and what each province brings. */

import { swap } from '../../../kernel/frames.ts'
import type { Seat, Tell } from '../../../kernel/game.ts'
import { handSize, payOut } from './cards.ts'
import { EIGHT_GOLD } from './data.ts'
import { frame } from './frame.ts'
import { endRound } from './kingdom.ts'
import type { AmunReEvent, State } from './types.ts'
import { furtherOf, harvestOf } from './yields.ts'

/** Everybody in turn from the new start player on (5.1). */
export function beginIncome(state: State, tell?: Tell<AmunReEvent>): void {
  tell?.({ type: 'phase', phase: 5 })
  for (let seat = 0; seat < state.gold.length; seat++) {
    state.eight[seat] = -1
    state.increase[seat] = -1
  }
  askForIncome(state, state.start, tell)
}

/** Who holds any card is asked, fitting or not, until both kinds are played (R33); all others take their gold at once. */
export function askForIncome(state: State, seat: Seat, tell?: Tell<AmunReEvent>): void {
  const open = state.eight[seat] < 0 || state.increase[seat] < 0
  if (open && handSize(state, seat) > 0) swap(state, frame('income', seat))
  else takeIncome(state, seat, tell)
}

/** Pays the income of a seat and goes on to the next one. */
export function takeIncome(state: State, seat: Seat, tell?: Tell<AmunReEvent>): void {
  const harvest = harvestOf(state, seat)
  const further = furtherOf(state, seat)
  const eight = state.eight[seat] < 0 ? 0 : EIGHT_GOLD
  payOut(state, seat, harvest + further + eight)
  tell?.({ type: 'income', seat, harvest, further, eight })
  const next = (seat + 1) % state.gold.length
  if (next === state.start) endRound(state, tell)
  else askForIncome(state, next, tell)
}
