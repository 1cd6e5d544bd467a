/** The ladder's own parts: shuffles that do not depend on play, intervals, ratings, and a bot in another language. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { gameOf } from '../../games/index.ts'
import { dealer } from './dealer.ts'
import { Match } from './pairing.ts'
import { addToRecord, knownOf, type Measured, readRecord } from './record.ts'
import { NOTHING, type Row, ratings, shareOf, type Tally, usedBy, withBlock } from './statistics.ts'
import { drawn, ratingsFile, withTables } from './table.ts'
import { versionOf } from './version.ts'

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
  const tallyOf = (shares: readonly number[]): Tally => shares.reduce(withBlock, NOTHING)

  test('independent games have the Wilson interval', () => {
    // 400 games, half of them won, each its own block: plus and minus 4.9 points.
    const { mean, low, high } = shareOf(tallyOf(Array.from({ length: 400 }, (_, n) => n % 2)), 1)
    expect([mean, low, high]).toEqual([0.5, expect.closeTo(0.451, 2), expect.closeTo(0.549, 2)])
  })

  test('games that only repeat each other do not make it narrower', () => {
    const wide = shareOf(tallyOf([0, 1, 1, 0, 1, 0, 0, 1]), 50)
    expect(wide.high - wide.low).toBeGreaterThan(0.5)
  })

  test('who won everything may still lose', () => {
    expect(shareOf(tallyOf(new Array<number>(50).fill(1)), 2)).toMatchObject({
      mean: 1,
      high: expect.closeTo(1, 9),
    })
    expect(shareOf(tallyOf(new Array<number>(50).fill(1)), 2).low).toBeLessThan(0.97)
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

test('what the page says about levels is what the record says', () => {
  expect(readFileSync('bots/ratings.ts', 'utf8')).toBe(ratingsFile(readRecord('docs/ladder.jsonl')))
})

describe('the record', () => {
  const subject = { game: 'aton', seats: 2, scale: 20, one: 'casual', others: 'random', versions: 'a b' }
  const strong = { ...subject, one: 'strong', others: 'casual' }
  const tally: Tally = { blocks: 500, sum: 495, squares: 492.5 }

  test('what was measured is added to, until one of the bots plays otherwise', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'iteru-')), 'ladder.jsonl')
    writeFileSync(file, '')
    addToRecord(file, strong, tally)
    addToRecord(file, subject, tally)
    addToRecord(file, subject, withBlock(NOTHING, 0.5))
    expect(knownOf(readRecord(file), subject)).toEqual({ blocks: 501, sum: 495.5, squares: 492.75 })
    expect(knownOf(readRecord(file), { ...subject, versions: 'c b' })).toEqual(NOTHING)
    expect(readRecord(file)).toHaveLength(2)
    // A few games of a new bot do not yet take the place of a thousand of the old one.
    addToRecord(file, { ...subject, versions: 'c b' }, withBlock(NOTHING, 0.5))
    expect(readRecord(file)).toHaveLength(3)
    expect(drawn(readRecord(file), () => true)).toContain('), 1002')
    addToRecord(file, { ...subject, versions: 'c b' }, tally)
    expect(readRecord(file)).toHaveLength(2)
    expect(knownOf(readRecord(file), subject)).toEqual(NOTHING)
  })

  test('a version is the same as long as the bot plays the same', () => {
    const aton = gameOf('aton')
    expect(versionOf(aton, 2, 'casual')).toBe(versionOf(aton, 2, 'casual'))
    expect(versionOf(aton, 2, 'casual')).not.toBe(versionOf(aton, 2, 'casual@0.5'))
  })

  test('the tables mark what misses its aim and what was measured on other versions', () => {
    const record: Measured[] = [
      { ...subject, ...tally },
      { ...strong, blocks: 500, sum: 400, squares: 360 },
    ]
    const isCurrent = ({ one }: Measured): boolean => one === 'casual'
    const text = drawn(record, isCurrent)
    expect(text).toContain('| Aton, 2 | 99.0 (98.2–99.5), 1000 | 80.0 (77.4–82.4), 1000 ◇ ° | – | – |')
    const past = {
      ...subject,
      game: 'horus',
      one: 'expert',
      others: '0.1.0',
      blocks: 200,
      sum: 118,
      squares: 80,
    }
    expect(drawn([past], () => true)).toContain('| Horus, 2 | 59.0 (55.8–62.1), 400 ◇ |')
    expect(drawn([{ ...past, game: 'aton' }], () => true)).toContain('| Aton, 2 | 59.0 (55.8–62.1), 400 |')
    const page = withTables('# Bots\n<!-- ladder -->\nold\n<!-- end ladder -->\nEnd\n', record, isCurrent)
    expect(page).toBe(`# Bots\n<!-- ladder -->\n${text}\n<!-- end ladder -->\nEnd\n`)
  })
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
  expect(usedBy(results, 'program')).toBeUndefined() // how long it thought, only a program knows
  expect(usedBy(results, 'random')).toBeLessThan(1)
})

test('the part of its time that a bot used is the mean of its games', () => {
  const results = [
    { names: ['expert', 'strong'], shares: [1, 0], used: [0.5, null] },
    { names: ['strong', 'expert'], shares: [1, 0], used: [0.2, 0.7] },
  ]
  expect(usedBy(results, 'expert')).toBeCloseTo(0.6)
  expect(usedBy(results, 'strong')).toBeCloseTo(0.2)
})
