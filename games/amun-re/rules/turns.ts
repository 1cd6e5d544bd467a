/** The actions of the players (3.1 to 3.7): cards, then farmers, then stones, and on to the next player. Carries out what leaves no choice. */
import { swap } from '../../../kernel/frames.ts'
import type { Seat, Tell } from '../../../kernel/game.ts'
import { drawable, handSize } from './cards.ts'
import { frame, NOTHING_USED, stepFrame, type Used } from './frame.ts'
import { beginSacrifice } from './offering.ts'
import { allFreeFarms, cardLimit, fillOnlyFarm, fillOnlyProvince, stoneSupply } from './provinces.ts'
import type { AmunReEvent, State } from './types.ts'

export function beginTurns(state: State, tell?: Tell<AmunReEvent>): void {
  tell?.({ type: 'phase', phase: 3 })
  openCards(state, state.start, tell)
}

/** Action a: asked are those who may buy a card and could pay one, by selling another at worst. */
export function openCards(state: State, seat: Seat, tell?: Tell<AmunReEvent>): void {
  const limit = cardLimit(state, seat)
  const able = handSize(state, seat) > 0 || (state.gold[seat] > 0 && drawable(state) > 0)
  if (limit > 0 && able) swap(state, frame('cards', seat))
  else openFarmers(state, seat, NOTHING_USED, tell)
}

/** Action b, and the free farmer. */
export function openFarmers(state: State, seat: Seat, used: Used, tell?: Tell<AmunReEvent>): void {
  if (isAsked(state, seat, used, allFreeFarms(state, seat))) swap(state, stepFrame('farmers', seat, 0, used))
  else openStones(state, seat, NOTHING_USED, tell)
}

/** Whether this seat may still buy one of so many, or play the card of the action: everybody with a card in hand is asked for it, fitting or not. */
function isAsked(state: State, seat: Seat, used: Used, supply: number): boolean {
  const cards = handSize(state, seat) > 0
  const mayBuy = !used.bought && (cards || state.gold[seat] > 0) && supply > 0
  return mayBuy || (cards && !used.played)
}

/** Bought farmers are placed one by one, as far as there is a choice. */
export function placeFarmers(
  state: State,
  seat: Seat,
  left: number,
  { played }: Used,
  tell?: Tell<AmunReEvent>,
): void {
  const rest = fillOnlyFarm(state, seat, left, tell)
  if (rest > 0) swap(state, stepFrame('farmers', seat, rest, { bought: true, played }))
  else openFarmers(state, seat, { bought: true, played }, tell)
}

/** Action c, and the builder. */
export function openStones(state: State, seat: Seat, used: Used, tell?: Tell<AmunReEvent>): void {
  if (isAsked(state, seat, used, stoneSupply(state))) swap(state, stepFrame('stones', seat, 0, used))
  else endTurn(state, seat, tell)
}

/** Bought stones are laid one by one; with a single province and no card for a builder in between there is no choice. */
export function layStones(
  state: State,
  seat: Seat,
  left: number,
  { played }: Used,
  tell?: Tell<AmunReEvent>,
): void {
  const builder = !played && handSize(state, seat) > 0
  const rest = builder ? left : fillOnlyProvince(state, seat, left, tell)
  if (rest > 0) swap(state, stepFrame('stones', seat, rest, { bought: true, played }))
  else openStones(state, seat, { bought: true, played }, tell)
}

/** The next player clockwise, or the sacrifice. */
export function endTurn(state: State, seat: Seat, tell?: Tell<AmunReEvent>): void {
  const next = (seat + 1) % state.gold.length
  if (next === state.start) beginSacrifice(state, tell)
  else openCards(state, next, tell)
}
