/** Every row of every table of a store, as the engine has it: for tests that look for what should not be there. */
import { join } from 'node:path'
import Database from 'better-sqlite3'
import pg from 'pg'
import type { TestStore } from './servers.ts'

export interface AnyRow {
  readonly table: string
  readonly row: Readonly<Record<string, unknown>>
}

/** All rows; with `empty`, tables without any are there with an empty one. */
export async function everyRow({ env }: TestStore, empty = false): Promise<AnyRow[]> {
  return env.DATABASE_URL === undefined
    ? ofSqlite(join(env.DATA_DIR, 'iteru.db'), empty)
    : ofPostgres(env.DATABASE_URL, empty)
}

const asRows = (table: string, rows: readonly object[], empty: boolean): AnyRow[] =>
  (rows.length === 0 && empty ? [{}] : rows).map(row => ({ table, row: row as AnyRow['row'] }))

function ofSqlite(file: string, empty: boolean): AnyRow[] {
  const database = new Database(file, { readonly: true })
  try {
    const tables = database
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
      .pluck()
      .all() as string[]
    return tables.flatMap(table =>
      asRows(table, database.prepare(`SELECT * FROM "${table}"`).all() as object[], empty),
    )
  } finally {
    database.close()
  }
}

async function ofPostgres(url: string, empty: boolean): Promise<AnyRow[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'",
    )
    const all: AnyRow[] = []
    for (const { name } of tables)
      all.push(...asRows(name, (await client.query(`SELECT * FROM "${name}"`)).rows as object[], empty))
    return all
  } finally {
    await client.end()
  }
}

/** A column of a table. */
export interface Column {
  readonly table: string
  readonly name: string
  readonly isText: boolean
}

/** All columns of all tables, as the engine itself lists them. */
export async function everyColumn({ env }: TestStore): Promise<Column[]> {
  const rows =
    env.DATABASE_URL === undefined
      ? columnsOfSqlite(join(env.DATA_DIR, 'iteru.db'))
      : await columnsOfPostgres(env.DATABASE_URL)
  return rows.map(({ table, name, type }) => ({ table, name, isText: /char|text/i.test(type) }))
}

interface Typed {
  readonly table: string
  readonly name: string
  readonly type: string
}

function columnsOfSqlite(file: string): Typed[] {
  const database = new Database(file, { readonly: true })
  try {
    const all = `SELECT t.name AS "table", c.name, c.type FROM sqlite_schema t, pragma_table_info(t.name) c
      WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%'`
    return database.prepare(all).all() as Typed[]
  } finally {
    database.close()
  }
}

async function columnsOfPostgres(url: string): Promise<Typed[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const all = `SELECT table_name AS "table", column_name AS name, data_type AS type
      FROM information_schema.columns WHERE table_schema = 'public'`
    return (await client.query<Typed>(all)).rows
  } finally {
    await client.end()
  }
}
