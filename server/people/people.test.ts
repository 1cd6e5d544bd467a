/** Names that last, on both stores, with a real mail server on loopback: codes and their limits, guests who come back, and what belongs to somebody. */
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PublicTable } from '../../table/wire.ts'
import { Tables } from '../live/tables.ts'
import { Housekeeping } from '../operations/housekeeping.ts'
import { readSettings } from '../operations/settings.ts'
import { WISH } from '../testing/client.ts'
import { MailServer } from '../testing/mail.ts'
import { STORES, serverForTests, sqliteForTests, type TestServer } from '../testing/servers.ts'
import { Visitor } from '../testing/visitor.ts'
import { CODE_LIMITS } from './codes.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

for (const make of STORES) {
  describe(`people on ${make.name}`, () => {
    let server: TestServer
    let mails: MailServer
    const time = { ahead: 0 }
    const now = () => Date.now() + time.ahead
    let n = 0
    const address = () => `ani${n++}@nile.example`

    beforeAll(async () => {
      mails = await MailServer.start()
      const env = { ORIGIN: 'http://localhost:1', SMTP_URL: mails.url }
      server = await serverForTests(make, env, now)
    }, 60_000)
    afterAll(async () => {
      await server.stop()
      await mails.stop()
    })
    // Every test has limits of its own.
    beforeEach(() => {
      time.ahead += 2 * DAY
      mails.refusal = undefined
    })

    const guest = (name = 'Ani') => Visitor.guest(server.base, name)
    const enter = async (visitor: Visitor, to: string, kind = 'enter') => {
      expect((await visitor.post('/api/codes', { address: to, kind })).status).toBe(200)
      return visitor.post('/api/codes/check', { code: mails.codeFor(to), kind })
    }
    const lasting = async (name = 'Ani') => {
      const [visitor, to] = [await guest(name), address()]
      expect((await enter(visitor, to)).status).toBe(200)
      return { visitor, to }
    }
    const makeTable = async (host: Visitor, game = 'aton') => {
      const { body } = await host.post('/api/tables', { ...WISH, game })
      return String(body.id)
    }
    const sit = (visitor: Visitor, match: string) =>
      visitor.post(`/api/tables/${match}/sit`, { contribution: randomBytes(16).toString('hex') })
    const tableOf = async (visitor: Visitor, match: string) =>
      (await visitor.get(`/api/tables/${match}`)) as unknown as PublicTable

    test('a guest makes the name last, and comes back in another browser', async () => {
      const { visitor, to } = await lasting()
      expect(await visitor.get('/api/me')).toMatchObject({ lasting: true })
      expect(await visitor.get('/api/you')).toMatchObject({ address: to, name: 'Ani' })
      const other = new Visitor(server.base)
      expect(await enter(other, to.toUpperCase())).toMatchObject({
        status: 200,
        body: { tables: 0, stayed: [] },
      })
      expect(await other.id()).toBe(await visitor.id())
      expect((await other.get('/api/you')) as unknown).toMatchObject({
        devices: [{ device: 'Firefox, Linux' }, { device: 'Firefox, Linux' }],
      })
    })

    test('a code is good for ten minutes, five tries, one browser and one use', async () => {
      const [visitor, other, to] = [await guest(), await guest('Tiye'), address()]
      const check = (who: Visitor, code: string) => who.post('/api/codes/check', { code, kind: 'enter' })
      const why = async (answer: Promise<{ body: Record<string, unknown> }>) => (await answer).body.why
      await visitor.post('/api/codes', { address: to, kind: 'enter' })
      const code = mails.codeFor(to)
      const wrong = code === '000000' ? '000001' : '000000'
      expect(await why(check(other, code))).toBe('code-spent')
      for (let tries = 0; tries < 5; tries++) expect(await why(check(visitor, wrong))).toBe('code-wrong')
      expect(await why(check(visitor, code))).toBe('code-spent')

      await visitor.post('/api/codes', { address: to, kind: 'enter' })
      const old = mails.codeFor(to)
      time.ahead += 11 * MINUTE
      expect(await why(check(visitor, old))).toBe('code-spent')

      await visitor.post('/api/codes', { address: to, kind: 'enter' })
      const first = { code: mails.codeFor(to), cookies: new Map(visitor.cookies) }
      time.ahead += HOUR
      await visitor.post('/api/codes', { address: to, kind: 'enter' })
      const before = new Visitor(server.base)
      for (const [name, value] of first.cookies) before.cookies.set(name, value)
      expect(await why(check(before, first.code))).toBe('code-spent') // one is valid at a time
      const good = mails.codeFor(to)
      const twins = await Promise.all([check(visitor, good), check(visitor, good)])
      expect(twins.map(({ status }) => status).sort()).toEqual([200, 409])
      for (const bad of ['', '12345', 'abcdef', '1234567'])
        expect((await check(visitor, bad)).status).toBe(400)
    })

    test('so many mails and no more, to an address and from a network, however fast one asks', async () => {
      const [visitor, to] = [await guest(), address()]
      const ask = (where = to) => visitor.post('/api/codes', { address: where, kind: 'enter' })
      const burst = await Promise.all(Array.from({ length: 40 }, () => ask()))
      const count = (status: number) => burst.filter(answer => answer.status === status).length
      expect([count(200), count(429)]).toEqual([3, 37])
      expect(burst.find(({ status }) => status === 429)?.body.why).toBe('too-many-mails')
      for (let hour = 0; hour < 5; hour++) {
        time.ahead += HOUR + 1
        for (let more = 0; more < 3; more++) await ask()
      }
      expect(mails.letters.filter(letter => letter.to.includes(to))).toHaveLength(CODE_LIMITS.address.day)
      time.ahead += 2 * DAY
      const wide = await Promise.all(Array.from({ length: 30 }, () => ask(address())))
      expect(wide.filter(({ status }) => status === 200)).toHaveLength(CODE_LIMITS.network.hour)
    })

    test('known and unknown addresses get the same answer and the same mail', async () => {
      const { to } = await lasting()
      time.ahead += DAY
      const [visitor, unknown] = [new Visitor(server.base), address()]
      const [one, two] = [
        await visitor.post('/api/codes', { address: to, kind: 'enter' }),
        await visitor.post('/api/codes', { address: unknown, kind: 'enter' }),
      ]
      expect(one).toEqual(two)
      const bare = (where: string) =>
        mails
          .lastTo(where)
          .replaceAll(where, 'X')
          .replace(/\d{3} \d{3}/g, 'C')
          .split('\r\n\r\n')[1]
      expect(bare(to)).toBe(bare(unknown))
      expect(bare(to)).toContain('C')
      expect(
        (await visitor.post('/api/codes/check', { code: mails.codeFor(unknown), kind: 'enter' })).body.why,
      ).toBe('nobody-with-address')
    })

    test('a guest who signs in brings seats, tables and words along', async () => {
      const { visitor, to } = await lasting('Ani')
      const passer = await guest('Passer')
      const [friend, match] = [await guest('Tiye'), await makeTable(passer)]
      await sit(passer, match)
      await sit(friend, match)
      expect(await enter(passer, to)).toMatchObject({ body: { tables: 1, stayed: [] } })
      const { seats, host } = await tableOf(friend, match)
      const id = await visitor.id()
      expect([await passer.id(), host, seats[0].player, seats[0].name]).toEqual([id, id, id, 'Ani'])
      expect((await passer.post(`/api/tables/${match}/start`)).status).toBe(200)
    })

    test('where both sit at one match nothing moves, and that is said', async () => {
      const { visitor, to } = await lasting('Ani')
      const passer = await guest('Passer')
      const [both, open] = [await makeTable(passer), await makeTable(passer, 'horus')]
      const before = await passer.id()
      for (const match of [both, open]) {
        await sit(passer, match)
        await sit(visitor, match)
      }
      await passer.post(`/api/tables/${both}/start`)
      const answer = await enter(passer, to)
      const stayed = answer.body.stayed as { match: string }[]
      expect(stayed.map(({ match }) => match).sort()).toEqual([both, open].sort())
      expect(answer.body.tables).toBe(0)
      const { seats } = await tableOf(visitor, both)
      expect(seats.map(({ player }) => player)).toEqual([before, await visitor.id()])
      // Nobody can reach the guest's seat any more, so a bot plays on there.
      expect(seats.map(({ bot }) => bot !== null)).toEqual([true, false])
      expect((await tableOf(visitor, open)).seats.map(({ player }) => player)).toEqual([
        null,
        await visitor.id(),
      ])
    })

    test('another address is told to the old one; one that is somebody’s is refused', async () => {
      const [{ visitor, to }, { to: taken }] = [await lasting('Ani https://evil.example'), await lasting()]
      time.ahead += DAY
      const fresh = address()
      expect((await enter(visitor, taken, 'address')).body.why).toBe('address-taken')
      expect((await enter(visitor, fresh, 'address')).status).toBe(200)
      const told = mails.lastTo(to)
      expect(told).toContain('another e-mail address')
      expect(told).not.toContain('https://evil')
      expect(told).not.toContain(fresh)
      expect(await visitor.get('/api/you')).toMatchObject({ address: fresh })
    })

    test('an old box that takes no mail any more keeps nobody from another address, and the fault is counted', async () => {
      const { visitor } = await lasting()
      const fresh = address()
      await visitor.post('/api/codes', { address: fresh, kind: 'address' })
      const faults = async () =>
        /iteru_faults_total\{place="mail"\} (\d+)/.exec(
          await (await fetch(`${server.base}/metrics`)).text(),
        )?.[1]
      const before = Number((await faults()) ?? 0)
      mails.refusal = [550, 'gone']
      expect(
        (await visitor.post('/api/codes/check', { code: mails.codeFor(fresh), kind: 'address' })).status,
      ).toBe(200)
      expect(Number(await faults())).toBe(before + 1)
      expect(await visitor.get('/api/you')).toMatchObject({ address: fresh })
    })

    test('a mail server that refuses is one sentence, and so is an address that is none', async () => {
      const visitor = await guest()
      mails.refusal = [550, 'no']
      expect(await visitor.post('/api/codes', { address: address(), kind: 'enter' })).toMatchObject({
        status: 409,
        body: { why: 'mail-failed' },
      })
      for (const bad of [
        '',
        'ani',
        'a@b',
        'a@b.c\r\nBcc: x@y.z',
        'a@b.c, d@e.f',
        '<a@b.c>',
        `${'a'.repeat(260)}@b.c`,
      ])
        expect((await visitor.post('/api/codes', { address: bad, kind: 'enter' })).status).toBe(400)
    })

    test('a name is changed everywhere, the last way in stays, and other devices can be signed out', async () => {
      const { visitor, to } = await lasting('Ani')
      time.ahead += DAY
      const phone = new Visitor(server.base)
      await enter(phone, to)
      const match = await makeTable(phone)
      await sit(phone, match)
      expect((await phone.post('/api/you/name', { name: ' Nefer\u202e ' })).status).toBe(200)
      expect((await tableOf(phone, match)).seats[0].name).toBe('Nefer')
      expect((await phone.post('/api/you/name', { name: '\u200b' })).status).toBe(400)
      expect((await phone.post('/api/you/ways/remove', { passkey: null })).body.why).toBe('last-way')
      await phone.post('/api/you/sign-out', { device: 'others' })
      expect(await visitor.get('/api/me')).toEqual({ player: null })
      expect(await phone.get('/api/me')).toMatchObject({ player: { name: 'Nefer' } })
      await phone.post('/api/you/sign-out', { device: 'here' })
      expect(await phone.get('/api/me')).toEqual({ player: null })
    })

    test('a name that lasts is not swept away with the guests', async () => {
      const [{ visitor }, passer] = [await lasting(), await guest()]
      const store = await server.place.open()
      const later = () => now() + 200 * DAY
      const { keep } = readSettings({})
      await new Housekeeping({
        store,
        tables: new Tables(store, later),
        keep,
        now: later,
        report: error => {
          throw error
        },
      }).sweep()
      expect(await passer.id()).toBe('')
      expect(await visitor.id()).not.toBe('')
      await store.close()
    })
  })
}

test('without an address of its own a server says why it cannot, and plays on', async () => {
  const server = await serverForTests(sqliteForTests)
  const visitor = await Visitor.guest(server.base, 'Ani')
  expect(await visitor.get('/api/you')).toMatchObject({ off: { mail: 'no-origin', passkeys: 'no-origin' } })
  expect((await visitor.post('/api/codes', { address: 'a@b.example', kind: 'enter' })).body.why).toBe(
    'mail-off',
  )
  expect((await visitor.post('/api/passkeys/offer')).body.why).toBe('passkeys-off')
  await server.stop()
})
