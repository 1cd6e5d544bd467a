/** What verify must refuse: everything that is not exactly what a server writes, and every outcome that does not follow. */
import { expect, test } from 'vitest'
import { gameOf } from '../../games/index.ts'
import { type Fair, type Match, parseMatch } from '../../kernel/match.ts'
import { pick, seeded } from '../../kernel/rng.ts'
import { act, start } from '../../table/act.ts'
import { exportMatch } from '../../table/export.ts'
import type { LogRow, Means, Table } from '../../table/table.ts'
import { granted, openTable } from '../../table/testing.ts'
import { chanceSource, commitmentOf } from './shuffle.ts'
import { faultOfShuffles, proofOf } from './verify.ts'

const secret = '5e'.repeat(32)
const means: Means = { now: 1, chance: (table, k) => chanceSource({ ...table, match: table.id }, k) }

/** A match of Aton between a person and a bot, played at random. */
function played(): Match {
  let table: Table = openTable({
    game: 'aton',
    seats: 2,
    bots: [null, 'random'],
    secret,
    commitment: commitmentOf(secret),
  })
  const log: LogRow[] = []
  const take = (change: ReturnType<typeof start>) => {
    const { table: after, rows } = granted(change)
    table = after
    log.push(...rows)
  }
  take(start(table, means))
  const rng = seeded('verify')
  for (let n = 0; table.status === 'running'; n++) {
    const [seat] = table.toAct
    const action = pick(rng, gameOf('aton').legal(table.state, seat))
    take(act(table, { seat, ask: table.book.asks[seat], action, id: `a${n}` }, means))
  }
  return parseMatch(exportMatch(table, log), gameOf)
}

const match = played()
const fair = match.fair as Fair
const withFair = (change: Partial<Fair>): Match => ({ ...match, fair: { ...fair, ...change } })

test('a match as a server writes it is genuine, and its promise is printed to be compared', () => {
  expect(faultOfShuffles(match)).toBeUndefined()
  expect(faultOfShuffles(match, fair.commitment)).toBeUndefined()
  expect(proofOf(match).join('\n')).toContain(fair.commitment)
  expect(proofOf(match).join('\n')).toContain('one step')
})

test('a match that was made up as a whole is refused by whoever noted the promise', () => {
  expect(faultOfShuffles(match, '00'.repeat(32))).toMatch(/not the one you noted/)
})

test('whatever is not of the form is refused', () => {
  const [given] = fair.contributions
  const wrong: Partial<Fair>[] = [
    { secret: `${secret}junk` },
    { secret: `${secret}00` },
    { secret: secret.toUpperCase().replace('5', 'G') },
    { commitment: `${fair.commitment} ` },
    { contributions: [given] },
    { contributions: [given, null, null] },
    { contributions: [`${given}00`, null] },
    { contributions: [null, given] },
    { match: 'm|00' },
    { promises: [commitmentOf('ab'.repeat(16)), null] },
    { promises: [] },
  ]
  for (const change of wrong)
    expect([change, faultOfShuffles(withFair(change))]).toEqual([change, expect.any(String)])
})

test('two steps are two only if every contribution is the promised one', () => {
  const two = withFair({ promises: [commitmentOf(fair.contributions[0] as string), null] })
  expect(faultOfShuffles(two)).toBeUndefined()
  expect(proofOf(two).join('\n')).toContain('two steps')
})

test('other contributions, or another secret, do not give these outcomes', () => {
  expect(faultOfShuffles(withFair({ contributions: ['00'.repeat(16), null] }))).toMatch(/^Entry \d+ is not/)
  const other = 'ab'.repeat(32)
  expect(faultOfShuffles(withFair({ secret: other }))).toMatch(/not the one that was promised/)
  expect(faultOfShuffles(withFair({ secret: other, commitment: commitmentOf(other) }))).toMatch(/^Entry/)
})
