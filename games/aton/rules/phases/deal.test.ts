/** Rule 1.1: drawing four cards, and the pile that runs out. */
import { describe, expect, test } from 'vitest'
import { seeded } from '../../../../kernel/rng.ts'
import { act, settleHere } from '../../../../kernel/testing.ts'
import { size } from '../cards.ts'
import { aton } from '../index.ts'
import { setup } from '../setup.ts'
import type { State } from '../types.ts'

/** Both players draw and discard a hand without playing it: only the cards move. */
function passRound(state: State, seed: string): void {
  settleHere(aton, state, seeded(seed))
  for (const deck of state.decks) {
    deck.hand.forEach((n, kind) => {
      deck.discards[kind] += n
    })
    deck.hand.fill(0)
  }
  state.flow = setup().flow
}

describe('[1.1] drawing', () => {
  test('both players draw four cards before anybody is asked', () => {
    const state = setup()
    expect(aton.turn(state)).toEqual({ kind: 'chance' })
    const events = settleHere(aton, state, seeded('a'))
    expect(events.map(event => event.type)).toEqual(['drew', 'hand', 'drew', 'hand'])
    expect(state.decks.map(deck => [size(deck.hand), size(deck.pile)])).toEqual([
      [4, 32],
      [4, 32],
    ])
    expect(aton.turn(state)).toEqual({ kind: 'seats', seats: [0, 1] })
  })

  test('R5 K1: after the 9th draw the pile is empty and 32 cards are discarded; the 10th shuffles all 36', () => {
    const state = setup()
    for (let round = 1; round <= 8; round++) passRound(state, `k1 ${round}`)
    settleHere(aton, state, seeded('k1 9'))
    expect(size(state.decks[0].pile)).toBe(0)
    expect(size(state.decks[0].discards)).toBe(32)
    passRound(state, 'unused')
    const [first] = act(aton, state, 'chance', aton.chance(state, seeded('k1 10')))
    expect(first).toEqual({ type: 'reshuffled', seat: 0 })
    expect(size(state.decks[0].pile)).toBe(32)
    expect(size(state.decks[0].discards)).toBe(0)
  })

  test('a hand that the pile cannot give is an impossible outcome', () => {
    const state = setup()
    state.decks[0].pile = [3, 9, 9, 9]
    state.decks[0].discards = [6, 0, 0, 0]
    const why = (cards: number[], seat = 0) => aton.why(state, 'chance', { type: 'deal', seat, cards })
    expect(why([3, 1, 0, 0])).toBeUndefined()
    expect(why([4, 0, 0, 0])).toBe('impossible-outcome')
    expect(why([1, 1, 1, 0])).toBe('impossible-outcome')
    expect(why([1, 1, 1, 1], 1)).toBe('impossible-outcome')
  })

  test('R6 R27: cards put under the pile come last, and both players know them in the hand', () => {
    const state = setup()
    const deck = state.decks[0]
    deck.pile = [0, 1, 1, 0]
    deck.under = [4, 1]
    deck.discards = [8, 8, 8, 8]
    expect(aton.why(state, 'chance', { type: 'deal', seat: 0, cards: [0, 1, 1, 2] })).toBe(
      'impossible-outcome',
    )
    act(aton, state, 'chance', { type: 'deal', seat: 0, cards: [1, 1, 1, 1] })
    expect(deck.known).toEqual([1, 0, 0, 1])
    expect(deck.under).toEqual([])
    expect(aton.view(state, 1).decks[0]).toMatchObject({
      hand: null,
      known: [1, 0, 0, 1],
      unseen: [0, 1, 1, 0],
    })
  })
})
