/** What only players may know is in nothing that is logged, whatever fails: a secret is planted in every place where there is one, each path is made to fail, and then it is looked for. */
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { games } from '../../games/index.ts'
import type { Store } from '../store/store.ts'
import { answerTo, askedAt, TestClient } from '../testing/client.ts'
import { serverForTests, sqliteForTests, type TestServer } from '../testing/servers.ts'

const SECRET = 'papyrus'
const LEVELS = ['debug', 'info', 'warn', 'error', 'fatal'] as const

let logged: unknown[]

let server: TestServer
let store: Store
let app: FastifyInstance
let base: string

beforeAll(async () => {
  server = await serverForTests(sqliteForTests, { LOG_LEVEL: 'debug' })
  ;({ store, app, base } = server)
})
afterAll(() => server.stop())

beforeEach(() => {
  logged = []
  for (const level of LEVELS)
    vi.spyOn(app.log, level).mockImplementation((...said: unknown[]) => {
      logged.push(...said.map(one => (one instanceof Error ? [one.message, one.stack] : one)))
    })
  vi.spyOn(app.log, 'child').mockReturnValue(app.log)
})

afterEach(() => {
  vi.restoreAllMocks()
})

/** Something was logged, and the secret is not in it. */
function expectSilence(place: string): void {
  expect(logged).toContainEqual(expect.objectContaining({ place }))
  expect(JSON.stringify(logged)).not.toContain(SECRET)
}

/** The store fails as databases do: with what it was given in the message. */
const breakStore = (saying: string) =>
  vi.spyOn(store, 'run').mockImplementation(() => Promise.reject(new Error(saying)))

const asked = () => askedAt(base)

test('an action, sent to rules that throw and quote it', async () => {
  const { client, match, ask } = await asked()
  vi.spyOn(games.aton, 'why').mockImplementation((_state, _actor, action) => {
    throw new Error(`what is ${JSON.stringify(action)} or '${SECRET}'?`)
  })
  client.send({ t: 'act', match, ask, action: { type: SECRET, cards: [SECRET] }, id: 'a1' })
  expect(await answerTo(client, 'a1')).toMatchObject({ why: 'failed' })
  expectSilence('socket')
  client.close()
})

test('a state, in which rules fail while they change it', async () => {
  const { client, match, ask, action } = await asked()
  vi.spyOn(games.aton, 'apply').mockImplementation(state => {
    const planted = { ...(state as object), hand: SECRET }
    throw Object.assign(new Error(`broken: ${JSON.stringify(planted)}`), {
      state: planted,
      code: SECRET.repeat(9),
    })
  })
  client.send({ t: 'act', match, ask, action, id: 'a1' })
  expect(await answerTo(client, 'a1')).toMatchObject({ why: 'failed' })
  expectSilence('socket')
  client.close()
})

test('a view that cannot be drawn', async () => {
  const { client, match, ask, action } = await asked()
  vi.spyOn(games.aton, 'view').mockImplementation(() => {
    throw new Error(`no view {"hand":["${SECRET}"]}\n    at ${SECRET} (hand:1:1)`)
  })
  client.send({ t: 'act', match, ask, action, id: 'a1' })
  await answerTo(client, 'a1')
  expectSilence('hub')
  client.close()
})

test('what is said in the chat', async () => {
  const { client, match } = await asked()
  breakStore(`could not insert ('it's the ${SECRET}', "${SECRET}")`)
  client.send({ t: 'say', match, text: `it's the ${SECRET}`, id: 's1' })
  expect(await answerTo(client, 's1')).toMatchObject({ why: 'failed' })
  expectSilence('socket')
  client.close()
})

test('a cookie', async () => {
  const token = `${SECRET}-${'0'.repeat(40)}`
  breakStore(`no session ${token} in Cookie: "iteru=${token}"`)
  const response = await fetch(`${base}/api/me`, { headers: { cookie: `iteru=${token}` } })
  expect(response.status).toBe(500)
  expectSilence('http')
})

test('an invitation, in a body, in an address and in a path', async () => {
  const client = await TestClient.greet(base, 'Ani')
  const match = await client.create(null)
  breakStore(`no seat at ${base}/t/${match}?invite=${SECRET} nor /t/${match}?invite=${SECRET}`)
  expect((await client.sit(match, SECRET)).status).toBe(500)
  expect((await client.post(`/api/links/${SECRET}`, {})).status).toBe(500)
  expectSilence('http')
})

test('a query string, of the API, of the page and of an address that nobody answers', async () => {
  breakStore(`GET:/api/tables?of=${SECRET}`)
  expect((await fetch(`${base}/api/tables?of=${SECRET}`)).status).toBe(500)
  await fetch(`${base}/t/some-match?invite=${SECRET}`, { headers: { accept: 'text/html' } })
  await fetch(`${base}/nothing?here=${SECRET}`)
  await fetch(`${base}/api/tables/%E0%A4%A?here=${SECRET}`)
  expectSilence('http')
})

test('any of it in what a page reports', async () => {
  const stack = [`    at https://${base}/t/${SECRET}?invite=${SECRET}:1:2`, SECRET].join('\n')
  const message = `Error: "${SECRET}" is not in {"hand":["${SECRET}"]} of /t/a?invite=${SECRET}`
  const fault = { number: '0a1b2c3d', place: 'board', message, stack, version: '0.2.0' }
  const response = await fetch(`${base}/api/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  })
  expect(response.status).toBe(204)
  expectSilence('page')
})
