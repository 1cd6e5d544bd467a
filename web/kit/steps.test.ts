/** Walking by keys: to the nearest in a direction, to the next and the previous, round and round. */

import { expect, test } from 'vitest'
import type { XY } from './geometry.ts'
import { nearest, next, placeAmong, stopAmong } from './steps.ts'

const LEFT: XY = [-1, 0]
const RIGHT: XY = [1, 0]
const UP: XY = [0, -1]
const DOWN: XY = [0, 1]

test('the nearest in a direction: straight ahead before aside, never behind, nothing at the edge', () => {
  const among: XY[] = [
    [10, 0], // right
    [30, 0], // farther right
    [12, 40], // right, but far aside
    [-10, 0],
    [0, 20],
    [0, -5],
  ]
  const from: XY = [0, 0]
  expect([RIGHT, LEFT, DOWN, UP].map(way => nearest(from, among, way))).toEqual([0, 3, 4, 5])
  expect(nearest([30, 0], among.slice(0, 2), RIGHT)).toBe(-1)
  expect(nearest(from, [], RIGHT)).toBe(-1)
})

test('a thing a little aside is met before one far ahead, one far aside is not', () => {
  const from: XY = [0, 0]
  expect(nearest(from, [[100, 0], [20, 10]], RIGHT)).toBe(1) // biome-ignore format: points
  expect(nearest(from, [[40, 0], [20, 30]], RIGHT)).toBe(0) // biome-ignore format: points
})

test('what lies in the same place, or not really ahead, is not ahead', () => {
  expect(nearest([0, 0], [[0, 0], [0.5, 0]], RIGHT)).toBe(-1) // biome-ignore format: points
})

test('next and previous go round; from outside to the first and to the last; from between two to its neighbours', () => {
  expect([next(3, 0, 1), next(3, 2, 1), next(3, 0, -1), next(3, 2, -1)]).toEqual([1, 0, 2, 1])
  expect([next(3, -1, 1), next(3, -0.5, 1), next(3, -0.5, -1)]).toEqual([0, 0, 2])
  expect([next(3, 1.5, 1), next(3, 1.5, -1), next(3, 2.5, 1), next(3, 2.5, -1)]).toEqual([2, 1, 0, 2])
  expect(next(0, -1, 1)).toBe(-1)
  expect([next(1, 0, 1), next(1, 0, -1)]).toEqual([0, 0])
})

/** Elements as letters: capital ones are lit, those in brackets are not seen, the one with a star has the focus. */
const stopIn = (page: string, current?: string): string | undefined => {
  const nodes = page.split(' ')
  return stopAmong(
    nodes,
    nodes.find(node => current !== undefined && node.includes(current)),
    {
      isLit: node => /[A-Z]/.test(node),
      isSeen: node => !node.includes('['),
      isFocused: node => node.includes('*'),
    },
  )
}

test('the tab stop is the first lit element that is seen, else the first one', () => {
  expect(stopIn('a b C D')).toBe('C')
  expect(stopIn('a [B] C')).toBe('C')
  expect(stopIn('[a] b c')).toBe('b')
  expect(stopIn('[a] [B]')).toBeUndefined()
})

test('it stays where it is while it is lit or has the focus and is seen, and only among what is there', () => {
  expect(stopIn('A B C', 'B')).toBe('B')
  expect(stopIn('A b* C', 'b')).toBe('b*')
  expect(stopIn('A b C', 'b')).toBe('A')
  expect(stopIn('A [B] C', 'B')).toBe('A')
  const gone = stopAmong(['A'], 'B', { isLit: () => true, isSeen: () => true, isFocused: () => true })
  expect(gone).toBe('A')
})

test('a place among others: its own, between two, in front of all', () => {
  const place = (from: number | null): number => placeAmong([10, 20, 30], from, (a, b) => a < b)
  expect([place(20), place(25), place(5), place(35), place(null)]).toEqual([1, 1.5, -0.5, 2.5, -1])
})
