/** Fits Aton's preferences for stones to what searches tried: the softmax of the likes is moved towards the shares of the trials (Adam, cross entropy). */
import {
  appraise,
  CLASS_AT,
  DEEDS,
  deedOf,
  LEAD,
  ON_BLACK,
  ON_BLUE,
  PULL,
  PULL_AT,
  ROW,
  SITUATION,
  SITUATIONS,
} from '../../games/aton/bot/learned/preferences.ts'
import { CLASSES, COLOUR_COUNT } from '../../games/aton/bot/spaces/classes.ts'
import { seeded } from '../../kernel/rng.ts'
import type { Decision } from './searched.ts'

export const PREFERENCE_COUNT = SITUATIONS * ROW

const EPOCHS = 10
const RATE = 0.02
const BATCH = 64
/** A situation differs from all others of its deed only as far as enough decisions say so. */
const DECAY = 1e-4

/** What was learned, how surprising searches that were held back are then, and how much they vary themselves. */
export interface Report {
  readonly preferences: Float64Array
  readonly surprise: number
  readonly entropy: number
}

/** Learns a row for each deed and what each of its situations adds to it. */
export function learnPreferences(lessons: readonly Decision[], held: readonly Decision[]): Report {
  const order = [...lessons]
  const rows = new Float64Array((SITUATIONS + DEEDS) * ROW)
  const slope = new Float64Array(rows.length)
  const step = adam(rows, slope)
  const sums = new Float64Array(PREFERENCE_COUNT)
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, `epoch ${epoch}`)
    const rate = RATE * (epoch < EPOCHS / 2 ? 1 : epoch < 0.8 * EPOCHS ? 0.3 : 0.1)
    for (const [n, decision] of order.entries()) {
      if (n % BATCH === 0) addUp(rows, sums)
      guess(decision, sums)
      blame(decision, slope)
      if (n % BATCH === BATCH - 1) step(rate)
    }
  }
  addUp(rows, sums)
  const mean = (of: (decision: Decision) => number): number =>
    held.reduce((sum, decision) => sum + of(decision), 0) / Math.max(1, held.length)
  return {
    preferences: sums,
    surprise: mean(decision => {
      guess(decision, sums)
      return cross(decision.shares, odds)
    }),
    entropy: mean(({ shares }) => cross(shares, shares)),
  }
}

/** The preferences: in each situation what belongs to its deed and what is its own. */
function addUp(rows: Float64Array, sums: Float64Array): void {
  for (let situation = 0; situation < SITUATIONS; situation++) {
    const shared = (SITUATIONS + deedOf(situation)) * ROW
    for (let i = 0; i < ROW; i++) sums[situation * ROW + i] = rows[situation * ROW + i] + rows[shared + i]
  }
}

const likes = new Float64Array(CLASSES.length)
const odds = new Float64Array(CLASSES.length) // of the choices of the decision that was guessed last

function guess({ seen, classes }: Decision, preferences: Float64Array): void {
  appraise(seen, preferences, seen[SITUATION] * ROW, likes)
  const most = Math.max(...classes.map(one => likes[one]))
  let sum = 0
  for (const [i, one] of classes.entries()) {
    odds[i] = Math.exp(likes[one] - most)
    sum += odds[i]
  }
  for (let i = 0; i < classes.length; i++) odds[i] /= sum
}

/** Adds the slope of the loss at the decision that was guessed last. */
function blame({ seen, classes, shares }: Decision, slope: Float64Array): void {
  const situation = seen[SITUATION]
  for (const row of [situation, SITUATIONS + deedOf(situation)]) {
    const from = row * ROW
    for (const [i, one] of classes.entries()) {
      const error = odds[i] - shares[i]
      const temple = Math.trunc(one / COLOUR_COUNT)
      const colour = one % COLOUR_COUNT
      slope[from + seen[LEAD + temple]] += error
      slope[from + CLASS_AT + one] += error
      slope[from + PULL_AT] += error * seen[PULL + temple]
      if (colour < 2) slope[from + PULL_AT + 1] += error * seen[PULL + 4 + colour]
      else if (colour < 4) slope[from + seen[colour === 2 ? ON_BLACK : ON_BLUE]] += error
    }
  }
}

function adam(rows: Float64Array, slope: Float64Array): (rate: number) => void {
  const mean = new Float64Array(rows.length)
  const square = new Float64Array(rows.length)
  let steps = 0
  return rate => {
    steps++
    const [one, two] = [1 - 0.9 ** steps, 1 - 0.999 ** steps]
    for (let n = 0; n < rows.length; n++) {
      const g = slope[n] / BATCH + (n < PREFERENCE_COUNT ? DECAY * rows[n] : 0)
      slope[n] = 0
      mean[n] = 0.9 * mean[n] + 0.1 * g
      square[n] = 0.999 * square[n] + 0.001 * g * g
      rows[n] -= (rate * (mean[n] / one)) / (Math.sqrt(square[n] / two) + 1e-8)
    }
  }
}

const cross = (shares: readonly number[], guessed: ArrayLike<number>): number =>
  shares.reduce((sum, share, i) => (share > 0 ? sum - share * Math.log(Math.max(1e-9, guessed[i])) : sum), 0)

function shuffle<T>(list: T[], seed: string): void {
  const rng = seeded(seed)
  for (let i = list.length - 1; i > 0; i--) {
    const j = rng.int(i + 1)
    const kept = list[i]
    list[i] = list[j]
    list[j] = kept
  }
}
