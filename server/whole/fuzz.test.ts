/** Thousands of random messages: each gets one answer, from server and device; nothing changes, the server stays up and its memory flat. */
import 'fake-indexeddb/auto'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Rng } from '../../kernel/game.ts'
import { pick, seeded } from '../../kernel/rng.ts'
import { LONGEST_MESSAGE, readMessage, type ServerMessage } from '../../table/wire.ts'
import { DeviceHost } from '../../web/local/host.ts'
import { buildApp } from '../app.ts'
import { readSettings } from '../operations/settings.ts'
import { TestClient } from '../testing/client.ts'
import { sqliteForTests, type TestStore } from '../testing/servers.ts'
import { SpawnedServer } from '../testing/spawning.ts'

const MESSAGES = 1000 * Number(process.env.ITERU_SCALE ?? 1) // 10,000 in npm run proof
/** Of what players send one after the other; more in npm run proof. */
const SEQUENCES = process.env.ITERU_PROOF ? 200 : 20

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

/** What is said in the sequences below, by `who`. `@match` stands for the table, `@ask` for the open question and `@legal` for something that may be done. */
interface Line {
  readonly who: number
  readonly text: string
}

const wish = (t: string, fields: Readonly<Record<string, fc.Arbitrary<unknown>>> = {}) =>
  fc.record({
    t: fc.constant(t),
    match: fc.constantFrom('@match', '@match', '@match', 'elsewhere'),
    // A few ids only, so that the same one comes again, for the same thing and for another.
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    ...fields,
  })
const few = fc.constantFrom(0, 1, 2, 99)
const anything = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.constantFrom('@match', '@ask', '@legal', 1e99))
/** Messages of today and of the first version, in any order. */
const sound = fc.oneof(
  wish('act', { ask: fc.oneof(fc.constant('@ask'), few), action: fc.oneof(fc.constant('@legal'), anything) }),
  wish('undo', { steps: few }),
  wish('propose', {
    wish: fc.constantFrom({ kind: 'undo', steps: 1 }, { kind: 'draw' }, { kind: 'abandon' }),
  }),
  ...['agree', 'decline', 'resign'].map(t => wish(t)),
  wish('bot', { sits: fc.boolean() }),
  wish('order', { about: fc.constantFrom('', 'x'), order: anything }),
  wish('say', { text: fc.string({ minLength: 1, maxLength: 20 }) }),
  fc.constantFrom<unknown>(
    ...[1, 2, 3, 4].map(protocol => ({ t: 'hello', protocol })),
    { t: 'watch', match: '@match' },
    { t: 'watch', match: '@match', seq: 3 },
    { t: 'watch', match: '@match', seq: 1, seat: null, lines: 1 },
    { t: 'watch', match: 'elsewhere' },
    { t: 'leave', match: '@match' },
    { t: 'look', match: '@match', seen: true },
    { t: 'turns', language: 'de' },
    { t: 'home' },
  ),
)
/** One field is another, is missing, or is there beside the others. */
const bent = fc
  .tuple(sound, fc.constantFrom('t', 'match', 'id', 'ask', 'action', 'steps', 'wish', 'more'), anything)
  .map(([message, field, value]) => ({ ...(message as object), [field]: value }))
const lines: fc.Arbitrary<Line[]> = fc.array(
  fc.record({
    who: fc.constantFrom(0, 0, 1, 2),
    text: fc.oneof(
      { weight: 6, arbitrary: sound.map(message => JSON.stringify(message)) },
      { weight: 2, arbitrary: bent.map(message => JSON.stringify(message)) },
      { weight: 1, arbitrary: fc.oneof(fc.string(), fc.json({ maxDepth: 40 })) },
    ),
  }),
  { minLength: 5, maxLength: 40 },
)

/** How often each id must be answered; under null what could not be read. */
function wanted(texts: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const text of texts) {
    const message = readMessage(text)
    const id = 'fault' in message ? 'unread' : 'id' in message ? message.id : undefined
    if (id !== undefined) counts[id] = (counts[id] ?? 0) + 1
  }
  return counts
}

/** How often each was. */
function given(heard: readonly ServerMessage[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const message of heard) {
    if (message.t !== 'done' && message.t !== 'no') continue
    if (message.t === 'no') expect([message.why, 'failed']).not.toEqual(['failed', 'failed'])
    const isUnread = message.t === 'no' && message.why === 'bad-message'
    const id = isUnread ? 'unread' : message.id
    if (id !== null) counts[id] = (counts[id] ?? 0) + 1
  }
  return counts
}

function isPing(text: string): boolean {
  const message = readMessage(text)
  return 't' in message && message.t === 'ping'
}

/** With what the table is and asks. */
function filled(
  text: string,
  {
    match,
    ask,
    legal,
  }: { readonly match: string; readonly ask: number | null; readonly legal: readonly unknown[] },
): string {
  return text
    .replaceAll('@match', match)
    .replaceAll('"@ask"', String(ask ?? 0))
    .replaceAll('"@legal"', JSON.stringify(legal[0] ?? null))
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

  test('whatever two players and a stranger send, in whatever order and however often: one answer each, and the match goes on', async () => {
    const names = ['Ani', 'Tiye', 'Apophis']
    await fc.assert(
      fc.asyncProperty(lines, async said => {
        const clients = await Promise.all(names.map(name => TestClient.greet(base, name)))
        for (const client of clients) await client.connect()
        const match = await clients[0].create(null)
        await clients[1].sit(match)
        await clients[0].post(`/api/tables/${match}/start`, {})
        clients[0].send({ t: 'watch', match })
        const { ask, legal } = await clients[0].until(() => clients[0].table(match))
        const texts = said.map(({ who, text }) => ({ who, text: filled(text, { match, ask, legal }) }))
        for (const { who, text } of texts) clients[who].sendText(text)
        for (const [n, client] of clients.entries()) {
          const own = texts.filter(({ who }) => who === n).map(({ text }) => text)
          client.send({ t: 'ping' })
          const pongs = 1 + own.filter(isPing).length
          await client.until(() => client.heard.filter(({ t }) => t === 'pong').length === pongs)
          expect(given(client.heard)).toEqual(wanted(own))
        }
        const { status } = await clients[0].get(`/api/tables/${match}`)
        expect(['running', 'over']).toContain(status)
        for (const client of clients) client.close()
      }),
      { numRuns: SEQUENCES },
    )
  })

  test('so does a device', async () => {
    const heard: ServerMessage[] = []
    let now = 0
    const host = new DeviceHost({
      rng: seeded('device'),
      now: () => (now += 100), // bots that sit in have hardly looked when their time is over
      slowness: () => 1,
      post: message => heard.push(message),
      warn: () => {},
      report: error => {
        throw error
      },
      rest: async () => {},
      thinks: () => {},
      announce: () => {},
    })
    const seats = [null, 'random'].map((bot, n) => ({ name: `${n}`, bot }))
    await fc.assert(
      fc.asyncProperty(lines, async said => {
        const match = await host.create({ id: `m${now++}`, game: 'aton', seats, options: {} })
        await host.hear({ t: 'watch', match })
        const shown = heard.splice(0).find(message => message.t === 'table')
        const texts = said.map(({ text }) => filled(text, { match, ask: 0, legal: [], ...shown }))
        const messages = texts.map(readMessage).filter(message => 't' in message)
        for (const message of messages) await host.hear(message)
        expect(given(heard.splice(0))).toEqual(wanted(messages.map(message => JSON.stringify(message))))
      }),
      { numRuns: SEQUENCES },
    )
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
