/**
 * Fills a store with very many matches of very many people, for measurements: a few real ones are written as the server does, and the engine itself makes copies
 * of them, ten thousand in a statement. Everybody plays with everybody, and a few play far more than others; one match in ten is over.
 */
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import pg from 'pg'
import { COOKIE, hashOf } from '../people/identity.ts'
import { addSession } from '../store/players.ts'
import type { Store } from '../store/store.ts'
import type { TestStore } from './servers.ts'

interface Filling {
  readonly people: number
  /** The first so many have far more matches than the others. */
  readonly keen: number
  readonly matches: number
  /** How many matches are copied; in the store they are `over-0` …, finished, and `runs-0` …, begun. */
  readonly templates: number
  readonly games: readonly string[]
  readonly logs: boolean
}

const AT_ONCE = 10_000

export const personOf = (n: number): string => `person-${n}`
export const copyOf = (n: number): string => `copy-${n}`
export const templateOf = (kind: 'over' | 'runs', n: number): string => `${kind}-${n}`
export const cookieOf = (n: number): string => `${COOKIE}=token-${n}`

/** So that these people can be recognised by their cookies. */
export const letIn = (store: Store, people: readonly number[]): Promise<void> =>
  store.run(function* (sql) {
    for (const n of people)
      yield* addSession(sql, personOf(n), { hash: hashOf(`token-${n}`), device: '' }, Date.now())
  })

/** So many people who want to be shown, with ratings. */
export const fillPeople = (place: TestStore, filling: Filling): Promise<void> =>
  runAll(place, dialect => peopleOf(filling, dialect))

/** Copies of the templates, which are in the store already. */
export const fillMatches = (place: TestStore, filling: Filling): Promise<void> =>
  runAll(place, function* (dialect) {
    for (let from = 0; from < filling.matches; from += AT_ONCE)
      yield* copiesOf(filling, dialect, dialect.count(from, Math.min(filling.matches, from + AT_ONCE)))
  })

/** What the engines say differently: the numbers from one on, before another, as `n`; and a number as text. */
interface Dialect {
  readonly count: (from: number, until: number) => string
  readonly text: (number: string) => string
}

const SQLITE: Dialect = {
  count: (from, until) =>
    `(with recursive c(n) as (select ${from} union all select n + 1 from c where n + 1 < ${until}) select n from c) as s`,
  text: number => `cast(${number} as text)`,
}

const POSTGRES: Dialect = {
  count: (from, until) => `generate_series(${from}, ${until - 1}) as s(n)`,
  text: number => `(${number})::text`,
}

/** Runs statements on the engine itself, without the time limits of the store. */
async function runAll({ env }: TestStore, statements: (dialect: Dialect) => Iterable<string>): Promise<void> {
  if (env.DATABASE_URL !== undefined) return runOnPostgres(env.DATABASE_URL, statements(POSTGRES))
  const database = new Sqlite(join(env.DATA_DIR, 'iteru.db'))
  database.pragma('synchronous = OFF') // what is lost with the machine can be made again
  for (const sql of statements(SQLITE)) database.exec(sql)
  database.close()
}

async function runOnPostgres(url: string, statements: Iterable<string>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const sql of statements) await client.query(sql)
  await client.query('analyze') // as the database does by itself after a while
  await client.end()
}

function* peopleOf({ people, games }: Filling, { count, text }: Dialect): Generator<string> {
  yield `insert into players (id, name, created, blocked, shown)
    select 'person-' || ${text('n')}, 'P' || ${text('n')}, 1, 0, 1 from ${count(0, people)}`
  for (const game of games)
    yield `insert into ratings (player, game, mu, sigma, score, matches, updated)
      select 'person-' || ${text('n')}, '${game}', 25 + n % 11, 6, 7 + n % 11, 10, 1 from ${count(0, people)}`
}

/** What is copied as it is. */
const SAME =
  `game, rules, options, settings, status, state, version, book, to_act, clocks, proposal, result, secret, commitment,
  contributions, exchange, rematch, last, orders, listed`
    .split(',')
    .map(name => name.trim())

function* copiesOf(
  { people, keen, templates, logs }: Filling,
  { text }: Dialect,
  series: string,
): Generator<string> {
  const copy = `'copy-' || ${text('n')}`
  const template = `case when n % 10 = 0 then 'over-' else 'runs-' end || ${text(`(n / 10 + n) % ${templates}`)}`
  const index = (seat: string) =>
    text(`(n * 7 + ${seat}) % case when n % 20 < 2 then ${keen} else ${people} end`)
  const person = (seat: string) => `'person-' || ${index(seat)}`
  const of = (table: string) => `from ${series} join ${table} as t on t.match = ${template}`
  yield `insert into matches (id, ${SAME.join(', ')}, host, created, updated)
    select ${copy}, ${SAME.map(name => `t.${name}`).join(', ')}, ${person('0')}, t.created + n, t.updated + n
    from ${series} join matches as t on t.id = ${template}`
  yield `insert into seats (match, seat, player, bot, name)
    select ${copy}, t.seat, ${person('t.seat')}, null, 'P' || ${index('t.seat')} ${of('seats')}`
  yield `insert into due (match, what, at, owner, lane)
    select ${copy}, t.what, t.at, ${person('0')}, t.lane ${of('due')}`
  yield `insert into results (match, seat, player, game, seats, place, ending, against, nth, mu, sigma, mu_after, sigma_after, void, unproved, at)
    select ${copy}, t.seat, ${person('t.seat')}, m.game, 2, 1 + (n + t.seat) % 2, 'points', '', n + 1, 25, 8, 25 + n % 11, 6, 0, 0, m.updated + n
    ${of('seats')} join matches as m on m.id = t.match where n % 10 = 0`
  if (logs)
    yield `insert into entries (match, n, actor, action, events, id, rules, at)
      select 'copy-' || ${text('s.n')}, t.n, t.actor, t.action, t.events, t.id, t.rules, t.at
      from ${series} join entries as t on t.match = ${template.replaceAll(/\bn\b/g, 's.n')}`
}
