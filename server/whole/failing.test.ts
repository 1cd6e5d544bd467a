/** What fails inside is told to whoever asked and to whoever runs the server, and nobody else notices: a rule that throws, a store that is away, a bot that fails. */
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { games } from '../../games/index.ts'
import { type Store, Unavailable } from '../store/store.ts'
import { answerTo, askedAt, TestClient, WISH } from '../testing/client.ts'
import { serverForTests, sqliteForTests, type TestServer } from '../testing/servers.ts'

let server: TestServer
let store: Store
let app: FastifyInstance
let base: string

beforeAll(async () => {
  server = await serverForTests(sqliteForTests)
  ;({ store, app, base } = server)
})
afterAll(() => server.stop())

afterEach(() => {
  vi.restoreAllMocks()
})

const asked = () => askedAt(base)

const faults = async (place: string): Promise<number> => {
  const text = await (await fetch(`${base}/metrics`)).text()
  return Number(text.match(new RegExp(`^iteru_faults_total\\{place="${place}"\\} (\\d+)$`, 'm'))?.[1])
}

describe('a rule that throws', () => {
  test('is answered once, under the number that the log has, and the line stays open', async () => {
    const { client, match, ask, action } = await asked()
    const logged = vi.spyOn(app.log, 'error').mockReturnValue(undefined)
    const before = await faults('socket')
    vi.spyOn(games.aton, 'apply').mockImplementation((_state, _actor, chosen) => {
      throw new Error(`no way with ${JSON.stringify(chosen)} and "cards"`)
    })
    client.send({ t: 'act', match, ask, action, id: 'a1' })
    const answer = await answerTo(client, 'a1')
    expect(answer).toEqual({
      t: 'no',
      id: 'a1',
      why: 'failed',
      sentence: 'Something went wrong, and this was not done.',
      report: expect.stringMatching(/^[0-9a-f]{8}$/),
    })
    const [fields] = logged.mock.calls[0] as unknown as [Record<string, string>]
    expect(fields).toMatchObject({
      place: 'socket',
      what: 'act',
      match,
      report: 'report' in answer && answer.report,
    })
    expect(fields.error).toMatch(/^Error: no way with … and "…"\n\s+at .*failing\.test\.ts/)
    const text = JSON.stringify(logged.mock.calls)
    for (const secret of [JSON.stringify(action), client.cookie.split('=')[1]])
      expect(text).not.toContain(secret)
    expect(await faults('socket')).toBe(before + 1)
    vi.restoreAllMocks()
    // The same line, the same question: nothing has changed.
    client.send({ t: 'act', match, ask, action, id: 'a2' })
    expect((await answerTo(client, 'a2')).t).toBe('done')
    client.close()
  })

  test('is a 500 over HTTP, with the same words', async () => {
    vi.spyOn(app.log, 'error').mockReturnValue(undefined)
    const client = await TestClient.greet(base, 'Ani')
    vi.spyOn(games.aton, 'setup').mockImplementation(() => {
      throw new Error('no way')
    })
    const { status, body } = await client.post('/api/tables', {
      ...WISH,
      bots: ['random', 'random'],
    })
    expect([status, body.why, typeof body.report]).toEqual([500, 'failed', 'string'])
  })

  test('that draws a view for one seat does not undo what is committed', async () => {
    const { client, match, ask, action } = await asked()
    const logged = vi.spyOn(app.log, 'error').mockReturnValue(undefined)
    vi.spyOn(games.aton, 'view').mockImplementation(() => {
      throw new Error('no way')
    })
    client.send({ t: 'act', match, ask, action, id: 'a1' })
    expect((await answerTo(client, 'a1')).t).toBe('done')
    expect(logged.mock.calls.length).toBeGreaterThan(0)
    client.close()
  })
})

describe('a store that is away', () => {
  test('is a refusal that may be sent again, and is logged once', async () => {
    const { client, match, ask, action } = await asked()
    const logged = vi.spyOn(app.log, 'warn').mockReturnValue(undefined)
    vi.spyOn(store, 'run').mockRejectedValue(new Unavailable(new Error('connect ECONNREFUSED')))
    const other = await fetch(`${base}/api/tables`)
    expect([other.status, other.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await other.json()).toEqual({
      why: 'unavailable',
      sentence: 'The table cannot be reached just now; it will be back in a moment.',
    })
    for (let n = 0; n < 5; n++) client.send({ t: 'act', match, ask, action, id: `a${n}` })
    for (let n = 0; n < 5; n++) expect(await answerTo(client, `a${n}`)).toMatchObject({ why: 'unavailable' })
    const lines = logged.mock.calls.filter(([fields]) => (fields as { place?: string }).place === 'socket')
    expect(lines).toHaveLength(1)
    vi.restoreAllMocks()
    client.send({ t: 'act', match, ask, action, id: 'a0' })
    await client.until(() => client.heard.some(heard => heard.t === 'done' && heard.id === 'a0'))
    client.close()
  })

  test('shows the table by itself to whoever wanted to watch it, once it is back', async () => {
    const client = await TestClient.greet(base, 'Ani')
    const match = await client.create('random')
    await client.connect()
    vi.spyOn(app.log, 'warn').mockReturnValue(undefined)
    const away = vi.spyOn(store, 'run').mockRejectedValue(new Unavailable(new Error('gone')))
    client.send({ t: 'watch', match })
    await client.until(() => client.heard.some(heard => heard.t === 'no' && heard.why === 'unavailable'))
    away.mockRestore()
    await client.until(() => client.table(match))
    client.close()
  })
})
