/** Rules 3.1 to 3.3: buying power cards, the limit, the deck that runs out. */
import { describe, expect, test } from 'vitest'
import { frameOf } from '../../../../kernel/frames.ts'
import { seeded } from '../../../../kernel/rng.ts'
import { act, settleHere } from '../../../../kernel/testing.ts'
import { handSize, size } from '../cards.ts'
import { BUILDER, EIGHT } from '../data.ts'
import { amunRe } from '../index.ts'
import { BLACK, choose, legal, RED, refused, stack, turn, WHITE } from '../position.ts'

const buys = (state: Parameters<typeof legal>[0], seat: number) =>
  legal(state, seat).filter(choice => choice.startsWith('buy'))

describe('[3.1] order and prices', () => {
  test('R19: cards, then farmers, then stones, one purchase of each', () => {
    const state = turn({ owned: { red: 'abydos memphis' } }, RED)
    expect(refused(state, RED, 'buy farmers 1')).toBe('3.1')
    expect(refused(state, RED, 'buy stones 1')).toBe('3.1')
    choose(state, RED, 'buy cards 1')
    settleHere(amunRe, state, seeded('r19'))
    expect(frameOf(state)).toMatchObject({ phase: 'farmers', seat: RED })
    expect(refused(state, RED, 'buy cards 1')).toBe('3.1')
    choose(state, RED, 'buy farmers 1', 'farmer abydos')
    expect(refused(state, RED, 'buy farmers 1')).toBe('3.1')
    choose(state, RED, 'done', 'buy stones 1', 'stone memphis')
    expect(refused(state, RED, 'buy stones 1')).toBe('3.1')
    expect(state.gold[RED]).toBe(17)
    choose(state, RED, 'done')
    expect(frameOf(state).seat).toBe(BLACK)
  })

  test('[3.1] T3: two cards, four farmers and three stones cost 19', () => {
    const state = turn({ owned: { red: 'memphis abydos' } }, RED)
    choose(state, RED, 'buy cards 2')
    settleHere(amunRe, state, seeded('t3'))
    choose(state, RED, 'buy farmers 4', 'farmer abydos', 'farmer abydos', 'farmer memphis', 'farmer abydos')
    choose(state, RED, 'done', 'buy stones 3', 'stone abydos', 'stone abydos', 'stone memphis')
    expect(state.gold[RED]).toBe(1)
  })

  test('nothing is bought that cannot be paid; a card can be sold first (R4)', () => {
    const state = turn({ gold: { red: 2 }, hands: { red: 'eight' }, owned: { red: 'memphis' } }, RED)
    expect(buys(state, RED)).toEqual(['buy cards 1'])
    expect(refused(state, RED, 'buy cards 2')).toBe('3.1')
    choose(state, RED, 'sell eight')
    expect(buys(state, RED)).toEqual(['buy cards 1', 'buy cards 2'])
  })

  test('who has neither gold nor cards is not asked at all', () => {
    const state = turn({ gold: { red: 0 }, owned: { red: 'memphis' } }, RED)
    expect(frameOf(state).seat).toBe(BLACK)
  })
})

describe('[3.2] the limit', () => {
  test('T4 R20: Memphis, Amarna and Avaris together allow three cards, not five', () => {
    const state = turn({ owned: { red: 'memphis amarna avaris' } }, RED)
    expect(buys(state, RED)).toEqual(['buy cards 1', 'buy cards 2', 'buy cards 3'])
    expect(refused(state, RED, 'buy cards 4')).toBe('3.2')
  })

  test('T5: Buto and Mendes allow none', () => {
    const state = turn({ owned: { red: 'buto mendes' }, hands: { red: 'eight' } }, RED)
    expect(frameOf(state).phase).toBe('farmers')
  })
})

describe('[3.3] the deck', () => {
  test('T21 R6: with one card in the deck and one in the discard two can be bought for 3, not three', () => {
    const state = turn({ owned: { red: 'memphis' } }, RED)
    stack(state, 'builder 1', 'eight 1', WHITE)
    expect(refused(state, RED, 'buy cards 3')).toBe('3.3')
    choose(state, RED, 'buy cards 2')
    expect(state.gold[RED]).toBe(17)
    const told = settleHere(amunRe, state, seeded('t21'))
    expect(told.map(event => event.type)).toEqual(['drew', 'hand', 'reshuffled', 'drew', 'hand'])
    expect([state.held[RED][BUILDER], state.held[RED][EIGHT]]).toEqual([1, 1])
    expect([size(state.deck), size(state.discard)]).toEqual([0, 0])
  })

  test('R6: an empty deck without a discard is shuffled when the next draw falls due', () => {
    const state = turn({ owned: { red: 'memphis' }, hands: { red: 'farmer' } }, RED)
    stack(state, 'builder 1', '', WHITE)
    choose(state, RED, 'buy cards 1')
    act(amunRe, state, 'chance', { type: 'draw', seat: RED, card: 'builder' })
    expect([size(state.deck), size(state.discard)]).toEqual([0, 0])
    choose(state, RED, 'sell builder', 'done', 'done')
    expect(size(state.discard)).toBe(1)
    const next = turn({ owned: { red: 'memphis' } }, RED)
    stack(next, '', 'eight 1', WHITE)
    expect(buys(next, RED)).toEqual(['buy cards 1'])
    choose(next, RED, 'buy cards 1')
    const told = act(amunRe, next, 'chance', { type: 'draw', seat: RED, card: 'eight' })
    expect(told.map(event => event.type)).toContain('reshuffled')
    expect(next.held[RED][EIGHT]).toBe(1)
  })

  test('only the owner sees what is drawn, and a draw for another seat is impossible', () => {
    const state = turn({ owned: { red: 'memphis' } }, RED)
    choose(state, RED, 'buy cards 1')
    const action = { type: 'draw', seat: RED, card: 'eight' } as const
    expect(amunRe.seen(state, { actor: 'chance', action }, RED)).toEqual(action)
    expect(amunRe.seen(state, { actor: 'chance', action }, BLACK)).toEqual({ type: 'draw', seat: RED })
    expect(amunRe.why(state, 'chance', { ...action, seat: BLACK })).toBe('impossible-outcome')
    const [, hand] = act(amunRe, state, 'chance', action)
    expect(hand).toEqual({ type: 'hand', seat: RED, cards: ['eight'], only: [RED] })
    expect(handSize(state, RED)).toBe(1)
  })
})
