/** Fits a network to results: the softmax of the seats' scores is moved towards each one's share of the first place (Adam, cross entropy). */
import { seeded } from '../../kernel/rng.ts'
import { BATCH, Weights } from './adam.ts'

/** One position: the features of every seat, one after the other, and what each seat got in the end. */
export interface Lesson {
  readonly features: Float32Array
  readonly shares: Float32Array
}

const RATE = 0.002

export class Learner {
  readonly weights: Float64Array
  private readonly learned: Weights
  private readonly units: Float64Array // by seat, by hidden unit
  private readonly scores: Float64Array
  private steps = 0

  constructor(
    private readonly inputs: number,
    private readonly hidden: number,
    private readonly seats: number,
    weights?: readonly number[],
  ) {
    const size = hidden * (inputs + 1) + hidden + 1
    const rng = seeded('weights')
    const noise = (scale: number) => ((rng.int(2001) - 1000) / 1000) * scale
    this.learned = new Weights(size)
    this.weights = this.learned.now
    for (let n = 0; n < size; n++)
      this.weights[n] = n < hidden * (inputs + 1) ? noise(1 / Math.sqrt(inputs / 4)) : noise(0.3)
    if (weights?.length === size && weights.some(w => w !== 0)) this.weights.set(weights)
    this.units = new Float64Array(seats * hidden)
    this.scores = new Float64Array(seats)
  }

  /** The loss before learning, on average. */
  epoch(lessons: readonly Lesson[], rateFactor: number): number {
    let loss = 0
    for (let n = 0; n < lessons.length; n++) {
      loss += this.look(lessons[n])
      this.blame(lessons[n])
      if (n % BATCH === BATCH - 1) this.learned.step(RATE * rateFactor, ++this.steps)
    }
    return loss / lessons.length
  }

  loss(lessons: readonly Lesson[]): number {
    return lessons.reduce((sum, lesson) => sum + this.look(lesson), 0) / lessons.length
  }

  /** Scores all seats, leaves their shares in `scores` and returns the cross entropy. */
  private look({ features, shares }: Lesson): number {
    const { inputs, hidden, seats, weights, units, scores } = this
    const rest = hidden * (inputs + 1)
    let best = Number.NEGATIVE_INFINITY
    for (let seat = 0; seat < seats; seat++) {
      let score = weights[rest]
      for (let unit = 0; unit < hidden; unit++) {
        let at = unit * (inputs + 1)
        let sum = weights[at++]
        for (let i = 0; i < inputs; i++) sum += weights[at + i] * features[seat * inputs + i]
        units[seat * hidden + unit] = sum > 0 ? sum : 0
        if (sum > 0) score += sum * weights[rest + 1 + unit]
      }
      scores[seat] = score
      if (score > best) best = score
    }
    let total = 0
    for (let seat = 0; seat < seats; seat++) {
      scores[seat] = Math.exp(scores[seat] - best)
      total += scores[seat]
    }
    let loss = 0
    for (let seat = 0; seat < seats; seat++) {
      scores[seat] /= total
      loss -= shares[seat] * Math.log(Math.max(1e-9, scores[seat]))
    }
    return loss
  }

  /** Adds the slope of the loss at the position that was looked at last. */
  private blame({ features, shares }: Lesson): void {
    const { inputs, hidden, seats, weights, units, scores } = this
    const { slope } = this.learned
    const rest = hidden * (inputs + 1)
    for (let seat = 0; seat < seats; seat++) {
      const error = scores[seat] - shares[seat]
      slope[rest] += error
      for (let unit = 0; unit < hidden; unit++) {
        const out = units[seat * hidden + unit]
        if (out <= 0) continue
        slope[rest + 1 + unit] += error * out
        const back = error * weights[rest + 1 + unit]
        let at = unit * (inputs + 1)
        slope[at++] += back
        for (let i = 0; i < inputs; i++) slope[at + i] += back * features[seat * inputs + i]
      }
    }
  }
}
