/** Rules 1.1 to 1.5, 10.1, 11.1: the table at the start, for each number of players; rule 8.2: new cities. */
import { describe, expect, test } from 'vitest'
import { readOptions } from '../../../../kernel/options.ts'
import { seeded } from '../../../../kernel/rng.ts'
import { act, settleHere } from '../../../../kernel/testing.ts'
import { CITIES, DISCS, OFFERS, PLATE_COPIES } from '../data.ts'
import { dahschur } from '../index.ts'
import { position } from '../position.ts'
import { setup } from '../setup.ts'
import type { Action, State } from '../types.ts'

const sum = (counts: readonly number[]) => counts.reduce((total, n) => total + n, 0)

/** The table when the first player is asked. */
function begun(seats: number, seed = 'begun', startGems = 0): State {
  const state = setup(seats, { startGems, procession: 16 })
  settleHere(dahschur, state, seeded(seed))
  return state
}

describe('the printed tables', () => {
  test('D1: 24 different offers, each with the prices 1, 2 and 3 and one colour missing', () => {
    expect(new Set(OFFERS.map(prices => prices.join()))).toHaveLength(24)
    for (const prices of OFFERS) expect([...prices].sort()).toEqual([0, 1, 2, 3])
    for (const colour of [0, 1, 2, 3]) {
      for (const price of [0, 1, 2, 3])
        expect(OFFERS.filter(prices => prices[colour] === price)).toHaveLength(6)
    }
  })

  test('D2: 24 plates, two of each gem colour for every symbol', () => {
    const { plates } = begun(4)
    for (let kind = 0; kind < 12; kind++)
      expect(plates.filter(plate => plate === kind)).toHaveLength(PLATE_COPIES)
    expect(plates).toHaveLength(24)
  })

  test('D3: the gold discs add up to 49, the silver ones to 22', () => {
    const worth = DISCS.map((copies, i) => copies * (i + 1))
    expect([sum(worth.slice(3)), sum(worth.slice(0, 3))]).toEqual([49, 22])
    expect([sum(DISCS.slice(3)), sum(DISCS.slice(0, 3))]).toEqual([10, 10])
  })

  test('D5: the 20 hands of three different cards by city', () => {
    const hands: Record<number, number> = {}
    for (let a = 1; a <= 4; a++)
      for (let b = a + 1; b <= 5; b++)
        for (let c = b + 1; c <= 6; c++) hands[a + b + c] = (hands[a + b + c] ?? 0) + 1
    expect(hands).toEqual({ 6: 1, 7: 1, 8: 2, 9: 3, 10: 3, 11: 3, 12: 3, 13: 2, 14: 1, 15: 1 })
    expect(CITIES).toEqual([6, 7, 8, 9, 10, 11, 12, 13, 14, 15])
  })
})

describe('[1.1] [1.2] [1.3] [1.5] four players', () => {
  test('D6: six gems at the stalls and 30 in the bag; 26 with one start gem each', () => {
    expect(sum(begun(4).bag)).toBe(30)
    expect(begun(4).gems).toEqual(new Array(12).fill(0))
    const rich = begun(4, 'begun', 1)
    expect(sum(rich.bag)).toBe(26)
    expect([0, 1, 2, 3].map(seat => sum(rich.gems.slice(seat * 3, seat * 3 + 3)))).toEqual([1, 1, 1, 1])
  })

  test('six offers, four cities with both discs, ten stones, all merchants on the square', () => {
    const state = begun(4)
    expect(new Set(state.offers)).toHaveLength(6)
    expect(sum(state.pile)).toBe(18)
    expect(new Set(state.cities)).toHaveLength(4)
    expect(state.metals).toEqual([3, 3, 3, 3])
    expect(sum(state.cityPile)).toBe(6)
    expect(state.supply).toEqual([10, 10, 10, 10])
    expect(state.merchants).toEqual([0, 0, 0, 0])
    expect(dahschur.round(state)).toBe(1)
  })

  test('everybody can be the start player, and the left neighbour then gives first', () => {
    const starts = new Set<number>()
    for (let seed = 0; seed < 40; seed++) {
      const state = begun(4, `start ${seed}`)
      starts.add(state.start)
      expect(state.active).toBe(state.start)
      expect(dahschur.turn(state)).toEqual({ kind: 'seats', seats: [(state.start + 1) % 4] })
    }
    expect(starts).toEqual(new Set([0, 1, 2, 3]))
  })

  test('an offer twice, gems for an empty seat or too many of a colour, or a start player too many are impossible', () => {
    const state = setup(3, { startGems: 0, procession: 16 })
    const why = (action: Action) => dahschur.why(state, 'chance', action)
    const gems = [0, 0, 0, 1, 1, 2]
    expect(why({ type: 'stock', offers: [0, 1, 2, 3, 4, 5], gems })).toBeUndefined()
    expect(why({ type: 'stock', offers: [0, 1, 2, 3, 4, 4], gems })).toBe('impossible-outcome')
    state.flow = [{ phase: 'gems', seat: 0, card: 0, at: 2 }]
    const two = [2, 0, 0]
    expect(why({ type: 'gems', gems: [two, two, two, [0, 0, 0]] })).toBeUndefined()
    expect(why({ type: 'gems', gems: [two, two, [0, 0, 0], two] })).toBe('impossible-outcome')
    expect(why({ type: 'gems', gems: [two, two, [1, 0, 0], [0, 0, 0]] })).toBe('impossible-outcome')
    state.bag = [5, 12, 12]
    expect(why({ type: 'gems', gems: [two, two, two, [0, 0, 0]] })).toBe('impossible-outcome')
    state.flow = [{ phase: 'first', seat: 0, card: 0, at: 0 }]
    expect(why({ type: 'first', seat: 2 })).toBeUndefined()
    expect(why({ type: 'first', seat: 3 })).toBe('impossible-outcome')
  })

  test('the options have the defaults and bounds of the rules', () => {
    expect(readOptions(dahschur.meta, {})).toEqual({ startGems: 0, procession: 16 })
    for (const wrong of [{ startGems: 2 }, { procession: 13 }, { procession: 21 }])
      expect(() => readOptions(dahschur.meta, wrong)).toThrow('must be a whole number')
    expect(setup(4, { startGems: 0, procession: 20 }).procession).toHaveLength(20)
  })
})

describe('[1.4] the avenue', () => {
  for (const seats of [4, 3, 2]) {
    test(`D4: with ${seats} players every block holds each symbol once`, () => {
      const size = seats === 4 ? 4 : 3
      for (let seed = 0; seed < 10; seed++) {
        const { plates } = begun(seats, `plates ${seed}`)
        expect(plates).toHaveLength(size * 6)
        for (let block = 0; block < 6; block++) {
          const symbols = plates.slice(block * size, block * size + size).map(plate => Math.trunc(plate / 3))
          expect(symbols.sort()).toEqual([0, 1, 2, 3].slice(0, size))
        }
      }
    })
  }

  test('an avenue with a symbol twice in a block, or with too many of a kind, is impossible', () => {
    const state = setup(3, { startGems: 0, procession: 16 })
    state.flow = [{ phase: 'plates', seat: 0, card: 0, at: 0 }]
    const good = [0, 3, 6, 0, 3, 6, 1, 4, 7, 1, 4, 7, 2, 5, 8, 2, 5, 8]
    const why = (plates: number[]) => dahschur.why(state, 'chance', { type: 'plates', plates })
    expect(why(good)).toBeUndefined()
    expect(why([3, 3, 0, ...good.slice(3)])).toBe('impossible-outcome')
    expect(why([0, 0, 6, 3, 3, 6, ...good.slice(6)])).toBe('impossible-outcome')
    expect(why([1, ...good.slice(1)])).toBe('impossible-outcome')
  })
})

describe('[10.1] three players', () => {
  test('D6: two gems each, 24 left; four cities, 18 plates, six neutral cards', () => {
    const state = setup(3, { startGems: 0, procession: 16 })
    for (let step = 0; step < 5; step++) act(dahschur, state, 'chance', dahschur.chance(state, seeded(step)))
    expect(sum(state.bag)).toBe(24)
    expect([0, 1, 2].map(seat => sum(state.gems.slice(seat * 3, seat * 3 + 3)))).toEqual([2, 2, 2])
    expect(state.cities).toHaveLength(4)
    expect(state.plates).toHaveLength(18)
    expect(state.neutral).toEqual([1, 1, 1, 1, 1, 1])
    expect(state.princes).toBe(0)
  })
})

describe('[11.1] two players', () => {
  test('D6 Y1: two gems each, 26 left; three open cities, plates of the third colour, princes at all stalls', () => {
    const state = begun(2)
    expect(sum(state.bag)).toBe(26)
    expect(state.cities).toHaveLength(3)
    expect(state.plates.filter(plate => Math.trunc(plate / 3) === 2)).toHaveLength(6)
    expect(state.plates.filter(plate => Math.trunc(plate / 3) === 3)).toHaveLength(0)
    expect(state.princes).toBe(0b111111)
  })
})

describe('[8.2] new cities', () => {
  test('only fields without a city are filled, with cards that are in the pile', () => {
    const state = position({ cities: '6gs 7g 0 0' }, 'cities')
    const why = (...cities: number[]) => dahschur.why(state, 'chance', { type: 'cities', cities })
    expect(why(0, 0, 8, 9)).toBeUndefined()
    expect(why(8, 0, 9, 10)).toBe('impossible-outcome')
    expect(why(0, 0, 8, 0)).toBe('impossible-outcome')
    expect(why(0, 0, 6, 9)).toBe('impossible-outcome')
    expect(why(0, 0, 9, 9)).toBe('impossible-outcome')
  })

  test('A37: with one card left in the pile the second field stays empty', () => {
    const state = position({ cities: '6gs 7g 0 0' }, 'cities')
    state.cityPile = [0, 0, 0, 0, 0, 0, 0, 0, 0, 1]
    expect(dahschur.chance(state, seeded('pile'))).toEqual({ type: 'cities', cities: [0, 0, 15, 0] })
    act(dahschur, state, 'chance', { type: 'cities', cities: [0, 0, 15, 0] })
    expect(state.cities).toEqual([6, 7, 15, 0])
    expect(state.metals).toEqual([3, 2, 3, 0])
  })
})
