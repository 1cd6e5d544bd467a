/** PostgreSQL goes and comes back while people play at two servers: neither falls, nothing acknowledged is lost, and nobody who watches stays behind. More of it, and other kinds, in torture.test.ts. */
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seqOf } from '../../table/message.ts'
import { readTable, TableCache } from '../store/matches.ts'
import { TestClient } from '../testing/client.ts'
import { type Fault, LISTENING, OTHERS, onPostgres } from '../testing/faults.ts'
import { checkAll } from '../testing/playing.ts'
import { Rack } from '../testing/rack.ts'
import { ownPostgres } from '../testing/servers.ts'
import { SpawnedServer } from '../testing/spawning.ts'

/** Five seconds are promised, on a machine that does nothing else. */
const RIGHT_MS = 15_000

describe('two servers on a PostgreSQL that does not stay', () => {
  let place: Awaited<ReturnType<typeof ownPostgres>>
  let rack: Rack
  let faults: Readonly<Record<string, Fault>>

  beforeAll(async () => {
    place = await ownPostgres()
    rack = await Rack.build(place, 2)
    faults = onPostgres(place.database)
  }, 120_000)

  afterAll(() => rack.destroy())

  test('while one does not listen, those who watch at the other are not forgotten', async () => {
    const [ani, tiye] = [
      await TestClient.greet(rack.servers[0].base, 'Ani'),
      await TestClient.greet(rack.servers[0].base, 'Tiye'),
    ]
    const match = await ani.create(null)
    await tiye.sit(match)
    await ani.post(`/api/tables/${match}/start`, {})
    const far = TestClient.stranger(rack.servers[1].base)
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

  for (const [kind, what] of [
    ['connections', 'its connections are ended'],
    ['backend', 'one of its processes is killed, and it starts itself anew'],
    ['restart', 'it is stopped and started'],
  ])
    test(what, async () => {
      await rack.suffer(() => faults[kind].happen(rack))
    })

  test('it is frozen: whoever asks is told so, and afterwards it goes on', async () => {
    await rack.suffer(async () => {
      const pids = await place.database.query<{ pid: number }>(
        // The postmaster as well: it would let new connections in.
        `SELECT pid FROM pg_stat_activity WHERE ${OTHERS}
         UNION ALL SELECT split_part(pg_read_file('postmaster.pid'), chr(10), 1)::int`,
      )
      for (const { pid } of pids) process.kill(pid, 'SIGSTOP')
      const ask = (path: string) => Promise.all(rack.servers.map(({ base }) => fetch(`${base}${path}`)))
      const [answers, ready, alive] = await Promise.all(['/api/tables', '/readyz', '/healthz'].map(ask))
      for (const { pid } of pids) process.kill(pid, 'SIGCONT')
      for (const answer of answers) {
        expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
        expect(await answer.json()).toMatchObject({ why: 'unavailable' })
      }
      for (const answer of ready) expect(await answer.json()).toMatchObject({ ok: false, why: 'store' })
      for (const { status } of alive) expect(status).toBe(200)
      await place.database.back()
    })
  })

  test('a server that is started while it recovers waits for it, and can be ended meanwhile', async () => {
    await rack.suffer(async () => {
      await place.database.stop('immediate')
      await place.database.startRecovering()
      const [patient, dismissed] = [await rack.addServer(), new SpawnedServer(place.env)]
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
    })
  })

  test('afterwards all of them end properly, and nothing that was acknowledged is lost', async () => {
    expect(await rack.end()).toEqual(rack.servers.map(() => 0))
    await checkAll(place, rack.people)
  })
})
