/**
 * Taking a name to another device by a link, mostly as a QR code: good for two minutes and for one browser. The new device asks, the old one shows which device
 * asks and confirms, and only then is the new one let in.
 */
import type { Script, Store } from '../store/store.ts'
import { hashOf, newToken } from './identity.ts'

const LINK_MS = 2 * 60_000

interface Means {
  readonly store: Store
  readonly now: () => number
}

/** How far it is: nobody has come, a device waits to be confirmed, or it may come in as this player. */
export type LinkState =
  | { readonly state: 'waiting' }
  | { readonly state: 'claimed' | 'confirmed'; readonly device: string }

export class Links {
  constructor(private readonly means: Means) {}

  /** A new link for somebody; older ones of theirs are worth nothing from now on. */
  async make(player: string): Promise<string> {
    const token = newToken()
    const expires = this.means.now() + LINK_MS
    await this.means.store.run(function* (sql): Script<void> {
      yield sql['remove-links']({ player })
      yield sql.addLink({ hash: hashOf(token), player, expires })
    })
    return token
  }

  /** What its owner is shown; undefined if it is used up or too old. */
  look(link: string, player: string): Promise<LinkState | undefined> {
    const now = this.means.now()
    return this.means.store.run(function* (sql): Script<LinkState | undefined> {
      const [row] = yield sql.findLink({ hash: hashOf(link) })
      if (!row || row.player !== player || (row.expires as number) <= now) return undefined
      if (row.claim === null) return { state: 'waiting' }
      return { state: row.confirmed === 1 ? 'confirmed' : 'claimed', device: row.device as string }
    })
  }

  /** Its owner lets the device in that asked. */
  async confirm(link: string, player: string): Promise<boolean> {
    if ((await this.look(link, player))?.state !== 'claimed') return false
    await this.means.store.run(function* (sql): Script<void> {
      yield sql.confirmLink({ hash: hashOf(link), player })
    })
    return true
  }

  /** A device wants to come in: who it may become, once that is confirmed; null while it is not, undefined if it never will be. */
  claim(link: string, browser: string, device: string): Promise<string | null | undefined> {
    const now = this.means.now()
    const [hash, claim] = [hashOf(link), hashOf(browser)]
    return this.means.store.run(function* (sql): Script<string | null | undefined> {
      yield sql.claimLink({ hash, claim, device })
      const [row] = yield sql.findLink({ hash })
      if (!row || row.claim !== claim || (row.expires as number) <= now) return undefined
      if (row.confirmed !== 1) return null
      yield sql.spendLink({ hash })
      return row.player as string
    })
  }
}
