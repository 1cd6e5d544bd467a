/** Rules 1.2 to 1.4: laying the cards, sealed, and the exchange. */
import { describe, expect, test } from 'vitest'
import { seeded } from '../../../../kernel/rng.ts'
import { act, settleHere } from '../../../../kernel/testing.ts'
import { size } from '../cards.ts'
import { aton } from '../index.ts'
import { lay, position } from '../position.ts'

describe('[1.2] exchange', () => {
  test('R3 K2: four cards are discarded and four drawn, the token is gone, a second exchange is refused', () => {
    const state = position({}, [1, 1, 2, 2], [3, 3, 4, 4])
    const deck = state.decks[0]
    expect(size(deck.pile)).toBe(32)
    act(aton, state, 0, { type: 'exchange' })
    expect(aton.turn(state)).toEqual({ kind: 'chance' })
    settleHere(aton, state, seeded('k2'))
    expect([size(deck.swapped), size(deck.hand), size(deck.pile), deck.token]).toEqual([4, 4, 28, 0])
    expect(aton.why(state, 0, { type: 'exchange' })).toBe('1.2')
    expect(aton.legal(state, 0)).not.toContainEqual({ type: 'exchange' })
    expect(aton.candidates(state, 0)).toContainEqual({ type: 'exchange' })
  })

  test('R3 K4: no exchange after the own allocation is sealed, even if the opponent is still open', () => {
    const state = position({}, [1, 2, 3, 4], [1, 2, 3, 4])
    act(aton, state, 0, { type: 'allocate', cards: [1, 2, 3, 4] })
    expect(aton.turn(state)).toEqual({ kind: 'seats', seats: [1] })
    expect(aton.why(state, 0, { type: 'exchange' })).toBe('not-your-turn')
    expect(aton.why(state, 1, { type: 'exchange' })).toBeUndefined()
  })

  test('R4: the opponent learns that the exchange was used, not which cards went', () => {
    const state = position({}, [1, 1, 2, 2], [3, 3, 4, 4])
    expect(act(aton, state, 0, { type: 'exchange' })).toEqual([{ type: 'exchanged', seat: 0 }])
    settleHere(aton, state, seeded('r4'))
    const { decks } = aton.view(state, 1)
    expect(decks[0]).toMatchObject({
      token: 0,
      swapped: null,
      swappedSize: 4,
      hand: null,
      unseen: [9, 9, 9, 9],
    })
    expect(aton.view(state, 0).decks[0].swapped).toEqual([2, 2, 0, 0])
  })

  test('R5: with an empty pile the four cards are discarded first, then all discards are shuffled', () => {
    const state = position({}, [1, 1, 2, 2], [3, 3, 4, 4])
    const deck = state.decks[0]
    deck.discards = deck.pile
    deck.pile = [0, 0, 0, 0]
    act(aton, state, 0, { type: 'exchange' })
    const events = settleHere(aton, state, seeded('r5'))
    expect(events[0]).toEqual({ type: 'reshuffled', seat: 0 })
    expect([size(deck.pile), size(deck.discards), size(deck.swapped)]).toEqual([32, 0, 0])
  })
})

describe('[1.3] laying', () => {
  test('R3: every different way to lay the hand is listed once, and cards that are not in the hand are refused', () => {
    const state = position({}, [1, 1, 2, 2], [1, 2, 3, 4])
    expect(aton.legal(state, 0)).toHaveLength(6 + 1)
    expect(aton.legal(state, 1)).toHaveLength(24 + 1)
    expect(aton.why(state, 0, { type: 'allocate', cards: [1, 1, 2, 3] })).toBe('1.3')
    expect(aton.why(state, 0, { type: 'allocate', cards: [1, 1, 2] })).toBe('unknown-action')
  })
})

describe('[1.4] reveal', () => {
  test('R2: nothing is shown before both have sealed, then all eight cards at once', () => {
    const state = position({}, [1, 2, 3, 4], [4, 3, 2, 1])
    expect(act(aton, state, 1, { type: 'allocate', cards: [4, 3, 2, 1] })).toEqual([
      { type: 'sealed', seat: 1 },
      { type: 'laid', seat: 1, cards: [4, 3, 2, 1], only: [1] },
    ])
    expect(aton.view(state, 0).decks[1]).toMatchObject({ sealed: true, laid: null })
    expect(aton.view(state, 1).decks[1].laid).toEqual([4, 3, 2, 1])
    const events = act(aton, state, 0, { type: 'allocate', cards: [1, 2, 3, 4] })
    expect(events[2]).toEqual({
      type: 'revealed',
      cards: [
        [1, 2, 3, 4],
        [4, 3, 2, 1],
      ],
    })
    expect(aton.view(state, 0).decks[1].laid).toEqual([4, 3, 2, 1])
    expect(aton.view(state, null).decks[0].laid).toEqual([1, 2, 3, 4])
  })

  test('R27: who has sealed is public, and the order of sealing changes nothing else', () => {
    const one = position({}, [1, 2, 3, 4], [4, 3, 2, 1])
    const two = position({}, [1, 2, 3, 4], [4, 3, 2, 1])
    lay(one, [1, 2, 3, 4], [4, 3, 2, 1])
    act(aton, two, 1, { type: 'allocate', cards: [4, 3, 2, 1] })
    act(aton, two, 0, { type: 'allocate', cards: [1, 2, 3, 4] })
    expect(two).toEqual(one)
  })
})
