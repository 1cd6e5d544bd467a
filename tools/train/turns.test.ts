/** Learning Dahschur with a tiny budget: what comes out is whole, and the same matches teach the same. */
import { expect, test } from 'vitest'
import { sizeOf } from '../../bots/network.ts'
import { HIDDEN, INPUTS } from '../../games/dahschur/bot/learned/features.ts'
import { learn, type School } from './turns.ts'

const school: School = {
  seats: 3,
  games: 160,
  epochs: 3,
  searched: [8],
  iterations: 2,
  laterEpochs: 1,
  seed: 'tiny',
}

test('quick matches teach something, and those with a search go on from there', () => {
  const { weights, losses } = learn(school)
  expect(weights).toHaveLength(sizeOf(INPUTS, HIDDEN))
  expect(weights.every(Number.isFinite)).toBe(true)
  expect(losses).toHaveLength(2)
  expect(losses[0][1]).toBeLessThan(losses[0][0])
  expect(losses[0][1]).toBeLessThan(Math.log(3))
})

test('the same matches teach the same', () => {
  const few = { ...school, games: 8 }
  expect(learn(few)).toEqual(learn(few))
})
