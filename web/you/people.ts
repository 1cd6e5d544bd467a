/** What a server knows of people, over HTTP: signing in, and everything that belongs to one's own name. */
import type { Leader, Profile, SignedIn, You, YourDays } from '../../table/people.ts'
import { ask } from '../api.ts'

/** What a code is for: signing in, or giving the own name an address. */
export type CodeKind = 'enter' | 'address'

/** What the privacy page is made from. */
interface Privacy {
  readonly keep: Readonly<Record<'guests' | 'sessions' | 'open' | 'finished', number>>
  readonly backups?: number
  readonly mail: boolean
}

export const people = {
  you: () => ask<You>('GET', '/you'),
  ways: () => ask<Pick<You, 'off'>>('GET', '/ways'),
  rename: (name: string) => ask<unknown>('POST', '/you/name', { name }),
  mailCode: (address: string, kind: CodeKind) => ask<unknown>('POST', '/codes', { address, kind }),
  checkCode: (code: string, kind: CodeKind) => ask<SignedIn>('POST', '/codes/check', { code, kind }),
  removeWay: (passkey: string | null) => ask<unknown>('POST', '/you/ways/remove', { passkey }),
  signOut: (device: string) => ask<unknown>('POST', '/you/sign-out', { device }),

  show: (shown: boolean) => ask<unknown>('POST', '/you/shown', { shown }),
  days: () => ask<YourDays>('GET', '/you/days'),
  goAway: (vacation: { readonly first: string; readonly last: string; readonly zone: string }) =>
    ask<YourDays>('POST', '/you/vacation', vacation),
  comeBack: (since: number) => ask<YourDays>('POST', '/you/vacation/end', { since }),
  setHours: (quiet: YourDays['quiet']) => ask<YourDays>('POST', '/you/hours', { quiet }),
  remove: (name: string) => ask<unknown>('POST', '/you/delete', { name }),
  profile: (id: string) => ask<Profile>('GET', `/people/${encodeURIComponent(id)}`),
  leaders: (game: string) => ask<{ leaders: readonly Leader[] }>('GET', `/leaders/${game}`),
  privacy: () => ask<Privacy>('GET', '/privacy'),
  treat: (id: string, kind: 'block' | 'mute' | 'none') =>
    ask<unknown>('POST', `/people/${id}/manner`, { kind }),
  report: (id: string, text: string, match?: string) =>
    ask<unknown>('POST', `/people/${id}/report`, { text, ...(match !== undefined && { match }) }),
  link: () => ask<{ link: string }>('POST', '/links'),
  linkState: (link: string) => ask<{ state: string; device?: string }>('GET', `/links/${link}`),
  confirmLink: (link: string) => ask<unknown>('POST', `/links/${link}/confirm`),
  useLink: (link: string) => ask<SignedIn & { done: boolean }>('POST', `/links/${encodeURIComponent(link)}`),

  /** Makes a passkey on this device; what speaks to the device is fetched when it is used. */
  async addPasskey(): Promise<void> {
    const { startRegistration } = await import('@simplewebauthn/browser')
    const optionsJSON = await ask<Parameters<typeof startRegistration>[0]['optionsJSON']>(
      'POST',
      '/passkeys/offer',
    )
    await ask<unknown>('POST', '/passkeys/add', { answer: await startRegistration({ optionsJSON }) })
  },
  async enterByPasskey(): Promise<SignedIn> {
    const { startAuthentication } = await import('@simplewebauthn/browser')
    const optionsJSON = await ask<Parameters<typeof startAuthentication>[0]['optionsJSON']>(
      'POST',
      '/passkeys/ask',
    )
    return ask<SignedIn>('POST', '/passkeys/enter', { answer: await startAuthentication({ optionsJSON }) })
  },
}

/** Whoever closes the device's own question has changed their mind, and need not be told so. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)

export const hasPasskeys = (): boolean => 'PublicKeyCredential' in globalThis
