/** A small network that scores one seat's features: one hidden layer of rectified units. Shares of the first place are a softmax of all seats' scores. */

/** The weights as numbers in a row: for each hidden unit its bias and its input weights, then the bias and weights of the output. */
export type Weights = readonly number[]

export const sizeOf = (inputs: number, hidden: number): number => hidden * (inputs + 1) + hidden + 1

export class Network {
  private readonly width: number // hidden units, rounded up to groups of four; the added ones have no weight
  private readonly first: Float64Array // by input, then unit
  private readonly bias: Float64Array
  private readonly last: Float64Array
  private readonly offset: number
  // The inputs that are not zero: where their weights begin, and what they are.
  private readonly rows: Int32Array
  private readonly amounts: Float64Array
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
    this.rows = new Int32Array(inputs)
    this.amounts = new Float64Array(inputs)
    const width = 4 * Math.ceil(hidden / 4)
    this.width = width
    this.first = new Float64Array(inputs * width)
    this.bias = new Float64Array(width)
    for (let unit = 0; unit < hidden; unit++) {
      this.bias[unit] = weights[unit * (inputs + 1)]
      for (let i = 0; i < inputs; i++) this.first[i * width + unit] = weights[unit * (inputs + 1) + 1 + i]
    }
    const rest = hidden * (inputs + 1)
    this.offset = weights[rest]
    this.last = new Float64Array(width)
    this.last.set(weights.slice(rest + 1))
  }

  score(): number {
    const { rows, amounts, first, width, last, bias } = this
    const count = this.gather()
    let score = this.offset
    // Four units at a time: their sums stay in registers while all inputs go by.
    for (let unit = 0; unit < width; unit += 4) {
      let a = bias[unit]
      let b = bias[unit + 1]
      let c = bias[unit + 2]
      let d = bias[unit + 3]
      for (let n = 0; n < count; n++) {
        const x = amounts[n]
        const at = rows[n] + unit
        a += x * first[at]
        b += x * first[at + 1]
        c += x * first[at + 2]
        d += x * first[at + 3]
      }
      if (a > 0) score += a * last[unit]
      if (b > 0) score += b * last[unit + 1]
      if (c > 0) score += c * last[unit + 2]
      if (d > 0) score += d * last[unit + 3]
    }
    return score
  }

  /** Notes the inputs that are not zero, and returns how many they are. */
  private gather(): number {
    const { features, rows, amounts, width } = this
    let count = 0
    for (let i = 0; i < features.length; i++) {
      if (features[i] === 0) continue
      rows[count] = i * width
      amounts[count++] = features[i]
    }
    return count
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
