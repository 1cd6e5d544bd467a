/** The server as a whole: HTTP for the lobby, a socket for the tables. Everything that comes in is checked here and trusted behind. */
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import websocket from '@fastify/websocket'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { BadInput } from '../kernel/options.ts'
import { LONGEST_MESSAGE } from '../web/messages.ts'
import { Chats } from './chats.ts'
import { headers } from './headers.ts'
import { Hub } from './hub.ts'
import { Identities } from './identity.ts'
import { type Limits, makeLimits } from './limits.ts'
import { addMetrics } from './metrics.ts'
import { addPage } from './page.ts'
import { Pulse } from './pulse.ts'
import { Refused } from './refused.ts'
import { addApi } from './routes.ts'
import type { Settings } from './settings.ts'
import type { Store } from './store/store.ts'
import { Tables } from './tables.ts'
import { Thinkers } from './thinkers.ts'

/** Where the built page lies. */
const PAGE = 'dist/web'

export interface Parts {
  readonly settings: Settings
  readonly store: Store
  readonly identities: Identities
  readonly tables: Tables
  readonly hub: Hub
  readonly thinkers: Thinkers
  readonly chats: Chats
  readonly limits: Limits
}

/** Builds the server on an open store; nothing listens yet. */
export async function buildApp(
  settings: Settings,
  store: Store,
  now: () => number = Date.now,
): Promise<FastifyInstance> {
  const pulse = new Pulse(store, now)
  await pulse.start()
  const tables = new Tables(store, now, pulse)
  const hub = new Hub(tables)
  const thinkers = new Thinkers({ store, tables, pulse, now })
  const chats = new Chats(store, tables, hub, now)
  const parts: Parts = {
    settings,
    store,
    tables,
    hub,
    thinkers,
    chats,
    identities: new Identities(store, now),
    limits: makeLimits(settings.rateLimit, now),
  }
  const app = fastify({
    logger: { level: settings.logLevel },
    logController: new LogController({ disableRequestLogging: true }), // addresses of invitations and links are secrets
    trustProxy: (_address, hop) => hop < settings.trustProxy,
    bodyLimit: LONGEST_MESSAGE,
  })
  answerErrors(app)
  store.listen(topic => {
    const shown: Promise<void>[] = []
    if (topic.startsWith('chat ')) shown.push(chats.refresh(topic.slice(5)))
    else shown.push(hub.refresh(topic))
    if (topic === '*') shown.push(chats.refresh(topic))
    Promise.all(shown).catch((error: Error) =>
      app.log.warn({ error: error.message }, 'a change could not be shown'),
    )
  })
  await app.register(cookie)
  await app.register(helmet, headers)
  await app.register(websocket, { options: { maxPayload: LONGEST_MESSAGE, perMessageDeflate: false } })
  await app.register(api => addApi(api, parts))
  app.get('/healthz', async () => ({ ok: true }))
  addMetrics(app, parts)
  await addPage(app, PAGE, async id => (await parts.tables.read(id))?.game)
  app.addHook('onClose', async () => {
    pulse.stop()
    await thinkers.stop()
    await store.close()
  })
  await thinkers.start()
  return app
}

/** One sentence for whoever asked; what went wrong inside is nobody's business outside. */
function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? (error instanceof BadInput ? 400 : 500)
    if (status >= 500)
      request.log.error({ route: request.routeOptions.url, error: error.stack }, 'a request failed')
    return reply.status(status).send({
      why: error instanceof Refused ? error.why : 'bad-input',
      sentence: status < 500 ? error.message : 'Something went wrong on the server.',
    })
  })
}
