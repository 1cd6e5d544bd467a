/** Links to another device and passkeys, on both stores: what is wrong, used, old or somebody else's lets nobody in, in one sentence, and the right one goes on working. */
import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { REFUSALS } from '../../table/refusals.ts'
import { Authenticator } from '../testing/authenticator.ts'
import { STORES, serverForTests, type TestServer } from '../testing/servers.ts'
import { type Answer, Visitor } from '../testing/visitor.ts'

const MINUTE = 60_000
const ORIGIN = 'http://localhost:1'

for (const make of STORES) {
  describe(`ways in on ${make.name}`, () => {
    let server: TestServer
    const time = { ahead: 0 }
    beforeAll(async () => {
      server = await serverForTests(make, { ORIGIN }, () => Date.now() + time.ahead)
    }, 60_000)
    afterAll(() => server.stop())

    const guest = (name = 'Ani') => Visitor.guest(server.base, name)
    const refused = (status: number, why: 'link-spent' | 'passkey-failed'): Answer => ({
      status,
      body: { why, sentence: REFUSALS[why] },
    })

    test('a link that is wrong, old, replaced, used or somebody else’s is one sentence', async () => {
      const spent = refused(404, 'link-spent')
      const [old, other, fresh] = [await guest(), await guest('Tiye'), new Visitor(server.base)]
      const link = async () => String((await old.post('/api/links')).body.link)
      const use = (which: string) => fresh.post(`/api/links/${which}`)
      const look = (which: string, who = old) => who.ask('GET', `/api/links/${which}`)
      const confirm = (which: string, who = old) => who.post(`/api/links/${which}/confirm`)
      for (const wrong of ['nothing', `${await link()}x`, 'x'.repeat(43)]) {
        expect(await use(wrong)).toEqual(spent)
        expect(await look(wrong)).toEqual(spent)
        expect(await confirm(wrong)).toEqual(spent)
      }
      // Two minutes, whatever has been done with it by then.
      const [late, later] = [await link(), await link()]
      expect(await use(late)).toEqual(spent) // a newer one has replaced it
      expect((await use(later)).body).toEqual({ done: false })
      expect((await confirm(later)).status).toBe(200)
      time.ahead += 2 * MINUTE
      expect(await use(later)).toEqual(spent)
      expect(await look(later)).toEqual(spent)
      expect(await confirm(later)).toEqual(spent)
      expect(await fresh.id()).toBe('')
      // Only its owner sees and confirms it, and one that is used up is nobody's.
      const good = await link()
      expect((await use(good)).body).toEqual({ done: false })
      expect(await look(good, other)).toEqual(spent)
      expect(await confirm(good, other)).toEqual(spent)
      expect((await use(good)).body).toEqual({ done: false })
      expect((await confirm(good)).status).toBe(200)
      expect((await use(good)).body).toMatchObject({ done: true })
      expect(await fresh.id()).toBe(await old.id())
      expect(await use(good)).toEqual(spent)
      expect(await look(good)).toEqual(spent)
      expect(await confirm(good)).toEqual(spent)
    })

    test('a passkey that is wrong, used, old or somebody else’s is one sentence; the right one lets in', async () => {
      const failed = refused(409, 'passkey-failed')
      const challenge = async (who: Visitor, what: 'offer' | 'ask') =>
        String((await who.post(`/api/passkeys/${what}`)).body.challenge)
      const add = (who: Visitor, answer: object) => who.post('/api/passkeys/add', { answer })
      const enter = (who: Visitor, answer: object) => who.post('/api/passkeys/enter', { answer })
      const [ani, device] = [await guest(), new Authenticator(ORIGIN)]

      // Making one.
      expect(await add(ani, device.make(await challenge(ani, 'ask')))).toEqual(failed) // asked for something else
      for (const bent of [
        { challenge: Buffer.from('guessed').toString('base64url') },
        { origin: 'https://evil.example' },
        { site: 'evil.example' },
      ])
        expect(await add(ani, device.make(await challenge(ani, 'offer'), bent))).toEqual(failed)
      for (const nonsense of [{}, { id: 'x' }, { ...device.make('x'), response: {} }]) {
        await challenge(ani, 'offer')
        expect(await add(ani, nonsense)).toEqual(failed)
      }
      const old = await challenge(ani, 'offer')
      time.ahead += 5 * MINUTE
      expect(await add(ani, device.make(old))).toEqual(failed)
      const offered = await challenge(ani, 'offer')
      const made = device.make(offered)
      expect((await add(ani, made)).status).toBe(200)
      expect(await add(ani, made)).toEqual(failed) // a challenge is answered once
      const tiye = await guest('Tiye')
      expect(await add(tiye, device.make(await challenge(tiye, 'offer')))).toEqual(failed) // it is Ani's

      // Signing in.
      const phone = new Visitor(server.base)
      const ask = () => challenge(phone, 'ask')
      const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
      expect(await enter(phone, device.enter('never asked'))).toEqual(failed)
      expect(await enter(phone, new Authenticator(ORIGIN).enter(await ask()))).toEqual(failed)
      for (const bent of [
        { key: stranger },
        { challenge: Buffer.from('guessed').toString('base64url') },
        { origin: 'https://evil.example' },
        { site: 'evil.example' },
        { counter: 1 }, // behind what it has said before: a copy
      ])
        expect(await enter(phone, device.enter(await ask(), bent))).toEqual(failed)
      const elsewhere = device.enter(await ask())
      expect(await enter(new Visitor(server.base), elsewhere)).toEqual(failed) // another browser asked
      const late = device.enter(await ask())
      time.ahead += 5 * MINUTE
      expect(await enter(phone, late)).toEqual(failed)
      const right = device.enter(await ask())
      const twins = await Promise.all([enter(phone, right), enter(phone, right)])
      expect(twins.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(await phone.id()).toBe(await ani.id())
      expect(await enter(phone, right)).toEqual(failed)

      // One that was taken away opens nothing any more.
      const another = new Authenticator(ORIGIN)
      expect((await add(ani, another.make(await challenge(ani, 'offer')))).status).toBe(200)
      const passkey = device.id.toString('base64url')
      expect((await ani.post('/api/you/ways/remove', { passkey })).status).toBe(200)
      const tablet = new Visitor(server.base)
      expect(await enter(tablet, device.enter(await challenge(tablet, 'ask')))).toEqual(failed)
      expect((await enter(tablet, another.enter(await challenge(tablet, 'ask')))).status).toBe(200)
      expect(await tablet.id()).toBe(await ani.id())
    })
  })
}
