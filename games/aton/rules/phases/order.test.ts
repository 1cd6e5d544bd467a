/** Rule 3.1: who takes the first turn. */
import { describe, expect, test } from 'vitest'
import { act } from '../../../../kernel/testing.ts'
import { aton } from '../index.ts'
import { laid, lay, position } from '../position.ts'

describe('[3.1] order', () => {
  test('C5: the lower card at cartouche 2 begins', () => {
    expect(laid({}, [2, 1, 3, 4], [2, 3, 1, 4]).first).toBe(0)
    expect(laid({}, [2, 3, 1, 4], [2, 1, 3, 4]).first).toBe(1)
  })

  test('O1: with a tie there, the lower card at cartouche 1 begins, and does not score', () => {
    const state = laid({}, [3, 2, 1, 1], [2, 2, 4, 4])
    expect(state.first).toBe(1)
    expect(aton.score(state).map(score => score.total)).toEqual([2, 0])
  })

  test('O2 R6: then both draw until they differ; the cards go under the own pile in the order drawn', () => {
    const state = position({}, [2, 3, 1, 1], [2, 3, 4, 4])
    const discards = state.decks.map(deck => [...deck.discards])
    lay(state, [2, 3, 1, 1], [2, 3, 4, 4])
    expect(aton.turn(state)).toEqual({ kind: 'chance' })
    expect(act(aton, state, 'chance', { type: 'tie', cards: [1, 1] })).toEqual([
      { type: 'tied', cards: [1, 1] },
    ])
    expect(aton.turn(state)).toEqual({ kind: 'chance' })
    act(aton, state, 'chance', { type: 'tie', cards: [4, 2] })
    expect(state.first).toBe(1)
    expect(state.decks.map(deck => deck.under)).toEqual([
      [1, 4],
      [1, 2],
    ])
    expect(state.decks.map(deck => deck.discards)).toEqual(discards)
  })

  test('R6: cards already under the pile are drawn in their order', () => {
    const state = position({}, [2, 3, 1, 1], [2, 3, 4, 4])
    const [red] = state.decks
    red.discards = red.pile.map((n, kind) => n - (kind === 2 ? 2 : 0))
    red.pile = [0, 0, 0, 0]
    red.under = [3, 3]
    lay(state, [2, 3, 1, 1], [2, 3, 4, 4])
    expect(aton.why(state, 'chance', { type: 'tie', cards: [1, 1] })).toBe('impossible-outcome')
    act(aton, state, 'chance', { type: 'tie', cards: [3, 1] })
    expect(red.under).toEqual([3, 3])
  })

  test('R6: an empty pile is made anew from the discards without the cards at the cartouches', () => {
    const state = position({}, [2, 3, 1, 1], [2, 3, 4, 4])
    const [red] = state.decks
    red.discards = red.pile
    red.pile = [0, 0, 0, 0]
    lay(state, [2, 3, 1, 1], [2, 3, 4, 4])
    const events = act(aton, state, 'chance', { type: 'tie', cards: [1, 2] })
    expect(events[0]).toEqual({ type: 'reshuffled', seat: 0 })
    expect(red.pile).toEqual([6, 8, 8, 9])
    expect(red.laid).toEqual([2, 3, 1, 1])
  })

  test('R6: if the discards are gone too, the cards set aside are shuffled', () => {
    const state = position({}, [2, 3, 1, 1], [2, 3, 4, 4])
    const [red] = state.decks
    lay(state, [2, 3, 1, 1], [2, 3, 4, 4])
    red.aside = red.pile.flatMap((n, kind) => new Array<number>(n).fill(kind + 1))
    red.pile = [0, 0, 0, 0]
    const events = act(aton, state, 'chance', { type: 'tie', cards: [4, 2] })
    expect(events[0]).toEqual({ type: 'reshuffled', seat: 0 })
    expect(red.pile).toEqual([7, 8, 8, 8])
    expect(red.under).toEqual([4])
  })
})
