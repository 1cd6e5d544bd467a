/** What is shown of a position: corrected where the study asks for it, and nothing else about a review. */
import { expect, test } from 'vitest'
import { asShown, type Correction, corrected } from './correction.ts'
import type { Reviewed } from './review.ts'

const BOLD: Correction = [
  [0.05, 0.1],
  [0.5, 0.5],
  [0.95, 0.85],
]

const step = (after: readonly number[]): Reviewed => ({
  kind: 'chance',
  rows: [0],
  before: [0.5, 0.5],
  after,
  known: after,
  decisions: [],
})

test('bold chances are drawn nearer, in order, and come to one', () => {
  const [low, middle, high] = [0.02, 0.4, 0.98].map(share => corrected([share, 1 - share], BOLD))
  expect(low[0]).toBeGreaterThan(0.1)
  expect(high[0]).toBeLessThan(0.9)
  expect(low[0]).toBeLessThan(middle[0])
  expect(middle[0]).toBeLessThan(high[0])
  for (const shares of [low, middle, high]) expect(shares[0] + shares[1]).toBeCloseTo(1, 12)
})

test('the result is never corrected, nor a game that needs no correction', () => {
  const steps = [step([0.98, 0.02]), undefined, step([1, 0])]
  const [first, unknown, last] = asShown(steps, 'toy', 2, BOLD)
  expect(first?.after[0]).toBeLessThan(0.9)
  expect(first?.known).toEqual(first?.after)
  expect(unknown).toBeUndefined()
  expect(last?.after).toEqual([1, 0])
  expect(asShown(steps, 'toy', 2)).toBe(steps)
})
