/** Ten thousand random messages: each gets one answer, nothing changes, the server stays up and its memory flat. */
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Rng } from '../../kernel/game.ts'
import { pick, seeded } from '../../kernel/rng.ts'
import { LONGEST_MESSAGE, readMessage } from '../../table/wire.ts'
import { buildApp } from '../app.ts'
import { readSettings } from '../operations/settings.ts'
import { TestClient } from '../testing/client.ts'
import { sqliteForTests, type TestStore } from '../testing/servers.ts'
import { SpawnedServer } from '../testing/spawning.ts'

const MESSAGES = 1000 * Number(process.env.ITERU_SCALE ?? 1) // 10,000 in npm test

/** Something that is nearly a message: right fields with odd values, odd fields, broken text. */
function oddMessage(rng: Rng, match: string): string {
  const odd = () =>
    pick<unknown>(rng, [
      null,
      -1,
      1e99,
      0.5,
      '',
      'x'.repeat(50),
      [],
      {},
      true,
      { type: 'place', space: 3 },
      match,
    ])
  const type = pick(rng, [
    'hello',
    'watch',
    'act',
    'undo',
    'propose',
    'agree',
    'decline',
    'resign',
    'bot',
    'say',
    'ping',
    'dance',
  ])
  const message: Record<string, unknown> = { t: rng.int(10) ? type : odd() }
  for (const field of [
    'match',
    'ask',
    'action',
    'id',
    'steps',
    'wish',
    'sits',
    'text',
    'seq',
    'protocol',
    'more',
  ]) {
    if (rng.int(2)) message[field] = field === 'match' && rng.int(2) ? match : odd()
  }
  const text = JSON.stringify(message)
  return rng.int(8) ? text : text.slice(0, rng.int(text.length))
}

function isPing(text: string): boolean {
  const message = readMessage(text)
  return 't' in message && message.t === 'ping'
}

describe('odd messages', () => {
  let place: TestStore
  let app: FastifyInstance
  let base: string

  beforeAll(async () => {
    place = await sqliteForTests()
    app = await buildApp(
      readSettings({ PORT: '0', LOG_LEVEL: 'silent', RATE_LIMIT: '100000' }),
      await place.open(),
    )
    base = await app.listen({ port: 0, host: '127.0.0.1' })
  }, 60_000)

  afterAll(async () => {
    await app.close()
    await place.remove()
  })

  test(`${MESSAGES} of them are read without a throw, and refused in one sentence`, () => {
    const rng = seeded('odd')
    for (let n = 0; n < MESSAGES; n++) {
      const message = readMessage(oddMessage(rng, 'm'))
      if ('fault' in message)
        expect(message.fault).toMatch(/^(A message must be JSON|The field|This is no message).*\.$/)
    }
  })

  test('a stranger who sends them at a table changes nothing', async () => {
    const owner = await TestClient.greet(base, 'Ani')
    const match = await owner.create(null)
    const before = await owner.get(`/api/tables/${match}`)
    const rng = seeded('stranger')
    for (let round = 0; round < MESSAGES / 50; round++) {
      const stranger = await TestClient.greet(base, 'Apophis')
      await stranger.connect()
      const odd = Array.from({ length: 50 }, () => oddMessage(rng, match))
      for (const text of odd) stranger.sendText(text)
      stranger.send({ t: 'ping' })
      const pings = 1 + odd.filter(text => isPing(text)).length
      await stranger.until(() => stranger.heard.filter(heard => heard.t === 'pong').length === pings)
      const faults = odd.filter(text => 'fault' in readMessage(text)).length
      const refusals = stranger.heard.filter(heard => heard.t === 'no' && heard.why === 'bad-message')
      expect(refusals).toHaveLength(faults)
      stranger.close()
    }
    expect(await owner.get(`/api/tables/${match}`)).toEqual(before)
  })

  test('a message that is too long closes the line, and too many of them do', async () => {
    for (const flood of [['x'.repeat(LONGEST_MESSAGE + 1)], new Array<string>(150).fill('{"t":"ping"}')]) {
      const client = await TestClient.greet(base, 'Ani')
      await client.connect()
      const closed = client.closed()
      for (const text of flood) client.sendText(text)
      expect(await closed).toBeGreaterThan(1000)
    }
    expect((await fetch(`${base}/healthz`)).status).toBe(200)
  })

  test('they leave the memory of a server as it was', async () => {
    const own = await sqliteForTests()
    const spawned = new SpawnedServer({ ...own.env, RATE_LIMIT: '100000' })
    await spawned.start()
    const rng = seeded('memory')
    const flood = async (messages: number) => {
      for (let sent = 0; sent < messages; sent += 50) {
        const stranger = await TestClient.greet(spawned.base, 'Apophis')
        await stranger.connect()
        for (let n = 0; n < 50; n++) stranger.sendText(oddMessage(rng, 'm'))
        stranger.send({ t: 'ping' })
        await stranger.until(() => stranger.heard.some(heard => heard.t === 'pong'))
        stranger.close()
      }
    }
    await flood(MESSAGES / 2) // until everything is warm
    const before = spawned.megabytes
    await flood(MESSAGES)
    expect(spawned.megabytes - before).toBeLessThan(40)
    await spawned.end()
    await own.remove()
  })

  test('paths that lead elsewhere lead nowhere', async () => {
    for (const path of [
      '/../../etc/passwd',
      '/api/tables/..%2f..%2fetc',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/api/tables/%00',
    ]) {
      expect((await fetch(`${base}${path}`)).status).toBeGreaterThanOrEqual(400)
    }
  })
})
