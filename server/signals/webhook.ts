/** Signals for somebody's own program: one address each, proved by echoing a challenge, every message signed with its time, off after too many failures. */
import { createHmac, randomBytes } from 'node:crypto'
import type { Store } from '../store/store.ts'
import { noteWebhook, readWebhook, type Webhook, writeWebhook } from '../store/ways.ts'
import { post, type Rules } from './outgoing.ts'
import type { Message, Outcome, Way } from './way.ts'

/** So many in a row, and nobody is asked any more. */
export const MOST_FAILURES = 20

export interface Hooking {
  readonly store: Store
  readonly origin: string
  readonly rules: Rules
  readonly now: () => number
}

/** The time and the text, signed with the secret: whoever has it can tell that it came from here, and when. */
export const signatureOf = (secret: string, seconds: number, text: string): string =>
  createHmac('sha256', secret).update(`${seconds}.${text}`).digest('hex')

async function call(
  { url, secret }: Pick<Webhook, 'url' | 'secret'>,
  body: object,
  { rules, now }: Hooking,
): Promise<{ readonly status: number; readonly retryAfter: number | undefined; readonly text: string }> {
  const text = JSON.stringify(body)
  const seconds = Math.floor(now() / 1000)
  const headers = {
    'content-type': 'application/json',
    'iteru-time': String(seconds),
    'iteru-signature': signatureOf(secret, seconds, text),
  }
  return post({ url, headers, body: text }, rules)
}

/** Asks a program whether it wants to hear from us: it must send the challenge back. Its secret; undefined if it does not. */
export async function connect(player: string, url: string, hooking: Hooking): Promise<string | undefined> {
  const secret = randomBytes(24).toString('base64url')
  const challenge = randomBytes(24).toString('base64url')
  const answer = await call({ url, secret }, { type: 'challenge', challenge }, hooking).catch(() => undefined)
  if (!answer || answer.status < 200 || answer.status >= 300 || !answer.text.includes(challenge))
    return undefined
  await hooking.store.run(sql => writeWebhook(sql, player, { url, secret, failures: 0 }, hooking.now()))
  return secret
}

export function webhookWay(hooking: Hooking): Way {
  return {
    name: 'webhook',
    async targets(player, { webhook }) {
      const found = webhook ? await hooking.store.run(sql => readWebhook(sql, player)) : undefined
      if (!found || found.failures >= MOST_FAILURES) return []
      return [{ name: 'webhook', send: message => send(hooking, found, message) }]
    },
  }
}

async function send(hooking: Hooking, webhook: Webhook, message: Message): Promise<Outcome> {
  const { id, player, match, kind, until } = message
  const { game, title, asked } = await message.in('en') // for programs; people read it where they are
  const url = `${hooking.origin}/t/${match}`
  const body = { type: kind, id, match, game, title, asked, url, until: until ?? null }
  const answer = await call(webhook, body, hooking).catch(() => undefined)
  const isFine = answer !== undefined && answer.status >= 200 && answer.status < 300
  const failures = isFine ? 0 : webhook.failures + 1
  if (failures !== webhook.failures) await hooking.store.run(sql => noteWebhook(sql, player, failures))
  if (isFine) return { came: 'sent' }
  if (answer?.status === 410 || failures >= MOST_FAILURES) return { came: 'gone' }
  return { came: 'later', after: answer?.retryAfter }
}
