/** Rules 1.1 to 1.4: the start, the province cards and what lies free on them. */
import { describe, expect, test } from 'vitest'
import { frameOf } from '../../../../kernel/frames.ts'
import { seeded } from '../../../../kernel/rng.ts'
import { act, settleHere } from '../../../../kernel/testing.ts'
import { handSize, size } from '../cards.ts'
import { BUILDER, PROVINCE } from '../data.ts'
import { frame } from '../frame.ts'
import { amunRe } from '../index.ts'
import { auction, OPTIONS, pieces, position, RED, reveal, stack, WHITE } from '../position.ts'
import { farmersIn } from '../provinces.ts'
import { setup } from '../setup.ts'

describe('[1.1] the start', () => {
  test('everybody has 20 gold and a builder; the other builders are in the deck', () => {
    const state = setup(5, OPTIONS)
    expect(state.gold).toEqual([20, 20, 20, 20, 20])
    expect([0, 1, 2, 3, 4].map(seat => handSize(state, seat))).toEqual([1, 1, 1, 1, 1])
    expect(state.held.slice(0, 5).map(hand => hand[BUILDER])).toEqual([1, 1, 1, 1, 1])
    expect([size(state.deck), state.deck[BUILDER]]).toEqual([34, 3])
    expect(state.temple).toBe(0)
  })

  test('R1: the start player is drawn by lot, each seat as likely as any other', () => {
    const counts = [0, 0, 0]
    const rng = seeded('r1')
    for (let n = 0; n < 3000; n++) {
      const drawn = amunRe.chance(setup(3, OPTIONS), rng)
      if (drawn.type === 'start') counts[drawn.seat]++
    }
    for (const count of counts) expect(count / 1000).toBeCloseTo(1, 0)
    expect(amunRe.why(setup(3, OPTIONS), 'chance', { type: 'start', seat: 3 })).toBe('impossible-outcome')
  })
})

describe('[1.2] the province cards', () => {
  test('T18: every round reveals as many as players, none of them twice in a kingdom', () => {
    const state = setup(4, OPTIONS)
    act(amunRe, state, 'chance', { type: 'start', seat: 2 })
    const why = (provinces: string[]) => amunRe.why(state, 'chance', { type: 'reveal', provinces })
    expect(why(['abu', 'edfu', 'sawu'])).toBe('impossible-outcome')
    expect(why(['abu', 'edfu', 'sawu', 'sawu'])).toBe('impossible-outcome')
    expect(why(['abu', 'edfu', 'sawu', 'buto', 'thebes'])).toBe('impossible-outcome')
    state.pile[PROVINCE.abu] = 0
    expect(why(['abu', 'edfu', 'sawu', 'buto'])).toBe('impossible-outcome')
    expect(why(['mendes', 'edfu', 'sawu', 'buto'])).toBeUndefined()
  })
})

describe('[1.3] free stones and gold', () => {
  test('T1 R9: Dakhla gets 12 gold and a hidden card, Abydos a stone, Baharya and Sawu nothing; Baharya counts two farmers', () => {
    const state = auction({}, 'baharya dakhla abydos sawu')
    expect(state.lyingGold).toBe(12)
    expect(state.held.slice(4).map(size)).toEqual([0, 1, 0, 0])
    expect(pieces(state.stones)).toBe('abydos 1')
    expect(state.offered.map(province => farmersIn(state, province))).toEqual([2, 0, 0, 0])
    expect(state.bank + state.gold.reduce((sum, gold) => sum + gold, 12)).toBe(0)
  })

  test('R8: in the new kingdom free material comes again; three stones become a pyramid at once, a fourth stays', () => {
    const state = position({ round: 4, stones: 'abydos 2 memphis 2' })
    const told = reveal(state, 'memphis abydos dakhla thebes')
    expect([pieces(state.stones), pieces(state.pyramids)]).toEqual(['memphis 1', 'memphis 1 abydos 1'])
    expect(told).toContainEqual({ type: 'laid', province: 'memphis', stones: 2, pyramids: 1, gold: 0 })
    expect([state.lyingGold, ...state.held.slice(4).map(size)]).toEqual([12, 0, 0, 1, 2])
    const one = position({ round: 4, stones: 'memphis 1' })
    reveal(one, 'memphis abydos dakhla thebes')
    expect([pieces(one.stones), pieces(one.pyramids)]).toEqual(['abydos 1', 'memphis 1'])
  })

  test('R7: with limited stones, free stones that the supply of 15 cannot give lapse', () => {
    const lying = 'damanhur 2 buto 2 mendes 2 avaris 2 baharya 2 amarna 2 dakhla 2'
    const state = position({ stones: lying, options: { limitedStones: true } })
    const told = reveal(state, 'abydos memphis edfu thebes')
    expect(pieces(state.stones)).toBe(`${lying} abydos 1`)
    expect(told).toContainEqual({ type: 'laid', province: 'memphis', stones: 0, pyramids: 0, gold: 0 })
    const unlimited = position({ stones: lying })
    reveal(unlimited, 'abydos memphis edfu thebes')
    expect(unlimited.stones[PROVINCE.memphis]).toBe(2)
  })
})

describe('[1.4] free power cards', () => {
  test('R3: nobody, not even the start player, sees a free card; the deal says only where it lies', () => {
    const state = position({})
    const told = reveal(state, 'thebes buto abu sawu')
    expect(told.filter(event => event.type === 'dealt')).toEqual([
      { type: 'dealt', province: 'thebes' },
      { type: 'dealt', province: 'thebes' },
      { type: 'dealt', province: 'buto' },
    ])
    for (const seat of [0, 1, null]) {
      const view = amunRe.view(state, seat)
      expect(view.held.slice(4)).toEqual([null, null, null, null])
      expect(view.heldSize.slice(4)).toEqual([2, 1, 0, 0])
    }
    const entry = { actor: 'chance', action: { type: 'deal', province: 'buto', card: 'eight' } } as const
    expect(amunRe.seen(state, entry, 0)).toEqual({ type: 'deal', province: 'buto' })
  })

  test('R6: they are dealt in the order of the province cards; what is missing lapses', () => {
    const state = position({})
    stack(state, 'builder 1', 'eight 1', WHITE)
    const told = reveal(state, 'edfu thebes buto dakhla')
    expect(told.map(event => event.type)).toEqual([
      'revealed',
      'laid',
      'dealt',
      'reshuffled',
      'dealt',
      'phase',
    ])
    expect(state.held.slice(4).map(size)).toEqual([1, 1, 0, 0])
    expect(frameOf(state).phase).toBe('bid')
  })

  test('a deal to another province, or of a card that is not there, is an impossible outcome', () => {
    const state = position({})
    state.flow = [frame('reveal', RED)]
    state.discard[BUILDER] = state.deck[BUILDER]
    state.deck[BUILDER] = 0
    act(amunRe, state, 'chance', { type: 'reveal', provinces: ['edfu', 'buto', 'abu', 'sawu'] })
    const why = (province: string, card: string) =>
      amunRe.why(state, 'chance', { type: 'deal', province, card })
    expect(why('edfu', 'eight')).toBeUndefined()
    expect(why('edfu', 'builder')).toBe('impossible-outcome')
    expect(why('buto', 'eight')).toBe('impossible-outcome')
    settleHere(amunRe, state, seeded('rest'))
    expect(state.held.slice(4).map(size)).toEqual([1, 1, 0, 0])
  })
})
