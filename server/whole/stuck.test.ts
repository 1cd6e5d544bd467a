/** Whoever is stuck keeps nobody waiting for ever: on a real PostgreSQL a statement that waits for somebody's lock is ended, and so is a transaction that a process left open when it fell asleep. Whoever waited reads one sentence, nothing is lost, and the next try succeeds. */
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { REFUSALS } from '../../table/refusals.ts'
import type { PublicTable } from '../../table/wire.ts'
import { readLog } from '../store/matches.ts'
import { TestClient } from '../testing/client.ts'
import { query } from '../testing/database.ts'
import { Pair } from '../testing/pair.ts'
import { postgresForTests, type TestStore } from '../testing/servers.ts'
import { SpawnedServer } from '../testing/spawning.ts'

/** Five seconds for a statement and ten for a transaction are promised, on a machine that does nothing else. */
const LONGEST_MS = 30_000

const UNAVAILABLE = { why: 'unavailable', sentence: REFUSALS.unavailable }

describe('two servers on a PostgreSQL', () => {
  let place: TestStore
  let servers: readonly [SpawnedServer, SpawnedServer]
  const open: pg.Client[] = []

  beforeAll(async () => {
    place = await postgresForTests()
    servers = [new SpawnedServer(place.env), new SpawnedServer(place.env)]
    for (const server of servers) await server.start()
  }, 60_000)

  afterAll(async () => {
    for (const client of open) await client.end()
    for (const server of servers) await server.end()
    await place.remove()
  })

  async function connection(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: place.env.DATABASE_URL })
    await client.connect()
    open.push(client)
    return client
  }

  /** How many connections to this database are in such a state. Not asked by one that is in a transaction: it would see what it saw first. */
  async function count(state: string): Promise<number> {
    const text = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND ${state}`
    return (await query(place.env.DATABASE_URL, text)).length
  }

  /** Those who wait for what this connection has locked. */
  async function waitingFor(client: pg.Client): Promise<string> {
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
    return `${rows[0].pid} = ANY (pg_blocking_pids(pid))`
  }

  // Side by side: nearly all of it is waiting.
  test.concurrent('a statement that waits for a lock is ended, the table can be played on', async () => {
    const [, { base }] = servers
    const [pair, others] = [await Pair.sit(base), await Pair.sit(base)]
    await pair.watch()
    await others.watch()
    const [ani] = pair.people
    const free = await ani.create(null)
    const holder = await connection()
    await holder.query('BEGIN')
    await holder.query('SELECT 1 FROM matches WHERE id = ANY ($1) FOR UPDATE', [[pair.match, free]])
    const { ask, legal } = await ani.until(() => ani.table(pair.match))
    const act = { t: 'act', match: pair.match, ask: ask ?? 0, action: legal[0], id: 'held-up' } as const
    const answers = () => ani.heard.filter(heard => 'id' in heard && heard.id === act.id)
    ani.send(act)
    const asked = ani.post(`/api/tables/${free}/bot`, { seat: 1, bot: 'random' })
    const isWaiting = await waitingFor(holder)
    await expect.poll(() => count(isWaiting), { timeout: LONGEST_MS }).toBe(2)
    await others.act(0) // nobody else is held up
    // While the lock is still held: the database does not wait any longer, and whoever asked is told.
    await ani.until(() => answers().length > 0, LONGEST_MS)
    expect(answers()).toEqual([{ t: 'no', id: act.id, ...UNAVAILABLE }])
    expect(await asked).toEqual({ status: 503, body: UNAVAILABLE })
    expect(await count(isWaiting)).toBe(0)
    await holder.query('ROLLBACK')
    // The same once more, as a page does it.
    ani.send(act)
    await ani.until(() => answers().some(({ t }) => t === 'done'))
    expect((await ani.post(`/api/tables/${free}/bot`, { seat: 1, bot: 'random' })).status).toBe(200)
    const store = await place.open()
    const log = await store.run(sql => readLog(sql, pair.match))
    await store.close()
    expect(log.filter(({ id }) => id === act.id)).toHaveLength(1)
    for (const client of [...pair.people, ...others.people]) client.close()
  })

  test.concurrent('a process that falls asleep in a transaction loses it, and those at the others go on', async () => {
    const [sleeper, awake] = servers
    const ani = await TestClient.greet(awake.base, 'Ani')
    const tiye = await TestClient.greet(sleeper.base, 'Tiye')
    const match = await ani.create(null, 'horus', 3)
    // Tiye's transaction has the table and waits for a seat: in this moment its process falls asleep.
    const holder = await connection()
    await holder.query('BEGIN')
    await holder.query('SELECT 1 FROM seats WHERE match = $1 AND seat = 1 FOR UPDATE', [match])
    const sits = tiye.sit(match)
    const isWaiting = await waitingFor(holder)
    await expect.poll(() => count(isWaiting), { timeout: LONGEST_MS }).toBe(1)
    sleeper.signal('SIGSTOP')
    await holder.query('ROLLBACK')
    try {
      const isAsleep = "state = 'idle in transaction' AND query LIKE 'update \"seats\"%'"
      await expect.poll(() => count(isAsleep), { timeout: LONGEST_MS }).toBe(1)
      const seatBot = () => ani.post(`/api/tables/${match}/bot`, { seat: 2, bot: 'random' })
      expect(await seatBot()).toEqual({ status: 503, body: UNAVAILABLE })
      await expect.poll(() => count(isAsleep), { timeout: LONGEST_MS, interval: 100 }).toBe(0)
      expect((await seatBot()).status).toBe(200)
    } finally {
      sleeper.signal('SIGCONT')
    }
    // Nothing of it has happened, which Tiye is told; asked again it does.
    expect(await sits).toEqual({ status: 503, body: UNAVAILABLE })
    const seats = async () => ((await ani.get(`/api/tables/${match}`)) as unknown as PublicTable).seats
    expect((await seats()).map(({ player, bot }) => player ?? bot)).toEqual([ani.id, null, 'random'])
    expect((await tiye.sit(match)).status).toBe(200)
    expect((await seats()).map(({ player, bot }) => player ?? bot)).toEqual([ani.id, tiye.id, 'random'])
  })
})
