/** Limits that hold: nobody takes the bots, the list or the store for themselves, and what is meant to hurt is refused in one sentence. */
import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { Lists, PublicTable } from '../../table/wire.ts'
import { serverAround } from '../testing/around.ts'
import { TestClient, WISH } from '../testing/client.ts'
import { ONE_STORE, type TestServer } from '../testing/servers.ts'

const contribution = () => randomBytes(16).toString('hex')

for (const make of ONE_STORE) {
  describe(`limits on ${make.name}`, () => {
    let server: TestServer

    serverAround(make, started => {
      server = started
    })

    const greet = (name: string) => TestClient.greet(server.base, name)

    async function watched(client: TestClient, match: string) {
      await client.connect()
      client.send({ t: 'watch', match })
      return client.until(() => client.table(match))
    }

    test('forty tables of experts do not keep a beginner from answering', async () => {
      const flooders = [await greet('Apep'), await greet('Set')]
      // All at once, and gone all at once: while they are there, their experts think on every core.
      const made = flooders.flatMap(flooder =>
        Array.from({ length: 20 }, () => flooder.create('expert', 'amun-re', 5)),
      )
      expect(new Set(await Promise.all(made)).size).toBe(40)
      const player = await greet('Ani')
      const match = await player.create('beginner')
      const { ask, legal } = await watched(player, match)
      const began = Date.now()
      player.send({ t: 'act', match, ask: ask ?? 0, action: legal[legal.length - 1], id: 'a' })
      // The bot seals, too, and both are asked anew: behind the experts that took more than a minute.
      await player.until(() => {
        const { toAct = [] } = player.table(match)?.table ?? {}
        return (player.table(match)?.ask ?? 0) > (ask ?? 0) || toAct.length === 0
      })
      expect(Date.now() - began).toBeLessThan(20_000)
      for (const flooder of flooders) {
        const { mine } = (await flooder.get('/api/tables')) as unknown as Lists
        await Promise.all(mine.map(({ id }) => flooder.post(`/api/tables/${id}/remove`, {})))
      }
      player.close()
    })

    test('bots alone wait until somebody watches, and when nobody does any more', async () => {
      const host = await greet('Ani')
      const { body } = await host.post('/api/tables', {
        ...WISH,
        game: 'horus',
        bots: ['random', 'random'],
      })
      const match = String(body.id)
      const updated = async () => ((await host.get(`/api/tables/${match}`)) as unknown as PublicTable).updated
      const before = await updated()
      await wait(1500)
      expect(await updated()).toBe(before)
      const watcher = TestClient.stranger(server.base)
      const { seq } = await watched(watcher, match)
      await watcher.until(() => (watcher.table(match)?.seq ?? 0) > seq + 2)
      watcher.close()
      await wait(1000)
      const after = await updated()
      await wait(1500)
      expect(await updated()).toBe(after)
    })

    test('a hundred tables of five hosts leave room for one of somebody else, made before them', async () => {
      const player = await greet('Ani')
      const match = await player.create(null)
      for (let host = 0; host < 5; host++) {
        const flooder = await greet('Apep')
        for (let n = 0; n < 20; n++) await flooder.create(null)
      }
      const { open } = (await player.get('/api/tables')) as unknown as Lists
      expect(open.map(({ id }) => id)).toContain(match)
      const hosts = open.map(({ host }) => host.id)
      for (const host of hosts) expect(hosts.filter(other => other === host).length).toBeLessThanOrEqual(5)
    })

    test('a table has twenty invitations, not more', async () => {
      const host = await greet('Ani')
      const match = await host.create(null)
      const made = await Promise.all(
        Array.from({ length: 40 }, () => host.post(`/api/tables/${match}/invites`, {})),
      )
      expect(made.filter(({ status }) => status === 200)).toHaveLength(20)
      expect(made.find(({ status }) => status !== 200)?.body.why).toBe('too-many-invites')
    })

    test('nobody proposes without end', async () => {
      const [one, two] = [await greet('Ani'), await greet('Tiye')]
      const match = await one.create(null)
      await two.sit(match)
      await one.post(`/api/tables/${match}/start`, {})
      await watched(one, match)
      for (let n = 0; n < 40; n++) one.send({ t: 'propose', match, wish: { kind: 'draw' }, id: `p${n}` })
      const answers = () => one.heard.filter(heard => heard.t === 'done' || heard.t === 'no')
      await one.until(() => answers().length === 40)
      expect(answers().filter(({ t }) => t === 'done')).toHaveLength(20)
      one.close()
    })

    test('a host deletes a table that nobody came to, and is not locked out', async () => {
      const host = await greet('Ani')
      const made: string[] = []
      for (let n = 0; n < 50; n++) made.push(await host.create(null))
      expect((await host.create(null)) === 'undefined').toBe(true)
      const friend = await greet('Tiye')
      await friend.sit(made[0])
      const remove = (client: TestClient, id: string) => client.post(`/api/tables/${id}/remove`, {})
      expect((await remove(friend, made[0])).body.why).toBe('not-the-host')
      await watched(friend, made[0])
      expect((await remove(host, made[0])).status).toBe(200)
      await friend.until(() => friend.heard.some(heard => heard.t === 'no' && heard.why === 'no-such-match'))
      expect(await host.get(`/api/tables/${made[0]}`)).toMatchObject({ why: 'no-such-match' })
      expect(await host.create(null)).not.toBe('undefined')
      friend.close()
    })

    test('a match with others is theirs, too; one against bots goes at any time', async () => {
      const [host, friend] = [await greet('Ani'), await greet('Tiye')]
      const [shared, alone] = [await host.create(null), await host.create('random')]
      await friend.sit(shared)
      await host.post(`/api/tables/${shared}/start`, {})
      const remove = (id: string) => host.post(`/api/tables/${id}/remove`, {})
      expect((await remove(shared)).body.why).toBe('not-yours-alone')
      expect((await remove(alone)).status).toBe(200)
      const { mine } = (await host.get('/api/tables')) as unknown as Lists
      expect(mine.map(({ id }) => id)).toEqual([shared])
    })

    test('a table that is asked for twice under one id is made once', async () => {
      const host = await greet('Ani')
      const wish = { ...WISH, id: 'once' }
      const made = await Promise.all(Array.from({ length: 5 }, () => host.post('/api/tables', wish)))
      expect(new Set(made.map(({ body }) => body.id)).size).toBe(1)
      const other = await greet('Tiye')
      expect((await other.post('/api/tables', wish)).body.id).not.toBe(made[0].body.id)
    })

    test('names come without tricks, and NUL nowhere', async () => {
      const name = async (given: string) => {
        const response = await fetch(`${server.base}/api/guest`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ name: given }),
        })
        return [response.status, ((await response.json()) as { player?: { name: string } }).player?.name]
      }
      expect(await name('A\u202en\u200bi\n')).toEqual([200, 'Ani'])
      for (const nothing of ['\u200b', '\u3164', 'A\0ni']) expect((await name(nothing))[0]).toBe(400)
      const client = await greet('Ani')
      const match = await client.create('random')
      await watched(client, match)
      client.sendText(JSON.stringify({ t: 'say', match, text: 'a\0b', id: 'n' }))
      await client.until(() => client.heard.some(heard => heard.t === 'no' && heard.why === 'bad-message'))
      for (const path of ['/api/tables/%00', '/api/tables/%00/history', '/api/tables/a%00b/export'])
        expect((await fetch(`${server.base}${path}`)).status).toBe(404)
      client.close()
    })

    test('what is nine thousand levels deep is refused, by HTTP and by the socket', async () => {
      const client = await greet('Ani')
      const deep = `${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`
      const response = await fetch(`${server.base}/api/tables`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: client.cookie },
        body: deep,
      })
      expect([response.status, await response.json()]).toEqual([
        400,
        { why: 'bad-input', sentence: 'The request is wrong: It is more than 32 levels deep.' },
      ])
      await client.connect()
      client.sendText(deep)
      await client.until(() => client.heard.some(heard => heard.t === 'no' && heard.why === 'bad-message'))
      client.close()
    })

    test('ready is not the same as alive', async () => {
      expect((await fetch(`${server.base}/readyz`)).status).toBe(200)
    })

    test('what all promised is shown and counts; the start waits for it, and needs nobody', async () => {
      const { createHash } = await import('node:crypto')
      const people = [await greet('Ani'), await greet('Tiye')]
      const match = await people[0].create(null)
      await people[0].post(`/api/tables/${match}/stand`, {})
      const hidden = people.map(contribution)
      for (const [n, person] of people.entries())
        await person.post(`/api/tables/${match}/sit`, {
          contribution: contribution(),
          promise: createHash('sha256').update(Buffer.from(hidden[n], 'hex')).digest('hex'),
        })
      const read = async () => (await people[0].get(`/api/tables/${match}`)) as unknown as PublicTable
      const show = (n: number, given: string) =>
        people[n].post(`/api/tables/${match}/show`, { contribution: given })
      expect((await people[0].post(`/api/tables/${match}/start`, {})).status).toBe(200)
      expect((await read()).status).toBe('open')
      expect((await show(0, contribution())).body.why).toBe('not-promised')
      expect((await show(0, hidden[0])).status).toBe(200)
      expect((await show(0, hidden[0])).status).toBe(200)
      expect(JSON.stringify(await read())).not.toContain(hidden[0])
      expect((await show(1, hidden[1])).status).toBe(200)
      const table = await read()
      expect([table.status, table.exchange?.twoSteps]).toEqual(['running', true])
      expect(table.contributions).toEqual(hidden)
    })
  })
}
