/** Passkeys: a key pair on somebody's device, of which the server keeps the public half. A challenge is answered once, within five minutes, in the browser that asked for it. */
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Guest } from '../../table/lobby.ts'
import { addProof, removeProof, tryProof } from '../store/people.ts'
import type { Row } from '../store/statements.ts'
import { Conflict, type Script, type Store } from '../store/store.ts'
import { hashOf, newToken } from './identity.ts'

const CHALLENGE_MS = 5 * 60_000
const MOST_TRIES = 1
/** A person needs a few; a list without end helps nobody. */
const MOST_PASSKEYS = 20

interface Means {
  readonly store: Store
  readonly origin: string
  readonly now: () => number
}

type Kind = 'add-passkey' | 'enter-passkey'

export class Passkeys {
  /** Passkeys belong to a name of the net, not to a port. */
  private readonly site: string

  constructor(private readonly means: Means) {
    this.site = new URL(means.origin).hostname
  }

  /** Begins to make a passkey for somebody. */
  async offer({ id, name }: Guest) {
    const own = await this.means.store.run(function* (sql): Script<readonly Row[]> {
      return yield sql.passkeysOf({ player: id })
    })
    const options = await generateRegistrationOptions({
      rpName: 'Iteru',
      rpID: this.site,
      userName: name,
      userID: new TextEncoder().encode(id),
      attestationType: 'none',
      excludeCredentials: own.map(key => ({ id: key.id as string })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    })
    return { options, token: await this.remember('add-passkey', options.challenge, id) }
  }

  /** Ends it: the passkey is theirs, if it is good. */
  async add(guest: Guest, token: string, response: unknown, name: string): Promise<boolean> {
    const { store, now, origin } = this.means
    const proof = await this.recall('add-passkey', token)
    if (!proof || proof.player !== guest.id) return false
    const verified = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: proof.secret,
      expectedOrigin: origin,
      expectedRPID: this.site,
      requireUserVerification: false,
    }).catch(() => undefined) // what is not an answer of an authenticator is refused like a wrong one
    if (!verified?.verified || !verified.registrationInfo) return false
    const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential
    const row = { id, player: guest.id, key: Buffer.from(publicKey).toString('base64url'), counter, name }
    const more = { transports: transports.join(','), created: now(), used: now() }
    try {
      return await store.run(function* (sql): Script<boolean> {
        if ((yield sql.passkeysOf({ player: guest.id })).length >= MOST_PASSKEYS) return false
        yield sql.addPasskey({ ...row, ...more })
        return true
      })
    } catch (error) {
      if (error instanceof Conflict) return false // somebody has this very key already
      throw error
    }
  }

  /** Begins to sign in: the device knows which passkeys it has for this site. */
  async ask() {
    const options = await generateAuthenticationOptions({ rpID: this.site, userVerification: 'preferred' })
    return { options, token: await this.remember('enter-passkey', options.challenge, null) }
  }

  /** Ends it: who it is, if anybody. */
  async whoIs(token: string, response: unknown): Promise<string | undefined> {
    const { store, now, origin } = this.means
    const proof = await this.recall('enter-passkey', token)
    const id = (response as { id?: unknown } | null)?.id
    if (!proof || typeof id !== 'string' || id.length > 1400) return undefined
    const [row] = await store.run(function* (sql): Script<readonly Row[]> {
      return yield sql.findPasskey({ id })
    })
    if (!row) return undefined
    const verified = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: proof.secret,
      expectedOrigin: origin,
      expectedRPID: this.site,
      credential: {
        id,
        publicKey: new Uint8Array(Buffer.from(row.key as string, 'base64url')),
        counter: row.counter as number,
      },
      requireUserVerification: false,
    }).catch(() => undefined)
    if (!verified?.verified) return undefined
    const counter = verified.authenticationInfo.newCounter
    await store.run(function* (sql): Script<void> {
      yield sql.usePasskey({ id, counter, now: now() })
    })
    return row.player as string
  }

  private async remember(kind: Kind, challenge: string, player: string | null): Promise<string> {
    const token = newToken()
    const expires = this.means.now() + CHALLENGE_MS
    const proof = { browser: hashOf(token), kind, player, address: null, secret: challenge, expires }
    await this.means.store.run(sql => addProof(sql, proof))
    return token
  }

  /** A challenge is good once, whatever the answer. */
  private recall(kind: Kind, token: string) {
    const { store, now } = this.means
    const browser = hashOf(token)
    return store.run(function* (sql) {
      const proof = yield* tryProof(sql, browser, kind, MOST_TRIES, now())
      yield* removeProof(sql, browser, kind)
      return proof
    })
  }
}
