/** Learning Amun-Re with a tiny budget: habits, offers and evaluation come out whole, and the same matches teach the same. */
import { expect, test } from 'vitest'
import { sizeOf } from '../../../bots/network.ts'
import { HIDDEN, INPUTS } from '../../../games/amun-re/bot/learned/features.ts'
import { ROUNDS } from '../../../games/amun-re/rules/data.ts'
import { HABITS } from './book.ts'
import { HABITS_PER_ROUND } from './habit.ts'
import { withOffers } from './offers.ts'
import { learnRounds } from './rounds.ts'
import { tune } from './tune.ts'

test('a few matches move every number that is to be learned, and leave the offers', () => {
  const course = { seats: 3, games: 4, steps: 2, seed: 'tiny' }
  const learned = tune(course, HABITS[3], () => undefined)
  expect(learned.map(row => row.length)).toEqual(new Array(ROUNDS).fill(HABITS_PER_ROUND))
  expect(learned.flat().every(Number.isFinite)).toBe(true)
  const moved = learned.flat().filter((number, n) => number !== HABITS[3].flat()[n])
  expect(moved).toHaveLength(ROUNDS * (HABITS_PER_ROUND - 6))
  expect(tune(course, HABITS[3], () => undefined)).toEqual(learned)
})

test('offers are read off the search, and nothing else changes', () => {
  const watched = { seats: 3, matches: 1, iterations: 2, seed: 'tiny' }
  const learned = withOffers(HABITS[3], watched)
  expect(learned.flat().every(Number.isFinite)).toBe(true)
  const kept = learned.flat().filter((number, n) => number === HABITS[3].flat()[n])
  expect(kept.length).toBeGreaterThanOrEqual(ROUNDS * (HABITS_PER_ROUND - 6))
})

test('some matches teach networks for five rounds', () => {
  const told: string[] = []
  const weights = learnRounds({ seats: 4, games: 20, epochs: 1, seed: 'tiny' }, text => told.push(text))
  expect(weights).toHaveLength((ROUNDS - 1) * sizeOf(INPUTS, HIDDEN))
  expect(weights.every(Number.isFinite)).toBe(true)
  expect(told).toHaveLength(ROUNDS - 1)
})
