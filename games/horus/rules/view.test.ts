/** A17: what is public and what is not; and worlds imagined by exact odds, also after the discards were shuffled. */
import { describe, expect, test } from 'vitest'
import { seeded } from '../../../kernel/rng.ts'
import { act, settleHere } from '../../../kernel/testing.ts'
import { size } from './cards.ts'
import { COPIES as ALL } from './data.ts'
import { horus } from './index.ts'
import { imagineCards } from './memory.ts'
import { cardOf, choose, position, shrink } from './position.ts'
import type { State } from './types.ts'

describe('A17 the view', () => {
  test('hands are hidden; board, stacks, bag, discards and the sizes of hands and pile are public', () => {
    const state = position({ hands: ['D5 D4 D3 D2 D1', 'S5 S4 S3 S2 S1'] })
    const own = horus.view(state, 0)
    const other = horus.view(state, 1)
    expect(own.hand).toEqual(state.hands[0])
    expect(other.hand).toEqual(state.hands[1])
    expect(horus.view(state, null).hand).toBeNull()
    expect(other).toMatchObject({ pile: 40, handSizes: [5, 5], bag: state.bag, stacks: state.stacks })
    expect(own.unseen).toEqual(ALL.map((n, card) => n - state.hands[0][card]))
    expect(horus.view(state, null).unseen).toEqual(ALL)
  })

  test('no number in the view of another depends on the hidden cards', () => {
    const one = position({ hands: ['D5 D4 D3 D2 D1', 'S5 S4 S3 S2 S1'] })
    const two = position({ hands: ['H5 H4 F3 F2 ?1', 'S5 S4 S3 S2 S1'] })
    expect(horus.view(one, 1)).toEqual(horus.view(two, 1))
    expect(horus.view(one, null)).toEqual(horus.view(two, null))
  })

  test('of a drawn card others see only that it was drawn, unless it is discarded at once', () => {
    const state = position({})
    const entry = { actor: 'chance', action: { type: 'card', seat: 1, card: cardOf('D3') } } as const
    expect(horus.seen(state, entry, 1)).toEqual(entry.action)
    expect(horus.seen(state, entry, 0)).toEqual({ type: 'card', seat: 1 })
    state.exhausted = 0
    expect(horus.seen(state, entry, null)).toEqual(entry.action)
  })
})

/** The pile is used up and the discards are about to be shuffled: seat 0 has just played H4. */
function beforeShuffle(hands: readonly string[]): State {
  const state = position({ seats: hands.length, hands, tiles: 'swamp 0,2' })
  state.pile.forEach((n, card) => {
    state.discards[card] += n
  })
  state.pile.fill(0)
  choose(state, 0, 'play H4', 'lay 0,-2')
  return state
}

const worlds = (state: State, viewer: number | null, count: number) => {
  const rng = seeded('worlds')
  const view = horus.view(state, viewer)
  return Array.from({ length: count }, () => horus.imagine(view, rng))
}

describe('imagine', () => {
  test('a hidden hand is drawn by the odds of the unseen cards', () => {
    const state = position({ hands: ['D1 D1 D2 D2 D3', 'S5'] })
    let doubles = 0
    for (const world of worlds(state, 0, 4000)) {
      expect(world.hands[1][cardOf('D1')]).toBe(0)
      doubles += world.hands[1][cardOf('S5')]
    }
    expect(doubles / 4000).toBeCloseTo((5 * 2) / 45, 1)
  })

  test('after a shuffle of the discards the opposing hand of two players is known, but for what was drawn since', () => {
    const state = beforeShuffle(['H4 F1 F2 F3 F4', 'S1 S2 S3 S4 S5'])
    act(horus, state, 'chance', { type: 'card', seat: 0, card: cardOf('H4') })
    for (const world of worlds(state, 0, 20)) expect(world.hands[1]).toEqual(state.hands[1])
    const drawn = new Set<number>()
    for (const world of worlds(state, 1, 300)) {
      for (const card of ['F1', 'F2', 'F3', 'F4']) expect(world.hands[0][cardOf(card)]).toBeGreaterThan(0)
      for (const card of ['S1', 'S2']) expect(world.pile[cardOf(card)] + world.hands[0][cardOf(card)]).toBe(1)
      world.hands[0].forEach((n, card) => {
        if (n > 0) drawn.add(card)
      })
    }
    expect(drawn.size).toBeGreaterThan(15)
  })

  test('three players: what was kept at the shuffle is shared out among the others, what is in the pile stays there', () => {
    const state = beforeShuffle(['H4 F1 F2 F3 F4', 'S1 S2 S3 S4 S5', 'D1 D2 D3 D4 D5'])
    act(horus, state, 'chance', { type: 'card', seat: 0, card: cardOf('H4') })
    const places = [0, 0]
    for (const world of worlds(state, 0, 2000)) {
      const owner = [1, 2].filter(seat => world.hands[seat][cardOf('S1')] > 0)
      expect(owner).toHaveLength(1)
      places[owner[0] - 1]++
      expect(size(world.pile)).toBe(size(state.pile))
    }
    expect(places[0] / 2000).toBeCloseTo(0.5, 1)
  })

  test('a card shown since may have been kept or drawn, each by its odds', () => {
    const only = (...cards: string[]) => {
      const counts = ALL.map(() => 0)
      for (const card of cards) counts[cardOf(card)]++
      return counts
    }
    // Seat 1 kept S1 and S2, drew S1 or H1, and showed an S1: the kept one twice as likely as the drawn one.
    const drawn = 63
    const view = { ...horus.view(position({}), 0), shuffled: 1, log: [drawn, 32 + cardOf('S1')] }
    const guess = { ...view, handSizes: [5, 2], unseenKept: only('S1', 'S2'), unseen: only('S1', 'H1') }
    const rng = seeded('kept or drawn')
    let hills = 0
    for (let n = 0; n < 6000; n++) {
      const { hands, kept } = imagineCards(guess, rng)
      expect([hands[1][cardOf('S2')], size(hands[1])]).toEqual([1, 2])
      expect(kept[1]).toEqual(only('S1', 'S2'))
      hills += hands[1][cardOf('H1')]
    }
    expect(hills / 6000).toBeCloseTo(1 / 3, 1)
  })

  test('nobody is thought to hold a card of the exhausted terrain', () => {
    const state = shrink(position({ seats: 4, hands: ['D5'], tiles: 'hills 0,2' }), 0, 1)
    choose(state, 0, 'play D5')
    settleHere(horus, state, seeded('exhausted'))
    for (const world of worlds(state, 2, 200)) {
      for (const hand of world.hands) expect(hand.slice(0, 6)).toEqual([0, 0, 0, 0, 0, 0])
    }
  })
})
