/**
 * Codes by mail: six digits, good for ten minutes and five tries, in the browser that asked and nowhere else; a new one makes the old one worthless. The store
 * has an HMAC of them. Whether anybody has an address is told to whoever can read its mails, and to nobody else: everybody is mailed a code.
 */
import { randomInt } from 'node:crypto'
import type { Language } from '../../words/languages.ts'
import { addProof, maySend, type Proof, type Quota, removeProof, tryProof } from '../store/people.ts'
import type { Script, Store } from '../store/store.ts'
import { hashOf, newToken } from './identity.ts'
import { isSame, type Keys } from './keys.ts'
import type { Mailer } from './mailer.ts'
import { houseWords } from './words.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const CODE_MS = 10 * MINUTE
const MOST_TRIES = 5

/** How many codes are mailed: to an address, at the wish of a network, and by the whole site. */
export const CODE_LIMITS = {
  address: { hour: 3, day: 10 },
  network: { hour: 20, day: 60 },
  site: { hour: 500, day: 3000 },
} as const

/** What a code is for: to sign in, or to give the own name another address. */
export type CodeKind = 'enter' | 'address'

export interface Asked {
  readonly kind: CodeKind
  readonly address: string
  readonly player: string | null
  readonly network: string
  readonly language: Language
}

interface Means {
  readonly store: Store
  readonly keys: Keys
  readonly origin: string
  readonly mailer: Mailer
  readonly now: () => number
}

/** An address as it is compared and kept. */
export const cleanAddress = (address: string): string => address.trim().normalize('NFC').toLowerCase()

export class Codes {
  constructor(private readonly means: Means) {}

  /** Mails a code; the token that proves who asked, or undefined where too many were mailed. Throws MailFault. */
  async mail({ kind, address, player, network, language }: Asked): Promise<string | undefined> {
    const { store, keys, mailer, now, origin } = this.means
    const token = newToken()
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const browser = hashOf(token)
    const proof: Proof = {
      browser,
      kind,
      player,
      address,
      secret: this.secretOf(browser, address, code),
      expires: now() + CODE_MS,
    }
    const quotas = [
      ...quotasOf(keys.sign('address', address), CODE_LIMITS.address),
      ...quotasOf(keys.sign('network', network), CODE_LIMITS.network),
      ...quotasOf('site', CODE_LIMITS.site),
    ]
    const may = await store.run(function* (sql) {
      const fine = yield* maySend(sql, quotas, now())
      if (fine) yield* addProof(sql, proof)
      return fine
    })
    if (!may) return undefined
    const w = houseWords(language)
    const shown = `${code.slice(0, 3)} ${code.slice(3)}`
    const text = [w.mail.code({ code: shown }), w.mail.codeHint, w.mail.codeNotYou, origin].join('\n\n')
    await mailer.send({ to: address, subject: w.mail.codeSubject({ code: shown }), text })
    return token
  }

  /** Tries a code in the browser that has this token: what it proves, or what is wrong. */
  async prove(token: string, kind: CodeKind, code: string): Promise<Proof | 'code-wrong' | 'code-spent'> {
    const { store, now } = this.means
    const browser = hashOf(token)
    const secret = (address: string | null) => this.secretOf(browser, address ?? '', code)
    // In one transaction: of two who bring the right code at once, one is too late.
    return store.run(function* (sql): Script<Proof | 'code-wrong' | 'code-spent'> {
      const proof = yield* tryProof(sql, browser, kind, MOST_TRIES, now())
      if (!proof) return 'code-spent'
      if (!isSame(secret(proof.address), proof.secret)) return 'code-wrong'
      yield* removeProof(sql, browser, kind)
      return proof
    })
  }

  private secretOf(browser: string, address: string, code: string): string {
    return this.means.keys.sign('code', [browser, address, code].join('\n'))
  }
}

const quotasOf = (who: string, { hour, day }: { hour: number; day: number }): Quota[] => [
  { who, most: hour, ms: HOUR },
  { who, most: day, ms: DAY },
]
