/** What an address brings to a table by invitation: an invitation, or the key to watch it. Both stand behind the #, which no server, proxy or log ever sees. */
import { stored } from './kit/stored.ts'

const KEY = 'iteru.door.'
const WORDS = ['invite', 'watch'] as const
type Door = (typeof WORDS)[number]

/** Reads the address of a table and remembers what it brings. Links of version 0.1 had the invitation in the query: it is moved behind the #. */
export function openDoor(id: string): void {
  const [hash, query] = [location.hash.slice(1), location.search].map(text => new URLSearchParams(text))
  const old = query.get('invite')
  if (old !== null) {
    query.delete('invite')
    hash.set('invite', old)
    const rest = query.size > 0 ? `?${query}` : ''
    history.replaceState(null, '', `${location.pathname}${rest}#${hash}`)
  }
  for (const word of WORDS) {
    const token = hash.get(word)
    if (token) stored.set(KEY + id, `${word}=${token}`)
  }
}

const brought = (id: string, door: Door): string | undefined => {
  const [word, token] = (stored.get(KEY + id) ?? '').split('=')
  return word === door ? token : undefined
}

export const inviteTo = (id: string): string | undefined => brought(id, 'invite')

/** What whoever looks at a table says beside who they are. */
export const keyOf = (id: string): string | undefined => brought(id, 'watch') ?? brought(id, 'invite')

/** The address that brings somebody else to a table. */
export const linkTo = (id: string, door: Door, token: string | null): string =>
  `${location.origin}/t/${id}${token === null ? '' : `#${door}=${token}`}`
