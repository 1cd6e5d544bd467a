/** A small network that scores one seat's features: one hidden layer of rectified units. Shares of the first place are a softmax of all seats' scores. */

/** The weights as numbers in a row: for each hidden unit its bias and its input weights, then the bias and weights of the output. */
export type Weights = readonly number[]

export const sizeOf = (inputs: number, hidden: number): number => hidden * (inputs + 1) + hidden + 1

export class Network {
  private readonly first: Float64Array // by input, then unit: zero inputs are skipped
  private readonly bias: Float64Array
  private readonly last: Float64Array
  private readonly offset: number
  private readonly units: Float64Array
  /** Where the features of the seat that is scored next are put. */
  readonly features: Float64Array

  constructor(
    readonly inputs: number,
    readonly hidden: number,
    weights: Weights,
  ) {
    if (weights.length !== sizeOf(inputs, hidden))
      throw new Error(
        `a network of ${inputs} inputs has ${sizeOf(inputs, hidden)} weights, not ${weights.length}`,
      )
    this.features = new Float64Array(inputs)
    this.units = new Float64Array(hidden)
    this.first = new Float64Array(inputs * hidden)
    this.bias = new Float64Array(hidden)
    for (let unit = 0; unit < hidden; unit++) {
      this.bias[unit] = weights[unit * (inputs + 1)]
      for (let i = 0; i < inputs; i++) this.first[i * hidden + unit] = weights[unit * (inputs + 1) + 1 + i]
    }
    const rest = hidden * (inputs + 1)
    this.offset = weights[rest]
    this.last = Float64Array.from(weights.slice(rest + 1))
  }

  score(): number {
    const { features, units, first, hidden, last, bias } = this
    for (let unit = 0; unit < hidden; unit++) units[unit] = bias[unit]
    for (let i = 0, at = 0; i < features.length; i++, at += hidden) {
      const x = features[i]
      if (x === 0) continue
      // Four at a time is quicker than one by one; what lies beyond the last unit is read by nobody.
      for (let unit = 0; unit < hidden; unit += 4) {
        units[unit] += x * first[at + unit]
        units[unit + 1] += x * first[at + unit + 1]
        units[unit + 2] += x * first[at + unit + 2]
        units[unit + 3] += x * first[at + unit + 3]
      }
    }
    let score = this.offset
    for (let unit = 0; unit < hidden; unit++) if (units[unit] > 0) score += units[unit] * last[unit]
    return score
  }
}

/** Turns scores into shares that add up to one, in place. */
export function softmax(scores: Float64Array): void {
  let best = scores[0]
  for (let seat = 1; seat < scores.length; seat++) if (scores[seat] > best) best = scores[seat]
  let sum = 0
  for (let seat = 0; seat < scores.length; seat++) {
    scores[seat] = Math.exp(scores[seat] - best)
    sum += scores[seat]
  }
  for (let seat = 0; seat < scores.length; seat++) scores[seat] /= sum
}
