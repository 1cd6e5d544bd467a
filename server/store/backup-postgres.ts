/** Backups out of and into PostgreSQL: read in one snapshot by a cursor, written in one transaction. */
import { Kysely, Migrator, PostgresDialect } from 'kysely'
import pg from 'pg'
import { BadInput } from '../../kernel/options.ts'
import {
  DROP_ALL,
  FOREIGN,
  insertOf,
  KEPT,
  type KeptRow,
  NOT_EMPTY,
  OURS,
  type Snapshot,
  type Target,
  valuesOf,
} from './backup.ts'
import { migrations } from './schema.ts'

const AT_ONCE = 500

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: string) =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, types })
  await client.connect()
  return client
}

const tablesOf = async (client: pg.Client): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema()',
  )
  return rows.map(({ name }) => name)
}

/** All rows as they are now, whatever is written meanwhile. Throws BadInput. */
export async function snapshotPostgres(url: string): Promise<Snapshot> {
  const client = await connect(url)
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  const tables = await tablesOf(client)
  if (!tables.includes('kysely_migration')) {
    await client.end()
    throw new BadInput('There is no data in this database; DATABASE_URL names it.')
  }
  const { rows } = await client.query<{ name: string }>('SELECT max(name) AS name FROM kysely_migration')
  return {
    schema: rows[0].name,
    async *rows() {
      for (const table of KEPT.filter(name => tables.includes(name))) {
        await client.query(`DECLARE kept NO SCROLL CURSOR FOR SELECT * FROM "${table}"`)
        for (let count = AT_ONCE; count === AT_ONCE; ) {
          const { rows: some } = await client.query<KeptRow['row']>(`FETCH ${AT_ONCE} FROM kept`)
          for (const row of some) yield { table, row }
          count = some.length
        }
        await client.query('CLOSE kept')
      }
    },
    close: () => client.end(),
  }
}

/** A server that gave a sign of life so lately is alive. */
const ALIVE_MS = 10_000

/** Whether there is a table with such a row. */
type Has = (table: string, where?: string) => Promise<boolean>

/** Why nothing can be put into a database of ours, or one without tables; undefined if it can. */
async function faultOf(has: Has): Promise<string | undefined> {
  if (await has('beats', `process <> 'restored' AND at > ${Date.now() - ALIVE_MS}`))
    return 'A server runs on this database, or did ten seconds ago; end it, and wait as long.'
  return (await has('players')) || (await has('matches')) ? NOT_EMPTY : undefined
}

/** An empty database of a schema, to be filled. Throws BadInput if it is not empty, or servers run on it. */
export async function targetPostgres(url: string, schema: string, at: number): Promise<Target> {
  const client = await connect(url)
  const tables = await tablesOf(client)
  const has: Has = async (table, where = 'true') =>
    tables.includes(table) &&
    (await client.query(`SELECT 1 FROM "${table}" WHERE ${where} LIMIT 1`)).rowCount !== 0
  const isOurs = await has('kysely_migration', `name = '${Object.keys(migrations)[0]}'`)
  const isForeign = !isOurs && ((await has('kysely_migration')) || tables.some(name => OURS.includes(name)))
  const fault = isForeign ? FOREIGN : await faultOf(has)
  if (fault !== undefined) {
    await client.end()
    throw new BadInput(fault)
  }
  if (isOurs) await client.query(DROP_ALL)
  await migrate(url, schema)
  await client.query('BEGIN')
  await client.query("INSERT INTO beats (process, at) VALUES ('restored', $1)", [at])
  return {
    put: async rows => {
      if (rows.length > 0)
        await client.query(
          insertOf(rows, n => `$${n}`),
          valuesOf(rows),
        )
    },
    finish: async () => {
      await client.query('COMMIT')
      await client.end()
      await migrate(url)
    },
    abort: () => client.end(),
  }
}

async function migrate(url: string, to?: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  try {
    const db = new Kysely({ dialect: new PostgresDialect({ pool }) })
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
    const { error } = await (to === undefined ? migrator.migrateToLatest() : migrator.migrateTo(to))
    if (error) throw error
  } finally {
    await pool.end()
  }
}
