/** Profiles, leader boards and good manners over HTTP; and leaving, with everything or without. */
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { isGame } from '../../games/cards.ts'
import { PeopleRequests } from '../../table/people.ts'
import type { Parts } from '../app.ts'
import { meansAt } from '../live/shuffle.ts'
import { COOKIE } from '../people/identity.ts'
import { downloadOf } from '../store/download.ts'
import { forgetPerson } from '../store/house.ts'
import { addReport, treat } from '../store/manners.ts'
import { readLeaders, readProfile } from '../store/profiles.ts'
import { forget } from './cookies.ts'
import { noSuchMatch, Refused } from './refused.ts'
import { type Id, known, read } from './request.ts'

export function addProfileRoutes(app: FastifyInstance, parts: Parts): void {
  const { store, settings } = parts
  app.get<Id>('/api/people/:id', async ({ params, guest }) => {
    const profile = await store.run(sql => readProfile(sql, params.id, guest?.id ?? null))
    if (!profile) throw new Refused(404, 'no-such-person')
    return profile
  })
  app.get<Id>('/api/leaders/:id', async ({ params }) => {
    if (!isGame(params.id)) throw noSuchMatch()
    return { leaders: await store.run(sql => readLeaders(sql, params.id)) }
  })
  app.get('/api/privacy', async () => ({
    keep: settings.keep,
    backups: settings.keepBackups,
    mail: parts.people.off.mail === null,
  }))
  addMannerRoutes(app, parts)
  addLeavingRoutes(app, parts)
}

function addMannerRoutes(app: FastifyInstance, { store, tables }: Parts): void {
  app.post<Id>('/api/people/:id/manner', async request => {
    const { id } = known(request)
    const { kind } = read(PeopleRequests.manner, request.body)
    const done = await store.run(sql => treat(sql, id, request.params.id, kind, tables.now()))
    if (!done) throw new Refused(404, 'no-such-person')
    return { done: true }
  })
  app.post<Id>('/api/people/:id/report', async request => {
    const { id: player } = known(request)
    const { match = '', text } = read(PeopleRequests.report, request.body)
    const report = { id: randomUUID(), player, about: request.params.id, match, text }
    const kept = await store.run(sql => addReport(sql, report, tables.now()))
    if (kept === 'nobody') throw new Refused(404, 'no-such-person')
    if (kept === 'enough') throw new Refused(429, 'too-many-requests')
    return { done: true }
  })
}

function addLeavingRoutes(app: FastifyInstance, { store, tables }: Parts): void {
  app.get('/api/you/download', async (request, reply) => {
    const { id } = known(request)
    const all = await store.run(sql => downloadOf(sql, id))
    return reply
      .header('content-disposition', 'attachment; filename="iteru.json"')
      .type('application/json')
      .send(JSON.stringify(all, null, 1))
  })
  app.post('/api/you/delete', async (request, reply) => {
    const { id, name } = known(request)
    if (read(PeopleRequests.remove, request.body).name !== name) throw new Refused(409, 'other-name')
    const topics = await store.run(sql => forgetPerson(sql, id, meansAt(tables.now())))
    for (const topic of topics) store.announce(topic)
    forget(reply, COOKIE)
    return { done: true }
  })
}
