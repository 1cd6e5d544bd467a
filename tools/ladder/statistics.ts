/** What the results of a ladder mean: shares of first places with intervals, and ratings. */

export interface Share {
  readonly mean: number
  readonly low: number
  readonly high: number
}

const Z = 1.96

/**
 * The mean share and its 95 % Wilson interval. The unit is the block of games on one shuffle: the interval is that of as many independent
 * games as would make the mean vary as much as the blocks do.
 */
export function shareOf(blocks: readonly number[], gamesPerBlock: number): Share {
  const n = blocks.length
  const mean = blocks.reduce((sum, x) => sum + x, 0) / n
  const spread = blocks.reduce((sum, x) => sum + (x - mean) ** 2, 0) / Math.max(1, n - 1) / n
  const games = spread > 0 && mean > 0 && mean < 1 ? (mean * (1 - mean)) / spread : n * gamesPerBlock
  const middle = (mean + Z ** 2 / (2 * games)) / (1 + Z ** 2 / games)
  const half = (Z / (1 + Z ** 2 / games)) * Math.sqrt((mean * (1 - mean)) / games + Z ** 2 / (4 * games ** 2))
  return { mean, low: middle - half, high: middle + half }
}

/** One game: who sat there, and each one's share of the first place. */
export interface Result {
  readonly names: readonly string[]
  readonly shares: readonly number[]
}

/**
 * Ratings on the usual scale (400 points are ten to one), random at zero: a first place falls to each seat in proportion to its strength
 * (Bradley-Terry for two, Plackett-Luce for more), found by iteration. Half a won and half a lost game are added for everybody, so that who
 * never lost has a rating too.
 */
export function ratings(results: readonly Result[]): Map<string, number> {
  const names = [...new Set(results.flatMap(({ names }) => names))]
  let strength = new Map(names.map(name => [name, 1]))
  for (let round = 0; round < 2000; round++) {
    const won = new Map(names.map(name => [name, 0.5]))
    const met = new Map(names.map(name => [name, 1 / ((strength.get(name) ?? 1) + 1)]))
    for (const { names: seats, shares } of results) {
      const sum = seats.reduce((total, name) => total + (strength.get(name) ?? 1), 0)
      for (const [seat, name] of seats.entries()) {
        won.set(name, (won.get(name) ?? 0) + shares[seat])
        met.set(name, (met.get(name) ?? 0) + 1 / sum)
      }
    }
    strength = new Map(names.map(name => [name, (won.get(name) ?? 0) / (met.get(name) ?? 1)]))
  }
  const zero = strength.get('random') ?? 1
  return new Map(names.map(name => [name, Math.round(400 * Math.log10((strength.get(name) ?? 1) / zero))]))
}
