/** Learns habits by playing: everybody's differ a little in every match, and each number moves the way that those went who did better. */
import { ROUNDS } from '../../../games/amun-re/rules/data.ts'
import { amunRe } from '../../../games/amun-re/rules/index.ts'
import type { Options, State } from '../../../games/amun-re/rules/types.ts'
import type { Rng } from '../../../kernel/game.ts'
import { readOptions } from '../../../kernel/options.ts'
import { seeded } from '../../../kernel/rng.ts'
import { HABIT, HABITS_PER_ROUND } from './habit.ts'
import { playBy } from './player.ts'

/** The rows of all rounds. */
export type Book = readonly (readonly number[])[]

export interface Course {
  readonly seats: number
  readonly games: number // in each of the steps
  readonly steps: number
  readonly seed: string
}

/** How far each number is moved to see what it does; one for most of them. */
const STRIDE: Partial<Record<keyof typeof HABIT, number>> = {
  farm: 0.6,
  income: 0.4,
  camelIncome: 0.4,
  limit: 0.6,
  temple: 2,
  freeGold: 0.2,
  pyramid: 1.5,
  set: 2,
  largest: 2,
  fit: 2,
  newPyramid: 2,
  newSet: 2,
  cardReserve: 2,
  farmerReserve: 2,
  stoneReserve: 2,
  lyingStone: 0.6,
  offer: 0,
  offerByFarmers: 0,
  offerByCamels: 0,
  offerByTemples: 0,
  offerByGold: 0,
  offerSpread: 0,
}

const STRIDES = Object.keys(HABIT).map(name => STRIDE[name as keyof typeof HABIT] ?? 1)

/** So many points more make a result 2.7 times as good: a narrow defeat is not as bad as a clear one. */
const SOFT_POINTS = 4

/** A number moves by this part of its stride where its effect is certain, and goes on a while in the direction it had. */
const STEP = 0.35
const MOMENTUM = 0.7

const OPTIONS = readOptions(amunRe.meta, {}) as unknown as Options

/** Better habits than these, and how much each step gained by the slopes it found. */
export function tune(course: Course, book: Book, tell: (text: string) => void): number[][] {
  const size = ROUNDS * HABITS_PER_ROUND
  const habits = Float64Array.from(book.flat())
  const speed = new Float64Array(size)
  for (let step = 0; step < course.steps; step++) {
    const effects = measure(course, habits, seeded(`${course.seed} ${step}`))
    let total = 0
    const pace = STEP * (step < course.steps * 0.6 ? 1 : 0.4)
    for (let n = 0; n < size; n++) {
      speed[n] = MOMENTUM * speed[n] + (1 - MOMENTUM) * effects[n]
      habits[n] += pace * STRIDES[n % HABITS_PER_ROUND] * (speed[n] / Math.sqrt(1 + speed[n] ** 2))
      total += effects[n] ** 2
    }
    tell(`step ${step + 1}: slopes of ${Math.sqrt(total / size).toFixed(2)} times their error`)
  }
  return Array.from({ length: ROUNDS }, (_, round) =>
    Array.from(habits.slice(round * HABITS_PER_ROUND, (round + 1) * HABITS_PER_ROUND)),
  )
}

/** What a larger number brings, for each number, in units of its own error. */
function measure({ seats, games }: Course, habits: Float64Array, rng: Rng): Float64Array {
  const sums = new Float64Array(habits.length)
  let squares = 0
  for (let game = 0; game < games; game++) {
    const books = Array.from({ length: seats }, () => strayed(habits, 1, rng))
    const results = softShares(playQuickly(books, rng).points)
    for (let seat = 0; seat < seats; seat++) {
      const result = results[seat] - 1 / seats
      squares += result ** 2
      const book = books[seat]
      for (let n = 0; n < habits.length; n++) {
        if (book[n] > habits[n]) sums[n] += result
        else if (book[n] < habits[n]) sums[n] -= result
      }
    }
  }
  const error = Math.sqrt(squares)
  return sums.map(sum => sum / error)
}

/** These habits, each number a stride up or down, times `far`. */
export function strayed(habits: Float64Array, far: number, rng: Rng): Float64Array {
  if (far === 0) return habits
  return habits.map((habit, n) => habit + (rng.int(2) === 0 ? -far : far) * STRIDES[n % HABITS_PER_ROUND])
}

/** How a match ended. */
interface End {
  readonly points: readonly number[]
  readonly places: readonly number[]
}

/** One match, everybody by habits of their own. Whoever watches sees the beginning of every round but the first. */
export function playQuickly(books: readonly Float64Array[], rng: Rng, watch?: (state: State) => void): End {
  const rows = books.map(book =>
    Array.from({ length: ROUNDS }, (_, round) =>
      book.subarray(round * HABITS_PER_ROUND, (round + 1) * HABITS_PER_ROUND),
    ),
  )
  const state = amunRe.setup(books.length, OPTIONS)
  let { round } = state
  for (;;) {
    const turn = amunRe.turn(state)
    if (turn.kind === 'over')
      return { points: amunRe.score(state).map(score => score.total), places: turn.places }
    if (state.round !== round) watch?.(state)
    round = state.round
    if (turn.kind === 'chance') amunRe.apply(state, 'chance', amunRe.chance(state, rng))
    else {
      const seat = turn.seats[0]
      amunRe.apply(state, seat, playBy(rows[seat][round - 1], state, seat, rng))
    }
  }
}

/** Points made into shares, softly. */
function softShares(points: readonly number[]): number[] {
  const best = Math.max(...points)
  const powers = points.map(total => Math.exp((total - best) / SOFT_POINTS))
  const sum = powers.reduce((all, power) => all + power, 0)
  return powers.map(power => power / sum)
}
