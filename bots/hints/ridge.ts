/** Ridge regression: how much each of several numbers tells about another one, kept small where the data say little. */

/** The weights of the columns of `rows` for `wanted`, as if every column had the same spread; a column that never changes weighs nothing. */
export function ridge(
  rows: readonly (readonly number[])[],
  wanted: readonly number[],
  penalty: number,
): number[] {
  const columns = rows[0]?.length ?? 0
  const means = columnMeans(rows, columns)
  const spreads = means.map((mean, j) => Math.sqrt(sum(rows.map(row => (row[j] - mean) ** 2)) / rows.length))
  const scaled = rows.map(row =>
    row.map((value, j) => (spreads[j] > 0 ? (value - means[j]) / spreads[j] : 0)),
  )
  const middle = sum(wanted) / wanted.length
  const matrix = means.map((_, i) =>
    means.map((_, j) => sum(scaled.map(row => row[i] * row[j])) + (i === j ? penalty * rows.length : 0)),
  )
  const right = means.map((_, i) => sum(scaled.map((row, n) => row[i] * (wanted[n] - middle))))
  return solve(matrix, right).map((weight, j) => (spreads[j] > 0 ? weight / spreads[j] : 0))
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

const columnMeans = (rows: readonly (readonly number[])[], columns: number): number[] =>
  Array.from({ length: columns }, (_, j) => sum(rows.map(row => row[j])) / rows.length)

/** Solves a system of linear equations whose matrix is symmetric and positive: elimination without a search for pivots. */
export function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]])
  const size = rows.length
  for (let i = 0; i < size; i++) {
    for (let k = i + 1; k < size; k++) {
      const factor = rows[k][i] / rows[i][i]
      for (let j = i; j <= size; j++) rows[k][j] -= factor * rows[i][j]
    }
  }
  const values = new Array<number>(size).fill(0)
  for (let i = size - 1; i >= 0; i--) {
    const known = sum(values.slice(i + 1).map((value, k) => rows[i][i + 1 + k] * value))
    values[i] = (rows[i][size] - known) / rows[i][i]
  }
  return values
}
