/** How somebody wants to be told, over HTTP: what this server can do and why not, switches, quiet hours, devices, silent tables, a webhook. */
import type { FastifyInstance } from 'fastify'
import { isGame } from '../../games/cards.ts'
import { Requests, type SignalState } from '../../table/wire.ts'
import type { Parts } from '../app.ts'
import { Refused } from '../http/refused.ts'
import { type Id, known, read, tableFor } from '../http/request.ts'
import { hearingsOf, setHearing } from '../store/hearings.ts'
import { isLasting } from '../store/lasting.ts'
import {
  choose,
  isMuted,
  mailOf,
  mute,
  readChoices,
  readWebhook,
  removeWebhook,
  subscribe,
  subscriptionsOf,
  unsubscribe,
} from '../store/ways.ts'
import { hearingOfStop, playerOfStop } from './mail.ts'
import { mayAsk } from './outgoing.ts'
import { mayPush, subscriptionId } from './push.ts'
import { isZone } from './quiet.ts'
import { connect, MOST_FAILURES } from './webhook.ts'

export function addSignalRoutes(app: FastifyInstance, parts: Parts): void {
  const { store, tables, signals } = parts

  app.get('/api/signals', async request => stateOf(parts, known(request).id))

  app.post('/api/signals', async request => {
    const { id } = known(request)
    const chosen = read(Requests.signals, request.body)
    if (chosen.quiet && !isZone(chosen.quiet.zone)) throw new Refused(400, 'bad-input')
    await store.run(sql => choose(sql, id, chosen))
    return stateOf(parts, id)
  })

  app.post('/api/signals/push', async request => {
    const { id: player } = known(request)
    const { endpoint, p256dh, auth, language } = read(Requests.subscribe, request.body)
    if (signals.off.push !== undefined) throw new Refused(409, 'signals-off')
    if (!mayPush(endpoint, signals.pushing)) throw new Refused(400, 'no-push-service')
    const subscription = { id: subscriptionId(endpoint), player, endpoint, p256dh, auth, language }
    await store.run(sql => subscribe(sql, subscription, tables.now()))
    return stateOf(parts, player)
  })

  app.post('/api/signals/push/remove', async request => {
    const { id } = known(request)
    const { endpoint } = read(Requests.unsubscribe, request.body)
    const own = await store.run(sql => subscriptionsOf(sql, id))
    const gone = own.find(subscription => subscription.endpoint === endpoint)
    if (gone) await store.run(sql => unsubscribe(sql, gone.id))
    return stateOf(parts, id)
  })

  app.get<Id>('/api/signals/tables/:id', async request => {
    const { id } = known(request)
    const table = await tableFor(parts, request)
    return { muted: await store.run(sql => isMuted(sql, id, table.id)) }
  })

  app.post<Id>('/api/signals/tables/:id', async request => {
    const { id } = known(request)
    const { muted } = read(Requests.mute, request.body)
    const table = await tableFor(parts, request)
    await store.run(sql => mute(sql, id, table.id, muted))
    return { muted }
  })
  app.post('/api/signals/hear', async request => {
    const { id } = known(request)
    const { game, wants } = read(Requests.hear, request.body)
    if (!isGame(game)) throw new Refused(400, 'bad-input')
    if (wants && !(await store.run(sql => isLasting(sql, id)))) throw new Refused(409, 'no-lasting-name')
    await store.run(sql => setHearing(sql, id, game, wants))
    return stateOf(parts, id)
  })
  addWebhookRoutes(app, parts)
}

function addWebhookRoutes(app: FastifyInstance, parts: Parts): void {
  const { store, signals, limits } = parts

  app.post('/api/signals/webhook', async request => {
    const { id } = known(request)
    const { url } = read(Requests.webhook, request.body)
    if (signals.off.webhook !== undefined) throw new Refused(409, 'signals-off')
    if (!(await store.run(sql => isLasting(sql, id)))) throw new Refused(409, 'no-lasting-name')
    if (!mayAsk(url, signals.hooking.rules)) throw new Refused(400, 'no-public-address')
    // Each try sends a request to somewhere: nobody uses us to knock at doors.
    if (!limits.playerWebhooks.allows(id)) throw new Refused(429, 'too-many-requests')
    const secret = await connect(id, url, signals.hooking)
    if (secret === undefined) throw new Refused(409, 'webhook-silent')
    return { secret }
  })

  app.post('/api/signals/webhook/remove', async request => {
    const { id } = known(request)
    await store.run(sql => removeWebhook(sql, id))
    return stateOf(parts, id)
  })
}

async function stateOf({ store, signals, keys }: Parts, player: string): Promise<SignalState> {
  const { off } = signals
  return store.run(function* (sql) {
    const webhook = yield* readWebhook(sql, player)
    const lasting = yield* isLasting(sql, player)
    return {
      choices: yield* readChoices(sql, player),
      push: {
        off: off.push ?? null,
        key: off.push === undefined ? keys.vapid.publicKey : null,
        devices: (yield* subscriptionsOf(sql, player)).map(({ id }) => id),
      },
      mail: { off: off.mail ?? null, address: (yield* mailOf(sql, player))?.address ?? null },
      webhook: {
        off: off.webhook ?? (lasting ? null : 'no-lasting-name'),
        url: webhook?.url ?? null,
        failed: (webhook?.failures ?? 0) >= MOST_FAILURES,
      },
      hear: { off: lasting ? null : 'no-lasting-name', games: yield* hearingsOf(sql, player) },
    }
  })
}

/** The address in every mail: whoever posts there stops them, without a cookie and whatever the mail program sends along (RFC 8058). Who only looks is shown a page. */
export async function addStop(app: FastifyInstance, { store, keys }: Parts): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume()
    done(null)
  })
  app.post<{ Params: { token: string } }>('/stop/:token', async ({ params }) => {
    const player = playerOfStop(keys, params.token)
    const hearing = hearingOfStop(keys, params.token)
    if (hearing) await store.run(sql => setHearing(sql, hearing.player, hearing.game, false))
    else if (player !== undefined) await store.run(sql => choose(sql, player, { mail: false }))
    else throw new Refused(404, 'no-stop-link')
    return { done: true }
  })
}
