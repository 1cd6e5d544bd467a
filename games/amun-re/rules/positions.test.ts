/** Named positions with the number of different action sequences, counted to a small depth: any change of a rule changes a count. */
import { describe, expect, test } from 'vitest'
import { seeded } from '../../../kernel/rng.ts'
import { countSequences } from '../../../kernel/testing.ts'
import { amunRe } from './index.ts'
import { auction, income, offering, RED, scoring, turn } from './position.ts'
import type { State } from './types.ts'

const count = (state: State, depth: number) => countSequences(amunRe, state, depth, seeded('positions'))
const counts = (state: State, ...depths: number[]) => depths.map(depth => count(state, depth))

describe('action sequences', () => {
  test('the first bids: six spaces on each of three cards, then on two of them and what is above the first', () => {
    const state = auction({ seats: 3 }, 'abu sawu abydos')
    // After a bid on space s of a card, 12 bids on the others and 5 - s above it.
    expect(counts(state, 1, 2)).toEqual([18, 3 * (6 * 12 + (5 + 4 + 3 + 2 + 1 + 0))])
  })

  test('a blockade doubles the bids and leaves one card less to pay with', () => {
    const state = auction({ seats: 3, gold: { red: 3 }, hands: { red: 'blockade' } }, 'abu sawu abydos')
    expect(counts(state, 1)).toEqual([3 * 3 + 3 * 3 + 1])
  })

  test('the longest list of bids: five cards with nine spaces, with and without a blockade', () => {
    const state = auction(
      { seats: 5, gold: { red: 40 }, hands: { red: 'blockade' } },
      'abu sawu abydos memphis kharga',
    )
    expect(counts(state, 1)).toEqual([2 * 45 + 1])
  })

  test('purchases: up to three cards, two farmers, five stones in one province', () => {
    const state = turn({ seats: 3, owned: { red: 'memphis' }, gold: { red: 15 } }, RED)
    expect(counts(state, 1)).toEqual([1 + 3])
    // Mendes allows no cards: done or one or two farmers; then stones for the gold that is left, for black if none is.
    const farming = turn({ seats: 3, owned: { red: 'mendes' }, gold: { red: 3 } }, RED)
    expect(counts(farming, 1, 2)).toEqual([3, 3 + 2 + 6])
  })

  test('stones in two provinces, with a builder in hand', () => {
    const given = { seats: 3, owned: { red: 'buto mendes' }, farmers: 'buto 5 mendes 6', gold: { red: 6 } }
    const state = turn({ ...given, hands: { red: 'builder' } }, RED)
    amunRe.apply(state, RED, { type: 'done' })
    // Done, one to three stones, a sale; then black's six choices, two provinces and a sale each, or four choices without the card.
    expect(counts(state, 1, 2)).toEqual([5, 6 + 3 * 3 + 4])
  })

  test('offers: the theft and one to five gold with a card that can be sold for the fifth', () => {
    const state = offering({ seats: 3, gold: { red: 4, black: 1, blue: 1 }, hands: { red: 'eight' } })
    expect(counts(state, 1)).toEqual([1 + 5 + 1])
    expect(counts(state, 2)).toEqual([6 * 2 + 6])
  })

  test('cards picked for an offer: two of three kinds, in any order', () => {
    const state = offering({ seats: 3, gold: { red: 0 }, hands: { red: 'eight builder farmer' } })
    expect(counts(state, 1)).toEqual([1 + 3 + 3])
    const two = amunRe.clone(state)
    amunRe.apply(two, RED, { type: 'offer', gold: 2, correction: false })
    expect(amunRe.legal(two, RED)).toHaveLength(3)
    amunRe.apply(two, RED, { type: 'enclose', card: 'eight' })
    expect(amunRe.legal(two, RED)).toHaveLength(2)
  })

  test('cards before the income: three provinces for each of two, never the same one', () => {
    const hands = { red: 'eight increase', white: 'builder' }
    const state = income({ temple: 1, owned: { red: 'abu sawu edfu' }, hands })
    // Done, three and three provinces, two sales; then white's two choices; after one card two provinces are left for the other, the sale of it, or done.
    expect(counts(state, 1, 2)).toEqual([9, 2 + 6 * (1 + 2 + 1) + 2 * (1 + 3 + 1)])
  })

  test('bonus cards: every set of three kinds, and three sales', () => {
    const owned = { red: 'abu sawu edfu', black: 'buto mendes dakhla', blue: 'avaris kharga thebes' }
    const { state } = scoring({
      seats: 3,
      round: 3,
      owned,
      hands: { red: 'card-bonus farmer-bonus bank-bonus' },
    })
    expect(counts(state, 1)).toEqual([8 + 3])
  })
})
