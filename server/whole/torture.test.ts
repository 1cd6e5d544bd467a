/** kill -9 at random moments of running matches, on both stores: what was acknowledged is there, nothing is asked or dealt twice, clocks go on, and so do the matches. */
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seeded } from '../../kernel/rng.ts'
import { checkAll, greetAll, PLAYERS, type Player } from '../testing/playing.ts'
import { freePort, postgresForTests, sqliteForTests, type TestStore } from '../testing/servers.ts'
import { SpawnedServer } from '../testing/spawning.ts'

/** A few in npm test, more in npm run proof; npm run torture has 200. */
const KILLS = Number(process.env.ITERU_KILLS ?? (process.env.ITERU_PROOF ? 20 : 4))

/** Lets everybody play at a server, and kills it some milliseconds after the first has been answered. */
async function playUntilKilled(players: readonly Player[], server: SpawnedServer, ms: number): Promise<void> {
  let dead = false
  for (const { client } of players) await client.connect()
  const count = () => players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
  const before = count()
  const kill = async () => {
    for (let n = 0; n < 1000 && count() === before; n++) await wait(10)
    await wait(ms)
    dead = true
    await server.end()
  }
  await Promise.all([kill(), ...players.map(player => player.play(() => dead))])
}

for (const make of [sqliteForTests, postgresForTests]) {
  describe(`a server on ${make.name} that is killed ${KILLS} times`, () => {
    let place: TestStore
    let server: SpawnedServer

    beforeAll(async () => {
      place = await make()
      server = new SpawnedServer({ ...place.env, PORT: String(await freePort()), RATE_LIMIT: '100000' })
      await server.start()
    }, 60_000)

    afterAll(async () => {
      await server.end()
      await place.remove()
    })

    test('loses nothing that it acknowledged', async () => {
      const rng = seeded(`kill ${make.name}`)
      const everybody: Player[] = []
      for (let kill = 0; kill < KILLS; kill++) {
        // Nobody may have more than fifty unfinished tables.
        if (kill % 20 === 0) everybody.push(...(await greetAll(server.base, `${make.name} ${kill}`)))
        await playUntilKilled(everybody.slice(-PLAYERS), server, rng.int(300))
        if (kill < KILLS - 1) await server.start()
      }
      await checkAll(place, everybody)
    })
  })
}

describe('two servers on one PostgreSQL', () => {
  test('one is killed, and the other goes on where it was', async () => {
    const place = await postgresForTests()
    const [port, other] = [String(await freePort()), String(await freePort())]
    const servers = [port, other].map(
      at => new SpawnedServer({ ...place.env, PORT: at, RATE_LIMIT: '100000' }),
    )
    try {
      for (const server of servers) await server.start()
      const players = await greetAll(servers[0].base, 'two')
      await playUntilKilled(players, servers[0], 300)
      const before = players.map(({ acknowledged }) => acknowledged.length)
      let over = false
      for (const { client } of players) {
        client.moveTo(servers[1].base)
        await client.connect()
      }
      setTimeout(() => {
        over = true
      }, 20_000) // longer than the lease of what the dead one had claimed
      await Promise.all(players.map(player => player.play(() => over)))
      for (const [n, { acknowledged }] of players.entries())
        expect(acknowledged.length).toBeGreaterThan(before[n])
      await servers[1].end('SIGTERM')
      await checkAll(place, players)
    } finally {
      for (const server of servers) await server.end()
      await place.remove()
    }
  })
})
