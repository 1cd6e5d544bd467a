/** Whether this server can be known by name outside of a page: passkeys, push and links in mails need an address that stays. */
import type { Off } from '../../table/people.ts'
import type { Settings } from '../operations/settings.ts'

export type { Off }

const HERE = ['localhost', '127.0.0.1', '[::1]']

/** Why the server has no address of its own; undefined if it has one: https, or this very machine. */
export function offReach({ origin }: Pick<Settings, 'origin'>): Exclude<Off, 'no-smtp'> | undefined {
  if (origin === undefined) return 'no-origin'
  const { protocol, hostname } = new URL(origin)
  return protocol === 'https:' || HERE.includes(hostname) ? undefined : 'no-https'
}
