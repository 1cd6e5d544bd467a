/** Rules 2.8 and 2.9: the payment, cards sold for it, and what comes with a province. */
import { describe, expect, test } from 'vitest'
import { frameOf } from '../../../../kernel/frames.ts'
import { handSize, spellCards } from '../cards.ts'
import { PROVINCE } from '../data.ts'
import { amunRe } from '../index.ts'
import { auction, BLACK, BLUE, choose, legal, RED } from '../position.ts'

const THREE = 'thebes dakhla abydos'

describe('[2.8] payment', () => {
  test('R5 R18: exactly the shortfall is sold, picked by the owner, before any free item is taken', () => {
    const state = auction({ seats: 3, gold: { red: 4 }, hands: { red: 'eight builder farmer' } }, THREE)
    choose(state, RED, 'bid thebes 6')
    choose(state, BLACK, 'bid dakhla 0')
    choose(state, BLUE, 'bid abydos 0')
    expect(frameOf(state)).toMatchObject({ phase: 'pay', seat: RED })
    expect(legal(state, RED)).toEqual(['sell farmer', 'sell builder', 'sell eight'])
    choose(state, RED, 'sell eight')
    expect(frameOf(state).phase).toBe('pay')
    const told = choose(state, RED, 'sell farmer')
    expect(told.map(event => event.type)).toEqual([
      'sold',
      'paid',
      'paid',
      'paid',
      'acquired',
      'hand',
      'acquired',
      'hand',
      'acquired',
      'phase',
    ])
    expect([state.gold[RED], handSize(state, RED)]).toEqual([0, 3])
    expect(spellCards(state.discard)).toEqual(['farmer', 'eight'])
  })

  test('R5: if all cards must go they are sold without asking', () => {
    const state = auction({ seats: 3, gold: { red: 4 }, hands: { red: 'eight builder' } }, THREE)
    choose(state, RED, 'bid abydos 6')
    choose(state, BLACK, 'bid dakhla 0')
    const told = choose(state, BLUE, 'bid thebes 0')
    expect(told.slice(1, 3)).toEqual([
      { type: 'sold', seat: RED, card: 'builder' },
      { type: 'sold', seat: RED, card: 'eight' },
    ])
    expect([state.gold[RED], handSize(state, RED)]).toEqual([0, 0])
  })

  test('R5: cards that lie open are not sold and count for nothing', () => {
    const state = auction({ seats: 3, gold: { red: 5 }, hands: { red: 'blockade builder' } }, THREE)
    choose(state, RED, 'bid abydos 6 blockade')
    choose(state, BLACK, 'bid dakhla 0')
    choose(state, BLUE, 'bid thebes 0')
    expect([state.gold[RED], handSize(state, RED)]).toEqual([0, 0])
    expect(spellCards(state.discard)).toEqual(['blockade', 'builder'])
  })
})

describe('[2.9] taking provinces', () => {
  test('R18: free cards go to the hand, seen by their owner only; free gold too; free stones stay', () => {
    const state = auction({ seats: 3 }, THREE)
    choose(state, RED, 'bid thebes 0')
    choose(state, BLACK, 'bid dakhla 0')
    const told = choose(state, BLUE, 'bid abydos 0')
    const hands = told.filter(event => event.type === 'hand')
    expect(hands.map(({ seat, cards, only }) => [seat, cards.length, only])).toEqual([
      [RED, 2, [RED]],
      [BLACK, 1, [BLACK]],
    ])
    expect(told).toContainEqual({ type: 'acquired', seat: BLACK, province: 'dakhla', cards: 1, gold: 12 })
    expect([state.gold, state.lyingGold, state.stones[PROVINCE.abydos]]).toEqual([[20, 32, 20], 0, 1])
    expect(amunRe.view(state, BLUE).held).toEqual([null, null, state.held[BLUE], null, null, null])
  })

  test('R24: a bid after which somebody sees a free card cannot be taken back, others can', () => {
    const state = auction({ seats: 3 }, THREE)
    const binding = (seat: number, province: string) =>
      amunRe.binding(state, { actor: seat, action: { type: 'bid', province, gold: 0, play: 'none' } })
    expect(binding(RED, 'thebes')).toBeUndefined()
    choose(state, RED, 'bid thebes 0')
    choose(state, BLACK, 'bid dakhla 0')
    expect(binding(BLUE, 'abydos')).toBe('shown')
  })
})
