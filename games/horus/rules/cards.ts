/** Horus cards as counts by kind (middle * 6 + corner): where the next one comes from, and how cards move between hands, discards and pile. */

import type { Seat, Tell } from '../../../kernel/game.ts'
import { listOf } from '../../../kernel/list.ts'
import { CARD_KINDS, CORNERS } from './data.ts'
import { middleOf } from './faces.ts'
import { rememberDraw, rememberShown, rememberShuffle } from './memory.ts'
import type { Counts, HorusEvent, State } from './types.ts'

export function size(counts: readonly number[]): number {
  let sum = 0
  for (let kind = 0; kind < counts.length; kind++) sum += counts[kind]
  return sum
}

export const noCards = (): Counts => listOf(CARD_KINDS, 0)

/** Whether there is nothing, found out without counting it. */
function isEmpty(counts: readonly number[]): boolean {
  for (let kind = 0; kind < counts.length; kind++) if (counts[kind] > 0) return false
  return true
}

/** The counts without the cards of the exhausted terrain. */
const liveOnly = (exhausted: number, counts: readonly number[]): Counts =>
  counts.map((n, card) => (middleOf(card) === exhausted ? 0 : n))

/** What the next card is drawn from: the pile, or, when that is used up, the discards that are still in play (5.5). */
export const drawCounts = (state: State): readonly number[] =>
  isEmpty(state.pile) ? liveOnly(state.exhausted, state.discards) : state.pile

/** Makes the pile anew if it is used up; cards of the exhausted terrain stay among the discards (5.5). */
function reshuffle(state: State, tell?: Tell<HorusEvent>): void {
  if (!isEmpty(state.pile)) return
  state.pile = liveOnly(state.exhausted, state.discards)
  for (let card = 0; card < CARD_KINDS; card++) state.discards[card] -= state.pile[card]
  rememberShuffle(state)
  tell?.({ type: 'reshuffled', cards: size(state.pile) })
}

/** A card is drawn: into the hand, or openly to the discards if its terrain is exhausted (5.4, 5.6). */
export function drawCard(state: State, seat: Seat, card: number, tell?: Tell<HorusEvent>): void {
  reshuffle(state, tell)
  state.pile[card]--
  if (middleOf(card) === state.exhausted) {
    state.discards[card]++
    tell?.({ type: 'discarded', seat, cards: [card], from: 'pile' })
    return
  }
  state.hands[seat][card]++
  state.handSizes[seat]++
  rememberDraw(state, seat)
  tell?.({ type: 'card', seat })
  tell?.({ type: 'hand', seat, card, only: [seat] })
}

/** A card leaves the hand and everybody sees it. */
export function showCard(state: State, seat: Seat, card: number): void {
  state.hands[seat][card]--
  state.handSizes[seat]--
  rememberShown(state, seat, card)
}

/** The first stack of terrain has been used up: everybody discards its cards, clockwise from the active player (5.6). */
export function discardTerrain(state: State, active: Seat, terrain: number, tell?: Tell<HorusEvent>): void {
  const seats = state.hands.length
  state.exhausted = terrain
  for (let i = 0; i < seats; i++) {
    const seat = (active + i) % seats
    const cards: number[] = []
    for (let card = terrain * CORNERS; card < (terrain + 1) * CORNERS; card++) {
      while (state.hands[seat][card] > 0) {
        showCard(state, seat, card)
        state.discards[card]++
        cards.push(card)
      }
    }
    if (cards.length > 0) tell?.({ type: 'discarded', seat, cards, from: 'hand' })
  }
}
