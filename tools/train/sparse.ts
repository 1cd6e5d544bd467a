/** Fits a network to results, skipping inputs that are zero: the softmax of the seats' scores is moved towards each one's share (Adam, cross entropy). */
import { BATCH, Weights } from './adam.ts'
import type { Lesson } from './learner.ts'

/** Numbers from 0 to 1 that need nothing but a word of memory. */
function numbers(): () => number {
  let word = 12345
  return () => {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0
    return word / 4294967296
  }
}

export interface Shape {
  readonly inputs: number
  readonly hidden: number
  readonly seats: number
}

export class SparseLearner {
  private readonly first: Weights // by input, then unit
  private readonly bias: Weights
  private readonly last: Weights
  private readonly units: Float64Array // by seat, then unit
  private readonly scores: Float64Array
  private readonly back: Float64Array
  private readonly random = numbers()
  // By seat: which inputs are not zero, and how many.
  private readonly found: Int32Array
  private readonly counts: Int32Array
  private steps = 0

  /** Begins at random, or where another one ended (as `weights` gives it). */
  constructor(
    private readonly shape: Shape,
    from?: readonly number[],
  ) {
    const { inputs, hidden, seats } = shape
    this.first = new Weights(inputs * hidden)
    this.bias = new Weights(hidden)
    this.last = new Weights(hidden)
    this.units = new Float64Array(seats * hidden)
    this.scores = new Float64Array(seats)
    this.back = new Float64Array(hidden)
    this.found = new Int32Array(seats * inputs)
    this.counts = new Int32Array(seats)
    const noise = (scale: number) => (this.random() * 2 - 1) * scale
    for (let n = 0; n < inputs * hidden; n++) this.first.now[n] = noise(1 / Math.sqrt(inputs / 4))
    for (let unit = 0; unit < hidden; unit++) this.last.now[unit] = noise(0.3)
    if (from) this.restore(from)
  }

  private restore(from: readonly number[]): void {
    const { inputs, hidden } = this.shape
    for (let unit = 0; unit < hidden; unit++) {
      const at = unit * (inputs + 1)
      this.bias.now[unit] = from[at]
      for (let i = 0; i < inputs; i++) this.first.now[i * hidden + unit] = from[at + 1 + i]
      this.last.now[unit] = from[hidden * (inputs + 1) + 1 + unit]
    }
  }

  /** In the order of bots/network.ts, in thousandths. The offset of all scores is none: it would change no share. */
  weights(): number[] {
    const { inputs, hidden } = this.shape
    const all: number[] = []
    for (let unit = 0; unit < hidden; unit++) {
      all.push(this.bias.now[unit])
      for (let i = 0; i < inputs; i++) all.push(this.first.now[i * hidden + unit])
    }
    all.push(0, ...this.last.now)
    return all.map(weight => Math.round(weight * 1000) / 1000)
  }

  /** Goes through all lessons once, in another order. */
  epoch(lessons: Lesson[], rate: number): void {
    for (let i = lessons.length - 1; i > 0; i--) {
      const j = Math.floor(this.random() * (i + 1))
      const kept = lessons[i]
      lessons[i] = lessons[j]
      lessons[j] = kept
    }
    for (let n = 0; n < lessons.length; n++) {
      this.look(lessons[n])
      this.blame(lessons[n])
      if (n % BATCH < BATCH - 1) continue
      this.steps++
      for (const weights of [this.first, this.bias, this.last]) weights.step(rate, this.steps)
    }
  }

  /** The mean surprise at who won. */
  loss(lessons: readonly Lesson[]): number {
    let sum = 0
    for (const lesson of lessons) {
      this.look(lesson)
      for (let seat = 0; seat < this.shape.seats; seat++)
        sum -= lesson.shares[seat] * Math.log(Math.max(1e-9, this.scores[seat]))
    }
    return sum / lessons.length
  }

  /** Leaves the shares that are expected in `scores`. */
  private look({ features }: Lesson): void {
    const { scores, shape } = this
    let best = Number.NEGATIVE_INFINITY
    for (let seat = 0; seat < shape.seats; seat++) {
      scores[seat] = this.scoreOf(features, seat)
      if (scores[seat] > best) best = scores[seat]
    }
    let total = 0
    for (let seat = 0; seat < shape.seats; seat++) {
      scores[seat] = Math.exp(scores[seat] - best)
      total += scores[seat]
    }
    for (let seat = 0; seat < shape.seats; seat++) scores[seat] /= total
  }

  private scoreOf(features: Float32Array, seat: number): number {
    const { units, found, counts } = this
    const { inputs, hidden } = this.shape
    const weights = this.first.now
    const at = seat * hidden
    let count = 0
    for (let unit = 0; unit < hidden; unit++) units[at + unit] = this.bias.now[unit]
    for (let i = 0; i < inputs; i++) {
      const x = features[seat * inputs + i]
      if (x === 0) continue
      found[seat * inputs + count++] = i
      for (let unit = 0; unit < hidden; unit++) units[at + unit] += x * weights[i * hidden + unit]
    }
    counts[seat] = count
    let score = 0
    for (let unit = 0; unit < hidden; unit++) {
      if (units[at + unit] > 0) score += units[at + unit] * this.last.now[unit]
      else units[at + unit] = 0
    }
    return score
  }

  /** Adds the slope of the loss at the position that was looked at last. */
  private blame({ features, shares }: Lesson): void {
    const { units, back, found, counts, first, bias, last, scores } = this
    const { inputs, hidden, seats } = this.shape
    for (let seat = 0; seat < seats; seat++) {
      const error = scores[seat] - shares[seat]
      const at = seat * hidden
      for (let unit = 0; unit < hidden; unit++) {
        const out = units[at + unit]
        back[unit] = out > 0 ? error * last.now[unit] : 0
        last.slope[unit] += error * out
        bias.slope[unit] += back[unit]
      }
      for (let n = 0; n < counts[seat]; n++) {
        const i = found[seat * inputs + n]
        const x = features[seat * inputs + i]
        for (let unit = 0; unit < hidden; unit++) first.slope[i * hidden + unit] += x * back[unit]
      }
    }
  }
}
