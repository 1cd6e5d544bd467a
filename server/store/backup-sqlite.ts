/** Backups out of and into a SQLite file: read beside a running server, written only where none runs. */
import { existsSync } from 'node:fs'
import Database from 'better-sqlite3'
import { Kysely, Migrator, SqliteDialect } from 'kysely'
import { BadInput } from '../../kernel/options.ts'
import {
  DROP_ALL,
  insertOf,
  KEPT,
  type KeptRow,
  NOT_EMPTY,
  type Snapshot,
  type Target,
  valuesOf,
} from './backup.ts'
import { migrations } from './schema.ts'

/** All rows as they are now, whatever is written meanwhile. Throws BadInput. */
export function snapshotSqlite(file: string): Snapshot {
  if (!existsSync(file)) throw new BadInput(`There is no data at "${file}"; DATA_DIR names its folder.`)
  const database = new Database(file, { readonly: true })
  database.exec('BEGIN')
  const schema = database.prepare('SELECT max(name) FROM kysely_migration').pluck().get() as string
  return {
    schema,
    async *rows() {
      const tables = database
        .prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")
        .pluck()
        .all() as string[]
      for (const table of KEPT.filter(name => tables.includes(name)))
        for (const row of database.prepare(`SELECT * FROM "${table}"`).iterate())
          yield { table, row: row as KeptRow['row'] }
    },
    close: async () => {
      database.close()
    },
  }
}

/** An empty file of a schema, to be filled. Throws BadInput if it is not empty. */
export async function targetSqlite(file: string, schema: string, at: number): Promise<Target> {
  const database = new Database(file)
  database.pragma('journal_mode = WAL')
  database.pragma('auto_vacuum = 2')
  const migrator = new Migrator({
    db: new Kysely({ dialect: new SqliteDialect({ database }) }),
    provider: { getMigrations: async () => migrations },
  })
  const migrate = async (to?: string) => {
    const { error } = await (to === undefined ? migrator.migrateToLatest() : migrator.migrateTo(to))
    if (error) throw error
  }
  if (!isEmpty(database)) {
    database.close()
    throw new BadInput(NOT_EMPTY)
  }
  database.exec(DROP_ALL)
  await migrate(schema)
  database.exec('BEGIN')
  database.prepare("INSERT INTO beats (process, at) VALUES ('restored', ?)").run(at)
  return {
    put: async rows => {
      for (const row of rows) database.prepare(insertOf([row], () => '?')).run(...valuesOf([row]))
    },
    finish: async () => {
      database.exec('COMMIT')
      await migrate()
      database.close()
    },
    abort: async () => {
      database.close()
    },
  }
}

function isEmpty(database: Database.Database): boolean {
  const has = (table: string) =>
    database.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(table) !== undefined &&
    database.prepare(`SELECT 1 FROM "${table}" LIMIT 1`).get() !== undefined
  return !has('players') && !has('matches')
}
