/** Named positions with the number of different action sequences, counted to a small depth: any change of a rule changes a count. */
import { describe, expect, test } from 'vitest'
import { seeded } from '../../../kernel/rng.ts'
import { countSequences } from '../../../kernel/testing.ts'
import { dahschur } from './index.ts'
import { position } from './position.ts'
import type { State } from './types.ts'

const count = (state: State, depth: number) => countSequences(dahschur, state, depth, seeded('positions'))

describe('action sequences', () => {
  test('the first gifts with four players: six cards, then five, then four', () => {
    const state = position({}, 'give', 1)
    expect([1, 2, 3].map(depth => count(state, depth))).toEqual([6, 30, 120])
  })

  test('then three cards to pick from, and with each the market, the avenue, the procession or a pass', () => {
    const state = position({ row: { 1: 1, 2: 3, 3: 6 } }, 'use')
    expect([1, 2].map(depth => count(state, depth))).toEqual([3, 12])
  })

  test('a market action from the square with a 2: two stalls, with or without buying', () => {
    const state = position({ row: { 1: 4 } }, 'market', 0, 2)
    // After each of the four the last card of the row is in use; stones at a stall open a fifth area.
    expect([1, 2].map(depth => count(state, depth))).toEqual([4, 4 + 5 + 4 + 5])
  })

  test('an avenue action with a 1: one or two gems, or one of 24 plates to lift', () => {
    const state = position({ plates: 'rg og', gems: ['gg'], row: { 1: 4 } }, 'avenue', 0, 1)
    // The plates at both ends have one neighbour, so that the swap is made; the other 22 have two.
    const swapped = [1, 2].map(depth => count(state, depth))
    expect(swapped[0]).toBe(26)
    expect(swapped[1]).toBe(4 + 4 + afterLift(1) + afterLift(24) + 22 * 2)
  })

  test('a procession action with a 6 and two offerings: 6 fields for each of three stones', () => {
    const state = position({ procession: 'b...b', row: { 1: 4 } }, 'procession', 0, 6)
    expect(count(state, 1)).toBe(18)
  })

  test('a consolation: one new offering, one stone from each of two stalls, or nothing; then the next reward', () => {
    const state = position(
      { laid: ['652', '631', '521', '143'], goods: ['', '110000'] },
      'consolation',
      1,
      1,
      0,
    )
    expect([1, 2].map(depth => count(state, depth))).toEqual([4, 20])
  })

  test('chamber cards of four players: three choices each', () => {
    const state = position({ laid: ['123', '234', '345', '456'] }, 'chamber')
    expect([1, 2, 3, 4].map(depth => count(state, depth))).toEqual([3, 9, 27, 81])
  })

  test('two offerings and two discs at the end: two cards or none, then what is left', () => {
    const state = position({ chambers: ['65..'], procession: 'bb', discs: ['65'] }, 'bury', 0, 0, 2)
    expect([1, 2].map(depth => count(state, depth))).toEqual([3, 2 + 2 + 3])
  })
})

/** How many choices follow a lift that has only one plate to swap with: gems that now fit, or none. */
function afterLift(field: number): number {
  const state = position({ plates: 'rg og', gems: ['gg'], row: { 1: 4 } }, 'avenue', 0, 1)
  dahschur.apply(state, 0, { type: 'lift', field })
  return dahschur.legal(state, 0).length
}
