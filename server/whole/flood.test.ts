/** One connection against a server in a process of its own: frames that cost it memory unless they are counted, and clients that will not let it end. */
import { once } from 'node:events'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TestClient } from '../testing/client.ts'
import { speak } from '../testing/floods.ts'
import { serverForTests, sqliteForTests, type TestStore } from '../testing/servers.ts'
import { SpawnedServer } from '../testing/spawning.ts'

const FLOOD = 50 * 1024 * 1024
const MOST_MEGABYTES = 300
/** What one connection gets rid of before it is cut: two hundred frames, and what the system holds for both sides. */
const MOST_BYTES = 16 * 1024 * 1024

const PING = 0x9
const PONG = 0xa

/** A control frame of 125 bytes as clients send it, masked with zeros. */
const frame = (opcode: number) =>
  Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | 125, 0, 0, 0, 0]), Buffer.alloc(125)])

let place: TestStore
let server: SpawnedServer

beforeAll(async () => {
  place = await sqliteForTests()
  server = new SpawnedServer({ ...place.env, RATE_LIMIT: '100000' })
  await server.start()
}, 60_000)

afterAll(async () => {
  await server.end()
  await place.remove()
})

/** A socket of the table that was opened by hand, so that nothing on this side answers by itself. */
async function openByHand(): Promise<Socket> {
  const socket = await speak(
    server.base,
    `GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${'A'.repeat(22)}==\r\n\r\n`,
  )
  expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1\.1 101 /)
  socket.pause()
  return socket
}

/** Resolves when more can be sent, or will not be. */
const drained = (socket: Socket) =>
  new Promise<void>(resolve => {
    socket.once('drain', resolve)
    setTimeout(resolve, 200)
  })

describe('a connection that only sends', () => {
  test('gets an answer to a ping now and then', async () => {
    const socket = await openByHand()
    socket.write(frame(PING))
    socket.resume()
    const [answer] = (await once(socket, 'data')) as [Buffer]
    expect([answer[0], answer[1], answer.length]).toEqual([0x80 | PONG, 125, 127])
    socket.destroy()
  })

  for (const [name, opcode] of Object.entries({ PING, PONG })) {
    test(`is cut for its ${name} frames, and the server stays small`, async () => {
      const socket = await openByHand()
      const many = Buffer.concat(new Array<Buffer>(500).fill(frame(opcode)))
      let largest = 0
      let sent = 0
      for (; sent < FLOOD && !socket.destroyed; sent += many.length) {
        if (!socket.write(many)) await drained(socket)
        largest = Math.max(largest, server.megabytes)
      }
      // Whoever reads nothing learns by writing that nobody is there any more.
      for (let n = 0; n < 100 && !socket.destroyed; n++) {
        socket.write(frame(opcode))
        await wait(100)
      }
      expect(socket.destroyed).toBe(true)
      expect(sent).toBeLessThan(MOST_BYTES)
      expect(Math.max(largest, server.megabytes)).toBeLessThan(MOST_MEGABYTES)
      expect((await fetch(`${server.base}/healthz`)).status).toBe(200)
    })
  }
})

describe('one abusive address', () => {
  test('is refused within its limits, never with a fault, while somebody else plays on', async () => {
    const own = await sqliteForTests()
    const strict = new SpawnedServer({ ...own.env, TRUST_PROXY: '1', RATE_LIMIT: '60' })
    await strict.start()
    const innocent = await TestClient.greet(strict.base, 'Ani')
    const match = await innocent.create('random', 'dahschur', 4)
    await innocent.connect()
    innocent.send({ t: 'watch', match })
    await innocent.until(() => innocent.table(match))
    const post = async (path: string, body: string) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.6' }
      return (await fetch(`${strict.base}${path}`, { method: 'POST', headers, body })).status
    }
    const deep = `${'['.repeat(9000)}${']'.repeat(9000)}`
    const statuses: number[] = []
    const flood = async () => {
      for (let n = 0; n < 25; n++)
        statuses.push(
          ...(await Promise.all([
            post('/api/guest', '{"name":"Apep"}'),
            post('/api/guest', deep),
            post('/api/tables', '{}'),
            post('/api/guest', JSON.stringify({ name: '\u200b'.repeat(100) })),
          ])),
        )
    }
    const half = await Promise.all(
      Array.from({ length: 100 }, () => speak(strict.base, 'POST /api/guest HTTP/1.1\r\nHost:')),
    )
    const flooding = flood()
    let done = 0
    for (let n = 0; n < 10; n++) {
      const asked = await innocent.until(() => {
        const last = innocent.table(match)
        return last && (last.ask !== null || last.table.status === 'over') ? last : undefined
      })
      if (asked.table.status === 'over') break
      innocent.send({ t: 'act', match, ask: asked.ask ?? 0, action: asked.legal[0], id: `a${n}` })
      await innocent.until(() => innocent.heard.some(heard => heard.t === 'done' && heard.id === `a${n}`))
      done++
    }
    await flooding
    expect(done).toBe(10)
    expect(new Set(statuses)).toEqual(new Set([200, 400, 401, 429]))
    expect(statuses.filter(status => status === 200).length).toBeLessThanOrEqual(6) // guests a minute
    expect(statuses.filter(status => status !== 429).length).toBeLessThanOrEqual(60) // requests a minute
    expect(strict.megabytes).toBeLessThan(MOST_MEGABYTES)
    for (const socket of half) socket.destroy()
    innocent.close()
    await strict.end()
    await own.remove()
  })
})

describe('whoever does not come to an end', () => {
  test('has fifteen seconds for the head of a request and thirty for all of it, then the line is ended', async () => {
    const { app, base, stop } = await serverForTests(sqliteForTests)
    expect([app.server.headersTimeout, app.server.requestTimeout]).toEqual([15_000, 30_000])
    app.server.headersTimeout = 100 // so that nobody waits for the rest
    app.server.requestTimeout = 200
    const body = 'Host: x\r\nContent-Type: application/json\r\nContent-Length: 1000'
    for (const half of [
      'GET /api/me HTTP/1.1\r\nHost:',
      `POST /api/guest HTTP/1.1\r\n${body}\r\n\r\n{"name":`,
    ]) {
      const socket = await speak(base, half)
      const ended = once(socket, 'close')
      expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1\.1 408 /)
      await ended
    }
    await stop()
  })
})

describe('a server that is asked to end', () => {
  test('tells everybody at once, and waits for nobody who does not let go', async () => {
    const head = 'Host: x\r\nContent-Type: application/json\r\nContent-Length: 1000'
    const holding = [
      await speak(server.base, `POST /api/guest HTTP/1.1\r\n${head}\r\n\r\n{"name":`), // never sent to its end
      await speak(server.base, 'GET /api/me HTTP/1.1\r\nHost:'), // nor this, in its head
      await speak(server.base, ''),
      await openByHand(), // never answers that the line is closed
    ]
    const client = await TestClient.greet(server.base, 'Ani')
    await client.connect()
    const closed = client.closed()
    const began = Date.now()
    const ended = server.end('SIGTERM')
    expect(await closed).toBe(1012)
    expect(await ended).toBe(0)
    expect(Date.now() - began).toBeLessThan(15_000) // ten seconds, and a busy machine
    for (const socket of holding) socket.destroy()
  })
})
