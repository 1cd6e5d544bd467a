/** R27: what is public and what is not; and worlds imagined by exact odds. */
import { describe, expect, test } from 'vitest'
import { seeded } from '../../../kernel/rng.ts'
import { act, settleHere } from '../../../kernel/testing.ts'
import { aton } from './index.ts'
import { laid, position } from './position.ts'

describe('R27 the view', () => {
  test('an opponent and a spectator see sizes where the owner sees cards', () => {
    const state = position({}, [1, 1, 2, 4], [3, 3, 4, 4])
    expect(aton.view(state, 0).decks[0]).toMatchObject({ hand: [2, 1, 0, 1], unseen: [7, 8, 9, 8] })
    for (const viewer of [1, null]) {
      expect(aton.view(state, viewer).decks[0]).toMatchObject({
        hand: null,
        handSize: 4,
        unseen: [9, 9, 9, 9],
      })
    }
  })

  test('no number in an opposing view depends on the hidden cards', () => {
    const one = position({}, [1, 1, 1, 1], [3, 3, 4, 4])
    const two = position({}, [4, 4, 4, 4], [3, 3, 4, 4])
    expect(aton.view(one, 1)).toEqual(aton.view(two, 1))
    expect(aton.view(one, null)).toEqual(aton.view(two, null))
  })

  test('of a deal and of a sealed allocation others see only that it happened', () => {
    const state = position({}, [1, 2, 3, 4], [3, 3, 4, 4])
    const entry = { actor: 0, action: { type: 'allocate', cards: [1, 2, 3, 4] } } as const
    expect(aton.seen(state, entry, 0)).toEqual(entry.action)
    expect(aton.seen(state, entry, 1)).toEqual({ type: 'allocate' })
    const deal = { actor: 'chance', action: { type: 'deal', seat: 1, cards: [1, 1, 1, 1] } } as const
    expect(aton.seen(state, deal, 1)).toEqual(deal.action)
    expect(aton.seen(state, deal, 0)).toEqual({ type: 'deal', seat: 1 })
    expect(aton.binding(state, entry)).toBe('sealed')
  })

  test('everything is shown once all cards are turned over', () => {
    const state = laid({}, [1, 2, 3, 4], [4, 3, 2, 1])
    expect(aton.view(state, null).decks.map(deck => deck.laid)).toEqual([
      [1, 2, 3, 4],
      [4, 3, 2, 1],
    ])
  })
})

describe('imagine', () => {
  test('a hidden hand is drawn by the odds of the unseen cards', () => {
    const state = position({}, [1, 2, 3, 4], [4, 4, 4, 4])
    state.decks[0].discards = [9, 0, 0, 0]
    state.decks[0].hand = [0, 0, 0, 4]
    state.decks[0].pile = [0, 9, 9, 5]
    const view = aton.view(state, 1)
    const rng = seeded('odds')
    const seen = [0, 0, 0, 0]
    const worlds = 9000
    for (let n = 0; n < worlds; n++) {
      const { hand } = aton.imagine(view, rng).decks[0]
      for (const [kind, count] of hand.entries()) seen[kind] += count
    }
    expect(seen[0]).toBe(0)
    for (const kind of [1, 2, 3]) expect(seen[kind] / worlds).toBeCloseTo(4 / 3, 1)
  })

  test('what both players know of a hand is in every imagined one', () => {
    const state = position({}, [1, 2, 3, 4], [4, 4, 4, 4])
    state.decks[0].known = [1, 0, 0, 1]
    act(aton, state, 0, { type: 'allocate', cards: [1, 2, 3, 4] })
    const view = aton.view(state, 1)
    const rng = seeded('known')
    for (let n = 0; n < 50; n++) {
      const { laid: cards } = aton.imagine(view, rng).decks[0]
      expect(cards).toContain(1)
      expect(cards).toContain(4)
    }
  })

  test('an exchange hides its cards among all others', () => {
    const state = position({}, [1, 1, 1, 1], [4, 4, 4, 4])
    act(aton, state, 0, { type: 'exchange' })
    settleHere(aton, state, seeded('x'))
    const rng = seeded('y')
    const different = new Set(
      Array.from({ length: 50 }, () => aton.imagine(aton.view(state, 1), rng).decks[0].swapped.join()),
    )
    expect(different.size).toBeGreaterThan(5)
  })
})
