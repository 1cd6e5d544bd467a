/** Webhooks: only where the host allows them and for names that last, proved by an echo, signed with a time, repeated under the same id, off after twenty failures. */
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { choose, noteWebhook, readWebhook } from '../store/ways.ts'
import { TestClient } from '../testing/client.ts'
import { giveAddress, Pair } from '../testing/pair.ts'
import { Device, PushService } from '../testing/push-service.ts'
import { serverForTests, sqliteForTests, type TestServer } from '../testing/servers.ts'
import { MOST_FAILURES, signatureOf } from './webhook.ts'

interface Call {
  readonly body: Record<string, unknown>
  readonly text: string
  readonly time: string
  readonly signature: string
}

let server: TestServer | undefined
let program: Server | undefined
afterEach(async () => {
  await server?.stop()
  program?.closeAllConnections()
  program?.close()
  server = undefined
  program = undefined
})

/** Somebody's own program: it echoes challenges if it wants to, and answers turns as it is told. */
async function start(env: Readonly<Record<string, string>> = { WEBHOOKS: '1' }) {
  const calls: Call[] = []
  const mood = { echoes: true, status: 200 }
  program = createServer(async (request, response) => {
    let text = ''
    for await (const part of request) text += part
    const body = JSON.parse(text) as Record<string, unknown>
    const { 'iteru-time': time, 'iteru-signature': signature } = request.headers
    calls.push({ body, text, time: String(time), signature: String(signature) })
    if (body.type === 'challenge') response.end(mood.echoes ? `here: ${body.challenge}` : 'hello')
    else response.writeHead(mood.status).end()
  }).listen(0, '127.0.0.1')
  await once(program, 'listening')
  const url = `http://127.0.0.1:${(program.address() as AddressInfo).port}/hook`
  const settings = { ORIGIN: 'https://play.example', SIGNAL_WAIT: '0', SIGNALS_TO_LOOPBACK: '1', ...env }
  server = await serverForTests(sqliteForTests, settings)
  const ani = await TestClient.greet(server.base, 'Ani')
  const store = await server.place.open()
  return { calls, mood, url, ani, store, bek: await TestClient.greet(server.base, 'Bek') }
}

test('a program that echoes the challenge is told of every turn, signed with the key that was shown once', async () => {
  const { calls, mood, url, ani, bek, store } = await start()
  const connect = () => ani.post('/api/signals/webhook', { url })
  expect((await connect()).body).toMatchObject({ why: 'no-lasting-name' })
  await giveAddress(store, ani.id, 'ani@mail.example')
  mood.echoes = false
  expect((await connect()).body).toMatchObject({ why: 'webhook-silent' })
  mood.echoes = true
  const { secret } = (await connect()).body as { secret: string }
  expect((await ani.get('/api/signals')).webhook).toEqual({ off: null, url, failed: false })
  const { match } = await Pair.of(ani, bek)
  await expect.poll(() => calls.at(-1)?.body.type, { timeout: 10_000 }).toBe('turn')
  const { body, text, time, signature } = calls[calls.length - 1]
  expect(body).toMatchObject({ match, game: 'Aton', url: `https://play.example/t/${match}`, until: null })
  expect(body.id).toBe(`${match}.0.1.${ani.id}`)
  expect(signature).toBe(signatureOf(secret, Number(time), text))
  expect(Math.abs(Number(time) - Date.now() / 1000)).toBeLessThan(60)
  await store.close()
})

test('a new table that somebody wanted to hear of is told to their program and to their device', async () => {
  const { calls, url, ani, bek, store } = await start()
  const service = await PushService.start()
  const device = new Device('phone', service)
  await giveAddress(store, ani.id, 'ani@mail.example')
  await ani.post('/api/signals/webhook', { url })
  await ani.post('/api/signals/push', device.subscription)
  await ani.post('/api/signals/hear', { game: 'aton', wants: true })
  const match = await bek.create(null)
  await bek.sit(match)
  await expect
    .poll(() => [calls.at(-1)?.body.type, service.pushed.length], { timeout: 20_000 })
    .toEqual(['opening', 1])
  const { id, ...told } = calls[calls.length - 1].body
  expect(told).toMatchObject({ match, game: 'Aton', title: 'New table: Aton with Bek', until: null })
  expect(told.url).toBe(`https://play.example/t/${match}`)
  expect(device.open(service.pushed[0])).toMatchObject({
    id,
    title: told.title,
    url: `/t/${match}`,
    tag: match,
  })
  await service.stop()
  await store.close()
})

test('what fails counts, and after twenty in a row nobody is asked; a success counts them away', async () => {
  const { calls, mood, url, ani, bek, store } = await start()
  await giveAddress(store, ani.id, 'ani@mail.example')
  await ani.post('/api/signals/webhook', { url })
  const failures = async () => (await store.run(sql => readWebhook(sql, ani.id)))?.failures
  await store.run(sql => noteWebhook(sql, ani.id, 7))
  await Pair.of(ani, bek)
  await expect.poll(failures, { timeout: 10_000 }).toBe(0)
  await store.run(sql => noteWebhook(sql, ani.id, MOST_FAILURES - 1))
  mood.status = 500
  await Pair.of(ani, bek)
  await expect.poll(failures, { timeout: 10_000 }).toBe(MOST_FAILURES)
  expect((await ani.get('/api/signals')).webhook).toMatchObject({ failed: true })
  const before = calls.length
  await Pair.of(ani, bek)
  await new Promise(resolve => setTimeout(resolve, 500))
  expect(calls.length).toBe(before)
  await store.run(sql => choose(sql, ani.id, { webhook: false }))
  await store.close()
})

test('off until the host allows it; never into a network of one’s own; not as often as one likes', async () => {
  const { url, ani, store } = await start({})
  expect((await ani.post('/api/signals/webhook', { url })).body).toMatchObject({ why: 'signals-off' })
  await store.close()
  await server?.stop()
  const settings = { ORIGIN: 'https://play.example', WEBHOOKS: '1' }
  server = await serverForTests(sqliteForTests, settings)
  const eve = await TestClient.greet(server.base, 'Eve')
  const other = await server.place.open()
  await giveAddress(other, eve.id, 'eve@mail.example')
  await other.close()
  for (const target of [
    'http://a.example/',
    'https://127.0.0.1/',
    'https://a.example:8443/',
    'https://[fd00::1]/',
  ])
    expect((await eve.post('/api/signals/webhook', { url: target })).body).toMatchObject({
      why: 'no-public-address',
    })
  const tries = []
  for (let n = 0; n < 5; n++)
    tries.push((await eve.post('/api/signals/webhook', { url: 'https://localhost/' })).body.why)
  expect(tries).toEqual([
    'webhook-silent',
    'webhook-silent',
    'webhook-silent',
    'too-many-requests',
    'too-many-requests',
  ])
})
