/** HTTP: who somebody is. A request that changes something must come from our own page and carry JSON, so that no other page can send it. */
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { Requests } from '../../table/wire.ts'
import type { Parts } from '../app.ts'
import { addSocket } from '../live/socket.ts'
import { addressOf } from '../operations/limits.ts'
import { deviceOf } from '../people/device.ts'
import { COOKIE } from '../people/identity.ts'
import { addSignalRoutes } from '../signals/routes.ts'
import { readMe } from '../store/you.ts'
import { setCookie } from './cookies.ts'
import { addFind } from './find.ts'
import { checkOrigin } from './origin.ts'
import { addPeopleRoutes } from './people-routes.ts'
import { noSuchMatch, Refused } from './refused.ts'
import { read, TOKEN } from './request.ts'
import { addTableRoutes } from './table-routes.ts'

const MINUTE = 60_000

/** Everything that is limited and knows its guest: the lobby and the socket. */
export async function addApi(app: FastifyInstance, parts: Parts): Promise<void> {
  const { identities, settings, limits } = parts
  await app.register(rateLimit, {
    max: settings.rateLimit,
    timeWindow: MINUTE,
    keyGenerator: request => addressOf(request.ip ?? 'local'),
    errorResponseBuilder: () => new Refused(429, 'too-many-requests'),
  })
  app.decorateRequest('guest', null)
  app.addHook('preValidation', async request => {
    checkOrigin(request, settings.origin)
    for (const part of Object.values(request.params as Record<string, string>))
      if (!TOKEN.test(part)) throw noSuchMatch()
    request.guest = (await identities.recognise(request.cookies[COOKIE])) ?? null
    if (request.guest && !limits.playerRequests.allows(request.guest.id))
      throw new Refused(429, 'too-many-requests')
  })
  addIdentityRoutes(app, parts)
  addPeopleRoutes(app, parts)
  addTableRoutes(app, parts)
  addFind(app, parts)
  addSignalRoutes(app, parts)
  addSocket(app, parts)
}

function addIdentityRoutes(app: FastifyInstance, { identities, limits, store, hub }: Parts): void {
  app.get('/api/me', async ({ guest }) =>
    guest ? { player: guest, ...(await store.run(sql => readMe(sql, guest.id))) } : { player: null },
  )

  app.get('/api/programs', async () => ({ programs: await hub.programs() }))

  app.post('/api/guest', async (request, reply) => {
    const { name, program } = read(Requests.guest, request.body)
    if (!limits.addressGuests.allows(addressOf(request.ip))) throw new Refused(429, 'too-many-requests')
    const { guest, token } = await identities.greet(name, deviceOf(request.headers['user-agent']), program)
    setCookie(reply, request, COOKIE, token)
    return { player: guest }
  })
}
