/** Limits: of one player and of one address, over HTTP and on the socket; and that they count whom they mean. */
import { describe, expect, test } from 'vitest'
import { TestClient } from '../testing/client.ts'
import { serverForTests, sqliteForTests, type TestServer } from '../testing/servers.ts'
import { addressOf, Limiter, Tally } from './limits.ts'

/** A server with these settings for as long as the test runs. */
async function withServer(
  env: Readonly<Record<string, string>>,
  body: (server: TestServer) => Promise<void>,
): Promise<void> {
  const server = await serverForTests(sqliteForTests, env)
  try {
    await body(server)
  } finally {
    await server.stop()
  }
}

const statuses = async (count: number, request: (n: number) => Promise<Response>): Promise<number[]> => {
  const all: number[] = []
  for (let n = 0; n < count; n++) all.push((await request(n)).status)
  return all
}

describe('counting', () => {
  test('a limiter counts by key and forgets with its window', () => {
    let now = 0
    const limiter = new Limiter(2, 100, () => now)
    expect(['a', 'a', 'a', 'b'].map(key => limiter.allows(key))).toEqual([true, true, false, true])
    now = 99
    expect(limiter.allows('a')).toBe(false)
    now = 100
    expect(limiter.allows('a')).toBe(true)
  })

  test('a tally counts what is open', () => {
    const tally = new Tally(1)
    expect([tally.open('a'), tally.open('a'), tally.open('b')]).toEqual([true, false, true])
    tally.close('a')
    expect(tally.open('a')).toBe(true)
  })

  test('an address is an IPv4 address or an IPv6 network', () => {
    expect(addressOf('192.0.2.7')).toBe('192.0.2.7')
    expect(addressOf('::ffff:192.0.2.7')).toBe('192.0.2.7')
    expect(addressOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2')
    expect(addressOf('2001:0db8:0001:0002::9')).toBe('2001:db8:1:2')
    expect(addressOf('::1')).toBe('0:0:0:0')
    expect(addressOf('unknown')).toBe('unknown')
  })
})

describe('limits over HTTP', () => {
  test('an address has so many requests a minute, and no header of its own makes it another', () =>
    withServer({ RATE_LIMIT: '5' }, async ({ base }) => {
      const ask = (n: number) =>
        fetch(`${base}/api/tables`, { headers: { 'x-forwarded-for': `192.0.2.${n}` } })
      expect(await statuses(6, ask)).toEqual([200, 200, 200, 200, 200, 429])
      const refused = await ask(7)
      expect(await refused.json()).toEqual({
        why: 'too-many-requests',
        sentence: 'Too many requests within a minute; wait a little.',
      })
      expect((await fetch(`${base}/healthz`)).status).toBe(200)
    }))

  test('behind a proxy addresses count by what the proxy says, not by what clients say to it', () =>
    withServer({ RATE_LIMIT: '2', TRUST_PROXY: '1' }, async ({ base }) => {
      const ask = (from: string) => fetch(`${base}/api/tables`, { headers: { 'x-forwarded-for': from } })
      expect(await statuses(3, n => ask(`10.9.9.${n}, 192.0.2.1`))).toEqual([200, 200, 429])
      expect((await ask('192.0.2.2')).status).toBe(200)
    }))

  test('a player has half of that, from however many addresses', () =>
    withServer({ RATE_LIMIT: '10', TRUST_PROXY: '1' }, async ({ base }) => {
      const { cookie } = await TestClient.greet(base, 'Ani')
      const ask = (n: number) =>
        fetch(`${base}/api/me`, { headers: { cookie, 'x-forwarded-for': `192.0.2.${n}` } })
      expect(await statuses(6, ask)).toEqual([200, 200, 200, 200, 200, 429])
      expect((await fetch(`${base}/api/me`)).status).toBe(200)
    }))

  test('an address brings so many new guests a minute', () =>
    withServer({ RATE_LIMIT: '20' }, async ({ base }) => {
      const greet = () =>
        fetch(`${base}/api/guest`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{"name":"Ani"}',
        })
      expect(await statuses(3, greet)).toEqual([200, 200, 429])
    }))

  test('a player has at most fifty unfinished tables, and makes only so many a minute', async () => {
    await withServer({}, async ({ base }) => {
      const client = await TestClient.greet(base, 'Ani')
      for (let n = 0; n < 50; n++) expect(await client.create(null)).toMatch(/^[0-9a-f-]{36}$/)
      expect(await client.create(null)).toBe('undefined')
      expect(await (await TestClient.greet(base, 'Tiye')).create(null)).toMatch(/^[0-9a-f-]{36}$/)
    })
    await withServer({ RATE_LIMIT: '60' }, async ({ base }) => {
      const client = await TestClient.greet(base, 'Ani')
      const made = [await client.create(null), await client.create(null), await client.create(null)]
      expect(made.map(id => id === 'undefined')).toEqual([false, false, true])
    })
  })
})

describe('limits on the socket', () => {
  test('the messages of a player count together, over all lines', () =>
    withServer({}, async ({ base }) => {
      const one = await TestClient.greet(base, 'Ani')
      const two = one.twin()
      await one.connect()
      await two.connect()
      const closed = two.closed()
      for (let n = 0; n < 60; n++) one.send({ t: 'ping' })
      await one.until(() => one.heard.length === 60)
      for (let n = 0; n < 60; n++) two.send({ t: 'ping' })
      expect(await closed).toBe(1008)
      one.close()
    }))

  test('the messages of an address count together', () =>
    withServer({ RATE_LIMIT: '30' }, async ({ base }) => {
      const clients = [await TestClient.greet(base, 'Ani'), await TestClient.greet(base, 'Tiye')]
      for (const client of clients) await client.connect()
      // Whose line brings the one that is too many depends on which is read first.
      const closed = Promise.race(clients.map(client => client.closed()))
      for (const client of clients) for (let n = 0; n < 35; n++) client.send({ t: 'ping' })
      expect(await closed).toBe(1008)
      for (const client of clients) client.close()
    }))

  test('a player has at most twenty lines at once', () =>
    withServer({}, async ({ base }) => {
      const player = await TestClient.greet(base, 'Ani')
      const lines = Array.from({ length: 20 }, () => player.twin())
      expect(await areAdmitted(lines)).toEqual(lines.map(() => true))
      expect(await areAdmitted([player.twin()])).toEqual([false])
      lines[0].close()
      await lines[0].closed()
      const again = player.twin()
      expect(await areAdmitted([again])).toEqual([true])
      for (const line of [...lines, again]) line.close()
    }))

  test('an address has half as many lines at once as requests a minute', () =>
    withServer({ RATE_LIMIT: '20' }, async ({ base }) => {
      const lines = Array.from({ length: 11 }, () => TestClient.stranger(base))
      expect(await areAdmitted(lines)).toEqual(lines.map((_, n) => n < 10))
      for (const line of lines) line.close()
    }))
})

/** Opens lines one after the other; whether each is answered. */
async function areAdmitted(lines: readonly TestClient[]): Promise<boolean[]> {
  const admitted: boolean[] = []
  for (const line of lines) {
    await line.connect()
    const closed = line.closed().then(() => false)
    line.send({ t: 'ping' })
    admitted.push(await Promise.race([closed, line.until(() => line.heard.some(({ t }) => t === 'pong'))]))
  }
  return admitted
}
