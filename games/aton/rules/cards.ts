/** Cards as counts by value: where the next one comes from, and every hand and allocation there is, made once and shared. */
import type { Seat } from '../../../kernel/game.ts'
import { HAND, SEATS } from './data.ts'
import type { Allocate, Counts, Deal, Deck, Exchange, Tie } from './types.ts'

export const size = (counts: readonly number[]): number => counts[0] + counts[1] + counts[2] + counts[3]

/** Empties counts in place. (The built-in fill costs more than four writes.) */
export function clear(counts: Counts): void {
  for (let kind = 0; kind < 4; kind++) counts[kind] = 0
}

/** What the next card of this deck is drawn from (R5, R6): the pile, then the cards under it, then all discards, then the cards set aside. */
export function nextCounts(deck: Deck): readonly number[] {
  if (size(deck.pile) > 0) return deck.pile
  if (deck.under.length > 0) return ONE[deck.under[0] - 1]
  if (size(deck.discards) + size(deck.swapped) > 0)
    return deck.discards.map((n, kind) => n + deck.swapped[kind])
  return ONE.map((_, kind) => deck.aside.filter(card => card === kind + 1).length)
}

/** Whether the pile and what lies under it are used up, so that the next card needs a shuffle. */
export const isUsedUp = (deck: Deck): boolean => size(deck.pile) === 0 && deck.under.length === 0

/** Makes the pile anew out of the discards, or, if there are none, out of the cards set aside (R5, R6). */
export function reshuffle(deck: Deck): void {
  deck.pile = nextCounts(deck).slice()
  if (size(deck.discards) + size(deck.swapped) === 0) deck.aside = []
  deck.discards = [0, 0, 0, 0]
  deck.swapped = [0, 0, 0, 0]
}

/** Names the two piles for the random source. */
export const PILES: readonly string[] = SEATS.map(seat => `${seat} cards`)

const ONE: readonly (readonly number[])[] = [
  [1, 0, 0, 0],
  [0, 1, 0, 0],
  [0, 0, 1, 0],
  [0, 0, 0, 1],
]

/** What a card of each kind adds to the number of a hand. */
export const WEIGHT: readonly number[] = [1, 5, 25, 125]

/** The number of a hand: a key into the tables below. */
export const handNumber = (hand: readonly number[]): number =>
  hand[0] + 5 * hand[1] + 25 * hand[2] + 125 * hand[3]

const EXCHANGE: Exchange = { type: 'exchange' }
const ALLOCATIONS: readonly Allocate[] = Array.from({ length: 256 }, (_, n) => ({
  type: 'allocate',
  cards: [n >> 6, (n >> 4) & 3, (n >> 2) & 3, n & 3].map(kind => kind + 1),
}))
const numberOf = ({ cards }: Allocate): number => cards.reduce((sum, card) => sum + WEIGHT[card - 1], 0)

const plain: Allocate[][] = []
for (const action of ALLOCATIONS) {
  const hand = numberOf(action)
  plain[hand] ??= []
  plain[hand].push(action)
}

/** By the number of a hand: every way to lay it, each once (R3). */
export const LAYINGS: readonly (readonly Allocate[])[] = plain

/** By the number of a hand: the same with the exchange first. */
export const LAYINGS_OR_EXCHANGE: readonly (readonly (Allocate | Exchange)[])[] = plain.map(
  all => all && [EXCHANGE, ...all],
)

/** By seat and the number of a hand: the deal of that hand. */
export const DEALS: readonly (readonly Deal[])[] = SEATS.map((_, seat: Seat) => {
  const deals: Deal[] = []
  for (let hand = 0; hand <= HAND * 125; hand++) {
    const cards = [hand % 5, Math.trunc(hand / 5) % 5, Math.trunc(hand / 25) % 5, Math.trunc(hand / 125)]
    if (size(cards) === HAND) deals[hand] = { type: 'deal', seat, cards }
  }
  return deals
})

/** By red's card - 1 and blue's card - 1: the draw of both for an order tie. */
export const TIES: readonly (readonly Tie[])[] = [1, 2, 3, 4].map(red =>
  [1, 2, 3, 4].map(blue => ({ type: 'tie', cards: [red, blue] })),
)
