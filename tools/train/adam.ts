/** How learned weights move: by Adam, batch after batch, with a little decay. */

/** So many lessons are gone through before each step. */
export const BATCH = 64
const DECAY = 1e-5

/** What is learned of one kind of weight: values, the slope of the loss so far, and its running mean and mean square. */
export class Weights {
  readonly now: Float64Array
  readonly slope: Float64Array
  private readonly mean: Float64Array
  private readonly square: Float64Array

  constructor(size: number) {
    this.now = new Float64Array(size)
    this.slope = new Float64Array(size)
    this.mean = new Float64Array(size)
    this.square = new Float64Array(size)
  }

  /** The step of this number, counted from one, down the slope of a batch. */
  step(rate: number, steps: number): void {
    const { now, slope, mean, square } = this
    const [one, two] = [1 - 0.9 ** steps, 1 - 0.999 ** steps]
    for (let n = 0; n < now.length; n++) {
      const g = slope[n] / BATCH + DECAY * now[n]
      slope[n] = 0
      mean[n] = 0.9 * mean[n] + 0.1 * g
      square[n] = 0.999 * square[n] + 0.001 * g * g
      now[n] -= (rate * (mean[n] / one)) / (Math.sqrt(square[n] / two) + 1e-8)
    }
  }
}
