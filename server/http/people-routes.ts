/** Names that last, over HTTP: ways to sign in, what belongs to somebody, and the devices on which they are known. */
import type { FastifyInstance } from 'fastify'
import { PeopleRequests } from '../../table/people.ts'
import type { Parts } from '../app.ts'
import { meansAt } from '../live/shuffle.ts'
import { addressOf } from '../operations/limits.ts'
import { type CodeKind, cleanAddress } from '../people/codes.ts'
import { COOKIE } from '../people/identity.ts'
import { renamePerson } from '../store/house.ts'
import { readYou, removeWay, setShown, signOut } from '../store/you.ts'
import { admit, browserOf, forgetProof, proofOf, setProof } from './browser.ts'
import { forget } from './cookies.ts'
import { addDaysRoutes } from './days-routes.ts'
import { languageOf } from './language.ts'
import { addLinkRoutes } from './link-routes.ts'
import { addPasskeyRoutes } from './passkey-routes.ts'
import { addProfileRoutes } from './profile-routes.ts'
import { Refused } from './refused.ts'
import { known, read } from './request.ts'

export function addPeopleRoutes(app: FastifyInstance, parts: Parts): void {
  addCodeRoutes(app, parts)
  addPasskeyRoutes(app, parts)
  addLinkRoutes(app, parts)
  addYouRoutes(app, parts)
  addProfileRoutes(app, parts)
  addDaysRoutes(app, parts)
}

function addCodeRoutes(app: FastifyInstance, { people, reports }: Parts): void {
  app.post('/api/codes', async (request, reply) => {
    const { address, kind } = read(PeopleRequests.code, request.body)
    if (kind === 'address') known(request)
    if (!people.codes) throw new Refused(409, 'mail-off')
    const asked = {
      kind: kind satisfies CodeKind,
      address: cleanAddress(address),
      player: request.guest?.id ?? null,
      network: addressOf(request.ip),
      language: languageOf(request),
    }
    const token = await people.codes.mail(asked).catch((error: unknown) => {
      reports.report(error, { place: 'mail', what: 'code' })
      throw new Refused(409, 'mail-failed')
    })
    if (token === undefined) throw new Refused(429, 'too-many-mails')
    setProof(reply, request, token)
    return { done: true }
  })

  app.post('/api/codes/check', async (request, reply) => {
    const { code, kind } = read(PeopleRequests.check, request.body)
    if (!people.codes) throw new Refused(409, 'mail-off')
    const proof = await people.codes.prove(proofOf(request), kind, code)
    if (typeof proof === 'string') throw new Refused(409, proof)
    if (kind === 'enter') {
      const entered = await people.enterBy(proof, browserOf(request))
      if (entered === 'nobody-with-address') throw new Refused(409, entered)
      return admit(reply, request, entered)
    }
    const guest = known(request)
    if (guest.id !== proof.player || proof.address === null) throw new Refused(409, 'code-spent')
    const done = await people.setAddress(guest, proof.address, languageOf(request))
    if (done === 'address-taken') throw new Refused(409, done)
    forgetProof(reply)
    return { done: true, tables: 0, stayed: [] }
  })
}

/** What belongs to whoever asks. */
function addYouRoutes(app: FastifyInstance, { store, people, tables }: Parts): void {
  app.get('/api/ways', async () => ({ off: people.off }))
  app.get('/api/you', async request => {
    const you = await store.run(sql => readYou(sql, known(request).id, request.cookies[COOKIE] ?? ''))
    return { ...you, off: people.off }
  })
  app.post('/api/you/name', async request => {
    const { id } = known(request)
    const { name } = read(PeopleRequests.name, request.body)
    for (const topic of await store.run(sql => renamePerson(sql, id, name, meansAt(tables.now()))))
      store.announce(topic)
    return { done: true }
  })
  app.post('/api/you/shown', async request => {
    const { id } = known(request)
    const { shown } = read(PeopleRequests.shown, request.body)
    await store.run(sql => setShown(sql, id, shown))
    return { done: true }
  })
  app.post('/api/you/ways/remove', async request => {
    const { id } = known(request)
    const way = read(PeopleRequests.way, request.body)
    if (!(await store.run(sql => removeWay(sql, id, way.passkey)))) throw new Refused(409, 'last-way')
    return { done: true }
  })
  app.post('/api/you/sign-out', async (request, reply) => {
    const { id } = known(request)
    const { device } = read(PeopleRequests.signOut, request.body)
    const here = request.cookies[COOKIE] ?? ''
    await store.run(sql => signOut(sql, id, device, here))
    if (device === 'here') forget(reply, COOKIE)
    store.announce({ of: 'person', player: id })
    return { done: true }
  })
}
