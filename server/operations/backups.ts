/** Backups for whoever runs a server: out of the store that the settings name, beside a server that runs; and back into an empty one. */
import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { BadInput } from '../../kernel/options.ts'
import { linesOf, restore } from '../store/backup.ts'
import { snapshotPostgres, targetPostgres } from '../store/backup-postgres.ts'
import { snapshotSqlite, targetSqlite } from '../store/backup-sqlite.ts'
import { lockFolder } from '../store/lock.ts'
import type { Settings } from './settings.ts'

type Place = Pick<Settings, 'databaseUrl' | 'dataDir'>

const fileOf = ({ dataDir }: Place): string => join(dataDir, 'iteru.db')

/** Writes a backup; there is no half of one under its name. Throws BadInput. */
export async function writeBackup(place: Place, file: string, now: number): Promise<void> {
  if (existsSync(file)) throw new BadInput(`There is already a file "${file}"; give the backup another name.`)
  const snapshot = place.databaseUrl
    ? await snapshotPostgres(place.databaseUrl)
    : snapshotSqlite(fileOf(place))
  const part = `${file}.part`
  try {
    // It holds what nobody may read: sessions, and the secrets of shuffles.
    await pipeline(Readable.from(linesOf(snapshot, now)), createWriteStream(part, { mode: 0o600 }))
    renameSync(part, file)
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  } finally {
    await snapshot.close()
  }
}

/** Puts a backup into an empty store; how many rows it has. Throws BadInput. */
export async function readBackup(place: Place, file: string): Promise<number> {
  if (!existsSync(file)) throw new BadInput(`There is no file "${file}".`)
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })
  const { databaseUrl } = place
  if (databaseUrl) return restore(lines, (schema, at) => targetPostgres(databaseUrl, schema, at))
  const lock = lockFolder(place.dataDir)
  try {
    return await restore(lines, (schema, at) => targetSqlite(fileOf(place), schema, at))
  } finally {
    lock.release()
  }
}
