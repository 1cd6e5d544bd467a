/** Rules 4.1 to 4.3: sealed offers, the theft, cards sold for a shortfall, corrections and the temple. */
import { describe, expect, test } from 'vitest'
import { frameOf } from '../../../../kernel/frames.ts'
import { handSize, spellCards } from '../cards.ts'
import { amunRe } from '../index.ts'
import { action, BLACK, BLUE, choose, legal, offering, RED, refused, WHITE } from '../position.ts'
import { templeSpace } from '../temple.ts'
import type { AmunReEvent } from '../types.ts'

/** What a viewer is told of what happened. */
const seenBy = (viewer: number | null, events: readonly AmunReEvent[]): readonly AmunReEvent[] =>
  events.filter(event => !('only' in event) || (viewer !== null && event.only.includes(viewer)))

const entry = (seat: number, text: string) => ({ actor: seat, action: action(text) })

describe('[4.1] the offers', () => {
  test('T8 R27 R32: 9, 4 and two thefts make 7; red takes three items, blue two; thieves gain three gold each', () => {
    const state = offering({ owned: { red: 'abu', black: 'edfu', blue: 'sawu', white: 'buto' } })
    choose(state, RED, 'offer 9')
    choose(state, WHITE, 'steal')
    choose(state, BLACK, 'steal')
    const told = choose(state, BLUE, 'offer 4')
    expect(told[2]).toEqual({ type: 'offers', gold: [9, -3, 4, -3], corrections: [0, 0, 0, 0], total: 7 })
    expect(told[3]).toEqual({ type: 'temple', space: 2, total: 7 })
    expect(state.gold).toEqual([11, 23, 16, 23])
    expect(state.bank).toBe(-73)
    expect(state.ranking).toEqual([RED, BLUE])
    choose(state, RED, 'take 0 0 3')
    expect(refused(state, BLUE, 'take 0 0 3')).toBe('4.4')
    const end = choose(state, BLUE, 'take 0 0 2')
    expect(end).toContainEqual({ type: 'pharaoh', seat: RED })
  })

  test('R25: one gold or more, or the theft; 0 is no offer; more than one has is refused', () => {
    const state = offering({ gold: { red: 3 } })
    expect(legal(state, RED)).toEqual(['steal', 'offer 1', 'offer 2', 'offer 3'])
    expect(refused(state, RED, 'offer 0')).toBe('unknown-action')
    expect(refused(state, RED, 'offer 4')).toBe('4.1')
  })

  test('R25: all offer at the same time, others see only who has sealed, and an offer is final', () => {
    const state = offering({})
    expect(amunRe.turn(state)).toEqual({ kind: 'seats', seats: [0, 1, 2, 3] })
    expect(seenBy(null, choose(state, BLUE, 'offer 7'))).toEqual([{ type: 'sealed', seat: BLUE }])
    expect(amunRe.turn(state)).toEqual({ kind: 'seats', seats: [0, 1, 3] })
    expect(amunRe.view(state, RED)).toMatchObject({ offer: [0, null, null, null], sealed: 1 << BLUE })
    expect(amunRe.view(state, BLUE).offer).toEqual([null, null, 7, null])
    expect(refused(state, BLUE, 'offer 6')).toBe('not-your-turn')
    expect(amunRe.binding(state, entry(RED, 'offer 7'))).toBe('sealed')
    expect(amunRe.seen(state, entry(RED, 'offer 7'), WHITE)).toEqual({ type: 'offer' })
    expect(amunRe.seen(state, entry(RED, 'steal'), WHITE)).toEqual({ type: 'offer' })
  })

  test('R25: without gold and cards stealing is the only offer and is made unasked', () => {
    const state = offering({ gold: { black: 0 } })
    expect(amunRe.turn(state)).toEqual({ kind: 'seats', seats: [0, 2, 3] })
    expect(state.offer[BLACK]).toBe(-3)
  })

  test('R4: a card may be sold openly before the offer', () => {
    const state = offering({ gold: { red: 1 }, hands: { red: 'eight builder' } })
    choose(state, RED, 'sell eight')
    expect([state.gold[RED], spellCards(state.discard)]).toEqual([2, ['eight']])
    expect(legal(state, RED)).toEqual(['steal', 'offer 1', 'offer 2', 'offer 3', 'sell builder'])
  })
})

describe('[4.1] cards sold for an offer', () => {
  const short = () => offering({ gold: { red: 2 }, hands: { red: 'eight builder builder' } })

  test('R5: a shortfall is picked in private; nothing of it is seen before the reveal, not even that it began', () => {
    const state = short()
    const spectators = () => [BLACK, null].map(viewer => amunRe.view(state, viewer))
    const before = spectators()
    expect(amunRe.seen(state, entry(RED, 'offer 4'), BLACK)).toBeNull()
    expect(amunRe.binding(state, entry(RED, 'offer 4'))).toBeUndefined()
    expect(choose(state, RED, 'offer 4')).toEqual([])
    expect(legal(state, RED)).toEqual(['enclose builder', 'enclose eight'])
    expect(refused(state, RED, 'offer 1')).toBe('4.1')
    expect(refused(state, RED, 'sell eight')).toBe('4.1')
    expect(choose(state, RED, 'enclose builder')).toEqual([])
    expect(spectators()).toEqual(before)
    expect(amunRe.turn(state)).toEqual({ kind: 'seats', seats: [0, 1, 2, 3] })
    expect(amunRe.seen(state, entry(RED, 'enclose eight'), BLACK)).toEqual({ type: 'offer' })
    expect(seenBy(BLUE, choose(state, RED, 'enclose eight'))).toEqual([{ type: 'sealed', seat: RED }])
    expect(amunRe.view(state, BLACK).heldSize[RED]).toBe(3)
  })

  test('R5 R25: the cards stay in the public number until the reveal, then they are sold before the items', () => {
    const state = short()
    choose(state, RED, 'offer 4', 'enclose eight', 'enclose builder')
    expect([handSize(state, RED), state.gold[RED]]).toEqual([3, 2])
    choose(state, BLACK, 'steal')
    choose(state, BLUE, 'steal')
    const told = choose(state, WHITE, 'steal')
    expect(told.slice(3, 5)).toEqual([
      { type: 'sold', seat: RED, card: 'builder' },
      { type: 'sold', seat: RED, card: 'eight' },
    ])
    expect([handSize(state, RED), state.gold[RED]]).toEqual([1, 0])
    expect(frameOf(state)).toMatchObject({ phase: 'items', seat: RED })
  })

  test('R5: if all cards must go nothing is picked; cards not in hand cannot be enclosed', () => {
    const state = short()
    expect(refused(state, RED, 'offer 6')).toBe('4.1')
    expect(refused(state, RED, 'enclose eight')).toBe('4.1')
    expect(seenBy(BLUE, choose(state, RED, 'offer 5'))).toEqual([{ type: 'sealed', seat: RED }])
    const other = short()
    choose(other, RED, 'offer 4')
    expect(refused(other, RED, 'enclose farmer')).toBe('4.1')
    choose(other, RED, 'enclose eight')
    expect(refused(other, RED, 'enclose eight')).toBe('4.1')
  })

  test('R5 R26: a correction put into the offer pays for nothing', () => {
    const state = offering({ gold: { red: 2 }, hands: { red: 'correction eight' } })
    expect(refused(state, RED, 'offer 4')).toBeUndefined()
    expect(refused(state, RED, 'offer 4 correction')).toBe('4.1')
    choose(state, RED, 'offer 3 correction')
    expect(spellCards(state.sold[RED])).toEqual(['eight'])
  })
})

describe('[4.2] sacrifice correction', () => {
  const both = () => {
    const state = offering({ start: 'blue', hands: { red: 'correction correction', white: 'correction' } })
    choose(state, RED, 'steal correction')
    choose(state, WHITE, 'offer 5 correction')
    choose(state, BLACK, 'offer 9')
    choose(state, BLUE, 'offer 1')
    return state
  }

  test('R26: with gold or with the theft, one for each player; others cannot be offered', () => {
    const state = offering({ gold: { red: 2 }, hands: { red: 'correction' } })
    expect(legal(state, RED)).toEqual([
      'steal',
      'steal correction',
      'offer 1',
      'offer 2',
      'offer 3',
      'offer 1 correction',
      'offer 2 correction',
      'sell correction',
    ])
    expect(refused(state, BLACK, 'steal correction')).toBe('4.2')
    expect(refused(state, BLACK, 'offer 1 correction')).toBe('4.2')
  })

  test('R26: declared one after the other from the old start player on; it changes the total only', () => {
    const state = both()
    expect(state.total).toBe(12)
    expect(frameOf(state)).toMatchObject({ phase: 'correct', seat: WHITE })
    expect(legal(state, WHITE)).toEqual(['correct up', 'correct down'])
    expect(choose(state, WHITE, 'correct up')).toEqual([{ type: 'corrected', seat: WHITE, total: 15 }])
    expect(frameOf(state)).toMatchObject({ phase: 'correct', seat: RED })
    const told = choose(state, RED, 'correct up')
    expect(told[1]).toEqual({ type: 'temple', space: 3, total: 18 })
    expect(state.ranking).toEqual([BLACK, WHITE, BLUE])
    expect(state.gold).toEqual([23, 11, 19, 15])
  })

  test('R26: the card is spent even if the space stays the same; the other one is kept', () => {
    const state = both()
    choose(state, WHITE, 'correct down')
    choose(state, RED, 'correct down')
    expect(state.temple).toBe(2)
    expect(spellCards(state.discard)).toEqual(['correction', 'correction'])
    expect([handSize(state, RED), handSize(state, WHITE)]).toEqual([1, 0])
  })

  test('R4: who declares may sell a card first', () => {
    const state = both()
    choose(state, WHITE, 'correct up')
    expect(legal(state, RED)).toEqual(['correct up', 'correct down', 'sell correction'])
    choose(state, RED, 'sell correction')
    expect(frameOf(state)).toMatchObject({ phase: 'correct', seat: RED })
  })
})

describe('[4.3] the temple', () => {
  test('up to 2 space 1, up to 12 space 2, up to 22 space 3, above that space 4', () => {
    expect([-15, 2, 3, 12, 13, 22, 23, 99].map(templeSpace)).toEqual([1, 1, 2, 2, 3, 3, 4, 4])
  })
})
