/** Several servers on one PostgreSQL: any of them serves any table, and each hears of what the others did. */
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pick, seeded } from '../../kernel/rng.ts'
import { buildApp } from '../app.ts'
import { readSettings } from '../operations/settings.ts'
import { TestClient } from '../testing/client.ts'
import { postgresForTests, type TestStore } from '../testing/servers.ts'

describe('two servers on one PostgreSQL', () => {
  let place: TestStore
  const apps: FastifyInstance[] = []
  const bases: string[] = []

  beforeAll(async () => {
    place = await postgresForTests()
    for (let n = 0; n < 2; n++) {
      const app = await buildApp(readSettings({ PORT: '0', LOG_LEVEL: 'silent' }), await place.open())
      apps.push(app)
      bases.push(await app.listen({ port: 0, host: '127.0.0.1' }))
    }
  }, 60_000)

  afterAll(async () => {
    for (const app of apps) await app.close()
    await place.remove()
  })

  test('two players at different servers play one match to its end', async () => {
    const players = [await TestClient.greet(bases[0], 'Ani'), await TestClient.greet(bases[1], 'Tiye')]
    const match = await players[0].create(null)
    expect((await players[1].sit(match)).status).toBe(200)
    await players[0].post(`/api/tables/${match}/start`, {})
    for (const player of players) {
      await player.connect()
      player.send({ t: 'watch', match })
    }
    const rng = seeded('many')
    const play = async (player: TestClient, name: string) => {
      for (let n = 0; ; n++) {
        const message = await player.until(() => {
          const last = player.table(match)
          return last && (last.table.status === 'over' || last.ask !== null) ? last : undefined
        })
        if (message.table.status === 'over') return message
        player.send({
          t: 'act',
          match,
          ask: message.ask ?? 0,
          action: pick(rng, message.legal),
          id: `${name}${n}`,
        })
        await player.until(() => player.table(match)?.seq !== message.seq)
      }
    }
    const ends = await Promise.all(players.map((player, n) => play(player, `p${n}-`)))
    expect(ends[0].table.result).toEqual(ends[1].table.result)
    for (const player of players) player.close()
  })
})
