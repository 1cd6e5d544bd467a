/** Many live tables at once: how long it takes from an action to every seat's view, and what it costs. */
import { gameOf } from '../../games/index.ts'
import { seeded } from '../../kernel/rng.ts'
import type { Database } from '../../server/testing/database.ts'
import type { SpawnedServer } from '../../server/testing/spawning.ts'
import { drive, type Measured, openTable, openTables } from './tables.ts'
import { sumUp } from './times.ts'

export interface Live {
  readonly game: string
  readonly tables: number
  readonly seconds: number
  readonly every: number
  readonly together: boolean // the people of a table at one process, as proxies bring them there; otherwise at all of them
  readonly warm: number // seconds that are played before anything is counted: a process that has just started compiles while it works
}

export async function measureLive(
  servers: readonly SpawnedServer[],
  { game, tables: count, seconds, every, warm, together }: Live,
  database?: Database,
) {
  const { meta } = gameOf(game)
  const seats = Math.min(4, meta.seats.max)
  for (const server of servers) await server.start()
  const bases = servers.map(({ base }) => base)
  const tables = await openTables(count, n =>
    openTable(together ? [bases[n % bases.length]] : turned(bases, n), game, seats),
  )
  const serversCpu = () => servers.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0)
  const rng = seeded('load')
  const play = async (duration: number): Promise<Measured> => {
    const measured: Measured = { acts: 0, errors: 0, times: [] }
    const end = Date.now() + duration * 1000
    await Promise.all(
      tables.map((table, n) => drive(table, { start: (n * every) / count, every, end }, measured, rng)),
    )
    return measured
  }
  await play(warm)
  const before = { servers: serversCpu(), database: database?.cpuSeconds ?? 0 }
  const measured = await play(seconds)
  const cpu = serversCpu() - before.servers
  const databaseCpu = (database?.cpuSeconds ?? 0) - before.database
  const micros = (spent: number) => Math.round((spent / measured.acts) * 1e6)
  return {
    game,
    processes: servers.length,
    together,
    tables: count,
    sockets: count * seats,
    seconds,
    acts: measured.acts,
    errors: measured.errors,
    ...sumUp(measured.times),
    serverMB: Math.max(...servers.map(({ megabytes }) => megabytes)),
    actsPerServerCpuSecond: Math.round(measured.acts / cpu),
    ...(database && { cpuMicrosPerAct: { servers: micros(cpu), database: micros(databaseCpu) } }),
  }
}

/** Each table begins at another process. */
const turned = <T>(all: readonly T[], by: number): T[] => all.map((_, n) => all[(n + by) % all.length])
