/** What the results of a ladder mean: shares of first places with intervals, and ratings. */

export interface Share {
  readonly mean: number
  readonly low: number
  readonly high: number
}

const Z = 1.96

/** What several blocks brought: how many they are, and the sums of their shares and of the squares of these. More can be added at any time. */
export interface Tally {
  readonly blocks: number
  readonly sum: number
  readonly squares: number
}

export const NOTHING: Tally = { blocks: 0, sum: 0, squares: 0 }

export function withBlock({ blocks, sum, squares }: Tally, share: number): Tally {
  return { blocks: blocks + 1, sum: sum + share, squares: squares + share * share }
}

export const sumOf = (a: Tally, b: Tally): Tally => ({
  blocks: a.blocks + b.blocks,
  sum: a.sum + b.sum,
  squares: a.squares + b.squares,
})

/**
 * The mean share and its 95 % Wilson interval. The unit is the block of games on one shuffle: the interval is that of as many independent
 * games as would make the mean vary as much as the blocks do.
 */
export function shareOf({ blocks, sum, squares }: Tally, gamesPerBlock: number): Share {
  const mean = sum / blocks
  const spread = Math.max(0, squares - blocks * mean * mean) / Math.max(1, blocks - 1) / blocks
  const isCertain = mean <= 0 || mean >= 1 || spread < 1e-9
  const games = isCertain ? blocks * gamesPerBlock : (mean * (1 - mean)) / spread
  const middle = (mean + Z ** 2 / (2 * games)) / (1 + Z ** 2 / games)
  const half = (Z / (1 + Z ** 2 / games)) * Math.sqrt((mean * (1 - mean)) / games + Z ** 2 / (4 * games ** 2))
  return { mean, low: middle - half, high: middle + half }
}

/** One game: who sat there, each one's share of the first place, and the part of its time each used, if that is known. */
export interface Result {
  readonly names: readonly string[]
  readonly shares: readonly number[]
  readonly used: readonly (number | null)[]
}

/** The part of their time that bots of this name used on average; undefined of programs. */
export function usedBy(results: readonly Result[], name: string): number | undefined {
  const used = results.flatMap(result => result.used.filter((_, seat) => result.names[seat] === name))
  const known = used.filter(part => part !== null)
  return known.length === 0 ? undefined : known.reduce((sum, part) => sum + part, 0) / known.length
}

/** What is known of a pairing: one of the first against the others, so many games, the share of first places of the first. */
export interface Row extends Share {
  readonly one: string
  readonly others: string
  readonly games: number
}

/**
 * Ratings on the usual scale (400 points are ten to one), random at zero: a first place falls to each seat in proportion to its strength
 * (Bradley-Terry for two, Plackett-Luce for more), found by iteration. Half a won and half a lost game are added for everybody, so that who
 * never lost has a rating too.
 */
export function ratings(rows: readonly Row[], seats: number): Map<string, number> {
  const names = [...new Set(rows.flatMap(({ one, others }) => [one, others]))]
  let strength = new Map(names.map(name => [name, 1]))
  for (let round = 0; round < 2000; round++) {
    const of = (name: string): number => strength.get(name) ?? 1
    const won = new Map(names.map(name => [name, 0.5]))
    const met = new Map(names.map(name => [name, 1 / (of(name) + 1)]))
    const add = (to: Map<string, number>, name: string, n: number): unknown =>
      to.set(name, (to.get(name) ?? 0) + n)
    for (const { one, others, games, mean } of rows) {
      const each = games / (of(one) + (seats - 1) * of(others))
      add(won, one, games * mean)
      add(won, others, games * (1 - mean))
      add(met, one, each)
      add(met, others, (seats - 1) * each)
    }
    strength = new Map(names.map(name => [name, (won.get(name) ?? 0) / (met.get(name) ?? 1)]))
  }
  const zero = strength.get('random') ?? 1
  return new Map(names.map(name => [name, Math.round(400 * Math.log10((strength.get(name) ?? 1) / zero))]))
}
