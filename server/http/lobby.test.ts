/** Tables before and after a match, over HTTP on both stores: lists, seats, rematches, and the history of what one saw. */
import { describe, expect, test } from 'vitest'
import type { History, Lists, PublicTable } from '../../table/wire.ts'
import { serverAround } from '../testing/around.ts'
import { TestClient } from '../testing/client.ts'
import { ONE_STORE, type TestServer } from '../testing/servers.ts'

for (const make of ONE_STORE) {
  describe(`the lobby on ${make.name}`, () => {
    let server: TestServer

    serverAround(make, started => {
      server = started
    })

    const greet = (name: string) => TestClient.greet(server.base, name)
    const table = async (client: TestClient, id: string) =>
      (await client.get(`/api/tables/${id}`)) as unknown as PublicTable
    const lists = async (client: TestClient) => (await client.get('/api/tables')) as unknown as Lists

    /** Two people at a running match of Aton, both watching. */
    async function running(open = true): Promise<{ players: TestClient[]; match: string }> {
      const players = [await greet('Ani'), await greet('Tiye')]
      const match = await players[0].create(null, 'aton', 2, open)
      const { body } = await players[0].post(`/api/tables/${match}/invites`, {})
      await players[1].sit(match, String(body.invite))
      await players[0].post(`/api/tables/${match}/start`, {})
      for (const player of players) {
        await player.connect()
        player.send({ t: 'watch', match })
        await player.until(() => player.table(match))
      }
      return { players, match }
    }

    async function finished(open = true) {
      const game = await running(open)
      game.players[0].send({ t: 'resign', match: game.match, id: 'enough' })
      await game.players[1].until(() => game.players[1].table(game.match)?.table.status === 'over')
      return game
    }

    test('an open table is listed with game, seats, options, pace and the name of its host', async () => {
      const host = await greet('Ani')
      const match = await host.create(null, 'dahschur', 4)
      const hidden = await host.create(null, 'aton', 2, false)
      const { open } = await lists(await greet('Tiye'))
      expect(open.map(({ id }) => id)).not.toContain(hidden)
      expect(open.find(({ id }) => id === match)).toMatchObject({
        game: 'dahschur',
        status: 'open',
        options: expect.objectContaining({}),
        pace: { kind: 'untimed' },
        host: { id: host.id, name: 'Ani' },
        seats: [
          { name: 'Ani', player: host.id, bot: null, reserved: false },
          ...new Array(3).fill({ name: '', player: null, bot: null, reserved: false }),
        ],
        toAct: [],
        since: null,
      })
    })

    test('my tables say whose turn it is and since when, those that wait for me first', async () => {
      const { players, match } = await running()
      const later = await players[0].create(null)
      const [first, second] = (await lists(players[0])).mine
      expect(first).toMatchObject({ id: match, seat: 0, yourTurn: true, toAct: [0, 1] })
      expect(first.seats.map(({ name }) => name)).toEqual(['Ani', 'Tiye'])
      const { clocks, updated } = await table(players[0], match)
      expect(first.since).toBe(updated)
      expect(clocks.since).toEqual([updated, updated])
      expect(second).toMatchObject({ id: later, yourTurn: false, status: 'open' })
      for (const player of players) player.close()
    })

    test('my tables tell what I am asked and what happened last, in my language; finished ones come last', async () => {
      const { match: over, players: old } = await finished()
      const { players, match } = await running()
      const [one, two] = players
      const mine = async (client: TestClient, language: string) =>
        ((await client.get(`/api/tables?language=${language}`)) as unknown as Lists).mine
      const { ask, legal } = one.table(match) ?? { ask: 0, legal: [] }
      one.send({ t: 'act', match, ask: ask ?? 0, action: legal[1], id: 'seal' })
      await one.until(() => one.table(match)?.ask === null)
      const [english] = await mine(two, 'en')
      expect(english).toMatchObject({ id: match, yourTurn: true, until: null })
      expect(english.asked).toContain('cartouche')
      expect((await mine(two, 'de'))[0].asked).toContain('Kartusche')
      const [waits] = await mine(one, 'de')
      expect(waits).toMatchObject({ id: match, yourTurn: false, asked: null })
      expect(waits.last).not.toContain('@')
      const later = await old[0].create(null)
      const [first, second] = await mine(old[0], 'en')
      expect([first.id, second.id]).toEqual([later, over])
      expect(second).toMatchObject({ status: 'over', asked: null, result: { places: [2, 1] } })
      expect(await one.get('/api/tables?language=%00')).toMatchObject({ why: 'bad-input' })
      for (const player of [...old, ...players]) player.close()
    })

    test('whoever looks at their lists is told when they change, and by nothing that they may not know', async () => {
      const { players, match } = await running()
      const [one, two] = players
      const other = await greet('Apophis')
      await other.connect()
      for (const client of [one, two, other]) client.send({ t: 'home' })
      for (const client of [one, two, other]) {
        client.send({ t: 'ping' })
        await client.until(() => client.heard.some(({ t }) => t === 'pong'))
      }
      const told = (client: TestClient) => client.heard.filter(({ t }) => t === 'lists').length
      const { ask, legal } = one.table(match) ?? { ask: 0, legal: [] }
      one.send({ t: 'act', match, ask: ask ?? 0, action: legal[0], id: 'seal' })
      await two.until(() => told(two) > 0)
      await one.until(() => told(one) > 0)
      expect(told(other)).toBe(0)
      // A new table that anybody may join is everybody's.
      await one.create(null)
      await other.until(() => told(other) > 0)
      // So is one that is gone; a private one is only its people's.
      const before = told(other)
      const hidden = await one.create(null, 'aton', 2, false)
      await one.post(`/api/tables/${hidden}/remove`, {})
      other.send({ t: 'ping' })
      await other.until(() => other.heard.filter(({ t }) => t === 'pong').length === 2)
      expect(told(other)).toBe(before)
      for (const client of [one, two, other]) client.close()
    })

    test('the host can put a bot on a seat that nobody took, and free it; nobody else can', async () => {
      const [host, friend] = [await greet('Ani'), await greet('Tiye')]
      const match = await host.create(null, 'horus', 3)
      await friend.sit(match)
      const bot = (client: TestClient, seat: number, name: string | null) =>
        client.post(`/api/tables/${match}/bot`, { seat, bot: name })
      expect(await bot(friend, 2, 'random')).toMatchObject({ status: 409, body: { why: 'not-the-host' } })
      expect(await bot(host, 1, 'random')).toMatchObject({ status: 409, body: { why: 'seat-taken' } })
      expect(await bot(host, 7, 'random')).toMatchObject({ status: 409, body: { why: 'no-such-seat' } })
      expect(await bot(host, 2, 'genius')).toMatchObject({ status: 400 })
      expect((await bot(host, 2, 'random')).status).toBe(200)
      expect((await table(host, match)).seats[2]).toMatchObject({ bot: 'random', player: null })
      expect((await bot(host, 2, null)).status).toBe(200)
      expect((await table(host, match)).seats[2]).toMatchObject({ bot: null, player: null })
      expect((await host.post(`/api/tables/${match}/start`, {})).body.why).toBe('seats-empty')
    })

    test('seats change places, people are asked to leave, and who sits there and looks is seen', async () => {
      const [host, friend, other] = [await greet('Ani'), await greet('Tiye'), await greet('Apophis')]
      const match = await host.create(null, 'horus', 4)
      await friend.sit(match)
      for (const client of [host, friend]) {
        await client.connect()
        client.send({ t: 'watch', match })
        await client.until(() => client.table(match))
      }
      const here = (client: TestClient) =>
        client.heard
          .flatMap(heard => (heard.t === 'here' && heard.match === match ? [heard.here] : []))
          .at(-1)
      await host.until(() => here(host)?.length === 2)
      const swap = (client: TestClient, seats: readonly number[]) =>
        client.post(`/api/tables/${match}/swap`, { seats })
      const unseat = (client: TestClient, seat: number) =>
        client.post(`/api/tables/${match}/unseat`, { seat })
      expect((await swap(other, [0, 1])).body.why).toBe('not-the-host')
      expect((await swap(host, [0, 9])).status).toBe(400)
      expect((await swap(friend, [1, 3])).status).toBe(200)
      expect((await swap(host, [0, 3])).status).toBe(200)
      const { seats, contributions } = await table(host, match)
      expect(seats.map(({ player }) => player)).toEqual([friend.id, null, null, host.id])
      expect(contributions.map(bytes => bytes !== null)).toEqual([true, false, false, true])
      expect((await unseat(friend, 3)).body.why).toBe('not-the-host')
      expect((await unseat(host, 0)).status).toBe(200)
      expect((await friend.sit(match)).body.why).toBe('removed')
      await host.until(() => here(host)?.length === 1)
      // The host who stands up keeps the table, and has it in the list.
      expect((await host.post(`/api/tables/${match}/stand`, {})).status).toBe(200)
      const [kept] = (await lists(host)).mine
      expect(kept).toMatchObject({ id: match, seat: null, yourTurn: false, host: { id: host.id } })
      expect((await host.sit(match)).status).toBe(200)
      for (const client of [host, friend]) client.close()
    })

    test('finding a match: the oldest table that fits, or a new one; two who look at once meet', async () => {
      const pace = { kind: 'each', ms: 11 * 60_000, late: 'decide' }
      const wish = {
        game: 'horus',
        seats: 2,
        options: {},
        bots: [null, null],
        open: true,
        rated: false,
        pace,
      }
      const find = (client: TestClient, more = {}) => client.post('/api/find', { ...wish, ...more })
      const [one, two, three] = [await greet('Ani'), await greet('Tiye'), await greet('Apophis')]
      const first = await find(one)
      expect(first.body.made).toBe(true)
      await one.sit(String(first.body.id))
      const other = await find(two, { pace: { ...pace, ms: 12 * 60_000 } })
      expect(other.body).toMatchObject({ made: true })
      expect(other.body.id).not.toBe(first.body.id)
      expect((await find(two)).body).toEqual({ id: first.body.id, made: false })
      expect((await find(one)).body.id).not.toBe(first.body.id)
      await two.sit(String(first.body.id))
      expect((await find(three)).body.id).not.toBe(first.body.id)
      const rare = { pace: { ...pace, ms: 13 * 60_000 } }
      const met = await Promise.all([find(two, rare), find(three, rare)])
      expect(met[0].body.id).toBe(met[1].body.id)
      expect((await find(one, { game: 'senet' })).status).toBe(400)
    })

    test('a table whose seats are all kept is nobody else’s to join, and is not listed as open', async () => {
      const { players, match } = await finished()
      const { body } = await players[0].post(`/api/tables/${match}/rematch`, {})
      await players[0].sit(String(body.id))
      const { open, mine } = await lists(players[0])
      expect(open.map(({ id }) => id)).not.toContain(body.id)
      expect(mine.map(({ id }) => id)).toContain(body.id)
      for (const player of players) player.close()
    })

    test('a rematch: made once, seats move on by one, people are awaited, and with the last it begins', async () => {
      const { players, match } = await finished(false)
      const [loser, winner] = players
      const again = (client: TestClient) => client.post(`/api/tables/${match}/rematch`, {})
      const { body } = await again(winner)
      const next = String(body.id)
      expect((await winner.sit(next)).status).toBe(200)
      const link = await loser.until(() => loser.table(match)?.table.rematch)
      expect(link).toBe(next)
      expect(await table(loser, next)).toMatchObject({
        game: 'aton',
        status: 'open',
        open: false,
        host: winner.id,
        seats: [
          { player: winner.id, name: 'Tiye', reserved: false },
          { player: loser.id, name: 'Ani', reserved: true },
        ],
      })
      expect((await winner.post(`/api/tables/${next}/start`, {})).body.why).toBe('seats-empty')
      const stranger = await greet('Apophis')
      expect((await stranger.sit(next)).body.why).toBe('no-such-match')
      expect((await again(stranger)).body.why).toBe('no-such-match')
      expect((await again(winner)).body.id).toBe(next)
      expect((await again(loser)).body.id).toBe(next)
      expect((await loser.sit(next)).status).toBe(200)
      expect((await table(loser, next)).status).toBe('running')
      for (const player of players) player.close()
    })

    test('a match that is over is counted once, also if it has a rematch', async () => {
      const over = async () => {
        const text = await (await fetch(`${server.base}/metrics`)).text()
        return Number(text.match(/^iteru_matches_over_total\{game="aton"\} (\d+)$/m)?.[1] ?? 0)
      }
      const before = await over()
      const { players, match } = await finished()
      await players[0].post(`/api/tables/${match}/rematch`, {})
      await players[1].until(() => players[1].table(match)?.table.rematch)
      expect(await over()).toBe(before + 1)
    })

    test('two who ask for a rematch at once get the same one', async () => {
      const { players, match } = await finished()
      const made = await Promise.all(players.map(player => player.post(`/api/tables/${match}/rematch`, {})))
      expect(made[0].body.id).toBe(made[1].body.id)
      for (const player of players) await player.sit(String(made[0].body.id))
      expect((await table(players[0], String(made[0].body.id))).status).toBe('running')
      for (const player of players) player.close()
    })

    test('no rematch of a running match; against bots it begins at once', async () => {
      const player = await greet('Ani')
      const match = await player.create('random')
      const again = () => player.post(`/api/tables/${match}/rematch`, {})
      expect((await again()).body.why).toBe('not-over')
      await player.connect()
      player.send({ t: 'resign', match, id: 'enough' })
      await player.until(() => player.heard.some(heard => heard.t === 'done'))
      const id = String((await again()).body.id)
      await player.sit(id)
      const next = await table(player, id)
      expect(next.status).toBe('running')
      expect(next.seats.map(({ bot }) => bot)).toEqual(['random', null])
      player.close()
    })

    test('the history gives each viewer their own frames, and nothing before the start', async () => {
      const { players, match } = await running()
      const [one, two] = players
      const { ask, legal, seq } = one.table(match) ?? { ask: 0, legal: [], seq: 0 }
      one.send({ t: 'act', match, ask: ask ?? 0, action: legal[1], id: 'seal' })
      await two.until(() => (two.table(match)?.seq ?? 0) > seq)
      const history = async (client: TestClient, from = 0) =>
        (await client.get(`/api/tables/${match}/history?from=${from}`)) as unknown as History
      const [mine, yours] = [await history(one), await history(two)]
      expect([mine.seat, yours.seat, mine.next]).toEqual([0, 1, null])
      expect(JSON.stringify(mine)).toContain(JSON.stringify(legal[1]))
      expect(JSON.stringify(yours)).not.toContain(JSON.stringify(legal[1]))
      expect(yours.frames).toHaveLength(two.table(match)?.frames ?? -1)
      expect((await history(two, 1)).frames).toEqual(yours.frames.slice(1))
      expect(await one.get(`/api/tables/${match}/history?from=x`)).toMatchObject({ why: 'bad-input' })
      // What others saw is theirs until the end; what everybody saw is everybody's.
      const through = (client: TestClient, seat: string) =>
        client.get(`/api/tables/${match}/history?seat=${seat}`)
      expect(await two.get(`/api/tables/${match}/history?seat=0`)).toMatchObject({ why: 'not-over' })
      expect(await through(one, '1')).toMatchObject({ why: 'not-over' })
      expect(await through(one, '0')).toEqual(mine)
      expect(await through(one, 'none')).toMatchObject({ seat: null })
      expect(await through(one, 'all')).toMatchObject({ why: 'bad-input' })
      one.send({ t: 'resign', match, id: 'resign' })
      await two.until(() => two.table(match)?.table.status === 'over')
      const seen = (await through(two, '0')) as unknown as History
      expect([seen.seat, seen.frames.slice(0, mine.frames.length)]).toEqual([0, mine.frames])
      const open = await one.create(null)
      expect(await one.get(`/api/tables/${open}/history`)).toMatchObject({ why: 'no-such-match' })
      for (const player of players) player.close()
    })

    test('a wish that is repeated is granted once', async () => {
      const { players, match } = await running()
      const [one, two] = players
      const done = (client: TestClient, id: string) =>
        client.heard.filter(heard => heard.t === 'done' && heard.id === id).length
      for (const message of [
        { t: 'propose', match, wish: { kind: 'draw' }, id: 'draw' } as const,
        { t: 'say', match, text: 'Once', id: 'once' } as const,
      ]) {
        one.send(message)
        one.send(message)
        await one.until(() => done(one, message.id) === 2)
      }
      two.send({ t: 'decline', match, id: 'no' })
      await two.until(() => done(two, 'no') === 1)
      one.send({ t: 'propose', match, wish: { kind: 'draw' }, id: 'draw' })
      await one.until(() => done(one, 'draw') === 3)
      expect((await table(one, match)).proposal).toBeNull()
      const said = two.heard.flatMap(heard => (heard.t === 'said' ? heard.said : []))
      expect(said.map(({ text }) => text)).toEqual(['Once'])
      for (const player of players) player.close()
    })
  })
}
