/** What a table is and what happened there, over HTTP: as far as the viewer may know it. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { exportMatch, exportSeen } from '../../table/export.ts'
import { eyesOf, historyOf } from '../../table/history.ts'
import { publicTable } from '../../table/message.ts'
import { type Table, viewerOf } from '../../table/table.ts'
import { Requests } from '../../table/wire.ts'
import type { Parts } from '../app.ts'
import { noSuchMatch, Refused } from './refused.ts'
import { type Id, read, tableFor } from './request.ts'

export function addRecordRoutes(app: FastifyInstance, parts: Parts): void {
  const { tables } = parts
  const begun = async (request: FastifyRequest<Id>): Promise<Table> => {
    const table = await tableFor(parts, request)
    if (table.status === 'open') throw noSuchMatch()
    return table
  }
  const seatIn = (table: Table, { guest }: FastifyRequest) => viewerOf(table, guest?.id ?? null)

  app.get<Id>('/api/tables/:id', async request => publicTable(await tableFor(parts, request)))
  app.get<Id>('/api/tables/:id/history', async request => {
    const { from = 0, seat } = read(Requests.history, request.query)
    const table = await begun(request as FastifyRequest<Id>)
    const eyes = eyesOf(table, seatIn(table, request), seat)
    if ('refused' in eyes) throw new Refused(409, eyes.refused)
    return historyOf(table, await tables.readLog(table.id), eyes.seat, from)
  })
  app.get<Id>('/api/tables/:id/export', async (request, reply) => {
    const table = await begun(request)
    const log = await tables.readLog(table.id)
    const text =
      table.status === 'over' ? exportMatch(table, log) : exportSeen(table, log, seatIn(table, request))
    return reply.type('application/jsonl').send(text)
  })
}
