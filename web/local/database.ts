/** The database of this device: its tables and their logs, in IndexedDB. Every call ends, well or with a reason. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { LogRow, Table } from '../../table/table.ts'
import type { OldMatch } from './old.ts'

const NAME = 'iteru'
const VERSION = 2

/** A row of some match's log. */
export interface StoredRow extends LogRow {
  readonly match: string
}

interface Schema extends DBSchema {
  /** What versions before 0.2.0 kept; each is laid out anew when it is next opened. */
  matches: { key: string; value: OldMatch }
  tables: { key: string; value: Table }
  rows: { key: [string, number]; value: StoredRow }
}

export type Database = IDBPDatabase<Schema>

/** Rejects if the database is newer than this page, held by another one, or not to be had at all. */
export function openDatabase(): Promise<Database> {
  return new Promise((resolve, reject) => {
    const opening = openDB<Schema>(NAME, VERSION, {
      upgrade(database, from) {
        if (from < 1) database.createObjectStore('matches', { keyPath: 'id' })
        if (from < 2) {
          database.createObjectStore('tables', { keyPath: 'id' })
          database.createObjectStore('rows', { keyPath: ['match', 'n'] })
        }
      },
      blocked: () => reject(new Error('another tab holds the matches of this device')),
      // A newer page wants to change it: it must not wait for this one.
      blocking: () => void opening.then(database => database.close()),
    })
    opening.then(resolve, reject)
  })
}

/** Opened for one use and closed again, so that no tab stands in another's way. */
export async function withDatabase<T>(use: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase()
  try {
    return await use(database)
  } finally {
    database.close()
  }
}

/** All rows of a match. */
export const rowsOfMatch = (match: string): IDBKeyRange => IDBKeyRange.bound([match], [match, []])
