/** What goes wrong on people's pages, told to whoever runs the server: without asking who it is, so that it works while the store is away. */
import type { FastifyInstance } from 'fastify'
import { LONGEST_FAULT, Requests } from '../../table/wire.ts'
import type { Parts } from '../app.ts'
import { addressOf } from '../operations/limits.ts'
import { checkOrigin } from './origin.ts'
import { Refused } from './refused.ts'
import { read } from './request.ts'

export function addFaults(app: FastifyInstance, { settings, limits, reports }: Parts): void {
  app.post('/api/faults', {
    bodyLimit: LONGEST_FAULT,
    // Before anything is read: whoever sends too many costs nothing more.
    onRequest: async request => {
      checkOrigin(request, settings.origin)
      if (!limits.addressFaults.allows(addressOf(request.ip))) throw new Refused(429, 'too-many-requests')
    },
    handler: async (request, reply) => {
      reports.noteOfPage(read(Requests.fault, request.body))
      return reply.status(204).send()
    },
  })
}
