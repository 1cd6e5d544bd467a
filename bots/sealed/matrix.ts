/** Exact mixed strategies for small two-player games with sealed choices: a linear program, solved by the simplex method. */

/** One thing the opponent can be: how likely, and the chooser's payoff (0 to 1) for each own choice and each of the opponent's choices. */
export interface Kind {
  readonly odds: number
  readonly payoffs: readonly (readonly number[])[] // by own choice, by the opponent's choice
}

export interface Mixture {
  /** How often to play each choice; they add up to one. */
  readonly weights: number[]
  /** What that brings at least, whatever the opponent does. */
  readonly value: number
  /** By kind: how often it gives each answer to hold the chooser there; they add up to one. */
  readonly answers: number[][]
}

/** Below this a number is zero. */
const TINY = 1e-9

/**
 * The mixture with the best guarantee against an opponent who is one of several kinds and knows which. With one kind this is the solution of a
 * zero-sum matrix. Maximise the sum of odds × v(kind), where no answer of a kind brings the chooser less than v(kind).
 */
export function bestMixture(kinds: readonly Kind[]): Mixture {
  const own = kinds[0].payoffs.length
  const columns = own + kinds.length
  const rows: Float64Array[] = []
  for (const [k, { payoffs }] of kinds.entries()) {
    for (let j = 0; j < payoffs[0].length; j++) {
      const row = new Float64Array(columns + 1)
      for (let i = 0; i < own; i++) row[i] = -payoffs[i][j]
      row[own + k] = 1
      rows.push(row)
    }
  }
  const total = new Float64Array(columns + 1)
  for (let i = 0; i < own; i++) total[i] = 1
  total[columns] = 1
  rows.push(total)
  const goal = new Float64Array(columns + 1)
  for (const [k, { odds }] of kinds.entries()) goal[own + k] = odds
  const { values, prices } = maximise(rows, goal)
  let sum = 0
  for (let i = 0; i < own; i++) sum += values[i]
  const weights = Array.from({ length: own }, (_, i) => (sum > TINY ? values[i] / sum : 1 / own))
  let value = 0
  for (const [k, { odds }] of kinds.entries()) value += odds * values[own + k]
  let first = 0
  const answers = kinds.map(({ odds, payoffs }) => {
    const own = Array.from(prices.subarray(first, first + payoffs[0].length), price => price / odds)
    first += own.length
    return own
  })
  return { weights, value, answers }
}

/** What a mixture brings at least. */
export function guarantee(weights: readonly number[], kinds: readonly Kind[]): number {
  let sum = 0
  for (const { odds, payoffs } of kinds) {
    const brings = payoffs[0].map((_, j) =>
      weights.reduce((all, weight, i) => all + weight * payoffs[i][j], 0),
    )
    sum += odds * Math.min(...brings)
  }
  return sum
}

interface Optimum {
  readonly values: Float64Array // of x
  /** By row: what the goal would gain if its bound were higher by one. */
  readonly prices: Float64Array
}

/**
 * Maximises goal · x subject to rows (coefficients, then a bound of zero or more) and x ≥ 0. The tableau is kept condensed: a pivot
 * swaps a variable with a slack in place. The largest gain enters, and the first one after many steps without progress, which cannot circle.
 */
function maximise(rows: Float64Array[], goal: Float64Array): Optimum {
  const columns = goal.length - 1
  const inside = Int32Array.from({ length: columns }, (_, j) => j) // which variable a column stands for
  const basis = Int32Array.from({ length: rows.length }, (_, i) => columns + i)
  let still = 0
  for (let step = 0; step < 5000; step++) {
    const column = entering(goal, inside, still > 20)
    if (column < 0) break
    const row = leaving(rows, basis, column)
    if (row < 0) break
    still = rows[row][columns] > TINY ? 0 : still + 1
    pivot(rows, goal, row, column)
    const swapped = inside[column]
    inside[column] = basis[row]
    basis[row] = swapped
  }
  const values = new Float64Array(columns)
  for (let i = 0; i < rows.length; i++) if (basis[i] < columns) values[basis[i]] = rows[i][columns]
  const prices = new Float64Array(rows.length)
  for (let j = 0; j < columns; j++)
    if (inside[j] >= columns) prices[inside[j] - columns] = Math.max(0, -goal[j])
  return { values, prices }
}

function entering(goal: Float64Array, inside: Int32Array, first: boolean): number {
  let best = -1
  for (let j = 0; j < goal.length - 1; j++) {
    if (goal[j] <= TINY) continue
    if (best < 0 || (first ? inside[j] < inside[best] : goal[j] > goal[best])) best = j
  }
  return best
}

function leaving(rows: readonly Float64Array[], basis: Int32Array, column: number): number {
  const bound = rows[0].length - 1
  let best = -1
  let least = 0
  for (let i = 0; i < rows.length; i++) {
    const slope = rows[i][column]
    if (slope <= TINY) continue
    const ratio = rows[i][bound] / slope
    if (best >= 0 && (ratio > least + TINY || (ratio > least - TINY && basis[i] > basis[best]))) continue
    best = i
    least = ratio
  }
  return best
}

function pivot(rows: readonly Float64Array[], goal: Float64Array, row: number, column: number): void {
  const pivotRow = rows[row]
  const by = 1 / pivotRow[column]
  for (let j = 0; j < pivotRow.length; j++) pivotRow[j] *= by
  pivotRow[column] = by
  for (let i = 0; i < rows.length; i++) if (i !== row) reduce(rows[i], pivotRow, column)
  reduce(goal, pivotRow, column)
}

function reduce(row: Float64Array, pivotRow: Float64Array, column: number): void {
  const factor = row[column]
  if (factor === 0) return
  row[column] = 0
  for (let j = 0; j < row.length; j++) row[j] -= factor * pivotRow[j]
}
