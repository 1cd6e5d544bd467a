/**
 * Which versions may work on the same data. From 0.2.0 on migrations only add, so an older program may go on beside a newer one; the store notes the
 * oldest migration that a program must know to write here. What is no longer used is dropped one version later, and then that note moves on.
 */
import { type Kysely, Migrator, sql } from 'kysely'
import { BadInput } from '../../kernel/options.ts'
import { migrations } from './schema.ts'

/** A program that does not know this migration would write what the others cannot read. */
const OLDEST_WRITER = '0005-house'

const NOTE = 'oldest-writer'

const names = Object.keys(migrations).sort()
const latest = names[names.length - 1]

/** Brings the tables up to date, or leaves them as a newer version has made them if this one may work there. Throws BadInput. */
export async function bringUpToDate(db: Kysely<unknown>): Promise<void> {
  const done = await doneIn(db)
  if (done.some(name => !names.includes(name))) return checkNewer(db, done)
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
  }).migrateToLatest()
  if (error) throw error
  await sql`insert into notes (name, value) values (${NOTE}, ${OLDEST_WRITER})
    on conflict (name) do update set value = excluded.value where notes.value < excluded.value`.execute(db)
}

/** The migrations that were done on this data. */
async function doneIn(db: Kysely<unknown>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

async function checkNewer(db: Kysely<unknown>, done: readonly string[]): Promise<void> {
  const { rows } = await sql<{ value: string }>`select value from notes where name = ${NOTE}`.execute(db)
  const oldest = rows[0]?.value ?? done[done.length - 1]
  if (oldest <= latest) return
  throw new BadInput(
    `This data was written by a newer version of Iteru (its tables are ${done[done.length - 1]}, this version knows ${latest}): use that version, or a newer one.`,
  )
}
