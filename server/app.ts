/** The server as a whole: HTTP for the lobby, a socket for the tables. Everything that comes in is checked here and trusted behind. */
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import websocket from '@fastify/websocket'
import fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { BadInput } from '../kernel/options.ts'
import { LONGEST_MESSAGE } from '../table/wire.ts'
import type { Language } from '../words/languages.ts'
import { Thinkers } from './bots/thinkers.ts'
import { addBodies } from './http/body.ts'
import { addFaults } from './http/faults.ts'
import { headers } from './http/headers.ts'
import { type Ahead, addPage } from './http/page.ts'
import { previewOf } from './http/preview.ts'
import { faultOf, Refused } from './http/refused.ts'
import { addApi } from './http/routes.ts'
import { readFor } from './live/access.ts'
import { Chats } from './live/chats.ts'
import { Homes } from './live/homes.ts'
import { Hub } from './live/hub.ts'
import { News } from './live/news.ts'
import { PARTING_MS, SOCKETS } from './live/socket.ts'
import { Tables } from './live/tables.ts'
import { Housekeeping } from './operations/housekeeping.ts'
import { type Limits, makeLimits } from './operations/limits.ts'
import { addMetrics } from './operations/metrics.ts'
import { Pulse } from './operations/pulse.ts'
import { addReady } from './operations/ready.ts'
import { type Report, Reports } from './operations/report.ts'
import type { Settings } from './operations/settings.ts'
import { COOKIE, Identities } from './people/identity.ts'
import { type Keys, readKeys } from './people/keys.ts'
import { type Mailer, makeMailer } from './people/mailer.ts'
import { People } from './people/people.ts'
import type { Off } from './people/reach.ts'
import { addStop } from './signals/routes.ts'
import { canCall, makeSignals, type Signals } from './signals/signals.ts'
import type { Store } from './store/store.ts'

/** Where the built page lies. */
const PAGE = 'dist/web'

export interface Parts {
  readonly settings: Settings
  readonly store: Store
  readonly identities: Identities
  readonly tables: Tables
  readonly hub: Hub
  readonly homes: Homes
  readonly thinkers: Thinkers
  readonly chats: Chats
  readonly limits: Limits
  readonly news: News
  readonly pulse: Pulse
  readonly reports: Reports
  readonly house: Housekeeping
  readonly keys: Keys
  readonly people: People
  readonly mailer: Mailer | { readonly off: Off }
  readonly signals: Signals
}

/** When to ask again for what could not be reached. */
const RETRY_SECONDS = 2

/** Whoever has not sent a whole request by then does not mean to; nor who has not sent its head. */
const REQUEST_MS = 30_000
const HEAD_MS = 15_000
/** How often that is looked at. */
const LOOK_MS = 5000

/** Builds the server on an open store; nothing listens yet. Throws Unavailable. */
export async function buildApp(
  settings: Settings,
  store: Store,
  now: () => number = Date.now,
): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: settings.logLevel },
    logController: new LogController({ disableRequestLogging: true }), // addresses of invitations and links are secrets
    trustProxy: (_address, hop) => hop < settings.trustProxy,
    bodyLimit: LONGEST_MESSAGE,
    requestTimeout: REQUEST_MS,
    http: { headersTimeout: HEAD_MS, connectionsCheckingInterval: LOOK_MS },
  })
  const keys = await readKeys(store)
  const made = { ...makeParts(settings, store, new Reports(app.log, now), now), keys }
  const parts: Parts = { ...made, signals: makeSignals(made), people: new People({ ...made, now }) }
  const { news, pulse, thinkers, signals } = parts
  const { report } = parts.reports
  parts.hub.onWatched(table => thinkers.rouse(table))
  await pulse.start()
  answerErrors(app, report)
  addBodies(app)
  store.listen(topic => news.hear(topic))
  store.listen(topic => signals.turns.hear(topic))
  store.onFault(error => report(error, { place: 'store', what: 'connection' }))
  await app.register(cookie)
  await app.register(helmet, headers)
  await app.register(websocket, SOCKETS)
  await app.register(api => addApi(api, parts))
  await app.register(stop => addStop(stop, parts))
  addFaults(app, parts)
  addReady(app, parts)
  addMetrics(app, parts)
  // Whoever opens the page while the store is away gets it all the same, only without a guess at what to load first.
  const unknown = (error: unknown) => {
    report(error, { place: 'http', what: 'page' })
    return undefined
  }
  await addPage(app, PAGE, {
    origin: settings.origin,
    ahead: (...asked) => aheadOf(parts, ...asked).catch(unknown),
  })
  addEnd(app, parts)
  await thinkers.start()
  parts.house.start()
  signals.sender.start()
  return app
}

/** What the page says ahead of a table, to whoever may look at it; to everybody else there is none. */
async function aheadOf(
  parts: Parts,
  id: string,
  { cookies }: FastifyRequest,
  language: Language,
): Promise<Ahead | undefined> {
  const guest = await parts.identities.recognise(cookies[COOKIE])
  const table = await readFor(parts, id, { player: guest?.id ?? null })
  return table && { game: table.game, preview: previewOf(table, language) }
}

function makeParts(
  settings: Settings,
  store: Store,
  reports: Reports,
  now: () => number,
): Omit<Parts, 'keys' | 'signals' | 'people'> {
  const { report } = reports
  const pulse = new Pulse(store, now, report)
  const mailer = makeMailer(settings)
  const tables = new Tables(store, now, pulse, canCall(settings, mailer))
  const hub = new Hub(tables, report)
  const homes = new Homes()
  const chats = new Chats(store, tables, hub, now)
  return {
    settings,
    store,
    reports,
    pulse,
    tables,
    hub,
    chats,
    homes,
    news: new News(hub, chats, homes, report),
    thinkers: new Thinkers({ store, tables, pulse, now, report }),
    identities: new Identities(store, now),
    limits: makeLimits(settings.rateLimit, now),
    house: new Housekeeping({ store, tables, keep: settings.keep, now, report }),
    mailer,
  }
}

/** How it ends: whoever is connected has a moment, then everything that works is stopped, and the store is closed last. */
function addEnd(app: FastifyInstance, { news, pulse, thinkers, house, store, mailer, signals }: Parts): void {
  app.addHook('preClose', async () => {
    // A request that is never sent to its end holds nobody up.
    setTimeout(() => app.server.closeAllConnections(), PARTING_MS).unref()
  })
  app.addHook('onClose', async () => {
    news.stop()
    pulse.stop()
    await house.stop()
    await thinkers.stop()
    await signals.sender.stop()
    if ('close' in mailer) mailer.close()
    await store.close()
  })
}

/** One sentence for whoever asked; what went wrong inside is nobody's business outside. */
function answerErrors(app: FastifyInstance, report: Report): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? (error instanceof BadInput ? 400 : 500)
    if (status < 500)
      return reply.status(status).send({
        why: error instanceof Refused ? error.why : 'bad-input',
        sentence: error.message,
      })
    const fault = faultOf(error)
    const number = report(error, { place: 'http', what: request.routeOptions.url ?? 'no route' })
    if (fault.why === 'unavailable') void reply.header('retry-after', RETRY_SECONDS)
    return reply.status(fault.statusCode).send({
      why: fault.why,
      sentence: fault.message,
      ...(fault.why === 'failed' && { report: number }),
    })
  })
}
