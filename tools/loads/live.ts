/** Many live tables at once: how long it takes from an action to every seat's view, and what it costs. */
import { gameOf } from '../../games/index.ts'
import { seeded } from '../../kernel/rng.ts'
import type { SpawnedServer } from '../../server/testing/spawning.ts'
import { drive, type Measured, openTable, openTables } from './tables.ts'
import { sumUp } from './times.ts'

export interface Live {
  readonly game: string
  readonly tables: number
  readonly seconds: number
  readonly every: number
}

export async function measureLive(server: SpawnedServer, { game, tables: count, seconds, every }: Live) {
  const { meta } = gameOf(game)
  const seats = Math.min(4, meta.seats.max)
  await server.start()
  const tables = await openTables(count, () => openTable(server.base, game, seats))
  const before = server.cpuSeconds
  const measured: Measured = { acts: 0, errors: 0, times: [] }
  const end = Date.now() + seconds * 1000
  const rng = seeded('load')
  await Promise.all(
    tables.map((table, n) => drive(table, { start: (n * every) / count, every, end }, measured, rng)),
  )
  const cpu = server.cpuSeconds - before
  return {
    game,
    tables: count,
    sockets: count * seats,
    seconds,
    acts: measured.acts,
    errors: measured.errors,
    ...sumUp(measured.times),
    serverMB: server.megabytes,
    actsPerServerCpuSecond: Math.round(measured.acts / cpu),
  }
}
