/** Ratings: the same as openskill's, and what must hold of any result. */
import fc from 'fast-check'
import { rating as theirRating, rate as theirs } from 'openskill'
import { expect, test } from 'vitest'
import { NEW, type Rating, rate, ratedPlaces, scoreOf } from './ratings.ts'

const ratings = fc.record({
  mu: fc.double({ min: 0, max: 50, noNaN: true }),
  sigma: fc.double({ min: 0.5, max: 10, noNaN: true }),
})
const result = fc
  .array(fc.record({ rating: ratings, place: fc.integer({ min: 1, max: 5 }) }), {
    minLength: 2,
    maxLength: 5,
  })
  .map(seats => ({ before: seats.map(({ rating }) => rating), places: seats.map(({ place }) => place) }))

test('equal to openskill, for two to five players, with ties', () => {
  fc.assert(
    fc.property(result, ({ before, places }) => {
      const expected = theirs(
        before.map(one => [theirRating(one)]),
        { rank: [...places], tau: 0 },
      )
      for (const [seat, { mu, sigma }] of rate(before, places).entries()) {
        expect(mu).toBeCloseTo(expected[seat][0].mu, 9)
        expect(sigma).toBeCloseTo(expected[seat][0].sigma, 9)
      }
    }),
    { numRuns: 500 },
  )
})

test('nobody becomes less certain, the winner gains, the last loses, and the seat does not matter', () => {
  fc.assert(
    fc.property(result, ({ before, places }) => {
      const after = rate(before, places)
      for (const [seat, { mu, sigma }] of after.entries()) {
        expect(sigma).toBeLessThanOrEqual(before[seat].sigma)
        const best = places.every((place, other) => other === seat || place > places[seat])
        const worst = places.every((place, other) => other === seat || place < places[seat])
        if (best) expect(mu).toBeGreaterThanOrEqual(before[seat].mu)
        if (worst) expect(mu).toBeLessThanOrEqual(before[seat].mu)
      }
      const turned = rate([...before].reverse(), [...places].reverse()).reverse()
      for (const [seat, { mu, sigma }] of after.entries()) {
        expect(turned[seat].mu).toBeCloseTo(mu, 9)
        expect(turned[seat].sigma).toBeCloseTo(sigma, 9)
      }
    }),
  )
})

test('whoever is stronger is found out', () => {
  let [strong, weak]: Rating[] = [NEW, NEW]
  for (let match = 0; match < 60; match++)
    [strong, weak] = rate([strong, weak], match % 4 === 3 ? [2, 1] : [1, 2])
  expect(strong.mu).toBeGreaterThan(weak.mu + 3)
  expect(scoreOf(strong)).toBeGreaterThan(scoreOf(weak))
})

test('whoever left comes last, wherever the bot in their seat came', () => {
  expect(ratedPlaces([1, 2, 3], [true, false, false])).toEqual([4, 2, 3])
  expect(ratedPlaces([1, 1, 3], [false, false, false])).toEqual([1, 1, 3])
})
