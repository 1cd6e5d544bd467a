/**
 * Power cards as counts by kind: hands, deck and discard, and what everybody can know of hidden hands. A shuffle parts the cards: those drawn
 * before it are, together, all that were not discarded by then; those drawn after it come from the discard. So each held card remembers its shuffle.
 */
import type { RuleId, Seat, Tell } from '../../../kernel/game.ts'
import { listOf } from '../../../kernel/list.ts'
import { CARD, CARD_IDS, KINDS } from './data.ts'
import type { AmunReEvent, Counts, Sell, State } from './types.ts'

/** Names the deck for the random source. */
export const DECK = 'power cards'

/** How many cards these are. Written out because every step of a match counts hands and deck. */
export function size(of: readonly number[]): number {
  const early = of[0] + of[1] + of[2] + of[3] + of[4] + of[5]
  return early + of[6] + of[7] + of[8] + of[9] + of[10] + of[11]
}

/** How many power cards a seat has in hand: a public number. */
export const handSize = (state: State, seat: Seat): number => size(state.held[seat])

/** How many cards can still be drawn (3.3): deck and discard together. */
export const drawable = (state: State): number => size(state.deck) + size(state.discard)

/** What the next card is drawn from: the deck, or the discard if the deck is used up and the shuffle falls due now (R6). */
export const source = (state: State): Counts => (size(state.deck) > 0 ? state.deck : state.discard)

/** Draws a card to a hand or under a province card; the last card of the deck brings the discard in as a new one (3.3, R6). */
export function drawCard(state: State, place: number, kind: number, tell?: Tell<AmunReEvent>): void {
  if (size(state.deck) === 0) reshuffle(state, tell)
  state.deck[kind]--
  state.held[place][kind]++
  if (size(state.deck) === 0 && size(state.discard) > 0) reshuffle(state, tell)
}

/** From now on the cards held so far are those of an older shuffle. Shuffles of which nothing is held any more are forgotten. */
function reshuffle(state: State, tell?: Tell<AmunReEvent>): void {
  const layer: number[] = []
  for (let place = 0; place < state.held.length; place++) {
    for (let kind = 0; kind < KINDS; kind++) {
      let count = state.held[place][kind]
      for (const older of state.older) count -= older[place * KINDS + kind]
      layer.push(count)
    }
  }
  state.older.push(layer)
  state.lacks.push(listOf(state.held.length, 0))
  const alive = state.older.map(older => older.some(count => count > 0))
  state.older = state.older.filter((_, i) => alive[i])
  state.lacks = state.lacks.filter((_, i) => alive[i])
  const empty = state.deck // and so, from now on, the discard
  state.deck = state.discard
  state.discard = empty
  tell?.({ type: 'reshuffled' })
}

/**
 * A card leaves a hand, face up. Of equal cards the one that has been held longest goes, and everybody sees which card of the hand it was: so
 * they learn that the cards of older shuffles in this hand are none of this kind.
 */
export function showCard(state: State, seat: Seat, kind: number): void {
  state.held[seat][kind]--
  for (let layer = 0; layer < state.older.length; layer++) {
    const older = state.older[layer]
    if (older[seat * KINDS + kind] > 0) {
      older[seat * KINDS + kind]--
      return
    }
    if (isAnyOlder(older, seat)) state.lacks[layer][seat] |= 1 << kind
  }
}

function isAnyOlder(older: readonly number[], place: number): boolean {
  for (let i = place * KINDS; i < (place + 1) * KINDS; i++) if (older[i] > 0) return true
  return false
}

/** A card is used: from the hand to the discard. */
export function discardCard(state: State, seat: Seat, kind: number): void {
  showCard(state, seat, kind)
  state.discard[kind]++
}

/** A card is sold to the bank (7.1). */
export function sellCard(state: State, seat: Seat, kind: number, tell?: Tell<AmunReEvent>): void {
  discardCard(state, seat, kind)
  payOut(state, seat, 1)
  tell?.({ type: 'sold', seat, card: CARD_IDS[kind] })
}

/** All cards of a hand are sold. */
export function sellAll(state: State, seat: Seat, tell?: Tell<AmunReEvent>): void {
  for (let kind = 0; kind < KINDS; kind++) {
    while (state.held[seat][kind] > 0) sellCard(state, seat, kind, tell)
  }
}

/** The owner takes the free cards from under a province card, and only now sees them (2.9). */
export function takeFree(state: State, seat: Seat, place: number, tell?: Tell<AmunReEvent>): void {
  if (size(state.held[place]) === 0) return
  tell?.({ type: 'hand', seat, cards: spellCards(state.held[place]), only: [seat] })
  for (let kind = 0; kind < KINDS; kind++) {
    state.held[seat][kind] += state.held[place][kind]
    state.held[place][kind] = 0
    for (const older of state.older) {
      older[seat * KINDS + kind] += older[place * KINDS + kind]
      older[place * KINDS + kind] = 0
    }
  }
}

/** The names of these cards. */
export function spellCards(counts: readonly number[]): string[] {
  return counts.flatMap((count, kind) => new Array<string>(count).fill(CARD_IDS[kind]))
}

/** Gold from the bank to a seat. */
export function payOut(state: State, seat: Seat, gold: number): void {
  state.gold[seat] += gold
  state.bank -= gold
}

/** Gold from a seat to the bank. */
export function payIn(state: State, seat: Seat, gold: number): void {
  state.gold[seat] -= gold
  state.bank += gold
}

/** One sale for every kind of card. */
export const SALES: readonly Sell[] = CARD_IDS.map(card => ({ type: 'sell', card }))

/** A seat may sell any card it holds, in every decision of its own (7.1, R4). */
export function sellRefusal(state: State, seat: Seat, card: string): RuleId | undefined {
  return state.held[seat][CARD[card]] > 0 ? undefined : '7.1'
}

/** How many sales a seat with this hand may make. */
export function countSales(hand: Counts): number {
  let count = 0
  for (let kind = 0; kind < KINDS; kind++) if (hand[kind] > 0) count++
  return count
}

/** The one that `listSales` lists at this place. */
export function saleAt(hand: Counts, place: number): Sell {
  let kind = 0
  for (let left = place; left > 0 || hand[kind] === 0; kind++) if (hand[kind] > 0) left--
  return SALES[kind]
}

/** Adds the sales a seat may make to a list. */
export function listSales<A>(list: (A | Sell)[], hand: Counts): void {
  for (let kind = 0; kind < KINDS; kind++) if (hand[kind] > 0) list.push(SALES[kind])
}
