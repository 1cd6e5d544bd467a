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
