/** Signals by Web Push: encrypted for one browser (RFC 8291), signed by this house (VAPID), and only to push services that browsers really have. */
import { createHash } from 'node:crypto'
import webPush from 'web-push'
import { isLanguage } from '../../words/languages.ts'
import type { Keys } from '../people/keys.ts'
import type { Store } from '../store/store.ts'
import { type Subscription, subscriptionsOf, unsubscribe } from '../store/ways.ts'
import { mayAsk, post, type Rules } from './outgoing.ts'
import type { Message, Outcome, Target, Way } from './way.ts'

export interface Pushing {
  readonly store: Store
  readonly keys: Keys
  readonly origin: string
  readonly services: readonly string[] // that the host has added
  readonly rules: Rules
}

/** Where browsers let themselves be reached: Chrome and its kin, Firefox, Edge on Windows, Safari. */
const SERVICES = ['fcm.googleapis.com', 'push.services.mozilla.com', 'notify.windows.com', 'push.apple.com']

/** A signal that nobody could take for so long is stale. */
const LONGEST_TTL = 24 * 3600

/** Names of push services, and whatever lies below them. */
const isService = (host: string, services: readonly string[]): boolean =>
  [...SERVICES, ...services].some(name => host === name || host.endsWith(`.${name}`))

/** Whether this is the address of a browser at a push service. */
export function mayPush(endpoint: string, { services, rules }: Pick<Pushing, 'services' | 'rules'>): boolean {
  if (!mayAsk(endpoint, rules)) return false
  const { hostname, protocol } = new URL(endpoint)
  const isHere = rules.loopback && /^(127\.[\d.]+|localhost|\[::1\])$/.test(hostname)
  return isHere || (protocol === 'https:' && isService(hostname, services))
}

export const subscriptionId = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('hex').slice(0, 32)

/** Newer news of a match replace older ones that were not fetched: 32 letters that name it (RFC 8030). */
export const topicOf = (match: string): string =>
  createHash('sha256').update(match).digest('base64url').slice(0, 32)

export function pushWay(pushing: Pushing): Way {
  return {
    name: 'push',
    async targets(player, { push }) {
      if (!push) return []
      const all = await pushing.store.run(sql => subscriptionsOf(sql, player))
      return all.map(subscription => targetOf(pushing, subscription))
    },
  }
}

function targetOf(pushing: Pushing, subscription: Subscription): Target {
  const gone = async (): Promise<Outcome> => {
    await pushing.store.run(sql => unsubscribe(sql, subscription.id))
    return { came: 'gone' }
  }
  return {
    name: `push ${subscription.id}`,
    async send(message): Promise<Outcome> {
      if (!mayPush(subscription.endpoint, pushing)) return gone() // the host has changed the list
      const { status, retryAfter } = await post(
        await requestOf(pushing, subscription, message),
        pushing.rules,
      )
      if (status >= 200 && status < 300) return { came: 'sent' }
      if (status === 404 || status === 410) return gone()
      if (status === 429 || status >= 500) return { came: 'later', after: retryAfter }
      throw new Error(`a push service refused a signal (${status})`)
    },
  }
}

async function requestOf(
  { keys, origin }: Pushing,
  { endpoint, p256dh, auth, language }: Subscription,
  { id, match, now, until, in: tellIn }: Message,
) {
  const { title, asked, left } = await tellIn(isLanguage(language) ? language : 'en')
  const body = [asked, ...(left === null ? [] : [left])].join('\n')
  const payload = JSON.stringify({ id, title, body, url: `/t/${match}`, tag: match })
  const useful = until === undefined ? LONGEST_TTL : Math.ceil((until - now) / 1000)
  const { headers, body: encrypted } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    payload,
    {
      vapidDetails: { subject: subjectOf(origin), ...keys.vapid },
      TTL: Math.max(0, Math.min(LONGEST_TTL, useful)),
      topic: topicOf(match),
      urgency: 'normal',
      contentEncoding: 'aes128gcm',
    },
  )
  return { url: endpoint, headers: textsOf(headers), body: encrypted ?? '' }
}

/** Where the operators of a push service find us; at this very machine there is no address that they would take. */
const subjectOf = (origin: string): string =>
  origin.startsWith('https:') ? origin : `mailto:iteru@${new URL(origin).hostname}`

const textsOf = (headers: object): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
