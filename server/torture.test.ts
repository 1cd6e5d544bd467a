/** kill -9 at random moments of running matches, on both stores: what was acknowledged is there, nothing is asked or dealt twice, and the match goes on. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gameOf } from '../games/index.ts'
import { replay } from '../kernel/play.ts'
import { pick, seeded } from '../kernel/rng.ts'
import { TestClient } from './client.ts'
import { chanceSource } from './shuffle.ts'
import { SpawnedServer } from './spawning.ts'
import { readLog, readTable, TableCache } from './store/matches.ts'
import { rowsOf } from './table.ts'
import { freePort, postgresForTests, sqliteForTests, type TestStore } from './testing.ts'

const KILLS = Number(process.env.ITERU_KILLS ?? 2 * Number(process.env.ITERU_SCALE ?? 1)) // 20 in npm test

for (const make of [sqliteForTests, postgresForTests]) {
  describe(`a server on ${make.name} that is killed ${KILLS} times`, () => {
    let place: TestStore
    let server: SpawnedServer

    beforeAll(async () => {
      place = await make()
      server = new SpawnedServer({ ...place.env, PORT: String(await freePort()) })
      await server.start()
    })

    afterAll(async () => {
      await server.end()
      await place.remove()
    })

    test('loses nothing that it acknowledged', async () => {
      const rng = seeded(`kill ${make.name}`)
      const client = await TestClient.greet(server.base, 'Ani')
      const match = await client.create('random')
      const acknowledged = new Set<string>()
      for (let kill = 0; kill < KILLS; kill++) {
        const ids = await playUntilKilled({ client, match, server, delay: rng.int(60), round: kill })
        for (const id of ids) acknowledged.add(id)
        await server.start()
      }
      await server.end()
      const store = await place.open()
      const table = await store.run(sql => readTable(sql, match, new TableCache()))
      const log = await store.run(sql => readLog(sql, match))
      await store.close()
      if (!table) throw new Error('the match is gone')
      const ids = log.flatMap(row => (row.id === null ? [] : [`${row.actor} ${row.id}`]))
      for (const id of acknowledged) expect(ids).toContain(`0 ${id}`)
      expect(new Set(ids).size).toBe(ids.length)
      const game = gameOf('aton')
      expect(replay(game, { seats: 2, options: {} }, rowsOf(log))).toEqual(table.state)
      let state = game.setup(2, {})
      let k = 0
      for (const row of rowsOf(log)) {
        if (row.actor === 'table') continue
        if (row.actor === 'chance')
          expect(game.chance(state, chanceSource({ ...table, match }, k++))).toEqual(row.action)
        state = game.clone(state)
        game.apply(state, row.actor, row.action)
      }
    })
  })
}

interface Round {
  readonly client: TestClient
  readonly match: string
  readonly server: SpawnedServer
  readonly delay: number
  readonly round: number
}

/** Plays on and kills the server `delay` milliseconds later; returns the ids of what was acknowledged until then. */
async function playUntilKilled({ client, match, server, delay, round }: Round): Promise<string[]> {
  await client.connect()
  const from = client.heard.length
  client.send({ t: 'watch', match })
  const killed = new Promise<void>(resolve =>
    setTimeout(() => void server.end().then(() => resolve()), 50 + delay),
  )
  let dead = false
  void killed.then(() => {
    dead = true
  })
  const rng = seeded(`moves ${round}`)
  for (let n = 0; !dead; n++) {
    const id = `k${round}-${n}`
    const message = await client.until(() => dead || (client.heard.length > from && client.table(match)))
    if (message === true || message.table.status === 'over') break
    if (message.ask !== null)
      client.send({ t: 'act', match, ask: message.ask, action: pick(rng, message.legal), id })
    await client.until(() => dead || client.table(match)?.seq !== message.seq, 2000).catch(() => undefined)
    await client
      .until(
        () => dead || client.heard.some(heard => (heard.t === 'done' || heard.t === 'no') && heard.id === id),
        2000,
      )
      .catch(() => undefined)
  }
  await killed
  return client.heard.slice(from).flatMap(heard => (heard.t === 'done' ? [heard.id] : []))
}
