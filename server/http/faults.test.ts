/** What a page reports: logged under its own number and counted; too much, too long and foreign reports are refused. */
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { buildApp } from '../app.ts'
import { readSettings } from '../operations/settings.ts'
import { type Store, Unavailable } from '../store/store.ts'
import { sqliteForTests, type TestStore } from '../testing/servers.ts'

let place: TestStore
let store: Store
let app: FastifyInstance
const time = { now: 0 }

beforeAll(async () => {
  place = await sqliteForTests()
  store = await place.open()
  app = await buildApp(readSettings({ LOG_LEVEL: 'silent' }), store, () => time.now)
})

afterAll(async () => {
  await app.close()
  await place.remove()
})

afterEach(() => {
  vi.restoreAllMocks()
  time.now += 60_000 // the next test has a window of its own
})

const fault = {
  number: '0a1b2c3d',
  place: 'board',
  message: 'TypeError: no',
  stack: '    at draw (a-1.js:1:2)',
  version: '0.2.0',
}

const send = (payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/api/faults', payload, headers })

test('is one line under the number that the player reads, and counted; also while the store is away', async () => {
  const warned = vi.spyOn(app.log, 'warn').mockReturnValue(undefined)
  vi.spyOn(store, 'run').mockRejectedValue(new Unavailable(new Error('gone')))
  const { statusCode, body } = await send(fault, { cookie: 'iteru=somebody' })
  expect([statusCode, body]).toEqual([204, ''])
  const lines = warned.mock.calls.map(([fields]) => fields as { readonly place?: string })
  expect(lines.filter(({ place }) => place === 'page')).toEqual([
    {
      report: '0a1b2c3d',
      place: 'page',
      what: 'board',
      version: '0.2.0',
      error: `${fault.message}\n${fault.stack}`,
    },
  ])
  const metrics = await app.inject('/metrics')
  expect(metrics.body).toMatch(/^iteru_faults_total\{place="page"\} 1$/m)
})

test('ten a minute from one address, and then no more', async () => {
  vi.spyOn(app.log, 'warn').mockReturnValue(undefined)
  const answers = []
  for (let n = 0; n < 12; n++) answers.push((await send(fault)).statusCode)
  expect(answers).toEqual([...new Array(10).fill(204), 429, 429])
  time.now += 60_000
  expect((await send(fault)).statusCode).toBe(204)
})

test('what is too long, foreign or no report is refused and not logged', async () => {
  const warned = vi.spyOn(app.log, 'warn').mockReturnValue(undefined)
  const refused = [
    await send({ ...fault, stack: 'x'.repeat(4096) }),
    await send(fault, { origin: 'https://elsewhere.example' }),
    await send(fault, { 'content-type': 'text/plain' }),
    await send({ ...fault, number: 'mine\n' }),
    await send({ ...fault, view: {} }),
  ]
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([413, 403, 415, 400, 400])
  expect(warned).not.toHaveBeenCalled()
})
