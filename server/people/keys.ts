/**
 * The keys of the house, made once by whichever process is first and kept in the store: one for codes and for links in mails, one pair for Web Push.
 * No answer, log or download has them. A backup does: without the pair every subscription to push, and every link in a mail that was sent, would die with the move.
 */
import { createECDH, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { keepNote } from '../store/notes.ts'
import type { Store } from '../store/store.ts'

export interface Keys {
  /** The HMAC of a text for one purpose, so that what was made for one is worth nothing for another. */
  sign(purpose: Purpose, text: string): string
  /** Web Push, as base64url. */
  readonly vapid: { readonly publicKey: string; readonly privateKey: string }
}

export type Purpose = 'code' | 'address' | 'network' | 'unsubscribe' | 'hearing' | 'webhook'

/** Reads the keys; what is missing is made. Throws Unavailable. */
export async function readKeys(store: Store): Promise<Keys> {
  const [secret, vapid] = await store.run(function* (sql) {
    return [
      yield* keepNote(sql, 'key:house', randomBytes(32).toString('base64url')),
      yield* keepNote(sql, 'key:vapid', JSON.stringify(newPair())),
    ]
  })
  const key = Buffer.from(secret, 'base64url')
  return {
    sign: (purpose, text) => createHmac('sha256', key).update(`${purpose}\n${text}`).digest('base64url'),
    vapid: JSON.parse(vapid) as Keys['vapid'],
  }
}

function newPair(): Keys['vapid'] {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32) // leading zeros are left out by node
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') }
}

/** Whether two signatures are the same; how long that takes tells nothing. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
