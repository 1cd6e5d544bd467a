/** The connection to a client: whoever gives no sign of life is cut off, so that nobody is told things for ever who is not there. */
import { once } from 'node:events'
import { afterEach, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { TestClient } from '../testing/client.ts'
import { serverForTests, sqliteForTests } from '../testing/servers.ts'

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
