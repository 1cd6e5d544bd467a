/** Matches of devices added to a name, on both stores: marked wherever they are told, counted nowhere, bounded, and gone with their owner. */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { games } from '../../games/index.ts'
import { formatMatch, parseMatch } from '../../kernel/match.ts'
import type { Profile } from '../../table/people.ts'
import { type Lists, LONGEST_MATCH } from '../../table/wire.ts'
import { everyRow } from '../testing/rows.ts'
import { STORES, serverForTests, type TestServer } from '../testing/servers.ts'
import { Visitor } from '../testing/visitor.ts'

const game = games.aton
const golden = parseMatch(readFileSync('games/aton/golden/forty.jsonl', 'utf8'), () => game as never)
/** The same match as these people or bots would have played it on a device. */
const file = (one: string, other: { readonly name: string; readonly bot: string | null }) =>
  formatMatch(game, { ...golden, players: [{ name: one, bot: null }, other] } as never)

for (const make of STORES) {
  describe(`matches of devices on ${make.name}`, () => {
    let server: TestServer
    let clock = Date.now()
    beforeAll(async () => {
      server = await serverForTests(make, {}, () => clock)
    }, 60_000)
    afterAll(() => server.stop())

    const person = async (name: string) => {
      clock += 60_000 // within the limits
      const visitor = await Visitor.guest(server.base, name)
      const player = await visitor.id()
      const address = `${player}@nile.example`
      await server.store.run(sql => one(sql.addAddress({ address, player, created: clock })))
      return visitor
    }
    const device = () => `device-${randomUUID()}`
    const put = (visitor: Visitor, text: string, seat = 0, id = device()) =>
      visitor.post('/api/attached', { text, seat, device: id })
    const text = file('At home', { name: 'Bot', bot: 'expert' })

    test('it stands in the list, the profile and on its page as unproved, and is no result of any kind', async () => {
      const ani = await person('Ani')
      const there = device()
      const { status, body } = await put(ani, text, 0, there)
      expect(status).toBe(200)
      const id = String(body.id)
      const [listed] = ((await ani.get('/api/tables')) as unknown as Lists).mine
      const over = {
        id,
        unproved: there,
        status: 'over',
        rated: false,
        result: { ending: expect.any(String) },
      }
      expect(listed).toMatchObject(over)
      expect(await ani.get(`/api/tables/${id}`)).toMatchObject({ unproved: true, commitment: '', secret: '' })
      const { frames } = (await ani.get(`/api/tables/${id}/history`)) as { frames: unknown[] }
      expect(frames.length).toBeGreaterThan(10)
      const profile = (await ani.get(`/api/people/${await ani.id()}`)) as unknown as Profile
      const tally = { seats: 2, against: 'expert', unproved: true, matches: 1 }
      expect(profile.games).toMatchObject([{ game: 'aton', rating: null, tallies: [tally] }])
      // Sent again it is the same one; to others there is none.
      expect((await put(ani, text)).body.id).toBe(id)
      expect(((await ani.get('/api/tables')) as unknown as Lists).mine).toHaveLength(1)
      const other = await person('Tiye')
      expect((await other.ask('GET', `/api/tables/${id}`)).status).toBe(404)
      expect((await other.post(`/api/tables/${id}/remove`)).status).toBe(404)
      // Another match with the same people is one of this server.
      const again = await ani.post(`/api/tables/${id}/rematch`)
      expect(await ani.get(`/api/tables/${again.body.id}`)).not.toHaveProperty('unproved')
      await ani.post(`/api/tables/${again.body.id}/remove`)
      expect((await ani.post(`/api/tables/${id}/remove`)).status).toBe(200)
      expect(await ani.get(`/api/people/${await ani.id()}`)).toMatchObject({ games: [] })
    })

    test('guests, files that are no match, and more than a hundred are refused in one sentence', async () => {
      const guest = await Visitor.guest(server.base, 'Passer')
      expect((await put(guest, text)).body.why).toBe('no-lasting-name')
      expect((await put(new Visitor(server.base), text)).body.why).toBe('no-guest')
      const ani = await person('Ani')
      for (const [broken, refusal] of [
        [text.slice(0, 500), 'match-broken'],
        [text.replaceAll('expert', 'unheard-of'), 'match-broken'],
        [text + ' '.repeat(LONGEST_MATCH), 'match-too-long'],
      ])
        expect((await put(ani, broken)).body).toMatchObject({ why: refusal, sentence: expect.any(String) })
      expect((await put(ani, 'x'.repeat(3 * LONGEST_MATCH))).status).toBe(413)
      expect((await put(ani, text, 0, 'elsewhere')).status).toBe(400)
      const player = await ani.id()
      const [row] = (await everyRow(server.place)).filter(({ table }) => table === 'results')
      expect(row).toBeUndefined() // what was refused has left nothing behind
      await server.store.run(function* (sql) {
        const none = { nth: null, mu: null, sigma: null, mu_after: null, sigma_after: null, void: 0 }
        const result = { game: 'aton', seats: 2, place: 1, ending: '', against: '', unproved: 1, at: 0 }
        for (let seat = 0; seat < 99; seat++)
          yield sql.addResult({ ...none, ...result, match: 'others', seat, player })
      })
      expect((await put(ani, text)).status).toBe(200)
      const another = file('At home', { name: 'Another', bot: 'expert' })
      expect((await put(ani, another)).body.why).toBe('enough-attached')
      for (let n = 0; n < 10; n++) await put(ani, '')
      expect((await put(ani, text)).body.why).toBe('too-many-requests')
    })

    test('with its owner it is gone from every column of every table', async () => {
      const marker = `Zq${randomUUID().slice(0, 8)}`
      const ani = await person(marker)
      const id = await ani.id()
      const { body } = await put(ani, file('At home', { name: `${marker} too`, bot: null }), 0)
      const traces = async () =>
        (await everyRow(server.place)).filter(({ row }) =>
          [marker, id, String(body.id)].some(trace => JSON.stringify(row).includes(trace)),
        )
      expect((await traces()).length).toBeGreaterThan(30)
      expect((await ani.post('/api/you/delete', { name: marker })).status).toBe(200)
      expect(await traces()).toEqual([])
    })
  })
}

function* one<T>(query: T) {
  yield query
}
