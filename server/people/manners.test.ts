/** Good manners on both stores: whom one does not want to meet, what is reported, and that a deleted person is gone from every column of every table. */
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Lists, PublicTable } from '../../table/wire.ts'
import { administer } from '../operations/admin.ts'
import { readSettings } from '../operations/settings.ts'
import { KEPT } from '../store/backup.ts'
import { addLine } from '../store/chat.ts'
import { migrations } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import { MailServer } from '../testing/mail.ts'
import { everyRow } from '../testing/rows.ts'
import { STORES, serverForTests, sqliteForTests, type TestServer } from '../testing/servers.ts'
import { Visitor } from '../testing/visitor.ts'

for (const make of STORES) {
  describe(`manners on ${make.name}`, () => {
    let server: TestServer
    let store: Store
    let mails: MailServer
    beforeAll(async () => {
      mails = await MailServer.start()
      server = await serverForTests(make, { ORIGIN: 'http://localhost:1', SMTP_URL: mails.url })
      store = await server.place.open()
    }, 60_000)
    afterAll(async () => {
      await store.close()
      await server.stop()
      await mails.stop()
    })

    const guest = (name: string) => Visitor.guest(server.base, name)
    const makeTable = async (host: Visitor, bots: (string | null)[] = [null, null], rated = false) => {
      const pace = { kind: 'untimed' }
      const wish = { game: 'aton', seats: 2, options: {}, bots, open: true, rated, pace }
      return host.post('/api/tables', wish)
    }
    const sit = (visitor: Visitor, match: string) =>
      visitor.post(`/api/tables/${match}/sit`, { contribution: randomBytes(16).toString('hex') })
    const enter = async (visitor: Visitor, address: string) => {
      await visitor.post('/api/codes', { address, kind: 'enter' })
      return visitor.post('/api/codes/check', { code: mails.codeFor(address), kind: 'enter' })
    }

    test('who is blocked neither sits down nor finds the table, in both directions, and is not told why', async () => {
      const [ani, apep] = [await guest('Ani'), await guest('Apep')]
      const match = String((await makeTable(ani)).body.id)
      await sit(ani, match)
      const lists = async (visitor: Visitor) => (await visitor.get('/api/tables')) as unknown as Lists
      expect((await lists(apep)).open.map(({ id }) => id)).toContain(match)
      expect((await ani.post(`/api/people/${await apep.id()}/manner`, { kind: 'block' })).status).toBe(200)
      expect((await sit(apep, match)).body.why).toBe('cannot-sit-here')
      expect((await lists(apep)).open.map(({ id }) => id)).not.toContain(match)
      const theirs = String((await makeTable(apep)).body.id)
      await sit(apep, theirs)
      expect((await sit(ani, theirs)).body.why).toBe('cannot-sit-here')
      expect(await ani.get('/api/me')).toMatchObject({ unread: [await apep.id()] })
      expect(await apep.get('/api/me')).toMatchObject({ unread: [] })
      await ani.post(`/api/people/${await apep.id()}/manner`, { kind: 'none' })
      expect((await sit(apep, match)).status).toBe(200)
      for (const id of ['nobody', await ani.id()])
        expect((await ani.post(`/api/people/${id}/manner`, { kind: 'mute' })).status).toBe(404)
    })

    test('what a muted person says never comes: not live, not from another process, not later; unmuted it comes with the next read', async () => {
      const [ani, apep, tiye] = [await guest('Ani'), await guest('Apep'), await guest('Tiye')]
      const match = String((await makeTable(ani, [null, null])).body.id)
      for (const visitor of [ani, apep]) await sit(visitor, match)
      const about = `/api/people/${await apep.id()}/manner`
      const [reader, speaker, watcher] = [await ani.client(), await apep.client(), await tiye.client()]
      for (const client of [reader, speaker, watcher]) {
        client.send({ t: 'watch', match })
        await client.until(() => client.table(match))
      }
      const heard = ({ heard: all }: typeof reader) =>
        all.flatMap(message => (message.t === 'said' ? message.said.map(({ text }) => text) : []))
      const left = () => reader.heard.flatMap(message => (message.t === 'said' ? (message.left ?? []) : []))
      const say = async (text: string) => {
        speaker.send({ t: 'say', match, text, id: text })
        await watcher.until(() => heard(watcher).includes(text))
      }
      await say('Before')
      for (const [n, kind] of ['mute', 'block'].entries()) {
        await ani.post(about, { kind })
        await say(kind)
        const at = Date.now()
        const line = { player: await apep.id(), name: 'Apep', text: `${kind} elsewhere`, at, id: `${kind} 2` }
        await server.store.run(sql => addLine(sql, match, line))
        server.store.announce({ of: 'chat', match })
        await watcher.until(() => heard(watcher).includes(line.text))
        await reader.until(() => left().length === 2 * (n + 1))
      }
      expect(heard(reader)).toEqual(['Before'])
      expect(left()).toEqual([1, 2, 3, 4])
      expect(heard(speaker)).toEqual(heard(watcher)) // who is muted cannot tell
      reader.forget()
      reader.send({ t: 'watch', match })
      await reader.until(() => left().length > 0)
      expect([heard(reader), left()]).toEqual([[], [0, 1, 2, 3, 4]])
      await ani.post(about, { kind: 'none' })
      reader.send({ t: 'watch', match })
      await reader.until(() => heard(reader).length > 0)
      expect(heard(reader)).toEqual(heard(watcher))
      for (const client of [reader, speaker, watcher]) client.close()
    })

    test('a report reaches the host, who closes it; nobody sends more than ten a day', async () => {
      const [ani, apep] = [await guest('Ani'), await guest('Apep')]
      const about = await apep.id()
      const report = (text: string) => ani.post(`/api/people/${about}/report`, { text })
      expect((await report('He shouts.\nA lot.')).status).toBe(200)
      const lines = await administer(store, ['reports'], Date.now())
      expect(lines.join('\n')).toContain(`Ani about Apep (person ${about})`)
      expect(lines.join('\n')).toContain('He shouts. A lot.')
      const [id] = (lines.find(line => line.includes(about)) ?? '').split(' ')
      expect(await administer(store, ['close', id], 1)).toEqual(['Closed.'])
      expect((await administer(store, ['reports'], 1)).join()).not.toContain(about)
      for (let n = 0; n < 9; n++) await report('again')
      expect((await report('again')).status).toBe(429)
      for (const text of ['', ' ', 'x'.repeat(1001)]) expect((await report(text)).status).toBe(400)
    })

    test('rated tables are for names that last, without bots', async () => {
      const ani = await guest('Ani')
      expect((await makeTable(ani, [null, null], true)).body.why).toBe('rated-needs-names')
      await enter(ani, `rated${make.name}@nile.example`)
      expect((await makeTable(ani, [null, 'casual'], true)).body.why).toBe('rated-no-bots')
      const { body } = await makeTable(ani, [null, null], true)
      const match = String(body.id)
      await sit(ani, match)
      expect((await sit(await guest('Passer'), match)).body.why).toBe('rated-needs-names')
      expect((await ani.post(`/api/tables/${match}/bot`, { seat: 1, bot: 'casual' })).body.why).toBe(
        'rated-no-bots',
      )
    })

    test('whoever is deleted is gone from every column of every table; others play on with somebody', async () => {
      const marker = `Zq${randomBytes(5).toString('hex')}`
      const [ani, friend] = [await guest(marker), await guest('Tiye')]
      const address = `${marker.toLowerCase()}@nile.example`
      expect((await enter(ani, address)).status).toBe(200)
      const id = await ani.id()
      const [running, over, open] = [
        String((await makeTable(ani)).body.id),
        String((await makeTable(ani)).body.id),
        String((await makeTable(ani)).body.id),
      ]
      for (const match of [running, over]) {
        await sit(ani, match)
        await sit(friend, match)
        expect((await ani.post(`/api/tables/${match}/start`)).status).toBe(200)
      }
      await sit(ani, open)
      const unfilled = String((await makeTable(friend)).body.id)
      for (const visitor of [friend, ani]) await sit(visitor, unfilled)
      expect((await friend.post(`/api/tables/${unfilled}/unseat`, { seat: 1 })).status).toBe(200)
      const client = await ani.client()
      client.send({ t: 'say', match: running, text: `I am ${marker}`, id: 's' })
      client.send({ t: 'resign', match: over, id: 'r' })
      await client.until(() => client.heard.filter(heard => heard.t === 'done').length === 2)
      client.close()
      await ani.post('/api/links')
      await ani.post('/api/codes', { address: `new${address}`, kind: 'address' })
      await ani.post('/api/passkeys/offer')
      await ani.post(`/api/people/${await friend.id()}/manner`, { kind: 'mute' })
      await friend.post(`/api/people/${id}/manner`, { kind: 'block' })
      await friend.post(`/api/people/${id}/report`, { text: `about ${marker}` })
      await ani.post(`/api/people/${await friend.id()}/report`, { text: `by ${marker}` })
      await ani.post('/api/you/shown', { shown: true })
      const zone = 'Pacific/Kiritimati' // nobody else here is there, and no day begins earlier
      const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
      expect((await ani.post('/api/you/vacation', { first: tomorrow, last: tomorrow, zone })).status).toBe(
        200,
      )
      expect((await ani.post('/api/you/hours', { quiet: { from: 60, until: 421, zone } })).status).toBe(200)
      expect((await ani.post('/api/signals/hear', { game: 'horus', wants: true })).status).toBe(200)
      const download = JSON.stringify(await ani.get('/api/you/download'))
      for (const part of [address, `I am ${marker}`, running, over, zone, 'horus', tomorrow])
        expect(download).toContain(part)

      const traces = async () =>
        (await everyRow(server.place)).flatMap(({ table, row }) =>
          Object.entries(row).flatMap(([column, value]) =>
            [marker, marker.toLowerCase(), id, zone, '"until":421'].some(text => String(value).includes(text))
              ? [`${table}.${column}`]
              : [],
          ),
        )
      const found = new Set(await traces())
      expect(found.size).toBeGreaterThan(15)
      for (const column of ['calendars.player', 'calendars.value', 'seats.calendar', 'hearings.player'])
        expect(found).toContain(column)
      expect((await ani.post('/api/you/delete', { name: 'Wrong' })).body.why).toBe('other-name')
      expect((await ani.post('/api/you/delete', { name: marker })).status).toBe(200)
      expect(await traces()).toEqual([])
      expect(await ani.get('/api/me')).toEqual({ player: null })
      const table = (await friend.get(`/api/tables/${running}`)) as unknown as PublicTable
      expect(table.status).toBe('running')
      expect(table.seats[0].bot).not.toBeNull()
      expect(await friend.get(`/api/tables/${over}`)).toMatchObject({
        status: 'over',
        result: { places: [2, 1] },
      })
    })
  })
}

test('a backup knows every table but what holds for moments only', async () => {
  const place = await sqliteForTests()
  const store = await place.open()
  const tables = new Set((await everyRow(place, true)).map(({ table }) => table))
  await store.close()
  await place.remove()
  const momentary = ['beats', 'proofs', 'sendings', 'presence', 'kysely_migration', 'kysely_migration_lock']
  expect([...tables].filter(name => !momentary.includes(name)).sort()).toEqual([...KEPT].sort())
  expect(Object.keys(migrations)).toContain('0006-identities')
})

test('the privacy page is made from the settings', async () => {
  const server = await serverForTests(sqliteForTests, { KEEP_GUEST_DAYS: '12', KEEP_BACKUP_DAYS: '30' })
  const visitor = new Visitor(server.base)
  expect(await visitor.get('/api/privacy')).toMatchObject({
    keep: { guests: 12, finished: 0 },
    backups: 30,
    mail: false,
  })
  await server.stop()
  expect(readSettings({}).keepBackups).toBeUndefined()
})
