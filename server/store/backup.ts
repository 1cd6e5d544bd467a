/** A backup as lines of JSON: a header, every row of every table out of one snapshot, and a last line with their number and a checksum. It can be restored into either engine. */
import { createHash, type Hash } from 'node:crypto'
import { BadInput } from '../../kernel/options.ts'
import { migrations } from './schema.ts'

/** In the order in which rows can be put in. */
export const KEPT = [
  'players',
  'sessions',
  'links',
  'matches',
  'seats',
  'entries',
  'invites',
  'chat',
  'due',
  'signals',
  'subscriptions',
  'signal_settings',
  'signal_mutes',
  'webhooks',
  'calendars',
  'hearings',
  'outages',
  'notes',
  'addresses',
  'passkeys',
  'ratings',
  'results',
  'blocks',
  'reports',
] as const
export type Kept = (typeof KEPT)[number]

/** What a backup does not keep: signs of life, since the header says when it was, and what holds for minutes only. */
const MOMENTARY = ['beats', 'proofs', 'sendings', 'presence'] as const
/** In which tables the migrations that were made are noted. */
const MIGRATED = ['kysely_migration', 'kysely_migration_lock'] as const

/** All our tables, those that refer to others first. */
export const OURS: readonly string[] = [...MOMENTARY, ...[...KEPT].reverse()]

/**
 * Takes all our tables away. A store in which a server was started, but nobody came, has them too: they go before a restore,
 * since a schema can only be gone through forward, and a backup may be of an older one.
 */
export const DROP_ALL = [
  'BEGIN',
  ...[...MIGRATED, ...OURS].map(table => `DROP TABLE IF EXISTS "${table}"`),
  'COMMIT',
].join(';')

export interface KeptRow {
  readonly table: Kept
  readonly row: Readonly<Record<string, unknown>>
}

/** Everything that a store has, at one moment. */
export interface Snapshot {
  readonly schema: string // the last migration it knows
  rows(): AsyncIterable<KeptRow>
  close(): Promise<void>
}

/** An empty store into which rows are put; nothing of them remains unless `finish` is reached. */
export interface Target {
  put(rows: readonly KeptRow[]): Promise<void>
  finish(): Promise<void>
  abort(): Promise<void>
}

const FORMAT = 1

interface Header {
  readonly iteru: 'backup'
  readonly format: number
  readonly schema: string
  readonly at: number
}

interface Footer {
  readonly rows: number
  readonly sha256: string
}

/** The lines of a backup. */
export async function* linesOf({ schema, rows }: Snapshot, at: number): AsyncGenerator<string> {
  const hash = createHash('sha256')
  const header: Header = { iteru: 'backup', format: FORMAT, schema, at }
  yield noted(hash, JSON.stringify(header))
  let count = 0
  for await (const row of rows()) {
    count++
    yield noted(hash, JSON.stringify(row))
  }
  yield `${JSON.stringify({ rows: count, sha256: hash.digest('hex') } satisfies Footer)}\n`
}

function noted(hash: Hash, line: string): string {
  hash.update(`${line}\n`)
  return `${line}\n`
}

/** So many rows go into a store at once. */
const AT_ONCE = 200

/**
 * A match that is set back may come to the same number of messages with another position. A page that was open all the time says which number it has, and would
 * be told nothing: so the messages are counted on from where they never were before.
 */
function countedOn({ table, row }: KeptRow, now: number): KeptRow {
  if (table !== 'matches') return { table, row }
  const book = objectOf(String(row.book)) as { readonly seqs?: readonly number[] }
  const seqs = book.seqs?.map(seq => Math.max(seq + 1, now))
  return { table, row: { ...row, book: JSON.stringify({ ...book, seqs }) } }
}

/** Puts the lines of a backup into an empty store, all of them or none; how many rows. Throws BadInput. */
export async function restore(
  lines: AsyncIterable<string>,
  open: (schema: string, at: number) => Promise<Target>,
  now = Date.now(),
): Promise<number> {
  const reader = lines[Symbol.asyncIterator]()
  const first = await reader.next()
  const header = headerOf(first.done ? '' : first.value)
  const target = await open(header.schema, header.at)
  try {
    const count = await putAll(target, reader, String(first.value), now)
    await target.finish()
    return count
  } catch (error) {
    await target.abort()
    throw error
  }
}

async function putAll(
  target: Target,
  reader: AsyncIterator<string>,
  first: string,
  now: number,
): Promise<number> {
  const hash = createHash('sha256')
  noted(hash, first)
  let count = 0
  let batch: KeptRow[] = []
  for (;;) {
    const { done, value } = await reader.next()
    if (done) throw new BadInput('The backup is cut off: its last line is missing. Nothing was restored.')
    const line = objectOf(value)
    if ('sha256' in line) {
      await target.put(batch)
      return check(line as unknown as Footer, count, hash)
    }
    noted(hash, value)
    const row = countedOn(rowOf(line, ++count), now)
    if (batch.length === AT_ONCE || (batch[0] && batch[0].table !== row.table)) {
      await target.put(batch)
      batch = []
    }
    batch.push(row)
  }
}

function check({ rows, sha256 }: Footer, count: number, hash: Hash): number {
  if (rows === count && sha256 === hash.digest('hex')) return count
  throw new BadInput('The backup is damaged: its checksum does not fit. Nothing was restored.')
}

function headerOf(line: string): Header {
  const header = objectOf(line) as Partial<Header>
  if (header.iteru !== 'backup' || typeof header.schema !== 'string' || typeof header.at !== 'number')
    throw new BadInput('This is not a backup: its first line must begin with {"iteru":"backup",…}.')
  if (header.format !== FORMAT || !(header.schema in migrations))
    throw new BadInput(
      `The backup was made by a newer version of Iteru (${header.schema}); restore it with that one or a newer one.`,
    )
  return header as Header
}

function rowOf(line: Record<string, unknown>, n: number): KeptRow {
  const { table, row } = line
  const known = KEPT.find(name => name === table)
  if (known && typeof row === 'object' && row !== null) return { table: known, row: row as KeptRow['row'] }
  throw new BadInput(`The backup is damaged: row ${n} is not one. Nothing was restored.`)
}

function objectOf(line: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(line)
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>
  } catch {
    // said below, in the same words
  }
  throw new BadInput('The backup is damaged: a line is not JSON. Nothing was restored.')
}

/** What an insert of rows of one table says: quoted names, and placeholders as the engine writes them. */
export function insertOf(rows: readonly KeptRow[], place: (n: number) => string): string {
  const [{ table, row }] = rows
  const columns = Object.keys(row)
  const values = rows.map(
    (_, at) => `(${columns.map((_, c) => place(at * columns.length + c + 1)).join(',')})`,
  )
  return `INSERT INTO "${table}" (${columns.map(name => `"${name}"`).join(',')}) VALUES ${values.join(',')}`
}

export const valuesOf = (rows: readonly KeptRow[]): unknown[] => {
  const columns = Object.keys(rows[0].row)
  return rows.flatMap(({ row }) => columns.map(name => row[name]))
}

export const FOREIGN =
  'There are tables of another program in this database, under names that Iteru uses; restore into a database of its own.'

export const NOT_EMPTY =
  'There are already people or tables in this store; a backup is restored into an empty one only.'
