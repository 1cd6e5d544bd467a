/** The lobby over HTTP: tables are listed, made, joined, left and deleted. Whoever may not look at a table is told that there is none, whatever they ask. */
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Reply } from '../../table/host.ts'
import type { Guest } from '../../table/lobby.ts'
import { isProgram } from '../../table/programs.ts'
import { belongsTo } from '../../table/readers.ts'
import { type Table, viewerOf } from '../../table/table.ts'
import { type Lists, Requests } from '../../table/wire.ts'
import type { Parts } from '../app.ts'
import { isInvited } from '../live/access.ts'
import { callOthers } from '../signals/openings.ts'
import { isLasting } from '../store/lasting.ts'
import { countTables, inviteTo } from '../store/lists.ts'
import { apartFrom } from '../store/manners.ts'
import { addAttachRoutes } from './attach-routes.ts'
import { listsFor, moreFor } from './home.ts'
import { addRecordRoutes } from './record-routes.ts'
import { Refused, sentenceOf } from './refused.ts'
import { type Id, known, read, tableFor } from './request.ts'

const MOST_TABLES = 50

export function addTableRoutes(app: FastifyInstance, parts: Parts): void {
  const { tables } = parts

  app.get('/api/tables', async ({ guest, query }): Promise<Lists> => {
    return listsFor(parts, guest, read(Requests.lists, query).language)
  })

  app.get('/api/tables/mine', async request => {
    return moreFor(parts, known(request), read(Requests.more, request.query))
  })

  app.post('/api/tables', async request => {
    const guest = known(request)
    const { open, rated, pace, id, ...wish } = read(Requests.create, request.body)
    await checkTables(parts, guest)
    if (rated) await checkRated(parts, guest, wish.bots)
    const made = await tables.create({ ...wish, settings: { open, rated, pace }, host: guest, request: id })
    if (open) await callOthers(parts, { ...wish, id: made.id, host: guest })
    return made
  })

  app.post<Id>('/api/tables/:id/rematch', async (request, reply) => {
    const guest = known(request)
    const table = await tableFor(parts, request)
    await checkTables(parts, guest)
    const made = await tables.rematch(table.id, guest)
    return 'refused' in made ? answer(reply, made) : made
  })

  app.post<Id>('/api/tables/:id/remove', async (request, reply) => {
    const guest = known(request)
    return answer(reply, await tables.remove((await tableFor(parts, request)).id, guest))
  })
  addSeatRoutes(app, parts)
  addDoorRoutes(app, parts)
  addRecordRoutes(app, parts)
  addAttachRoutes(app, parts)
}

/** Before, between and without matches: who sits where. */
function addSeatRoutes(app: FastifyInstance, parts: Parts): void {
  const { tables, store } = parts

  app.post<Id>('/api/tables/:id/sit', async (request, reply) => {
    const guest = known(request)
    const { invite, ...wish } = read(Requests.sit, request.body)
    const table = await tableFor(parts, request, invite)
    const mayCome =
      table.settings.open || belongsTo(table, guest.id) || (await isInvited(store, table.id, invite))
    if (!mayCome) return answer(reply, { refused: 'not-invited' })
    // What a rating says is about people.
    if (table.settings.rated && isProgram(guest.id)) return answer(reply, { refused: 'no-programs' })
    if (!belongsTo(table, guest.id) && !(await mayMeet(parts, table, guest)))
      return answer(reply, { refused: 'cannot-sit-here' })
    if (table.settings.rated) await checkRated(parts, guest, [])
    return answer(reply, await tables.sit(table.id, { guest, ...wish }))
  })
  app.post<Id>('/api/tables/:id/show', async (request, reply) => {
    const guest = known(request)
    const { contribution } = read(Requests.show, request.body)
    return answer(reply, await tables.show((await tableFor(parts, request)).id, guest, contribution))
  })
  app.post<Id>('/api/tables/:id/stand', async (request, reply) => {
    const guest = known(request)
    return answer(reply, await tables.stand((await tableFor(parts, request)).id, guest))
  })
  app.post<Id>('/api/tables/:id/bot', async (request, reply) => {
    const guest = known(request)
    const { seat, bot } = read(Requests.bot, request.body)
    return answer(reply, await tables.seatBot((await tableFor(parts, request)).id, guest, seat, bot))
  })
  app.post<Id>('/api/tables/:id/unseat', async (request, reply) => {
    const guest = known(request)
    const { seat } = read(Requests.unseat, request.body)
    return answer(reply, await tables.unseat((await tableFor(parts, request)).id, guest, seat))
  })
  app.post<Id>('/api/tables/:id/swap', async (request, reply) => {
    const guest = known(request)
    const { seats } = read(Requests.swap, request.body)
    return answer(reply, await tables.swap((await tableFor(parts, request)).id, guest, seats))
  })
  app.post<Id>('/api/tables/:id/start', async (request, reply) => {
    const guest = known(request)
    return answer(reply, await tables.start((await tableFor(parts, request)).id, guest))
  })
}

/** Who else may come or look: invitations for those who sit there, and the key to watch a table by invitation. */
function addDoorRoutes(app: FastifyInstance, parts: Parts): void {
  const { tables, store } = parts

  app.post<Id>('/api/tables/:id/invites', async (request, reply) => {
    const guest = known(request)
    const table = await tableFor(parts, request)
    if (table.host !== guest.id && viewerOf(table, guest.id) === null)
      return answer(reply, { refused: 'not-your-seat' })
    const invite = await inviteTo(store, table.id, tables.now())
    return invite === undefined ? answer(reply, { refused: 'too-many-invites' }) : { invite }
  })
  app.post<Id>('/api/tables/:id/key', async (request, reply) => {
    const guest = known(request)
    const { renew } = read(Requests.key, request.body)
    const table = await tableFor(parts, request)
    if (!belongsTo(table, guest.id)) return answer(reply, { refused: 'not-your-seat' })
    if (!renew) return { key: table.settings.key ?? null }
    const made = await tables.renewKey(table.id, guest)
    return 'refused' in made ? answer(reply, made) : made
  })
}

/** At a rated table sit people whose names last, and no bots. */
async function checkRated({ store }: Parts, { id }: Guest, bots: readonly (string | null)[]): Promise<void> {
  if (bots.some(bot => bot !== null)) throw new Refused(409, 'rated-no-bots')
  if (!(await store.run(sql => isLasting(sql, id)))) throw new Refused(409, 'rated-needs-names')
}

/** Nobody sits with whom they have blocked, nor with who has blocked them; who it was is not said. */
async function mayMeet({ store }: Parts, { seats, host }: Table, { id }: Guest): Promise<boolean> {
  const apart = await store.run(sql => apartFrom(sql, id))
  return !apart.has(host) && seats.every(({ player }) => player === null || !apart.has(player))
}

/** Nobody makes tables without end. */
export async function checkTables({ store, limits }: Parts, guest: Guest): Promise<void> {
  if (!limits.playerTables.allows(guest.id)) throw new Refused(429, 'too-many-requests')
  if ((await store.run(sql => countTables(sql, guest.id))) >= MOST_TABLES)
    throw new Refused(429, 'too-many-tables')
}

function answer(reply: FastifyReply, result: Reply): FastifyReply {
  return 'refused' in result
    ? reply.status(409).send({ why: result.refused, sentence: sentenceOf(result.refused) })
    : reply.send(result)
}
