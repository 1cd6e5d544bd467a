/** Who somebody is: a random token in a cookie. The store has only its hash, so a stolen database opens no seat. */
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Guest } from '../../table/lobby.ts'
import { PROGRAM } from '../../table/programs.ts'
import { addGuest, findSession } from '../store/players.ts'
import type { Store } from '../store/store.ts'

export const COOKIE = 'iteru'

export const newToken = (): string => randomBytes(32).toString('base64url')
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

export class Identities {
  constructor(
    private readonly store: Store,
    private readonly now: () => number,
  ) {}

  /** A new guest and the token for their cookie; a program is marked by its id, for good. */
  async greet(name: string, device = '', isProgram = false): Promise<{ guest: Guest; token: string }> {
    const guest: Guest = { id: isProgram ? PROGRAM + randomBytes(12).toString('hex') : randomUUID(), name }
    const token = newToken()
    await this.store.run(sql => addGuest(sql, guest, { hash: hashOf(token), device }, this.now()))
    return { guest, token }
  }

  async recognise(token: string | undefined): Promise<Guest | undefined> {
    if (!token || token.length > 100) return undefined
    return this.store.run(sql => findSession(sql, hashOf(token), this.now()))
  }
}
