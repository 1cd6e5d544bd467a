/** Learning Horus with a tiny budget: what comes out is whole, and from a few matches on it tells more about who wins than even odds. */
import { expect, test } from 'vitest'
import { COUNT } from '../../games/horus/bot/learned/features.ts'
import { learn } from './regions.ts'

test('a hundred quick matches teach something, and the same matches teach the same', () => {
  const school = { seats: 2, games: 96, iterations: 0, seed: 'tiny', keep: 0 }
  const { learned, positions, after } = learn(school)
  expect(learned.weights).toHaveLength(2 * COUNT)
  expect(learned.weights.every(Number.isFinite)).toBe(true)
  expect(positions).toBeGreaterThan(500)
  expect(after).toBeLessThan(Math.log(2))
  const again = { ...school, games: 2 }
  expect(learn(again)).toEqual(learn(again))
})
