/** PostgreSQL goes and comes back in every way it can while people play at two servers: neither falls, nothing acknowledged is lost, and nobody who watches stays behind. */
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seqOf } from '../../table/message.ts'
import { viewerOf } from '../../table/table.ts'
import { readTable, TableCache } from '../store/matches.ts'
import type { Store } from '../store/store.ts'
import { TestClient } from '../testing/client.ts'
import { checkAll, greetAll, type Player } from '../testing/playing.ts'
import { postgresForTests } from '../testing/servers.ts'
import { SpawnedServer } from '../testing/spawning.ts'

/** Five seconds are promised, on a machine that does nothing else. */
const RIGHT_MS = 15_000

/** Fewer messages than the limits allow. */
const PAUSE_MS = 120

/** The connections of servers; on the last of these conditions those on which they listen. */
const OTHERS = "pid <> pg_backend_pid() AND backend_type = 'client backend'"
const LISTENING = `${OTHERS} AND (query LIKE 'LISTEN%' OR query LIKE '%pg_notify%')`

describe('two servers on a PostgreSQL that does not stay', () => {
  let place: Awaited<ReturnType<typeof postgresForTests>>
  const servers: SpawnedServer[] = []
  let players: Player[] = []
  const watchers: TestClient[] = []
  const watched = new Set<string>()
  const spawnServer = () => {
    const server = new SpawnedServer({ ...place.env, RATE_LIMIT: '100000' })
    servers.push(server)
    return server
  }

  beforeAll(async () => {
    place = await postgresForTests()
    for (let n = 0; n < 2; n++) await spawnServer().start()
    players = await greetAll(servers[0].base, 'database')
    for (const { client } of players) {
      const watcher = client.twin()
      watcher.moveTo(servers[1].base)
      for (const each of [client, watcher]) await each.connect()
      watchers.push(watcher)
    }
  }, 60_000)

  afterAll(async () => {
    for (const { client } of players) client.close()
    for (const watcher of watchers) watcher.close()
    for (const server of servers) await server.end()
    await place.remove()
  })

  const acknowledged = () => players.reduce((sum, player) => sum + player.acknowledged.length, 0)

  /** Whoever sits at the other server looks at every match of their twin. */
  function watchAll(): void {
    for (const [n, { matches }] of players.entries())
      for (const match of matches.filter(id => !watched.has(id))) {
        watched.add(match)
        watchers[n].send({ t: 'watch', match })
      }
  }

  async function playOn(isEnough: () => boolean): Promise<void> {
    const timer = setInterval(watchAll, 50)
    await Promise.all(players.map(player => player.play(isEnough, PAUSE_MS)))
    clearInterval(timer)
    watchAll()
  }

  /** Waits until the screens show what the store has, at both servers. Bots may be at work meanwhile. */
  async function expectEverybodyRight(): Promise<void> {
    const store = await place.open()
    const end = Date.now() + RIGHT_MS
    let late = await behind(store)
    while (late.length > 0 && Date.now() < end) {
      await wait(100)
      late = await behind(store)
    }
    await store.close()
    expect(late).toEqual([])
  }

  /** The screens that show less than the store has. */
  async function behind(store: Store): Promise<string[]> {
    const late: string[] = []
    for (const [n, { client, matches }] of players.entries())
      for (const match of matches) {
        const table = await store.run(sql => readTable(sql, match, new TableCache()))
        const seq = table ? seqOf(table, viewerOf(table, client.id)) : 0
        for (const [at, screen] of [client, watchers[n]].entries()) {
          const shown = screen.table(match)?.seq ?? -1
          if (shown < seq) late.push(`${match} at server ${at}: ${shown} of ${seq}`)
        }
      }
    return late
  }

  /** Lets something happen to the database while everybody plays; afterwards everybody sees what is, and can go on. */
  async function playWhile(happen: () => Promise<void>): Promise<void> {
    let enough = false
    const playing = playOn(() => enough)
    const more = async (count: number) => {
      const from = acknowledged()
      for (let n = 0; n < 2400 && acknowledged() < from + count; n++) await wait(50)
      expect(acknowledged()).toBeGreaterThanOrEqual(from + count)
    }
    await more(6)
    await happen()
    await place.database.back()
    enough = true
    await playing
    await expectEverybodyRight()
    enough = false
    const again = playOn(() => enough)
    await more(3)
    enough = true
    await again
    for (const server of servers) expect((await fetch(`${server.base}/healthz`)).status).toBe(200)
    for (const { refusals } of players) expect(refusals.filter(why => why === 'failed')).toEqual([])
  }

  test('while one does not listen, those who watch at the other are not forgotten', async () => {
    const [ani, tiye] = [
      await TestClient.greet(servers[0].base, 'Ani'),
      await TestClient.greet(servers[0].base, 'Tiye'),
    ]
    const match = await ani.create(null)
    await tiye.sit(match)
    await ani.post(`/api/tables/${match}/start`, {})
    const far = TestClient.stranger(servers[1].base)
    for (const client of [ani, tiye, far]) {
      await client.connect()
      client.send({ t: 'watch', match })
      await client.until(() => client.table(match))
    }
    // The server that was started first listens for the longest time, the test itself for the shortest.
    const store = await place.open()
    const listening = () =>
      place.database.query<{ pid: number }>(
        `SELECT pid FROM pg_stat_activity WHERE ${LISTENING} ORDER BY backend_start`,
      )
    const [, ...others] = (await listening()).map(({ pid }) => pid)
    for (let n = 0; n < 4; n++) {
      let near: number | undefined
      for (let tries = 0; tries < 500 && near === undefined; tries++)
        near = (await listening()).find(({ pid }) => !others.includes(pid))?.pid
      await place.database.query(`SELECT pg_terminate_backend(${near})`)
      const client = await ani.until(() =>
        [ani, tiye].find(each => typeof each.table(match)?.ask === 'number'),
      )
      const { ask, legal, seq } = client.table(match) ?? { ask: 0, legal: [], seq: 0 }
      client.send({ t: 'act', match, ask: ask ?? 0, action: legal[0], id: `a${n}` })
      await client.until(() => (client.table(match)?.seq ?? 0) > seq)
      const table = await store.run(sql => readTable(sql, match, new TableCache()))
      await far.until(() => far.table(match)?.seq === (table && seqOf(table, null)), RIGHT_MS)
    }
    await store.close()
    for (const client of [ani, tiye, far]) client.close()
  })

  test('its connections are ended, three times in a row', () =>
    playWhile(async () => {
      for (let n = 0; n < 3; n++) {
        await place.database.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${OTHERS}`)
        await wait(250)
      }
    }))

  test('one of its processes is killed, and it starts itself anew', () =>
    playWhile(async () => {
      const [{ pid }] = await place.database.query<{ pid: number }>(
        `SELECT pid FROM pg_stat_activity WHERE ${OTHERS} LIMIT 1`,
      )
      process.kill(pid, 'SIGKILL')
      await wait(500)
    }))

  for (const how of ['fast', 'immediate'] as const) {
    test(`it is stopped (${how}) and started`, () =>
      playWhile(async () => {
        await place.database.stop(how)
        await wait(500)
        await place.database.start()
      }))
  }

  test('it is frozen: whoever asks is told so, and afterwards it goes on', () =>
    playWhile(async () => {
      const pids = await place.database.query<{ pid: number }>(
        `SELECT pid FROM pg_stat_activity WHERE ${OTHERS}`,
      )
      for (const { pid } of pids) process.kill(pid, 'SIGSTOP')
      const answers = await Promise.all(servers.map(server => fetch(`${server.base}/api/tables`)))
      for (const { pid } of pids) process.kill(pid, 'SIGCONT')
      for (const answer of answers) {
        expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
        expect(await answer.json()).toMatchObject({ why: 'unavailable' })
      }
    }))

  test('a server that is started while it recovers waits for it, and can be ended meanwhile', () =>
    playWhile(async () => {
      await place.database.stop('immediate')
      await place.database.startRecovering()
      const [patient, dismissed] = [spawnServer(), new SpawnedServer(place.env)]
      const started = patient.start()
      const never = dismissed.start().catch((error: Error) => error.message)
      const isWaiting = ({ printed }: SpawnedServer) =>
        printed.some(line => line.includes('"event":"waiting"'))
      for (let n = 0; n < 600 && ![patient, dismissed].every(isWaiting); n++) await wait(50)
      expect([patient, dismissed].map(isWaiting)).toEqual([true, true])
      expect(await dismissed.end('SIGTERM')).toBe(0)
      expect(await never).toBe('the server did not start')
      await place.database.recover()
      await started
    }))

  test('afterwards all of them end properly, and nothing that was acknowledged is lost', async () => {
    for (const server of servers) expect(await server.end('SIGTERM')).toBe(0)
    await checkAll(place, players)
  })
})
