/** What the study of the review comes to, out of its record: calibration, draws, rest, order of the levels, steadiness, and the scale of accuracy. */
import { LEVELS } from '../../bots/levels.ts'
import { type Correction, corrected } from '../../bots/review/correction.ts'
import type { Asked, Costs, Found, Said } from './study.ts'

/** A mean and its standard error. */
export interface Mean {
  readonly n: number
  readonly mean: number
  readonly error: number
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

export function meanOf(numbers: readonly number[]): Mean {
  const n = numbers.length
  const mean = n === 0 ? 0 : sum(numbers) / n
  const spread = n < 2 ? 0 : sum(numbers.map(one => (one - mean) ** 2)) / (n - 1)
  return { n, mean, error: n === 0 ? 0 : Math.sqrt(spread / n) }
}

export interface Calibration {
  readonly matches: number
  /** Of won on said; 1 is right. */
  readonly slope: number
  /** By tenth of what was said: how often, what was said and what was won on average. */
  readonly bins: readonly { readonly matches: number; readonly said: number; readonly won: number }[]
  /** By third of the match: the Brier score, and that of whoever always says 1 / seats. */
  readonly brier: readonly { readonly said: number; readonly constant: number }[]
}

const BINS = 10
const THIRDS = 3

export function calibrationOf(lines: readonly Said[]): Calibration {
  // Seat by seat: the shares of all seats add up to one.
  const points = lines.flatMap(({ won, points: all, n }) =>
    all.flatMap(({ part, said }) => said.map((share, seat) => ({ part, n, said: share, won: won[seat] }))),
  )
  const said = meanOf(points.map(point => point.said)).mean
  const won = meanOf(points.map(point => point.won)).mean
  const together = sum(points.map(point => (point.said - said) * (point.won - won)))
  const spread = sum(points.map(point => (point.said - said) ** 2))
  const bins = Array.from({ length: BINS }, (_, bin) => {
    const inside = points.filter(point => Math.min(BINS - 1, Math.floor(point.said * BINS)) === bin)
    return {
      matches: new Set(inside.map(({ n }) => n)).size,
      said: meanOf(inside.map(point => point.said)).mean,
      won: meanOf(inside.map(point => point.won)).mean,
    }
  })
  const brier = Array.from({ length: THIRDS }, (_, third) => {
    const inside = points.filter(({ part }) => Math.min(THIRDS - 1, Math.floor(part * THIRDS)) === third)
    const constant = lines.length === 0 ? 0 : 1 / lines[0].seats
    return {
      said: meanOf(inside.map(point => (point.said - point.won) ** 2)).mean,
      constant: meanOf(inside.map(point => (constant - point.won) ** 2)).mean,
    }
  })
  return { matches: lines.length, slope: spread === 0 ? 0 : together / spread, bins, brier }
}

/** A slope of won on said outside of this is off, and so is what was said by a tenth in so many matches. */
const STEEPEST = [0.85, 1.15] as const
const FURTHEST = 0.08
const ENOUGH = 40

/** Whether what is said wants a correction. */
export const isOff = ({ slope, bins }: Calibration): boolean =>
  slope < STEEPEST[0] ||
  slope > STEEPEST[1] ||
  bins.some(({ matches, said, won }) => matches >= ENOUGH && Math.abs(said - won) > FURTHEST)

/** What would have been said with a correction. */
export const correctedLines = (lines: readonly Said[], correction: Correction): Said[] =>
  lines.map(line => ({
    ...line,
    points: line.points.map(({ part, said }) => ({ part, said: corrected(said, correction) })),
  }))

/** A correction that only goes up, fitted on these lines: pairs of what is said and what is meant. Neighbours that are out of order are pooled. */
export function monotone(lines: readonly Said[]): Correction {
  const pools = calibrationOf(lines)
    .bins.filter(({ matches }) => matches > 0)
    .map(({ said, won, matches }) => ({ said, won, weight: matches }))
  for (let i = 1; i < pools.length; ) {
    const [low, high] = [pools[i - 1], pools[i]]
    if (low.won <= high.won) {
      i++
      continue
    }
    const weight = low.weight + high.weight
    const mixed = (a: number, b: number): number => (a * low.weight + b * high.weight) / weight
    pools.splice(i - 1, 2, { weight, said: mixed(low.said, high.said), won: mixed(low.won, high.won) })
    i = Math.max(1, i - 1)
  }
  return pools.map(({ said, won }) => [said, won] as const)
}

export interface Findings {
  readonly matches: number
  /** Of one seat a match, since those of all seats add up to nothing. */
  readonly draws: Mean
  readonly rest: Mean
  /** How far the rest of a seat is from nothing, either way. */
  readonly off: Mean
  /** What was left over for each level: nothing, where costs and draws explain why some win more than others. */
  readonly left: ReadonlyMap<string, Mean>
  /** Among seats whose costliest decision is clear: how many both sources agree on. */
  readonly steady: { readonly same: number; readonly of: number }
}

export interface Order {
  readonly matches: number
  /** The mean cost of a decision by level, in the order of the levels; the error is that between matches. */
  readonly cost: ReadonlyMap<string, Mean>
}

const CASUAL = 'casual'
const CASUAL_ACCURACY = 0.6
const LEAST_SCALE = 1e-4
/** Whose costliest decision is clear: over this, and over so many times its error. */
const CLEAR = 0.05
const CLEAR_ERRORS = 3

export function findingsOf(lines: readonly Found[]): Findings {
  const seats = lines.flatMap(({ by }) => by)
  const one = lines.map(({ by, n }) => by[n % by.length])
  const clear = seats.flatMap(({ worst }) => {
    const [first, second] = worst
    return first && second && first.cost > CLEAR && first.cost > CLEAR_ERRORS * first.error
      ? [{ first, second }]
      : []
  })
  // One within both errors is as good: no review could tell which is the costlier.
  const isSame = ({ first, second }: (typeof clear)[number]): boolean =>
    first.row === second.row ||
    (second.other !== null && first.cost - second.other <= first.error + second.error)
  return {
    matches: lines.length,
    draws: meanOf(one.map(({ draws }) => draws)),
    rest: meanOf(one.map(({ rest }) => rest)),
    off: meanOf(one.map(({ rest }) => Math.abs(rest))),
    left: new Map(
      LEVELS.map(({ name }) => [
        name,
        meanOf(seats.filter(({ level }) => level === name).map(({ rest }) => rest)),
      ]),
    ),
    steady: { same: clear.filter(isSame).length, of: clear.length },
  }
}

/** Matches are independent, the decisions of one are not: each counts once for a level. */
export function orderOf(lines: readonly Costs[]): Order {
  const cost = new Map(
    LEVELS.map(({ name }) => {
      const means = lines.flatMap(({ by }) => {
        const costs = by.filter(({ level }) => level === name).flatMap(one => one.costs)
        return costs.length === 0 ? [] : [sum(costs) / costs.length]
      })
      return [name, meanOf(means)] as const
    }),
  )
  return { matches: lines.length, cost }
}

/** What a decision of each level costs in the same positions, and how much more than one of the next level: matches are compared with themselves. */
export function apartOf(lines: readonly Asked[]): {
  readonly matches: number
  readonly cost: readonly Mean[]
  /** Of each level but the last against the one above it. */
  readonly more: readonly Mean[]
} {
  const full = lines.filter(({ positions }) => positions > 0)
  return {
    matches: full.length,
    cost: LEVELS.map((_, level) => meanOf(full.map(({ costs }) => costs[level]))),
    more: LEVELS.slice(1).map((_, level) => meanOf(full.map(({ costs }) => costs[level] - costs[level + 1]))),
  }
}

/**
 * The cost at which an accuracy falls to 37, so that the level casual has 60 in the mean of its matches; null if it played none or gave nothing away. Matches, not
 * costs, are averaged: a single decision that lost everything would otherwise count for more than all others.
 */
export function scaleOf(costs: readonly Costs[], found: readonly Found[]): number | null {
  const sampled = costs.flatMap(({ by }) =>
    by.flatMap(one => (one.level === CASUAL && one.costs.length > 0 ? [meanOf(one.costs).mean] : [])),
  )
  const whole = found.flatMap(({ by }) =>
    by.flatMap(({ level, mine, decisions }) =>
      level === CASUAL && decisions > 0 ? [-mine / decisions] : [],
    ),
  )
  const all = [...sampled, ...whole].map(cost => Math.max(0, cost))
  const accuracy = (scale: number): number => meanOf(all.map(cost => Math.exp(-cost / scale))).mean
  if (all.length === 0 || accuracy(LEAST_SCALE) > CASUAL_ACCURACY) return null
  let [low, high] = [LEAST_SCALE, 1]
  for (let n = 0; n < 40; n++) {
    const middle = Math.sqrt(low * high)
    if (accuracy(middle) < CASUAL_ACCURACY) low = middle
    else high = middle
  }
  return low
}
