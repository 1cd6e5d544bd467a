/** Who has the SQLite file: one process at a time. The lock is one of SQLite's own on a file beside it, so it goes with the process, however that ends. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { BadInput } from '../../kernel/options.ts'

export interface Lock {
  release(): void
}

/** What is not held on to is closed by whoever collects the garbage, and the lock would be gone. */
const held = new Set<Database.Database>()

/** Takes the folder for this process; undefined if another one has it. */
export function takeFolder(folder: string): Lock | undefined {
  mkdirSync(folder, { recursive: true })
  const lock = new Database(join(folder, 'iteru.lock'), { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
    held.add(lock)
    const release = () => {
      held.delete(lock)
      lock.close()
    }
    return { release }
  } catch (error) {
    lock.close()
    if (error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY')) return undefined
    throw error
  }
}

/** Takes the folder, or refuses with one sentence. Throws BadInput. */
export function lockFolder(folder: string): Lock {
  const lock = takeFolder(folder)
  if (lock) return lock
  throw new BadInput(
    `Another server already uses the data in "${folder}": end it first, or give this one a DATA_DIR of its own.`,
  )
}
