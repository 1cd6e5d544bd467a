/** Rules 1.1 and 5.4 to 5.6: dealing, refilling, reshuffling, and a terrain that is exhausted. */
import { describe, expect, test } from 'vitest'
import { frameOf } from '../../../../kernel/frames.ts'
import { seeded } from '../../../../kernel/rng.ts'
import { act, settleHere } from '../../../../kernel/testing.ts'
import { size } from '../cards.ts'
import { horus } from '../index.ts'
import { cardOf, choose, position, shrink } from '../position.ts'
import { setup } from '../setup.ts'
import type { State } from '../types.ts'

const draw = (state: State, seat: number, card: string) =>
  act(horus, state, 'chance', { type: 'card', seat, card: cardOf(card) })

/** Every card of the pile goes to the discards. */
function usePile(state: State): void {
  state.pile.forEach((n, card) => {
    state.discards[card] += n
  })
  state.pile.fill(0)
}

describe('[1.1] the deal', () => {
  test('a random seat begins, everybody has five cards, a Nile card and 20 stones, 30 to 40 cards are left', () => {
    for (const seats of [2, 3, 4]) {
      const state = setup(seats, { split: '10/10' })
      expect(horus.turn(state)).toEqual({ kind: 'chance' })
      act(horus, state, 'chance', { type: 'first', seat: 1 })
      settleHere(horus, state, seeded('deal'))
      expect(state.handSizes).toEqual(new Array(seats).fill(5))
      expect(state.supply).toEqual(new Array(seats).fill(20))
      expect(state.nile).toEqual(new Array(seats).fill(1))
      expect(size(state.pile)).toBe(50 - 5 * seats)
      expect(frameOf(state).seat).toBe(1)
    }
    const state = setup(2, { split: '10/10' })
    expect(horus.why(state, 'chance', { type: 'first', seat: 2 })).toBe('impossible-outcome')
  })

  test('the table may choose 12 tiles of each terrain in the bag and 8 on the stack', () => {
    const state = setup(2, { split: '12/8' })
    expect([state.bag, state.stacks]).toEqual([
      [12, 12, 12, 12, 0, 1, 16],
      [8, 8, 8, 8, 20],
    ])
    horus.check(state)
  })
})

describe('[5.4] after the turn', () => {
  test('the card is discarded and one is drawn', () => {
    const state = position({ hands: ['D4'], tiles: 'hills 0,2' })
    choose(state, 0, 'play D4', 'lay 0,-2')
    expect(state.discards[cardOf('D4')]).toBe(1)
    expect(horus.why(state, 'chance', { type: 'card', seat: 1, card: cardOf('S1') })).toBe(
      'impossible-outcome',
    )
    draw(state, 0, 'S1')
    expect(state.handSizes).toEqual([5, 5])
    expect(frameOf(state)).toMatchObject({ phase: 'draw', seat: 1 })
  })
})

describe('[5.5] an empty pile', () => {
  test('the discards become the pile, without the cards of the exhausted terrain', () => {
    const state = position({ hands: ['H4 F1 F2 S3 S4', 'F1 F2 F3 S1 S2'], tiles: 'hills 0,2' })
    state.exhausted = 0
    shrink(state, 0, 0)
    usePile(state)
    choose(state, 0, 'play H4', 'lay 0,-2')
    expect(horus.why(state, 'chance', { type: 'card', seat: 0, card: cardOf('D1') })).toBe(
      'impossible-outcome',
    )
    const [first] = draw(state, 0, 'H4')
    expect(first).toEqual({ type: 'reshuffled', cards: 50 - 11 - 9 })
    expect(size(state.discards)).toBe(11)
    expect(state.shuffled).toBe(1)
  })

  test('a card played in this turn is not among them', () => {
    const state = shrink(position({ hands: ['?5 D1', 'H1'], tiles: 'hills 0,2' }), 0, 1)
    usePile(state)
    choose(state, 0, 'play ?5', 'take 0')
    settleHere(horus, state, seeded('pile'))
    expect([state.shuffled, state.played]).toEqual([1, cardOf('?5')])
    expect([state.pile, ...state.hands].map(cards => cards[cardOf('?5')])).toEqual([0, 0, 0])
  })
})

describe('[5.6] an exhausted terrain', () => {
  test('Exhaustion: with the last tile all hands lose its cards and are refilled before it is laid', () => {
    const state = position({ hands: ['D5 D1 H2 F3 S4', 'D2 D3 H1 F1 S1'], tiles: 'hills 0,2' })
    shrink(state, 0, 1)
    const events = choose(state, 0, 'play D5')
    expect(events.slice(2)).toEqual([
      { type: 'exhausted', stack: 0 },
      { type: 'discarded', seat: 0, cards: [cardOf('D1')], from: 'hand' },
      { type: 'discarded', seat: 1, cards: [cardOf('D2'), cardOf('D3')], from: 'hand' },
    ])
    draw(state, 0, 'H5')
    const skipped = draw(state, 0, 'D4')
    expect(skipped).toEqual([{ type: 'discarded', seat: 0, cards: [cardOf('D4')], from: 'pile' }])
    draw(state, 0, 'H5')
    draw(state, 1, '?1')
    draw(state, 1, '?2')
    expect(state.handSizes).toEqual([5, 5])
    expect(frameOf(state)).toMatchObject({ phase: 'lay', seat: 0, what: 0 })
    choose(state, 0, 'lay 0,-2')
    expect(frameOf(state)).toMatchObject({ phase: 'draw', seat: 1 }) // action 5 draws nothing more
  })

  test('Exhaustion: tiles of that terrain still come out of the bag, "?" cards stay', () => {
    const state = position({ hands: ['D5 ?2 ?3', 'H1'], tiles: 'hills 0,2' })
    shrink(state, 0, 1)
    choose(state, 0, 'play D5')
    expect([state.hands[0][cardOf('?2')], state.hands[0][cardOf('?3')]]).toEqual([1, 1])
    expect(state.bag[0]).toBe(19)
  })

  test('the second empty stack makes nobody exchange cards', () => {
    const state = position({ hands: ['D5 D1', 'D2'], tiles: 'hills 0,2' })
    shrink(shrink(state, 0, 1), 1, 0)
    const events = choose(state, 0, 'play D5')
    expect(events.map(event => event.type)).not.toContain('discarded')
    expect(frameOf(state).phase).toBe('lay')
  })
})
