/** The connection to a client: whoever gives no sign of life is cut off, so that nobody is told things for ever who is not there; and so is whoever does not stop. */
import { once } from 'node:events'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { LONGEST_MESSAGE } from '../../table/wire.ts'
import { TestClient } from '../testing/client.ts'
import { serverForTests, sqliteForTests } from '../testing/servers.ts'
import { MOST_BUFFERED } from './hub.ts'

/** What a player may send in ten seconds and one frame that is too many; then as many until the line is cut. */
const MOST_FRAMES = 101 + 101
/** What the system hands over at once is read to its end. */
const CHUNK = 64 * 1024

afterEach(() => {
  vi.useRealTimers()
})

test('a connection that answers nothing is cut at the second beat; one that answers stays', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const server = await serverForTests(sqliteForTests)
  const gone = new WebSocket(`${server.base.replace('http', 'ws')}/ws`, { autoPong: false })
  await once(gone, 'open')
  const there = await TestClient.greet(server.base, 'Ani')
  await there.connect()
  const answers = (n: number) => {
    there.send({ t: 'ping' })
    return there.until(() => there.heard.filter(({ t }) => t === 'pong').length === n)
  }
  await answers(1)
  const asked = once(gone, 'ping')
  vi.advanceTimersByTime(30_000)
  await asked
  await answers(2)
  expect(gone.readyState).toBe(WebSocket.OPEN)
  const cut = once(gone, 'close')
  vi.advanceTimersByTime(30_000)
  expect((await cut)[0]).toBe(1006)
  await answers(3)
  there.close()
  await server.stop()
})

/** What is sent without end, by kind, and how many of it are in one chunk. */
const FLOODS: Readonly<Record<string, { send(socket: WebSocket): void; readonly bytes: number }>> = {
  pings: { send: socket => socket.ping(Buffer.alloc(125)), bytes: 131 },
  pongs: { send: socket => socket.pong(Buffer.alloc(125)), bytes: 131 },
  questions: { send: socket => socket.send('{"t":"ping"}'), bytes: 18 },
  junk: { send: socket => socket.send('x'.repeat(LONGEST_MESSAGE)), bytes: LONGEST_MESSAGE + 14 },
}

describe('whoever sends without end and reads nothing', () => {
  for (const [name, { send, bytes }] of Object.entries(FLOODS))
    test(`is cut within two hundred frames: ${name}`, async () => {
      const server = await serverForTests(sqliteForTests)
      const flooder = new WebSocket(`${server.base.replace('http', 'ws')}/ws`)
      await once(flooder, 'open')
      flooder.pause()
      const [line] = server.app.websocketServer.clients
      let frames = 0
      let buffered = 0
      const count = () => {
        frames++
        buffered = Math.max(buffered, line.bufferedAmount)
      }
      for (const kind of ['message', 'ping', 'pong']) line.on(kind, count)
      const cut = once(line, 'close')
      flooder.on('error', () => undefined)
      const most = MOST_FRAMES + Math.ceil(CHUNK / bytes)
      for (let n = 0; n < 2 * most; n++) send(flooder)
      await cut
      expect(frames).toBeGreaterThanOrEqual(MOST_FRAMES)
      expect(frames).toBeLessThanOrEqual(most)
      expect(buffered).toBeLessThanOrEqual(MOST_BUFFERED)
      flooder.terminate()
      await server.stop()
    })
})
