/**
 * The store of this device. A script of the host runs on the match as it lies in memory, and what it writes is committed in one transaction that first looks
 * whether another tab was quicker; then the script runs again on what that tab has left. If the device will keep nothing, the match goes on in memory.
 */
import { IdUsed, type Need, type Script } from '../../table/host.ts'
import type { Changed, LogRow, Means, Table } from '../../table/table.ts'
import { type Database, openDatabase, rowsOfMatch, type StoredRow, withDatabase } from './database.ts'
import { fromOld } from './old.ts'

/** A match in memory. */
interface Loaded {
  readonly table: Table
  readonly log: readonly LogRow[]
  /** How much of it is on the device: the version of its table, and the number of its rows. */
  readonly kept: { readonly version: number; readonly rows: number } | null
}

interface Help {
  readonly means: () => Means
  /** Hears of every match whether the last change could be kept. */
  readonly onKept: (match: string, error: unknown) => void
}

/** Tabs that overtake each other more often than this are at war. */
const ATTEMPTS = 5

export class DeviceStore {
  readonly #loaded = new Map<string, Loaded>()
  readonly #help: Help

  constructor(help: Help) {
    this.#help = help
  }

  /** A match and its log; undefined if there is none. Throws if the device cannot be read. */
  async read(match: string): Promise<{ readonly table: Table; readonly log: readonly LogRow[] } | undefined> {
    return this.#loaded.get(match) ?? (await this.#load(match))
  }

  /** Whether the device has all that is in memory. */
  isKept(match: string): boolean {
    const loaded = this.#loaded.get(match)
    return loaded === undefined || loaded.kept?.version === loaded.table.version
  }

  /** What lies in memory may be out of date: it is read again, unless the device has not kept it. */
  forget(match: string): void {
    if (this.isKept(match)) this.#loaded.delete(match)
  }

  /** Puts a new match in the store. */
  async add({ table, rows }: Changed): Promise<void> {
    const loaded = { table, log: rows, kept: null }
    this.#loaded.set(table.id, loaded)
    await this.#commit(loaded)
  }

  /** Runs a script; what it writes is on the device when this ends, unless the device refuses. */
  async run<T>(match: string, script: () => Script<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      const before = await this.read(match)
      const { result, after } = play(script(), before)
      if (!after || after.table === before?.table) return result
      const kept = this.#loaded.get(match)?.kept ?? null
      const ok = await this.#commit({ ...after, kept })
      if (ok || attempt === ATTEMPTS) return result
      this.#loaded.delete(match)
    }
  }

  /** Whether it was kept, or could not be: false only if another tab has changed the match meanwhile. */
  async #commit(loaded: Loaded): Promise<boolean> {
    const { table, log, kept } = loaded
    try {
      const isFirst = await withDatabase(database => write(database, loaded))
      if (!isFirst) return false
      this.#loaded.set(table.id, { ...loaded, kept: { version: table.version, rows: log.length } })
      this.#help.onKept(table.id, null)
    } catch (error) {
      // The next change keeps all of it.
      this.#loaded.set(table.id, { table, log, kept })
      this.#help.onKept(table.id, error)
    }
    return true
  }

  async #load(match: string): Promise<Loaded | undefined> {
    const database = await openDatabase()
    try {
      const table = await database.get('tables', match)
      if (!table) return await this.#loadOld(database, match)
      const log = await database.getAll('rows', rowsOfMatch(match))
      const loaded = { table, log: log.map(withoutMatch), kept: { version: table.version, rows: log.length } }
      this.#loaded.set(match, loaded)
      return loaded
    } finally {
      database.close()
    }
  }

  async #loadOld(database: Database, match: string): Promise<Loaded | undefined> {
    const old = await database.get('matches', match)
    if (!old) return undefined
    const { table, rows } = fromOld(old, this.#help.means())
    await this.#commit({ table, log: rows, kept: null })
    return this.#loaded.get(match)
  }
}

/** Everything of a match that is not on the device yet, in one transaction; false if another tab has written since. */
async function write(database: Database, { table, log, kept }: Loaded): Promise<boolean> {
  const transaction = database.transaction(['matches', 'tables', 'rows'], 'readwrite')
  const there = await transaction.objectStore('tables').get(table.id)
  if ((there?.version ?? null) !== (kept?.version ?? null)) {
    transaction.abort()
    await transaction.done.catch(() => undefined) // it was we who ended it
    return false
  }
  const rows = transaction.objectStore('rows')
  for (const row of log.slice(kept?.rows ?? 0)) void rows.put({ ...row, match: table.id })
  void transaction.objectStore('tables').put(table)
  void transaction.objectStore('matches').delete(table.id)
  await transaction.done // only then is it on the disk
  return true
}

const withoutMatch = ({ match: _, ...row }: StoredRow): LogRow => row

interface Memory {
  readonly table: Table
  readonly log: readonly LogRow[]
}

/** Runs a script on a match in memory: what it gives, and the match as it has left it. */
function play<T>(script: Script<T>, before: Memory | undefined): { result: T; after: Memory | undefined } {
  let after = before
  const has = (wanted: { readonly actor: string; readonly id: string }): boolean =>
    after?.log.some(({ actor, id }) => String(actor) === wanted.actor && id === wanted.id) ?? false
  const answer = (need: Need): unknown => {
    switch (need.need) {
      case 'table':
        return after?.table
      case 'log':
        return after?.log ?? []
      case 'row':
        return has(need)
      case 'write':
        if (need.change.rows.some(({ actor, id }) => id !== null && has({ actor: String(actor), id })))
          throw new IdUsed()
        after = { table: need.change.table, log: [...(after?.log ?? []), ...need.change.rows] }
        return undefined
    }
  }
  let next = script.next()
  while (!next.done) next = script.next(answer(next.value))
  return { result: next.value, after }
}
