/** The course of a turn: the others give cards, the active player uses them one by one; after all turns come third cards or the rewards. */
import { swap } from '../../../kernel/frames.ts'
import type { Seat, Tell } from '../../../kernel/game.ts'
import { countLaid, next } from './pieces.ts'
import { giveReward } from './prizes.ts'
import { openTurn } from './round.ts'
import { bitOf, COUNT, lowestOf, membersOf } from './sets.ts'
import { type DahschurEvent, MARKET, NEUTRAL, type State } from './types.ts'

/** The cards that may follow those already given: different values, or, if there are none in hand, any (2.2, 2.3). */
export const giveable = (hand: number, given: number): number => hand & ~given || hand

/** Asks the other players for a card each, from this one on; who has no choice gives at once (2.1). Then the active player begins. */
export function askGivers(state: State, first: Seat, tell?: Tell<DahschurEvent>): void {
  for (let seat = first; seat !== state.active; seat = next(state, seat)) {
    const cards = cardsToGive(state, seat, tell)
    if (COUNT[cards] > 1) {
      swap(state, { phase: 'give', seat, card: 0, at: 0 })
      return
    }
    giveCard(state, seat, lowestOf(cards), tell)
  }
  nextCard(state, tell)
}

/** What a player may give or lay; in an emergency the hand is shown to all (2.3, A4). */
function cardsToGive(state: State, seat: Seat, tell?: Tell<DahschurEvent>): number {
  const hand = state.hands[seat]
  if ((hand & ~state.given) === 0) tell?.({ type: 'showed', seat, cards: membersOf(hand) })
  return giveable(hand, state.given)
}

export function giveCard(state: State, seat: Seat, card: number, tell?: Tell<DahschurEvent>): void {
  state.hands[seat] &= ~bitOf(card)
  state.row[seat] = card
  state.given |= bitOf(card)
  tell?.({ type: 'gave', seat, card })
}

/** The active player picks the next card of the row; the last one picks itself; after it the turn is over (2.4). */
export function nextCard(state: State, tell?: Tell<DahschurEvent>): void {
  let cards = 0
  let last = 0
  for (let from = 0; from < state.row.length; from++) {
    if (state.row[from] === 0) continue
    cards++
    last = from
  }
  if (cards === 0) endTurn(state, tell)
  else if (cards === 1) useCard(state, last, tell)
  else swap(state, { phase: 'use', seat: state.active, card: 0, at: 0 })
}

/** A card goes back to its owner, who lays it to the right of earlier ones (2.4); a market prince to its user (11.4); a neutral one to nobody (10.2). */
export function useCard(state: State, from: number, tell?: Tell<DahschurEvent>): void {
  const card = state.row[from]
  state.row[from] = 0
  tell?.({ type: 'used', seat: state.active, from, card })
  if (from === MARKET) {
    state.hired[state.active] = countLaid(state, state.active)
    layCard(state, state.active, card)
  } else if (from !== NEUTRAL) layCard(state, from, card)
  swap(state, { phase: 'area', seat: state.active, card, at: 0 })
}

function layCard(state: State, seat: Seat, card: number): void {
  state.laid[seat * 3 + countLaid(state, seat)] = card
}

/** The left neighbour becomes active (2.6); when all have been, third cards follow (10.3, 11.5), or the rewards (6.1). */
function endTurn(state: State, tell?: Tell<DahschurEvent>): void {
  const active = next(state, state.active)
  if (active !== state.start) {
    openTurn(state, active, tell)
    if (state.hands.length === 4) askGivers(state, next(state, active), tell)
  } else if (state.hands.length === 4) giveReward(state, 0, tell)
  else {
    state.given = 0
    askThirds(state, state.start, tell)
  }
}

/** Asks for third cards from this player on; who has no choice lays at once. Then the rewards. */
function askThirds(state: State, first: Seat, tell?: Tell<DahschurEvent>): void {
  const cards = cardsToGive(state, first, tell)
  if (COUNT[cards] > 1) swap(state, { phase: 'third', seat: first, card: 0, at: 0 })
  else layThird(state, first, lowestOf(cards), tell)
}

export function layThird(state: State, seat: Seat, card: number, tell?: Tell<DahschurEvent>): void {
  state.hands[seat] &= ~bitOf(card)
  state.given |= bitOf(card)
  layCard(state, seat, card)
  tell?.({ type: 'laid', seat, card })
  const neighbour = next(state, seat)
  if (neighbour === state.start) giveReward(state, 0, tell)
  else askThirds(state, neighbour, tell)
}
