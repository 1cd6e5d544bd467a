/** What can happen to servers and their store while people play, by kind. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from './database.ts'
import type { Rack } from './rack.ts'
import { ownPostgres, sqliteForTests, type TestStore } from './servers.ts'

/** The connections of servers; on the last of these conditions those on which they listen. */
export const OTHERS = "pid <> pg_backend_pid() AND backend_type = 'client backend' AND usename IS NOT NULL"
export const LISTENING = `${OTHERS} AND (query LIKE 'LISTEN%' OR query LIKE '%pg_notify%')`

export interface Fault {
  readonly breaksLines?: true // people must come back
  happen(rack: Rack): Promise<void>
}

/** A server is killed and started again. */
const kill = (signal: 'SIGKILL' | 'SIGTERM'): Fault => ({
  breaksLines: true,
  async happen({ servers }) {
    const server = servers[0]
    await server.end(signal)
    await server.start()
  },
})

/** A server stands still for a while, as when its machine sleeps. */
const freezeServer: Fault = {
  async happen({ servers }) {
    servers[0].signal('SIGSTOP')
    await wait(2000)
    servers[0].signal('SIGCONT')
  },
}

/** Faults of a server on a file; `full` needs a small disk. */
export const onSqlite = (disk?: SmallDisk): Readonly<Record<string, Fault>> => ({
  kill: kill('SIGKILL'),
  stop: kill('SIGTERM'),
  freeze: freezeServer,
  ...(disk && { full: fullDisk(disk) }),
})

const fullDisk = (disk: SmallDisk): Fault => ({
  async happen({ servers }) {
    await disk.fill()
    try {
      for (let n = 0; n < 100; n++) {
        const response = await fetch(`${servers[0].base}/readyz`)
        if (response.status === 503) break
        await wait(100)
      }
      const { status } = await fetch(`${servers[0].base}/readyz`)
      if (status !== 503) throw new Error('ready with a full disk')
    } finally {
      disk.empty()
    }
  },
})

/** A disk that can be full, as a folder; `remove` takes it away. */
interface SmallDisk {
  readonly folder: string
  fill(): Promise<void>
  empty(): void
  remove(): void
}

/** Undefined where none can be mounted. */
function smallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'iteru-disk-'))
  const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  if (mount.status !== 0) {
    rmSync(folder, { recursive: true, force: true })
    return undefined
  }
  const ballast = join(folder, 'ballast')
  return {
    folder,
    fill: async () => {
      await once(spawn('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=64k'], { stdio: 'ignore' }), 'exit')
    },
    empty: () => rmSync(ballast, { force: true }),
    remove: () => {
      spawnSync('umount', [folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A file, on a small disk where one can be mounted. */
export async function fileToFill(): Promise<{ place: TestStore; disk?: SmallDisk }> {
  const disk = smallDisk(100)
  if (!disk) return { place: await sqliteForTests() }
  const place = await sqliteForTests(join(disk.folder, 'data'))
  return { disk, place: { ...place, remove: async () => disk.remove() } }
}

/** A PostgreSQL on a small disk, and what happens when that is full; undefined where none can be mounted. */
export async function databaseToFill(): Promise<
  { place: TestStore; faults: Readonly<Record<string, Fault>> } | undefined
> {
  const disk = smallDisk(400)
  if (!disk) return undefined
  const folder = join(disk.folder, 'database')
  mkdirSync(folder)
  chmodSync(disk.folder, 0o755)
  const place = await ownPostgres(folder)
  const remove = async () => {
    await place.remove()
    disk.remove()
  }
  return { place: { ...place, remove }, faults: { full: fullDatabase(place.database, disk) } }
}

/** PostgreSQL can write nothing for a while, which ends it as soon as the log that it had made in advance is full. */
const fullDatabase = (database: Database, disk: SmallDisk): Fault => ({
  async happen() {
    await disk.fill()
    try {
      await wait(1000)
      await useUp(database)
      await wait(2000)
    } finally {
      disk.empty()
    }
    await database.revive()
  },
})

/** Writes until it fails. */
async function useUp(database: Database): Promise<void> {
  const write = "SELECT pg_logical_emit_message(true, 'ballast', repeat('x', 8000)), pg_switch_wal()"
  for (let n = 0; n < 50; n++) {
    const isWritten = await database.query(write).then(
      () => true,
      () => false,
    )
    if (!isWritten) return
  }
  throw new Error('a full disk that is written to')
}

/** Faults of servers on a database. */
export const onPostgres = (database: Database): Readonly<Record<string, Fault>> => ({
  kill: kill('SIGKILL'),
  connections: {
    happen: async () => {
      await database.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${OTHERS}`)
    },
  },
  listening: {
    happen: async () => {
      await database.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${LISTENING}`)
    },
  },
  backend: {
    happen: async () => {
      const [{ pid }] = await database.query<{ pid: number }>(
        `SELECT pid FROM pg_stat_activity WHERE ${OTHERS} LIMIT 1`,
      )
      process.kill(pid, 'SIGKILL')
      await wait(300)
      await database.back()
    },
  },
  restart: restart(database, 'fast'),
  crash: restart(database, 'immediate'),
  freeze: {
    happen: async () => {
      const pids = await database.query<{ pid: number }>(`SELECT pid FROM pg_stat_activity WHERE ${OTHERS}`)
      for (const { pid } of pids) process.kill(pid, 'SIGSTOP')
      await wait(7000) // longer than any statement may take
      for (const { pid } of pids) process.kill(pid, 'SIGCONT')
      await database.back()
    },
  },
  recovery: {
    happen: async () => {
      await database.stop('immediate')
      await database.startRecovering()
      await wait(1000)
      await database.recover()
      await database.back()
    },
  },
})

const restart = (database: Database, how: 'fast' | 'immediate'): Fault => ({
  happen: async () => {
    await database.stop(how)
    await wait(300)
    await database.start()
    await database.back()
  },
})
