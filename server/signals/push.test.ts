/** Web Push to an endpoint on loopback: what arrives can be opened with the browser's keys alone, is signed, replaces its elder, and every answer of a push service has its consequence. */
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { TestClient } from '../testing/client.ts'
import { Pair } from '../testing/pair.ts'
import { claimsOf, Device, PushService } from '../testing/push-service.ts'
import { serverForTests, sqliteForTests, type TestServer } from '../testing/servers.ts'
import { mayPush } from './push.ts'

let server: TestServer | undefined
let service: PushService | undefined
afterEach(async () => {
  await server?.stop()
  await service?.stop()
  server = undefined
  service = undefined
})

async function start() {
  service = await PushService.start()
  const env = { ORIGIN: 'https://play.example', SIGNAL_WAIT: '0', SIGNALS_TO_LOOPBACK: '1' }
  server = await serverForTests(sqliteForTests, env)
  const ani = await TestClient.greet(server.base, 'Ani')
  const device = new Device('phone', service)
  const { status } = await ani.post('/api/signals/push', device.subscription)
  expect(status).toBe(200)
  const bek = await TestClient.greet(server.base, 'Bek')
  return { push: service, ani, bek, device, base: server.base }
}

const until = (holds: () => boolean) => expect.poll(holds, { timeout: 15_000 }).toBe(true)
const devicesOf = async (ani: TestClient): Promise<number> => {
  const { push } = (await ani.get('/api/signals')) as { push: { devices: string[] } }
  return push.devices.length
}

test('a browser gets what only it can open, signed by the house, under the topic of the match', async () => {
  const { push, ani, bek, device } = await start()
  const { match } = await Pair.of(ani, bek)
  await until(() => push.pushed.length === 1)
  const [pushed] = push.pushed
  expect(device.open(pushed)).toEqual({
    id: `${match}.0.${ani.table(match)?.ask ?? 1}.${ani.id}`,
    title: 'Your turn: Aton with Bek',
    body: expect.stringContaining('cartouche 1'),
    url: `/t/${match}`,
    tag: match,
  })
  expect(() => new Device('other', push).open(pushed)).toThrow()
  const state = (await ani.get('/api/signals')) as { push: { key: string } }
  expect(claimsOf(pushed)).toMatchObject({ key: state.push.key, aud: push.url, sub: 'https://play.example' })
  expect(pushed.headers.topic).toMatch(/^[\w-]{32}$/)
  expect(Number(pushed.headers.ttl)).toBe(24 * 3600)
  await Pair.of(ani, bek)
  await until(() => push.pushed.length === 2)
  expect(push.pushed[1].headers.topic).not.toBe(pushed.headers.topic)
})

test('a browser that is gone is forgotten; one that is overburdened or silent is tried again, and holds up nobody', async () => {
  const { push, ani, bek } = await start()
  push.answer = { status: 429, headers: { 'retry-after': '1' } }
  await Pair.of(ani, bek)
  await until(() => push.pushed.length === 1)
  expect(await devicesOf(ani)).toBe(1)
  push.answer = undefined // hangs
  await Pair.of(ani, bek)
  await until(() => push.pushed.length === 2)
  push.answer = { status: 201 }
  await Pair.of(ani, bek)
  await until(() => push.pushed.length === 3)
  push.answer = { status: 410 }
  await Pair.of(ani, bek)
  await until(() => push.pushed.length === 4)
  await expect.poll(() => devicesOf(ani)).toBe(0)
  push.answer = { status: 201 }
  await Pair.of(ani, bek)
  await wait(500)
  expect(push.pushed).toHaveLength(4)
})

test('only push services of browsers are subscribed, and only with keys that are some', async () => {
  const pushing = { services: ['push.mine.example'], rules: { loopback: false } }
  const may = (url: string) => mayPush(url, pushing)
  for (const url of [
    'https://fcm.googleapis.com/fcm/send/a',
    'https://updates.push.services.mozilla.com/wpush/v2/a',
    'https://wns2-par02p.notify.windows.com/w/?token=a',
    'https://web.push.apple.com/a',
    'https://push.mine.example/a',
  ])
    expect([url, may(url)]).toEqual([url, true])
  for (const url of [
    'http://fcm.googleapis.com/a',
    'https://fcm.googleapis.com:8443/a',
    'https://fcm.googleapis.com.evil.example/a',
    'https://evilfcm.googleapis.com.example/a',
    'https://notfcm.googleapis.com@evil.example/a',
    'https://127.0.0.1/a',
    'https://[::1]/a',
    'https://localhost/a',
    'nonsense',
  ])
    expect([url, may(url)]).toEqual([url, false])
  const { ani, device } = await start()
  const wrong = { ...device.subscription, endpoint: 'https://evil.example/push' }
  expect((await ani.post('/api/signals/push', wrong)).body).toMatchObject({ why: 'no-push-service' })
  expect((await ani.post('/api/signals/push', { ...device.subscription, auth: 'short' })).status).toBe(400)
})

test('without an address of its own the server says why, and does nothing', async () => {
  server = await serverForTests(sqliteForTests, { SIGNALS_TO_LOOPBACK: '1' })
  const ani = await TestClient.greet(server.base, 'Ani')
  expect(await ani.get('/api/signals')).toMatchObject({
    push: { off: 'no-origin', key: null },
    mail: { off: 'no-origin' },
    webhook: { off: 'no-origin' },
  })
  const { subscription } = new Device('phone', { url: 'http://127.0.0.1:9' })
  expect((await ani.post('/api/signals/push', subscription)).body).toMatchObject({ why: 'signals-off' })
})
