/** Matrix games whose payoffs are known by trials alone: one kind of opponent, with what is known of every pair of choices. */
import type { Rng } from '../../kernel/game.ts'

/** What a pair's row and column promise together counts like so many trials of it. */
const BELIEF = 2

/** So often rows and columns are fitted to each other. Where all pairs were tried the first time is enough. */
const FITS = 4

/** A trial counts for one of two halves, so that one can judge what was found in the other. */
export type Half = 0 | 1

/** One thing the opponent can be, by trials. */
export class NoisyKind {
  /** In how many worlds it was met. */
  met = 1
  /** How often its pairs were tried, all together. */
  trials = 0
  private readonly sums: readonly [Float64Array, Float64Array]
  private readonly counts: readonly [Float64Array, Float64Array]

  constructor(
    readonly own: number,
    readonly answers: number,
    /** One trial of a pair: the chooser's payoff, 0 to 1. */
    private readonly trial: (choice: number, answer: number) => number,
  ) {
    const empty = (): Float64Array => new Float64Array(own * answers)
    this.sums = [empty(), empty()]
    this.counts = [empty(), empty()]
  }

  get pairs(): number {
    return this.own * this.answers
  }

  /** Tries a pair once more, for the half that knows less of it. */
  tryPair(pair: number, rng: Rng): void {
    const { sums, counts, answers } = this
    const [a, b] = [counts[0][pair], counts[1][pair]]
    const half = a === b ? rng.int(2) : a < b ? 0 : 1
    sums[half][pair] += this.trial(Math.trunc(pair / answers), pair % answers)
    counts[half][pair]++
    this.trials++
  }

  /** How often a pair was tried. */
  tries(choice: number, answer: number): number {
    const pair = choice * this.answers + answer
    return this.counts[0][pair] + this.counts[1][pair]
  }

  /** By pair that both halves tried: how far their means lie apart, squared, as far as that tells how much single trials vary. */
  *variances(): Generator<number> {
    const { sums, counts } = this
    for (let pair = 0; pair < this.pairs; pair++) {
      const [a, b] = [counts[0][pair], counts[1][pair]]
      if (a > 0 && b > 0) yield (sums[0][pair] / a - sums[1][pair] / b) ** 2 / (1 / a + 1 / b)
    }
  }

  /** What each pair brings, by own choice and answer, as far as one half or both know: its own trials and what its row and its column promise. */
  payoffs(half?: Half): number[][] {
    const { own, answers } = this
    const counts =
      half === undefined ? this.counts[0].map((n, p) => n + this.counts[1][p]) : this.counts[half]
    const sums = half === undefined ? this.sums[0].map((s, p) => s + this.sums[1][p]) : this.sums[half]
    const means = sums.map((sum, pair) => (counts[pair] > 0 ? sum / counts[pair] : 0))
    const { rows, columns } = levels(means, counts, own)
    return Array.from({ length: own }, (_, i) =>
      Array.from({ length: answers }, (_, j) => {
        const pair = i * answers + j
        return (sums[pair] + BELIEF * (rows[i] + columns[j])) / (counts[pair] + BELIEF)
      }),
    )
  }
}

/** A number for each row and each column, whose sums come near to the means of the pairs that were tried. */
function levels(
  means: Float64Array,
  counts: Float64Array,
  own: number,
): { rows: Float64Array; columns: Float64Array } {
  const answers = means.length / own
  const rows = new Float64Array(own)
  const columns = new Float64Array(answers)
  for (let n = 0; n < FITS; n++) {
    refit(rows, columns, means, counts, (row, column) => row * answers + column)
    refit(columns, rows, means, counts, (column, row) => row * answers + column)
  }
  return { rows, columns }
}

/** Each becomes the mean of what is left of its pairs without the others; where none was tried it stays. */
function refit(
  each: Float64Array,
  others: Float64Array,
  means: Float64Array,
  counts: Float64Array,
  pairOf: (one: number, other: number) => number,
): void {
  for (let one = 0; one < each.length; one++) {
    let sum = 0
    let known = 0
    for (let other = 0; other < others.length; other++) {
      const pair = pairOf(one, other)
      if (counts[pair] === 0) continue
      sum += means[pair] - others[other]
      known++
    }
    if (known > 0) each[one] = sum / known
  }
}
