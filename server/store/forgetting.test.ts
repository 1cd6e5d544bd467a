/**
 * Whoever is deleted is gone from every column of every table, on both engines: the schema itself says which columns there are. Each that can hold a text has
 * something of the person planted in it, or is named below as one in which nothing of a person can stand; so a new column that nobody thought of fails here.
 */
import { afterEach, expect, test } from 'vitest'
import type { Table } from '../../table/table.ts'
import { at, begun, openTable } from '../../table/testing.ts'
import { type Column, everyColumn, everyRow } from '../testing/rows.ts'
import { postgresForTests, sqliteForTests, type TestStore } from '../testing/servers.ts'
import { forgetPerson } from './house.ts'
import { addTable } from './matches.ts'
import { PERSONAL } from './personal.ts'
import type { Query } from './statements.ts'
import type { Script, Store } from './store.ts'

/** What stays, by table: what belongs to the match or the house, and what cannot be told from anybody else's. */
const STAYS: Readonly<Record<string, readonly string[]>> = {
  // A match goes on and can be replayed and proved: rules, position, chance, what each seat added to it. Seats are numbers there.
  matches: `id game options status state to_act clocks proposal result secret commitment contributions
    exchange rematch last`.split(/\s+/),
  seats: ['match', 'bot'],
  entries: ['match', 'actor', 'action', 'events', 'id'], // `id` is a number that the page has drawn
  due: ['match', 'what'],
  results: ['match', 'game', 'ending', 'against'], // of “somebody”
  invites: ['hash', 'match'], // to the table, whoever made it
  // Which match it was about; the row itself goes.
  chat: ['match'],
  reports: ['match'],
  signals: ['match'],
  presence: ['match'],
  signal_mutes: ['match'],
  // The house's own. Who was mailed lately is an HMAC there that only counts, for a day.
  beats: ['process'],
  notes: ['name', 'value'],
  sendings: ['who'],
  kysely_migration: ['name', 'timestamp'],
  kysely_migration_lock: ['id'],
}

const [MARKER, ANI, TIYE, MATCH] = ['Zq0deleted', 'ani-who-goes', 'tiye-who-stays', 'running']

let place: TestStore | undefined
let store: Store | undefined
afterEach(async () => {
  await store?.close()
  await place?.remove()
})

const literal = (value: string | number): string =>
  typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`

let count = 0
function insert(table: string, row: Readonly<Record<string, string | number>>): Query {
  const names = Object.keys(row).map(name => `"${name}"`)
  const sql = `insert into "${table}" (${names}) values (${Object.values(row).map(literal)})`
  return { name: `plant ${count++}`, sql, parameters: [] }
}

/** A row of this table with the person in each column that can hold them. */
function rowOf(
  columns: readonly Column[],
  table: string,
  more: Readonly<Record<string, string | number>> = {},
) {
  const planted = columns
    .filter(column => column.table === table)
    .map(({ name, isText }) => [name, isText ? `${MARKER} ${name}` : 1])
  const known = { player: ANI, match: MATCH, other: TIYE, about: TIYE }
  const own = Object.fromEntries(planted) as Record<string, string | number>
  for (const [name, value] of Object.entries(known)) if (name in own) own[name] = value
  return { ...own, ...more }
}

/** Tables at which the person plays, made, gave an order or was asked to leave. */
function tables(): Table[] {
  const wish = { game: 'aton', seats: 2, bots: [null, null] }
  const people = [ANI, TIYE].map(player => ({ player, bot: null, name: player === ANI ? MARKER : 'Tiye' }))
  const { table } = begun(wish)
  const running = { ...table, id: MATCH, host: ANI, seats: people }
  const settings = { ...table.settings, removed: [ANI] }
  const calendar = { planted: MARKER } as never
  const waiting = openTable({ ...wish, host: { id: TIYE, name: 'Tiye' } })
  return [
    {
      ...{ ...running, book: { ...running.book, held: [ANI, TIYE] } },
      orders: [{ order: { planted: MARKER }, about: MARKER, due: null } as never, null],
    },
    { ...waiting, id: 'left', settings },
    { ...waiting, id: 'waits', host: ANI, seats: [waiting.seats[0], { ...people[0], calendar }] },
  ]
}

function* plantPeople(): Script<void> {
  yield insert('players', { id: ANI, name: MARKER, created: 1 })
  yield insert('players', { id: TIYE, name: 'Tiye', created: 1 })
}

function* plantRows(columns: readonly Column[]): Script<void> {
  for (const { table } of PERSONAL) yield insert(table, rowOf(columns, table))
  yield insert('chat', rowOf(columns, 'chat'))
  yield insert('proofs', rowOf(columns, 'proofs'))
  yield insert('due', { match: MATCH, what: 'clock 1', at: 1, owner: ANI, lane: 0 })
  const result = { game: 'aton', ending: 'points', against: '' }
  yield insert('results', rowOf(columns, 'results', result))
  // What others have noted about them.
  yield insert('blocks', { player: TIYE, other: ANI, kind: 'block', at: 1 })
  yield insert('reports', rowOf(columns, 'reports', { id: 'by tiye', player: TIYE, about: ANI }))
}

/** The columns in which something of the person stands. */
async function traces(here: TestStore): Promise<Set<string>> {
  const found = (await everyRow(here)).flatMap(({ table, row }) =>
    Object.entries(row).flatMap(([name, value]) =>
      [MARKER, ANI].some(text => String(value).includes(text)) ? [`${table}.${name}`] : [],
    ),
  )
  return new Set(found)
}

test.each([
  ['SQLite', sqliteForTests],
  ['PostgreSQL', postgresForTests],
] as const)('on %s', async (_, make) => {
  place = await make()
  store = await place.open()
  const columns = await everyColumn(place)
  await store.run(plantPeople)
  await store.run(function* (sql): Script<void> {
    for (const table of tables()) yield* addTable(sql, table)
  })
  await store.run(() => plantRows(columns))
  const planted = await traces(place)
  const bare = columns.filter(({ isText, table, name }) => isText && !planted.has(`${table}.${name}`))
  const stays = Object.entries(STAYS).flatMap(([table, names]) => names.map(name => `${table}.${name}`))
  expect(bare.map(({ table, name }) => `${table}.${name}`).sort()).toEqual(stays.sort())
  await store.run(sql => forgetPerson(sql, ANI, at(5)))
  expect([...(await traces(place))]).toEqual([])
})
