/** Helpers for plain data and the shapes of actions. */
import { describe, expect, test } from 'vitest'
import { copy, difference, freeze, plainFault, same } from './data.ts'
import { fits, flag, list, oneOf, type Shapes, whole } from './shape.ts'

describe('copy and freeze', () => {
  test('a copy is equal and shares nothing', () => {
    const value = { a: [1, { b: 'x' }], c: null }
    const twin = copy(value)
    expect(twin).toEqual(value)
    expect(twin.a).not.toBe(value.a)
  })

  test('what is not plain is refused on the spot', () => {
    expect(() => copy({ a: new Map() })).toThrow('/a is not a plain object')
    expect(() => copy({ a: { b: undefined } })).toThrow('b is undefined, not plain data')
  })

  test('frozen values cannot be written all the way down', () => {
    const value = freeze({ a: [1] })
    expect(() => value.a.push(2)).toThrow()
  })
})

describe('comparing', () => {
  test('the order of keys does not matter, everything else does', () => {
    expect(same({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true)
    expect(same({ a: 1 }, { a: 1, b: 2 })).toBe(false)
    expect(same([1], { 0: 1 })).toBe(false)
    expect(same([1, 2], [2, 1])).toBe(false)
  })

  test('a difference is named by its path', () => {
    expect(difference({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe('/a/1/b: 2 against 3')
    expect(difference([1], [1])).toBeUndefined()
  })

  test('plain data has no holes, no classes, no odd numbers', () => {
    expect(plainFault({ a: [1, 'x', true, null] }, '')).toBeUndefined()
    expect(plainFault({ a: Number.NaN }, '')).toContain('/a')
    expect(plainFault({ a: -0 }, '')).toContain('/a')
    expect(plainFault([new Date(0)], '')).toContain('/0')
    expect(plainFault({ a: () => 1 }, '')).toContain('function')
  })
})

type Act =
  | { type: 'go'; to: number; how: 'slow' | 'fast' }
  | { type: 'pay'; coins: readonly number[]; all: boolean }
  | { type: 'pass' }
const shapes: Shapes<Act> = {
  go: { to: whole(1, 3), how: oneOf(['slow', 'fast']) },
  pay: { coins: list(2, whole(0, 9)), all: flag },
  pass: {},
}

describe('the shape of an action', () => {
  test('right actions fit', () => {
    for (const action of [
      { type: 'go', to: 3, how: 'fast' },
      { type: 'pay', coins: [0, 9], all: true },
      { type: 'pass' },
    ]) {
      expect(fits(shapes, action)).toBe(true)
    }
  })

  test('a field too many, too few or wrong does not', () => {
    const wrong = [
      { type: 'go', to: 3 },
      { type: 'go', to: 3, how: 'fast', more: 1 },
      { type: 'go', to: 3.5, how: 'fast' },
      { type: 'go', to: '3', how: 'fast' },
      { type: 'go', to: 3, how: 'fly' },
      { type: 'pay', coins: [1], all: true },
      { type: 'pay', coins: [1, 2], all: 1 },
      { type: 'toString' },
      { type: 7 },
      ['go'],
      null,
      'pass',
    ]
    for (const thing of wrong) expect(fits(shapes, thing)).toBe(false)
  })
})
