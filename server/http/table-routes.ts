/** The lobby over HTTP: tables are listed, made, joined and left; what happened at one is read as a history or a file. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { exportMatch, exportSeen } from '../../table/export.ts'
import { historyOf } from '../../table/history.ts'
import type { Reply } from '../../table/host.ts'
import type { Guest } from '../../table/lobby.ts'
import { publicTable } from '../../table/message.ts'
import { type Table, viewerOf } from '../../table/table.ts'
import { type Lists, Requests } from '../../table/wire.ts'
import type { Parts } from '../app.ts'
import { hashOf } from '../people/identity.ts'
import { countTables, inviteTo, listMine, listOpen, tableOfInvite } from '../store/lists.ts'
import { noSuchMatch, Refused, sentenceOf } from './refused.ts'
import { known, read } from './request.ts'

const MOST_TABLES = 50

type Id = { Params: { id: string } }

export function addTableRoutes(app: FastifyInstance, parts: Parts): void {
  const { tables, store } = parts

  app.get('/api/tables', async ({ guest }): Promise<Lists> => {
    const open = await store.run(sql => listOpen(sql))
    return { mine: guest ? await store.run(sql => listMine(sql, guest.id)) : [], open }
  })

  app.post('/api/tables', async request => {
    const guest = known(request)
    const { open, rated, pace, ...wish } = read(Requests.create, request.body)
    await checkTables(parts, guest)
    return { id: await tables.create({ ...wish, settings: { open, rated, pace }, host: guest }) }
  })

  app.post<Id>('/api/tables/:id/rematch', async (request, reply) => {
    const guest = known(request)
    const { contribution } = read(Requests.rematch, request.body)
    await checkTables(parts, guest)
    const made = await tables.rematch(request.params.id, guest, contribution)
    return 'refused' in made ? answer(reply, made) : made
  })
  addSeatRoutes(app, parts)
  addRecordRoutes(app, parts)
}

/** Before, between and without matches: who sits where. */
function addSeatRoutes(app: FastifyInstance, { tables, store }: Parts): void {
  app.post<Id>('/api/tables/:id/sit', async (request, reply) => {
    const guest = known(request)
    const { seat, invite, contribution } = read(Requests.sit, request.body)
    const table = await tables.read(request.params.id)
    const invited =
      invite !== undefined && (await store.run(sql => tableOfInvite(sql, hashOf(invite)))) === table?.id
    const expected = table && viewerOf(table, guest.id) !== null
    if (table && !table.settings.open && !invited && !expected)
      return answer(reply, { refused: 'not-invited' })
    return answer(reply, await tables.sit(request.params.id, { guest, seat, contribution }))
  })
  app.post<Id>('/api/tables/:id/stand', async (request, reply) =>
    answer(reply, await tables.stand(request.params.id, known(request))),
  )
  app.post<Id>('/api/tables/:id/bot', async (request, reply) => {
    const { seat, bot } = read(Requests.bot, request.body)
    return answer(reply, await tables.seatBot(request.params.id, known(request), seat, bot))
  })
  app.post<Id>('/api/tables/:id/start', async (request, reply) =>
    answer(reply, await tables.start(request.params.id, known(request))),
  )
  app.post<Id>('/api/tables/:id/invites', async (request, reply) => {
    const guest = known(request)
    const table = await tables.read(request.params.id)
    if (!table || viewerOf(table, guest.id) === null) return answer(reply, { refused: 'not-your-seat' })
    return { invite: await inviteTo(store, table.id, tables.now()) }
  })
}

/** What a table is and what happened there, as far as the viewer may know it. */
function addRecordRoutes(app: FastifyInstance, { tables }: Parts): void {
  const begun = async (id: string): Promise<Table> => {
    const table = await tables.read(id)
    if (!table || table.status === 'open') throw noSuchMatch()
    return table
  }
  const seatIn = (table: Table, { guest }: FastifyRequest) => viewerOf(table, guest?.id ?? null)

  app.get<Id>('/api/tables/:id', async request => {
    const table = await tables.read(request.params.id)
    if (!table) throw noSuchMatch()
    return publicTable(table)
  })
  app.get<Id>('/api/tables/:id/history', async request => {
    const { from = 0 } = read(Requests.history, request.query)
    const table = await begun(request.params.id)
    return historyOf(table, await tables.readLog(table.id), seatIn(table, request), from)
  })
  app.get<Id>('/api/tables/:id/export', async (request, reply) => {
    const table = await begun(request.params.id)
    const log = await tables.readLog(table.id)
    const text =
      table.status === 'over' ? exportMatch(table, log) : exportSeen(table, log, seatIn(table, request))
    return reply.type('application/jsonl').send(text)
  })
}

/** Nobody makes tables without end. */
async function checkTables({ store, limits }: Parts, guest: Guest): Promise<void> {
  if (!limits.playerTables.allows(guest.id)) throw new Refused(429, 'too-many-requests')
  if ((await store.run(sql => countTables(sql, guest.id))) >= MOST_TABLES)
    throw new Refused(429, 'too-many-tables')
}

function answer(reply: FastifyReply, result: Reply): FastifyReply {
  return 'refused' in result
    ? reply.status(409).send({ why: result.refused, sentence: sentenceOf(result.refused) })
    : reply.send(result)
}
