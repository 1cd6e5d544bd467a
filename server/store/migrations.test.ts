/** From 0.2.0 on migrations only add: whatever older program may still write beside a newer one goes on as before. What they say to either store is read, statement by statement. */
import {
  type Dialect,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { describe, expect, test } from 'vitest'
import { sqliteForTests } from '../testing/servers.ts'
import { migrations } from './schema.ts'

/** Both stores, without anything behind them: what is said is only noted. */
const DIALECTS: Readonly<Record<string, Dialect>> = {
  SQLite: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: db => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
  PostgreSQL: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: db => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
}

/** What a migration says to a store. */
async function statementsOf(name: string, dialect: Dialect): Promise<string[]> {
  const said: string[] = []
  const db = new Kysely({
    dialect,
    log: ({ level, query }) => {
      if (level === 'query') said.push(query.sql)
    },
  })
  await migrations[name].up(db)
  return said
}

/** The last migration of 0.2.0. Programs of that version may go on beside newer ones, until a version that says otherwise names its own predecessor here. */
const LAST_OF_0_2_0 = '0012-earlier-results'

const NAME = String.raw`(?:"\w+"|\w+)`

/** What leaves everything as an older program knows it. A new column asks nothing of it: it may be empty, or has a value by itself. */
const ADDS: readonly RegExp[] = [
  new RegExp(`^create table (?:if not exists )?${NAME} `),
  new RegExp(`^create index (?:if not exists )?${NAME} `), // not unique: that would refuse what was allowed
  new RegExp(
    String.raw`^alter table ${NAME} add column ${NAME} (?:text|integer|bigint|double precision)(?: default (?:'[^']*'|\d+))?(?: not null)?$`,
  ),
  /^(?:select|insert) /,
]

/** Tables and columns that are new in a migration, such as "orders" and "matches.orders": nobody has anything in them yet. */
function newIn(statements: readonly string[]): Set<string> {
  return new Set(
    statements.flatMap(said => {
      const [, table, column] =
        /^(?:create|alter) table "?(\w+)"?(?: add column "?(\w+)"?)?/i.exec(said) ?? []
      return table === undefined || said.startsWith('alter') !== (column !== undefined)
        ? []
        : [column === undefined ? table : `${table}.${column}`]
    }),
  )
}

/** Whether an older program stumbles over a statement, or over what it leaves behind. */
function isHarmful(statement: string, fresh: ReadonlySet<string> = new Set()): boolean {
  const said = statement.toLowerCase().replace(/\s+/g, ' ').trim()
  const [, restricted = ''] = /^create unique index .* on "?(\w+)"?/.exec(said) ?? []
  const [, filled, values = ''] = /^update "?(\w+)"? set (.*?)(?: where .*)?$/.exec(said) ?? []
  const columns = [...values.matchAll(/(?:^|, )"?(\w+)"? = /g)].map(([, column]) => `${filled}.${column}`)
  if (fresh.has(restricted) || fresh.has(filled)) return false
  if (columns.length > 0 && columns.every(column => fresh.has(column))) return false
  const asksForMore = / not null/.test(said) && !/ default /.test(said)
  return !ADDS.some(kind => kind.test(said)) || (said.startsWith('alter table') && asksForMore)
}

const harmsOf = (statements: readonly string[]): string[] => {
  const fresh = newIn(statements)
  return statements.filter(said => isHarmful(said, fresh))
}

/** The oldest migration that a program must know to write beside this one, as a store notes it. */
async function oldestWriter(): Promise<string> {
  const place = await sqliteForTests()
  const store = await place.open()
  const [row] = await store.once(sql => sql.readNote({ name: 'oldest-writer' }))
  await store.close()
  await place.remove()
  return String(row.value)
}

describe('a statement', () => {
  test.each([
    'create table "orders" ("id" text primary key, "player" text not null references "players" ("id"))',
    'create index "orders_player" on "orders" ("player")',
    'alter table "matches" add column "last" text',
    'alter table "due" add column "lane" integer default 0 not null',
    `alter table sessions add column device text default '' not null`,
    'insert into "results" ("match") values (?)',
    'select "id" from "matches"',
  ])('that adds: %s', said => expect(isHarmful(said)).toBe(false))

  test.each([
    'drop table "orders"',
    'DROP INDEX "due_at"',
    'alter table "seats" drop column "calendar"',
    'alter table "seats" rename column "bot" to "level"',
    'alter table "seats" rename to "chairs"',
    'alter table "due" alter column "at" type integer',
    'alter table "due" alter column "lane" set not null',
    'alter table "due" alter column "lane" drop default',
    'alter table "due" add constraint "due_owner" unique ("owner")',
    'alter table "due" add column "owner" text not null',
    'alter table "due" add column "owner" text unique',
    'alter table "due" add column "owner" text references "players" ("id")',
    'alter table "due" add column "a" text, drop column "b"',
    'create unique index "chat_once" on "chat" ("match", "player", "id")',
    'create trigger refuse before insert on seats begin select 1; end',
    'update "matches" set "status" = ?',
    'delete from "due"',
    'pragma writable_schema = 1',
  ])('that takes away or asks for more: %s', said => expect(isHarmful(said)).toBe(true))
})

test('what is new in a migration may be filled and restricted by it, and nothing else', () => {
  const fresh = newIn(['create table "orders" ("id" text)', 'alter table "matches" add column "last" text'])
  expect([...fresh]).toEqual(['orders', 'matches.last'])
  const judged = (said: string) => isHarmful(said, fresh)
  expect(judged('create unique index "orders_id" on "orders" ("id")')).toBe(false)
  expect(judged('update matches set last = 1 where "id" > ?')).toBe(false)
  expect(judged('update "matches" set "last" = 1, "status" = 2')).toBe(true)
  expect(judged('create unique index "matches_last" on "matches" ("last")')).toBe(true)
})

describe.each(Object.entries(DIALECTS))('migrations on %s', (_, dialect) => {
  test('only add, after the last that every program must know that writes here', async () => {
    const oldest = await oldestWriter()
    const later = Object.keys(migrations).filter(name => name > oldest)
    expect(later.length).toBeGreaterThan(0)
    for (const name of later) {
      const statements = await statementsOf(name, dialect)
      expect([name, statements.length > 0]).toEqual([name, true])
      expect([name, harmsOf(statements)]).toEqual([name, []])
    }
  })

  test('of earlier versions are seen to have taken away', async () => {
    expect(harmsOf(await statementsOf('0003-fair-queue', dialect))).toEqual(['drop index "due_at"'])
    expect(harmsOf(await statementsOf('0002-rematch', dialect))).toEqual([
      'drop index "matches_open"',
      'create unique index "chat_once" on "chat" ("match", "player", "id")',
    ])
  })
})

test('whatever is released may be replaced while it runs: the last release may write beside this program', async () => {
  expect((await oldestWriter()) <= LAST_OF_0_2_0).toBe(true)
})
