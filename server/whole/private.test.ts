/** Private means private: a spy goes through every route and every message there is, and learns of a table by invitation exactly what they learn of one that does not exist. */
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ServerMessage } from '../../table/wire.ts'
import { buildApp } from '../app.ts'
import { readSettings } from '../operations/settings.ts'
import { TestClient } from '../testing/client.ts'
import { ONE_STORE, type TestStore } from '../testing/servers.ts'

const NOTHING = randomUUID()

/** What a request may carry, by the last part of its route. */
const BODIES: Readonly<Record<string, object>> = {
  sit: { contribution: 'ab'.repeat(16) },
  show: { contribution: 'ab'.repeat(16) },
  bot: { seat: 1, bot: 'random' },
  key: { renew: true },
}

for (const make of ONE_STORE) {
  describe(`a table by invitation on ${make.name}`, () => {
    let place: TestStore
    let app: FastifyInstance
    let base: string
    const routes: { readonly method: string; readonly url: string }[] = []

    beforeAll(async () => {
      place = await make()
      const settings = readSettings({ LOG_LEVEL: 'silent', RATE_LIMIT: '100000' })
      app = await buildApp(settings, await place.open())
      base = await app.listen({ port: 0, host: '127.0.0.1' })
      const path: string[] = []
      for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
        const [, indent, part, methods] = /^(.*?)[├└]── (\S+)(?: \(([A-Z, ]+)\))?/.exec(line) ?? []
        if (part === undefined) continue
        path.splice(indent.length / 4, path.length, part)
        for (const method of methods?.split(', ') ?? []) routes.push({ method, url: path.join('') })
      }
    }, 60_000)

    afterAll(async () => {
      await app.close()
      await place.remove()
    })

    const greet = (name: string) => TestClient.greet(base, name)

    /** Two people at a match by invitation, running or over. */
    async function hidden(stage: 'open' | 'running' | 'over') {
      const [host, friend] = [await greet('Ani'), await greet('Tiye')]
      const match = await host.create(null, 'aton', 2, false)
      const { body } = await host.post(`/api/tables/${match}/invites`, {})
      const invite = String(body.invite)
      if (stage !== 'open') {
        expect((await friend.sit(match, invite)).status).toBe(200)
        await host.post(`/api/tables/${match}/start`, {})
      }
      if (stage === 'over') {
        await host.connect()
        host.send({ t: 'say', match, text: 'Hail', id: 's' })
        host.send({ t: 'resign', match, id: 'r' })
        await host.until(() => host.heard.some(heard => heard.t === 'done' && heard.id === 'r'))
        host.close()
      }
      const key = String((await host.post(`/api/tables/${match}/key`, { renew: false })).body.key)
      return { host, friend, match, key, invite }
    }

    async function ask(method: string, url: string, id: string, headers: Record<string, string>) {
      const [last] = url.split('/').slice(-1)
      const response = await fetch(`${base}${url.replace(':id', id)}`, {
        method,
        headers: { 'content-type': 'application/json', accept: 'text/html', ...headers },
        ...(method === 'POST' && { body: JSON.stringify(BODIES[last] ?? {}) }),
      })
      return [response.status, (await response.text()).replaceAll(id, 'ID')]
    }

    for (const stage of ['open', 'running', 'over'] as const) {
      test(`${stage}: no route tells a spy that it is there`, async () => {
        const { match, host } = await hidden(stage)
        const [spy, other] = [await greet('Apophis'), await hidden('running')]
        const ofTables = routes.filter(({ url }) => url.includes(':id'))
        expect(ofTables.length).toBeGreaterThanOrEqual(12)
        const disguises: Record<string, string>[] = [
          {},
          { cookie: spy.cookie },
          { cookie: spy.cookie, 'iteru-key': other.key },
          { 'iteru-key': other.invite },
        ]
        for (const { method, url } of [...ofTables, { method: 'GET', url: '/t/:id' }])
          for (const headers of disguises) {
            const found = await ask(method, url, match, headers)
            expect([method, url, ...found]).toEqual([
              method,
              url,
              ...(await ask(method, url, NOTHING, headers)),
            ])
          }
        const lists = JSON.stringify(await spy.get('/api/tables'))
        expect(lists).not.toContain(match)
        expect((await host.get(`/api/tables/${match}`)).status).toBe(stage)
      })

      test(`${stage}: no message tells a spy that it is there`, async () => {
        const { match } = await hidden(stage)
        const spy = await greet('Apophis')
        await spy.connect()
        const wishes = (id: string) => [
          { t: 'watch', match: id },
          { t: 'watch', match: id, key: 'guess' },
          { t: 'act', match: id, ask: 0, action: {}, id: 'a' },
          { t: 'undo', match: id, steps: 1, id: 'b' },
          { t: 'propose', match: id, wish: { kind: 'draw' }, id: 'c' },
          { t: 'agree', match: id, id: 'd' },
          { t: 'decline', match: id, id: 'e' },
          { t: 'resign', match: id, id: 'f' },
          { t: 'bot', match: id, sits: true, id: 'g' },
          { t: 'say', match: id, text: 'x', id: 'h' },
        ]
        const answers = async (id: string) => {
          const from = spy.heard.length
          for (const wish of wishes(id)) spy.sendText(JSON.stringify(wish))
          spy.sendText('{"t":"ping"}')
          await spy.until(() => spy.heard.slice(from).some(({ t }) => t === 'pong'))
          return spy.raw.slice(from).map(text => text.replaceAll(id, 'ID'))
        }
        expect(await answers(match)).toEqual(await answers(NOTHING))
        spy.close()
      })
    }

    test('is watched and read with its key, until the host makes another one', async () => {
      const { match, key, host } = await hidden('running')
      const guest = TestClient.stranger(base)
      await guest.connect()
      guest.send({ t: 'watch', match, key })
      await guest.until(() => guest.table(match))
      const read = async (path: string, with_: string) =>
        (await fetch(`${base}/api/tables/${match}${path}`, { headers: { 'iteru-key': with_ } })).status
      for (const path of ['', '/history', '/export']) expect(await read(path, key)).toBe(200)
      const friend = await greet('Nefer')
      expect((await friend.post(`/api/tables/${match}/key`, { renew: true })).body.why).toBe('no-such-match')
      const renewed = String((await host.post(`/api/tables/${match}/key`, { renew: true })).body.key)
      expect(renewed).not.toBe(key)
      const isTold = (heard: ServerMessage) => heard.t === 'no' && heard.why === 'no-such-match'
      await guest.until(() => guest.heard.some(isTold))
      for (const path of ['', '/history', '/export']) expect(await read(path, key)).toBe(404)
      expect(await read('', renewed)).toBe(200)
      guest.close()
    })

    test('an invitation shows it until it begins, and then no longer', async () => {
      const { match, host, invite } = await hidden('open')
      const late = await greet('Nefer')
      await late.connect()
      late.send({ t: 'watch', match, key: invite })
      await late.until(() => late.table(match))
      const friend = await greet('Tiye')
      await friend.sit(match, invite)
      await host.post(`/api/tables/${match}/start`, {})
      await late.until(() => late.heard.some(heard => heard.t === 'no' && heard.why === 'no-such-match'))
      expect(late.table(match)?.table.status).toBe('open')
      late.close()
    })

    test('whoever watches with a key may not sit down with it', async () => {
      const { match, key } = await hidden('open')
      const guest = await greet('Nefer')
      const response = await fetch(`${base}/api/tables/${match}/sit`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: guest.cookie, 'iteru-key': key },
        body: JSON.stringify(BODIES.sit),
      })
      expect(await response.json()).toMatchObject({ why: 'not-invited' })
    })
  })
}
