/** Lines of a chat that come twice, out of order, or not at all. */
import { expect, test } from 'vitest'
import type { Said } from '../../table/wire.ts'
import { firstHole, mergeLines } from './chatter.ts'

const line = (n: number): Said => ({ n, player: 'p', name: 'Isis', text: `line ${n}`, at: n })
const NONE: ReadonlySet<number> = new Set()
const numbers = (lines: readonly Said[]): number[] => lines.map(({ n }) => n)

test('a line that comes twice is one line', () => {
  expect(numbers(mergeLines([line(0), line(1)], [line(0), line(1), line(2)]))).toEqual([0, 1, 2])
})

test('a line that comes late is put where it belongs', () => {
  const lines = mergeLines([line(3), line(5)], [line(4)])
  expect(numbers(lines)).toEqual([3, 4, 5])
  expect(firstHole(lines, NONE)).toBeNull()
})

test('a missing line is noticed, an old beginning is not', () => {
  expect(firstHole([line(7), line(8), line(10)], NONE)).toBe(9)
  expect(firstHole([line(7)], NONE)).toBeNull()
  expect(firstHole([], NONE)).toBeNull()
})

test('a line that was left out for me is no hole, and hides none', () => {
  expect(firstHole([line(7), line(10)], new Set([8, 9]))).toBeNull()
  expect(firstHole([line(7), line(10), line(12)], new Set([8, 9]))).toBe(11)
})
