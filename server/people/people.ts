/** People with a name that lasts: they sign in by a code or a passkey, and a guest who does becomes who they were before. */
import type { Guest } from '../../table/lobby.ts'
import type { Language } from '../../words/languages.ts'
import { meansAt } from '../live/shuffle.ts'
import type { Reports } from '../operations/report.ts'
import type { Settings } from '../operations/settings.ts'
import { isLasting } from '../store/lasting.ts'
import { enter, type Moved, type Proof, type Stayed, setAddress, whoHas } from '../store/people.ts'
import { addSession } from '../store/players.ts'
import { Conflict, type Script, type Store } from '../store/store.ts'
import { Codes } from './codes.ts'
import { hashOf, newToken } from './identity.ts'
import type { Keys } from './keys.ts'
import { Links } from './links.ts'
import { type Mailer, nameInMail } from './mailer.ts'
import { Passkeys } from './passkeys.ts'
import { type Off, offReach } from './reach.ts'
import { houseWords } from './words.ts'

interface Means {
  readonly store: Store
  readonly settings: Settings
  readonly keys: Keys
  readonly mailer: Mailer | { readonly off: Off }
  readonly reports: Pick<Reports, 'report'>
  readonly now: () => number
}

/** The browser in which somebody signs in: who it is until now, by which token, and what it is. */
export interface Browser {
  readonly guest: Guest | null
  readonly token: string | undefined
  readonly device: string
}

/** Somebody has signed in: the token for the cookie, how many tables came along, and where two seats stayed two. */
export interface Entered {
  readonly token: string
  readonly tables: number
  readonly stayed: readonly Stayed[]
}

export class People {
  readonly codes: Codes | undefined
  readonly passkeys: Passkeys | undefined
  readonly links: Links

  constructor(private readonly means: Means) {
    this.links = new Links(means)
    const { mailer, settings } = means
    const { origin } = settings
    if (origin === undefined || offReach(settings) !== undefined) return
    this.passkeys = new Passkeys({ ...means, origin })
    if ('send' in mailer) this.codes = new Codes({ ...means, mailer, origin })
  }

  /** Why mails or passkeys are off; null: they are on. */
  get off(): { readonly mail: Off | null; readonly passkeys: Off | null } {
    const { mailer, settings } = this.means
    return { mail: 'off' in mailer ? mailer.off : null, passkeys: offReach(settings) ?? null }
  }

  /** A code has proved that somebody reads an address: whose it is they are, and if it is nobody's yet it becomes the guest's. */
  async enterBy({ address }: Proof, browser: Browser): Promise<Entered | 'nobody-with-address'> {
    const { store } = this.means
    if (address === null) return 'nobody-with-address'
    const owner = await store.run(sql => whoHas(sql, address))
    if (owner !== undefined) return (await this.enter(owner, browser)) ?? 'nobody-with-address'
    if (!browser.guest) return 'nobody-with-address'
    const lasting = await store.run(sql => isLasting(sql, browser.guest?.id ?? ''))
    if (lasting) return 'nobody-with-address' // who has a name that lasts says what shall become of its address
    await store.run(sql => setAddress(sql, browser.guest?.id ?? '', address, this.means.now()))
    return { token: browser.token ?? '', tables: 0, stayed: [] }
  }

  /** From now on this browser is somebody else's, with another token; undefined if there is nobody like that any more. */
  async enter(to: string, { guest, token, device }: Browser): Promise<Entered | undefined> {
    const { store, now } = this.means
    const fresh = newToken()
    const moved = await store.run(function* (sql): Script<Moved | undefined> {
      const done = yield* enter(sql, guest?.id ?? null, to, meansAt(now()))
      if (!done) return undefined
      if (token !== undefined) yield sql.removeSession({ hash: hashOf(token) })
      yield* addSession(sql, to, { hash: hashOf(fresh), device }, now())
      return done
    })
    if (!moved) return undefined
    for (const topic of moved.topics) store.announce(topic)
    return { token: fresh, tables: moved.tables, stayed: moved.stayed }
  }

  /** Somebody gives their name another address; the old one is told. */
  async setAddress(guest: Guest, address: string, language: Language): Promise<'done' | 'address-taken'> {
    const { store, mailer, now, settings, reports } = this.means
    const old = await store
      .run(sql => setAddress(sql, guest.id, address, now()))
      .catch((error: unknown) => {
        if (error instanceof Conflict) return 'address-taken' as const
        throw error
      })
    if (old === 'address-taken') return old
    if (old !== undefined && old !== address && 'send' in mailer) {
      const w = houseWords(language)
      const text = [w.mail.moved({ name: nameInMail(guest.name) }), w.mail.movedNotYou, settings.origin].join(
        '\n\n',
      )
      await mailer.send({ to: old, subject: w.mail.movedSubject, text }).catch((error: unknown) => {
        reports.report(error, { place: 'mail', what: 'moved' }) // an old box may be gone: that is often why
      })
    }
    return 'done'
  }
}
