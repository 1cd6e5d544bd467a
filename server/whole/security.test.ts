/** What protects a table from other pages, other people and broken lines: headers, cookies, origins, races. */
import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { serverAround } from '../testing/around.ts'
import { TestClient } from '../testing/client.ts'
import { serverForTests, sqliteForTests, type TestServer } from '../testing/servers.ts'

const greet = (base: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${base}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: '{"name":"Ani"}',
  })

describe('a server', () => {
  let server: TestServer

  serverAround(sqliteForTests, started => {
    server = started
  })

  test('tells browsers to run its own scripts only, and to upgrade nothing', async () => {
    const { headers } = await fetch(`${server.base}/api/me`)
    const policy = new Map(
      (headers.get('content-security-policy') ?? '').split(';').map(part => {
        const [name, ...values] = part.trim().split(' ')
        return [name, values.join(' ')]
      }),
    )
    const { host } = new URL(server.base)
    expect(policy.get('script-src')).toBe("'self'")
    expect(policy.get('style-src')).toBe("'self' 'unsafe-inline'")
    expect(policy.get('worker-src')).toBe("'self'")
    expect(policy.get('img-src')).toBe("'self' data:")
    expect(policy.get('manifest-src')).toBe("'self'")
    expect(policy.get('connect-src')).toBe(`'self' ws://${host} wss://${host}`)
    expect(policy.get('frame-ancestors')).toBe("'none'")
    expect(policy.has('upgrade-insecure-requests')).toBe(false)
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('gives a cookie that scripts cannot read and other pages do not send', async () => {
    const [cookie] = (await greet(server.base)).headers.getSetCookie()
    expect(cookie).toMatch(/^iteru=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/)
    const forged = await greet(server.base, { 'x-forwarded-proto': 'https' })
    expect(forged.headers.getSetCookie()[0]).not.toContain('Secure')
  })

  test('refuses a socket from a foreign page, and takes one from its own', async () => {
    const code = (origin: string) =>
      new Promise<number | 'open'>(resolve => {
        const socket = new WebSocket(`${server.base.replace('http', 'ws')}/ws`, { origin })
        socket.on('close', resolve)
        socket.on('message', () => {
          resolve('open')
          socket.close()
        })
        socket.on('open', () => socket.send('{"t":"ping"}'))
      })
    expect(await code('https://elsewhere.example')).toBe(1008)
    expect(await code(server.base)).toBe('open')
  })

  test('fifty answers to one question over twenty lines: one wins, all get the new view', async () => {
    const [one, two] = [
      await TestClient.greet(server.base, 'Ani'),
      await TestClient.greet(server.base, 'Tiye'),
    ]
    const match = await one.create(null)
    await two.sit(match)
    await one.post(`/api/tables/${match}/start`, {})
    // The limit of lines is for one player: here twenty of one, and as many strangers look on.
    const racers = Array.from({ length: 20 }, () => one.twin())
    const onlookers = Array.from({ length: 20 }, () => TestClient.stranger(server.base))
    for (const client of [...racers, ...onlookers]) {
      await client.connect()
      client.send({ t: 'watch', match })
      await client.until(() => client.table(match))
    }
    const before = racers[0].table(match)
    for (const [n, racer] of racers.entries()) {
      const action = before?.legal[1 + (n % (before.legal.length - 1))] // all but the exchange, after which one is asked again
      // Some send more than once: fifty answers in all.
      for (let again = 0; again < (n < 10 ? 3 : 2); again++)
        racer.send({ t: 'act', match, ask: before?.ask ?? 0, action, id: `race-${n}-${again}` })
    }
    const answers = (client: TestClient) =>
      client.heard.filter(heard => heard.t === 'done' || (heard.t === 'no' && heard.why === 'stale'))
    for (const [n, racer] of racers.entries())
      await racer.until(() => answers(racer).length === (n < 10 ? 3 : 2))
    const all = racers.flatMap(answers)
    expect(all).toHaveLength(50)
    expect(all.filter(({ t }) => t === 'done')).toHaveLength(1)
    for (const client of [...racers, ...onlookers])
      await client.until(() => (client.table(match)?.table.toAct ?? [0]).every(seat => seat === 1))
    for (const client of [...racers, ...onlookers]) client.close()
  })
})

test('behind a proxy under https cookies are Secure', async () => {
  const server = await serverForTests(sqliteForTests, { TRUST_PROXY: '1' })
  const [cookie] = (await greet(server.base, { 'x-forwarded-proto': 'https' })).headers.getSetCookie()
  expect(cookie).toContain('; Secure')
  await server.stop()
})
