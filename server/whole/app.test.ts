/** The whole server over real sockets, on both stores: sitting down, playing, resuming, and everything that must be refused. */
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gameOf } from '../../games/index.ts'
import { parseMatch } from '../../kernel/match.ts'
import type { TableMessage } from '../../table/wire.ts'
import { buildApp } from '../app.ts'
import { faultOfShuffles } from '../live/verify.ts'
import { readSettings } from '../operations/settings.ts'
import { playOn, TestClient } from '../testing/client.ts'
import { STORES, type TestStore } from '../testing/servers.ts'
import { Visitor } from '../testing/visitor.ts'

for (const make of STORES) {
  describe(`the server on ${make.name}`, () => {
    let place: TestStore
    let app: FastifyInstance
    let base: string

    beforeAll(async () => {
      place = await make()
      app = await buildApp(readSettings({ PORT: '0', LOG_LEVEL: 'silent' }), await place.open())
      base = await app.listen({ port: 0, host: '127.0.0.1' })
    }, 60_000)

    afterAll(async () => {
      await app.close()
      await place.remove()
    })

    test('a guest plays a whole match against a bot', async () => {
      const client = await TestClient.greet(base, 'Ani')
      const match = await client.create('random')
      await client.connect()
      client.send({ t: 'watch', match })
      const end = await playOn(client, match)
      expect(end.table.secret).toMatch(/^[0-9a-f]{64}$/)
      const file = await (await fetch(`${base}/api/tables/${match}/export`)).text()
      const record = parseMatch(file, gameOf)
      expect(faultOfShuffles(record)).toBeUndefined()
      const forged = {
        ...record,
        fair: { ...record.fair, contributions: ['00'.repeat(16), null] },
      } as typeof record
      // Which one depends on luck: the first deals of both shuffles may be the same.
      expect(faultOfShuffles(forged)).toMatch(/^Entry \d+ is not what the shuffles give/)
      const earlier = client.heard.filter(
        message => message.t === 'table' && message.table.status === 'running',
      )
      expect(earlier.every(message => message.t === 'table' && message.table.secret === null)).toBe(true)
      client.close()
    })

    test('a friend sits down by invite, and both see only their own cards', async () => {
      const [one, two] = await Promise.all(['Ani', 'Tiye'].map(name => TestClient.greet(base, name)))
      const match = await one.create(null)
      const { body } = await one.post(`/api/tables/${match}/invites`, {})
      expect((await two.sit(match, String(body.invite))).status).toBe(200)
      expect((await one.post(`/api/tables/${match}/start`, {})).status).toBe(200)
      for (const client of [one, two]) {
        await client.connect()
        client.send({ t: 'watch', match })
      }
      const mine = await one.until(() => one.table(match))
      const yours = await two.until(() => two.table(match))
      expect([mine.seat, yours.seat]).toEqual([0, 1])
      const hands = (message: TableMessage) =>
        (message.view as { decks: { hand: unknown }[] }).decks.map(deck => deck.hand !== null)
      expect(hands(mine)).toEqual([true, false])
      expect(hands(yours)).toEqual([false, true])

      one.send({ t: 'act', match, ask: mine.ask ?? 0, action: mine.legal[1], id: 'seal' })
      two.send({ t: 'act', match, ask: yours.ask ?? 0, action: yours.legal[1], id: 'seal' })
      for (const client of [one, two])
        await client.until(() => client.heard.some(heard => heard.t === 'done' && heard.id === 'seal'))
      one.send({ t: 'act', match, ask: mine.ask ?? 0, action: mine.legal[1], id: 'seal' })
      await one.until(() => one.heard.filter(heard => heard.t === 'done' && heard.id === 'seal').length === 2)
      const own = await (
        await fetch(`${base}/api/tables/${match}/export`, { headers: { cookie: two.cookie } })
      ).text()
      const deals = own.split('\n').filter(line => line.includes('"deal"'))
      expect(deals.map(line => line.includes('"cards"'))).toEqual(
        deals.map(line => line.includes('"seat":1')),
      )
      one.send({ t: 'act', match, ask: mine.ask ?? 0, action: mine.legal[1], id: 'late' })
      await one.until(() =>
        one.heard.some(heard => heard.t === 'no' && heard.id === 'late' && heard.why === 'stale'),
      )
      for (const client of [one, two]) client.close()
    })

    test('whoever comes back is shown the table as it is, and nothing if they have it already', async () => {
      const [client, other] = await Promise.all(['Nefer', 'Tiye'].map(name => TestClient.greet(base, name)))
      const match = await client.create(null)
      await other.sit(match)
      await client.post(`/api/tables/${match}/start`, {})
      await client.connect()
      client.send({ t: 'watch', match })
      const { seq, seat } = await client.until(() => client.table(match))
      for (const text of ['one', 'two']) client.send({ t: 'say', match, text, id: text })
      await client.until(() => client.heard.filter(heard => heard.t === 'said').length === 2)
      client.close()
      await client.connect()
      const told = async (has: { seq?: number; seat?: number | null; lines?: number }) => {
        const before = client.heard.length
        client.send({ t: 'watch', match, ...has })
        client.send({ t: 'ping' })
        await client.until(() => client.heard.slice(before).some(heard => heard.t === 'pong'))
        return client.heard
          .slice(before, -1)
          .flatMap(heard => (heard.t === 'said' ? heard.said.map(({ text }) => text) : heard.t))
      }
      expect(await told({ seq, seat, lines: 2 })).toEqual([])
      expect(await told({ seq, lines: 1 })).toEqual(['two'])
      expect(await told({ seq: seq - 1, seat, lines: 9 })).toEqual(['table'])
      expect(await told({ seq, seat: null })).toEqual(['table', 'one', 'two']) // what a spectator had seen is something else
      client.close()
    })

    test('every kind of bad input gets one refusal and changes nothing', async () => {
      const [owner, stranger] = await Promise.all(
        ['Ani', 'Apophis'].map(name => TestClient.greet(base, name)),
      )
      const match = await owner.create('random')
      await stranger.connect()
      stranger.send({ t: 'watch', match })
      const seen = await stranger.until(() => stranger.table(match))
      expect([seen.seat, seen.ask, seen.legal]).toEqual([null, null, []])
      const bad = [
        '{',
        '[]',
        '{}',
        '{"t":"dance"}',
        '{"t":"act"}',
        JSON.stringify({ t: 'act', match, ask: -1, action: {}, id: 'x' }),
        JSON.stringify({ t: 'watch', match: '../../etc/passwd' }),
        JSON.stringify({ t: 'ping', more: 1 }),
      ]
      for (const text of bad) {
        const before = stranger.heard.length
        stranger.sendText(text)
        const answer = await stranger.until(() =>
          stranger.heard.slice(before).find(heard => heard.t === 'no'),
        )
        expect(answer).toMatchObject({ t: 'no', why: 'bad-message' })
      }
      stranger.send({ t: 'act', match, ask: 1, action: { type: 'exchange' }, id: 'mine' })
      await stranger.until(() =>
        stranger.heard.some(
          heard => heard.t === 'no' && heard.id === 'mine' && heard.why === 'not-your-seat',
        ),
      )
      const [secret] = [await owner.get(`/api/tables/${match}`)]
      expect(JSON.stringify(secret)).not.toMatch(/"secret":"/)
      stranger.close()
    })

    test('HTTP refuses what is wrong with one sentence', async () => {
      const client = await TestClient.greet(base, 'Ani')
      const create = (change: object) =>
        client.post('/api/tables', {
          game: 'aton',
          seats: 2,
          options: {},
          bots: [null, 'random'],
          open: false,
          rated: false,
          pace: { kind: 'untimed' },
          ...change,
        })
      expect(await create({ game: 'senet' })).toMatchObject({
        status: 400,
        body: { sentence: expect.stringContaining('There is no game "senet"') },
      })
      expect(await create({ seats: 3 })).toMatchObject({
        status: 400,
        body: { sentence: 'Aton is for 2 players, not 3.' },
      })
      expect(await create({ bots: [null, 'genius'] })).toMatchObject({
        status: 400,
        body: { sentence: expect.stringContaining('There is no bot "genius"') },
      })
      const match = await client.create(null)
      const sit = (contribution: string) => client.post(`/api/tables/${match}/sit`, { contribution })
      expect(await sit('x')).toMatchObject({
        status: 400,
        body: { sentence: expect.stringContaining('"contribution"') },
      })
      const foreign = await fetch(`${base}/api/guest`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: 'http://elsewhere.example' },
        body: '{"name":"x"}',
      })
      expect(foreign.status).toBe(403)
      const form = await fetch(`${base}/api/guest`, {
        method: 'POST',
        headers: { 'content-type': 'text/plain' },
        body: '{"name":"x"}',
      })
      expect(form.status).toBe(415)
      const forged = await fetch(`${base}/api/tables`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: 'iteru=forged' },
        body: '{}',
      })
      expect(forged.status).toBe(401)
    })

    test('a link makes another device the same player, once, when the first one has confirmed it', async () => {
      const [old, fresh, thief] = [await Visitor.guest(base, 'Ani'), new Visitor(base), new Visitor(base)]
      const { link } = (await old.post('/api/links')).body
      const use = (visitor: Visitor) => visitor.post(`/api/links/${link}`)
      expect(await old.get(`/api/links/${link}`)).toEqual({ state: 'waiting' })
      expect((await old.post(`/api/links/${link}/confirm`)).status).toBe(404)
      expect((await use(fresh)).body).toEqual({ done: false })
      expect((await use(thief)).status).toBe(404)
      expect(await old.get(`/api/links/${link}`)).toEqual({ state: 'claimed', device: 'Firefox, Linux' })
      expect((await thief.post(`/api/links/${link}/confirm`)).status).toBe(401)
      expect((await use(fresh)).body).toEqual({ done: false })
      expect((await old.post(`/api/links/${link}/confirm`)).status).toBe(200)
      expect((await use(fresh)).body).toMatchObject({ done: true })
      expect(await fresh.id()).toBe(await old.id())
      expect((await use(fresh)).status).toBe(404)
    })

    test('my tables come with those that wait for me first', async () => {
      const client = await TestClient.greet(base, 'Ani')
      const waiting = await client.create('random')
      await client.create(null)
      await client.connect()
      client.send({ t: 'watch', match: waiting })
      await client.until(() => client.table(waiting)?.ask !== null)
      const { mine } = (await client.get('/api/tables')) as { mine: { id: string; yourTurn: boolean }[] }
      expect(mine.map(table => table.yourTurn)).toEqual([true, false])
      expect(mine[0].id).toBe(waiting)
      client.close()
    })
  })
}
