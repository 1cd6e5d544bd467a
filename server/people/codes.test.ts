/** Codes by mail, asked for by those who want to find out or to annoy: whose address is known cannot be told from an answer or from the work for it, a thousand wishes bring the mails that are promised and no more, and a mail server that misbehaves costs nobody but its own mails. */
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { REFUSALS } from '../../table/refusals.ts'
import type { Query, Statements } from '../store/statements.ts'
import type { Script, Store } from '../store/store.ts'
import { FalseMailServer, MailServer, type Trick } from '../testing/mail.ts'
import { STORES, serverForTests, sqliteForTests, type TestServer } from '../testing/servers.ts'
import { Visitor } from '../testing/visitor.ts'
import { CODE_LIMITS } from './codes.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const ORIGIN = 'http://localhost:1'
const PROOF = process.env.ITERU_PROOF !== undefined
const THOUSAND = 1000
/** So many ask at once. */
const CROWD = 50

/** Every statement that requests give to a store from now on, by its text. What the server does by itself meanwhile is not among them. */
function statementsOf(store: Store): string[] {
  const said: string[] = []
  const isAsked = () => /\/server\/(?:people|http)\/[\w-]+\.ts/.test(new Error().stack ?? '')
  function* noted<T>(script: Script<T>): Script<T> {
    let next = script.next([])
    while (!next.done) {
      said.push(next.value.sql)
      next = script.next(yield next.value)
    }
    return next.value
  }
  for (const way of ['run', 'read'] as const) {
    const real = store[way].bind(store)
    vi.spyOn(store, way).mockImplementation(<T>(script: (sql: Statements) => Script<T>) =>
      isAsked() ? real(sql => noted(script(sql))) : real(script),
    )
  }
  const once = store.once.bind(store)
  vi.spyOn(store, 'once').mockImplementation((statement: (sql: Statements) => Query) => {
    const asked = isAsked()
    return once(sql => {
      const query = statement(sql)
      if (asked) said.push(query.sql)
      return query
    })
  })
  return said
}

/** An answer without what differs between any two: the time, the token of the browser, and how many requests are left. */
async function bare(response: Response) {
  const headers = [...response.headers].filter(([name]) => !/^(date|x-ratelimit-)/.test(name))
  const text = headers.map(([name, value]) => `${name}: ${value.replace(/(iteru-proof=)[^;]+/, '$1')}`)
  return { status: response.status, headers: text, body: await response.text() }
}

for (const make of STORES) {
  describe(`codes on ${make.name}`, () => {
    let server: TestServer
    let mails: MailServer
    const time = { ahead: 0 }
    let n = 0
    const newAddress = () => `bek${n++}@nile.example`

    beforeAll(async () => {
      mails = await MailServer.start()
      const env = { ORIGIN, SMTP_URL: mails.url, TRUST_PROXY: '1' }
      server = await serverForTests(make, env, () => Date.now() + time.ahead)
    }, 60_000)
    afterAll(async () => {
      vi.restoreAllMocks()
      await server.stop()
      await mails.stop()
    })
    beforeEach(() => {
      time.ahead += 2 * DAY
    })

    const post = (path: string, body: object, cookie = '') =>
      fetch(`${server.base}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify(body),
      })

    /** Somebody who has signed in once with an address. */
    async function person() {
      const [visitor, address] = [await Visitor.guest(server.base, 'Ani'), newAddress()]
      await visitor.post('/api/codes', { address, kind: 'enter' })
      const entered = await visitor.post('/api/codes/check', { code: mails.codeFor(address), kind: 'enter' })
      expect(entered.status).toBe(200)
      return { visitor, address }
    }

    test('a known address costs the same work and gets the same answer as an unknown one', async () => {
      const { visitor } = await person()
      const own = `iteru=${visitor.cookies.get('iteru')}`
      const said = statementsOf(server.store)
      /** What a wish for a code and a wrong try come to, with everything that is done for them. */
      const lookAt = async (to: string, kind: string, cookie: string) => {
        said.length = 0
        const before = mails.letters.length
        const asked = await post('/api/codes', { address: to, kind }, cookie)
        const sent = mails.letters.length - before
        const proof = asked.headers.getSetCookie()[0].split(';')[0]
        const code = mails.codeFor(to) === '000000' ? '000001' : '000000'
        const tried = await post('/api/codes/check', { code, kind }, `${cookie}; ${proof}`)
        return { asked: await bare(asked), sent, tried: await bare(tried), said: [...said] }
      }
      for (const [kind, cookie] of [
        ['enter', ''],
        ['enter', own],
        ['address', own],
      ]) {
        const known = await lookAt((await person()).address, kind, cookie)
        expect(await lookAt(newAddress(), kind, cookie)).toEqual(known)
        expect([known.asked.status, known.sent, known.tried.status]).toEqual([200, 1, 409])
        expect(known.said.length).toBeGreaterThan(5)
      }
      vi.restoreAllMocks()
    })

    /** Wishes for codes, many at a time, each from a network and for an address; how often each was granted or refused. */
    async function flood(app: FastifyInstance, wishes: readonly { network: string; to: string }[]) {
      const counts = new Map<string, number>()
      for (let from = 0; from < wishes.length; from += CROWD)
        await Promise.all(
          wishes.slice(from, from + CROWD).map(async ({ network, to }) => {
            const answer = await app.inject({
              method: 'POST',
              url: '/api/codes',
              headers: { 'x-forwarded-for': network },
              payload: { address: to, kind: 'enter' },
            })
            const what = `${answer.statusCode} ${answer.json().sentence ?? ''}`.trim()
            counts.set(what, (counts.get(what) ?? 0) + 1)
          }),
        )
      return Object.fromEntries(counts)
    }
    const lettersTo = (to: string) => mails.letters.filter(letter => letter.to.includes(to)).length
    const TOO_MANY = `429 ${REFUSALS['too-many-mails']}`
    const network = (k: number) => `100.${64 + (k >> 16)}.${(k >> 8) & 255}.${k & 255}`
    const times = (count: number) => Array.from({ length: count }, (_, k) => k)

    // On a database each of them waits for the one before, which takes long: there a fifth of them, for npm run proof all.
    const many = make === sqliteForTests || PROOF ? THOUSAND : THOUSAND / 5

    test('a thousand wishes in a minute from one network, or for one address, bring what is promised and no more', async () => {
      const [from, victim] = [network(7), newAddress()]
      mails.letters.length = 0
      // Half of them for one address, the others each for another.
      const wishes = times(many).map(k => ({ network: from, to: k % 2 ? newAddress() : victim }))
      const { hour } = CODE_LIMITS.network
      expect(await flood(server.app, wishes)).toEqual({ 200: hour, [TOO_MANY]: many - hour })
      expect(mails.letters).toHaveLength(hour)
      expect(lettersTo(victim)).toBe(CODE_LIMITS.address.hour)
      // A thousand networks do not get more of them to one address.
      const other = newAddress()
      const most = CODE_LIMITS.address.hour
      const wider = times(many).map(k => ({ network: network(1000 + k), to: other }))
      expect(await flood(server.app, wider)).toEqual({ 200: most, [TOO_MANY]: many - most })
      expect(lettersTo(other)).toBe(most)
      // Everybody else gets a code meanwhile that works, and an hour later so does the victim.
      await person()
      time.ahead += HOUR + 1
      const back = await Visitor.guest(server.base, 'Bek')
      expect((await back.post('/api/codes', { address: victim, kind: 'enter' })).status).toBe(200)
      const code = mails.codeFor(victim)
      expect((await back.post('/api/codes/check', { code, kind: 'enter' })).status).toBe(200)
    })

    // Five hundred mails: on the other store, which counts with the same statements, for npm run proof.
    if (make === sqliteForTests || PROOF)
      test('a thousand networks with a thousand addresses bring what the site may send, and the next hour is another', async () => {
        mails.letters.length = 0
        const wishes = times(THOUSAND).map(k => ({ network: network(5000 + k), to: newAddress() }))
        const { hour } = CODE_LIMITS.site
        expect(await flood(server.app, wishes)).toEqual({ 200: hour, [TOO_MANY]: THOUSAND - hour })
        expect(mails.letters).toHaveLength(hour)
        const ani = await Visitor.guest(server.base, 'Ani')
        const wish = { address: newAddress(), kind: 'enter' }
        expect(await ani.post('/api/codes', wish)).toMatchObject({
          status: 429,
          body: { why: 'too-many-mails' },
        })
        time.ahead += HOUR + 1
        expect((await ani.post('/api/codes', wish)).status).toBe(200)
      })
  })
}

describe('a mail server that has the mail and then', () => {
  let server: TestServer
  let mails: FalseMailServer
  beforeAll(async () => {
    mails = await FalseMailServer.start()
    server = await serverForTests(sqliteForTests, { ORIGIN, SMTP_URL: mails.url })
  }, 60_000)
  afterAll(async () => {
    await server.stop()
    mails.stop()
  })

  const FALSE: readonly Trick[] = ['hangs', 'lets go', 'babbles', 'refuses']
  for (const trick of FALSE)
    test(`${trick} is one sentence; others are served meanwhile, and the next mail brings a code that works`, async () => {
      const [ani, other] = [await Visitor.guest(server.base, 'Ani'), await Visitor.guest(server.base, 'Bek')]
      const wish = { address: `${trick.replace(' ', '-')}@nile.example`, kind: 'enter' }
      mails.trick = trick
      const asked = ani.post('/api/codes', wish)
      expect((await other.ask('GET', '/api/me')).status).toBe(200)
      expect(await asked).toEqual({
        status: 409,
        body: { why: 'mail-failed', sentence: REFUSALS['mail-failed'] },
      })
      mails.trick = 'takes'
      expect((await ani.post('/api/codes', wish)).status).toBe(200)
      const [, code = ''] = /\b(\d{3} \d{3})\b/.exec(mails.taken.at(-1) ?? '') ?? []
      const entered = await ani.post('/api/codes/check', { code: code.replace(' ', ''), kind: 'enter' })
      expect(entered.status).toBe(200)
      expect(await ani.get('/api/you')).toMatchObject({ address: wish.address })
    })
})
