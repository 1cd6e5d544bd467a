/** The study of the review: everything follows from the seed, and what it says of a record can be wrong. */
import { expect, test } from 'vitest'
import { gameOf } from '../../games/index.ts'
import {
  type Asked,
  askedIn,
  type Costs,
  costsIn,
  type Found,
  foundIn,
  levelsOf,
  type Said,
} from './study.ts'
import {
  apartOf,
  calibrationOf,
  correctedLines,
  findingsOf,
  isOff,
  monotone,
  orderOf,
  scaleOf,
} from './summary.ts'

const said = (n: number, share: number, won: number): Said => ({
  ...{ kind: 'said', game: 'aton', seats: 2, n, trials: 8 },
  won: [won, 1 - won],
  points: [{ part: 0.5, said: [share, 1 - share] }],
})

/** So many matches of which `share` was said and `won` of them were won. */
const matches = (share: number, won: number, count = 40): Said[] =>
  Array.from({ length: count }, (_, n) =>
    said(n + 1000 * Math.round(share * 100), share, n < won * count ? 1 : 0),
  )

test('calibration tells what is right from what is too bold, and the correction only goes up', () => {
  const right = [...matches(0.25, 0.25), ...matches(0.75, 0.75), ...matches(0.5, 0.5)]
  const bold = [...matches(0.05, 0.3), ...matches(0.95, 0.7), ...matches(0.5, 0.5)]
  expect(calibrationOf(right).slope).toBeCloseTo(1, 6)
  expect(calibrationOf(bold).slope).toBeLessThan(0.6)
  expect(calibrationOf(right).brier[1].said).toBeLessThan(calibrationOf(right).brier[1].constant)
  const corrected = monotone([...matches(0.15, 0.4), ...matches(0.25, 0.2), ...matches(0.35, 0.5)])
  const means = corrected.map(([, won]) => won)
  expect(means).toEqual([...means].sort((a, b) => a - b))
  expect(corrected.length).toBeLessThan(6)
  expect(isOff(calibrationOf(right))).toBe(false)
  expect(isOff(calibrationOf(bold))).toBe(true)
  expect(isOff(calibrationOf(correctedLines(bold, monotone(bold))))).toBe(false)
})

test('the costliest decision is steady if both sources name it, or one within both errors', () => {
  const found = (second: Found['by'][number]['worst'][number]): Found => ({
    ...{ kind: 'found', game: 'aton', seats: 1, n: 0, trials: 8 },
    by: [
      {
        ...{ level: 'casual', decisions: 9, draws: 0.1, rest: 0, mine: -0.3 },
        worst: [{ row: 5, cost: 0.2, error: 0.01, other: 0.2 }, second],
      },
    ],
  })
  const steady = (line: Found) => findingsOf([line]).steady
  expect(steady(found({ row: 5, cost: 0.2, error: 0.01, other: 0.2 }))).toEqual({ same: 1, of: 1 })
  expect(steady(found({ row: 8, cost: 0.2, error: 0.01, other: 0.19 }))).toEqual({ same: 1, of: 1 })
  expect(steady(found({ row: 8, cost: 0.3, error: 0.01, other: 0.05 }))).toEqual({ same: 0, of: 1 })
})

test('what is left over is told by level, and how far it is off either way', () => {
  const seat = (level: string, rest: number) => ({
    ...{ level, decisions: 9, draws: 0, mine: 0, rest },
    worst: [null, null],
  })
  const line = (n: number, rest: number): Found => ({
    ...{ kind: 'found', game: 'aton', seats: 2, n, trials: 8 },
    by: [seat('casual', rest), seat('expert', -rest)],
  })
  const { rest, off, left } = findingsOf([line(0, 0.3), line(2, -0.1)])
  expect(rest.mean).toBeCloseTo(0.1, 9)
  expect(off.mean).toBeCloseTo(0.2, 9)
  expect(left.get('expert')?.mean).toBeCloseTo(-0.1, 9)
  expect(left.get('solid')?.n).toBe(0)
})

test('the levels are told apart by what their decisions cost, and accuracy is 60 in the mean of casual matches', () => {
  const line = (n: number, casual: number): Costs => ({
    ...{ kind: 'costs', game: 'aton', seats: 2, n, trials: 8 },
    by: [
      { level: 'casual', costs: [casual, casual] },
      { level: 'expert', costs: [0.001] },
    ],
  })
  const seat = { level: 'casual', decisions: 10, draws: 0, rest: 0, mine: -0.1, worst: [null, null] }
  const whole: Found = { kind: 'found', game: 'aton', seats: 2, n: 0, trials: 8, by: [seat] }
  const lines = [line(0, 0.02), line(1, 0.005), line(2, 0.5)]
  expect(orderOf(lines).cost.get('expert')?.mean).toBeCloseTo(0.001, 9)
  const scale = scaleOf(lines, [whole]) ?? 0
  const accuracies = [0.02, 0.005, 0.5, 0.01].map(cost => 100 * Math.exp(-cost / scale))
  expect(accuracies.reduce((sum, one) => sum + one) / 4).toBeCloseTo(60, 6)
  expect(scaleOf([line(0, 0)], [])).toBeNull() // nothing given away tells no scale
  expect(scaleOf([], [])).toBeNull()
})

test('levels are held against each other in the same positions: what a match costs everybody tells nothing', () => {
  const line = (n: number, dear: number, costs: readonly number[], positions = 12): Asked => ({
    ...{ kind: 'asked', game: 'aton', seats: 2, n, trials: 8, positions },
    costs: costs.map(cost => cost + dear),
  })
  const costs = [0.05, 0.03, 0.02, 0.01, 0]
  const lines = [line(0, 0, costs), line(1, 0.5, costs), line(2, 0.1, costs), line(3, 9, [9, 0, 0, 0, 0], 0)]
  const { matches, cost, more } = apartOf(lines)
  expect(matches).toBe(3) // where nobody had anything to decide, nobody was asked
  expect(cost[1].mean).toBeCloseTo(0.23, 9)
  expect(more.map(({ mean }) => Number(mean.toFixed(9)))).toEqual([0.02, 0.01, 0.01, 0.01])
  for (const { error } of more) expect(error).toBeCloseTo(0, 9)
  expect(cost[0].error).toBeGreaterThan(0.1)
})

test('every level meets every other equally often, from every seat', () => {
  for (const seats of [2, 3, 4, 5]) {
    const met = new Map<string, number>()
    for (let n = 0; n < 20; n++) {
      const levels = levelsOf(seats, n)
      for (const [seat, level] of levels.entries())
        for (const other of levels.toSpliced(seat, 1)) {
          const pair = `${level} at ${seat} with ${other}`
          met.set(pair, (met.get(pair) ?? 0) + 1)
        }
    }
    expect(met.size).toBe(seats * 5 * 4)
    expect(new Set(met.values())).toEqual(new Set([seats - 1]))
  }
})

test('the same seed gives the same study, and draws of all seats add up to nothing', () => {
  const game = gameOf('aton')
  const budget = { trials: 8 }
  expect(costsIn(game, 2, 0, budget)).toEqual(costsIn(game, 2, 0, budget))
  expect(askedIn(game, 2, 0, budget)).toMatchObject({ positions: 12, costs: { length: 5 } })
  const { by } = foundIn(game, 2, 0, budget)
  expect(by.map(({ level }) => level)).toEqual(['beginner', 'casual'])
  expect(by[0].draws + by[1].draws).toBeCloseTo(0, 3)
})
