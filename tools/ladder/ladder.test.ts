/** The ladder's own parts: shuffles that do not depend on play, intervals, ratings, and a bot in another language. */
import { describe, expect, test } from 'vitest'
import { gameOf } from '../../games/index.ts'
import { dealer } from './dealer.ts'
import { Match } from './pairing.ts'
import { type Row, ratings, shareOf } from './statistics.ts'
import { withRows } from './table.ts'

describe('the dealer', () => {
  /** Draws everything out of a pile, in which kinds may be taken out by other hands in between. */
  function order(seed: string, counts: number[], steal: number | undefined): number[] {
    const rng = dealer(seed)
    const drawn: number[] = []
    while (counts.some(n => n > 0)) {
      const kind = rng.draw('deck', counts)
      counts[kind]--
      drawn.push(kind)
      if (steal !== undefined && drawn.length === 5) while (counts[steal] > 0) counts[steal]--
    }
    return drawn
  }

  test('a pile is dealt completely, and the same seed deals the same', () => {
    const one = order('a', [9, 9, 9, 9], undefined)
    expect(one).toEqual(order('a', [9, 9, 9, 9], undefined))
    expect(one).not.toEqual(order('b', [9, 9, 9, 9], undefined))
    expect([0, 1, 2, 3].map(kind => one.filter(k => k === kind).length)).toEqual([9, 9, 9, 9])
  })

  test('what else is drawn does not change the order of the others', () => {
    const whole = order('a', [9, 9, 9, 9], undefined)
    const without = order('a', [9, 9, 9, 9], 2)
    expect(without.slice(5)).toEqual(whole.slice(5).filter(kind => kind !== 2))
  })

  test('every order is equally likely', () => {
    const firsts = [0, 0, 0]
    for (let n = 0; n < 3000; n++) firsts[dealer(`seed ${n}`).draw('deck', [1, 2, 3])]++
    for (const [kind, share] of [500, 1000, 1500].entries())
      expect(Math.abs(firsts[kind] - share)).toBeLessThan(120)
  })
})

describe('shares', () => {
  test('independent games have the Wilson interval', () => {
    // 400 games, half of them won, each its own block: plus and minus 4.9 points.
    const { mean, low, high } = shareOf(
      Array.from({ length: 400 }, (_, n) => n % 2),
      1,
    )
    expect([mean, low, high]).toEqual([0.5, expect.closeTo(0.451, 2), expect.closeTo(0.549, 2)])
  })

  test('games that only repeat each other do not make it narrower', () => {
    const wide = shareOf([0, 1, 1, 0, 1, 0, 0, 1], 50)
    expect(wide.high - wide.low).toBeGreaterThan(0.5)
  })

  test('who won everything may still lose', () => {
    expect(shareOf(new Array<number>(50).fill(1), 2)).toMatchObject({ mean: 1, high: expect.closeTo(1, 9) })
    expect(shareOf(new Array<number>(50).fill(1), 2).low).toBeLessThan(0.97)
  })
})

const row = (one: string, others: string, mean: number, games = 1100): Row => ({
  one,
  others,
  mean,
  low: mean - 0.03,
  high: mean + 0.03,
  games,
})

test('ratings: ten to one is 400 points, and what follows adds up', () => {
  const rated = ratings([row('good', 'random', 1000 / 1100), row('best', 'good', 1000 / 1100)], 2)
  expect(rated.get('random')).toBe(0)
  expect(Math.abs((rated.get('good') ?? 0) - 400)).toBeLessThan(15)
  expect(Math.abs((rated.get('best') ?? 0) - 800)).toBeLessThan(30)
})

test('ratings: chance with four seats is one in four', () => {
  const rated = ratings([row('same', 'random', 0.25)], 4)
  expect(Math.abs(rated.get('same') ?? 99)).toBeLessThan(3)
})

test('a table keeps what was measured before and replaces what is measured anew', () => {
  const heading = { id: 'aton', title: 'Aton', seats: 2, scale: 20, rules: 1 }
  const first = withRows('# Bots\n', heading, [row('casual', 'random', 0.9), row('strong', 'casual', 0.8)])
  const second = withRows(`${first}\nThe end.\n`, heading, [row('strong', 'casual', 0.7, 200)])
  expect(second).toContain('| casual against random | 90.0 % | 87.0–93.0 | 1100 |')
  expect(second).toContain('| strong against casual | 70.0 % | 67.0–73.0 | 200 |')
  expect(second).not.toContain('80.0 %')
  expect(second.startsWith('# Bots\n')).toBe(true)
  expect(second.endsWith('The end.\n')).toBe(true)
})

test('a program in another language plays whole matches', async () => {
  const command = 'python3 docs/examples/random_bot.py'
  const pairing = {
    game: gameOf('aton'),
    seats: 2,
    one: 'program',
    others: 'random',
    seed: 's',
    scale: 20,
    command,
  }
  const match = new Match(pairing)
  const results = await match.block(0)
  match.close()
  expect(results.map(({ names }) => names)).toEqual([['program', 'random'], ['random', 'program']]) // biome-ignore format: a pair
  for (const { shares } of results) expect(shares[0] + shares[1]).toBe(1)
})
