/** Regret matching: what to play when several choose in secret. Each choice is played in proportion to how much it was missed so far. */
import type { Rng } from '../../kernel/game.ts'

/** The running strategy of one player in one situation. */
export class Regrets {
  private readonly regrets: Float64Array
  private readonly current: Float64Array
  private readonly sums: Float64Array
  private readonly gains: Float64Array
  private rounds = 0

  constructor(readonly choices: number) {
    this.regrets = new Float64Array(choices)
    this.current = new Float64Array(choices).fill(1 / choices)
    this.sums = new Float64Array(choices)
    this.gains = new Float64Array(choices)
  }

  /** A choice after the strategy of now. */
  sample(rng: Rng): number {
    let left = rng.int(1 << 20) / (1 << 20)
    for (let i = 0; i < this.choices - 1; i++) {
      left -= this.current[i]
      if (left < 0) return i
    }
    return this.choices - 1
  }

  /** Learns what every choice would have brought. Later rounds count more, so that early nonsense is forgotten. */
  learn(payoffs: ArrayLike<number>): void {
    let mean = 0
    for (let i = 0; i < this.choices; i++) mean += this.current[i] * payoffs[i]
    this.rounds++
    let sum = 0
    for (let i = 0; i < this.choices; i++) {
      this.sums[i] += this.rounds * this.current[i]
      this.gains[i] += payoffs[i]
      this.regrets[i] = Math.max(0, this.regrets[i] + payoffs[i] - mean)
      sum += this.regrets[i]
    }
    for (let i = 0; i < this.choices; i++)
      this.current[i] = sum > 0 ? this.regrets[i] / sum : 1 / this.choices
  }

  /** The strategy to play: the average of all rounds. */
  average(): number[] {
    const sum = this.sums.reduce((a, b) => a + b, 0)
    return Array.from(this.sums, weight => (sum > 0 ? weight / sum : 1 / this.choices))
  }

  /** What each choice brought on average. */
  means(): number[] {
    return Array.from(this.gains, gain => gain / Math.max(1, this.rounds))
  }
}
