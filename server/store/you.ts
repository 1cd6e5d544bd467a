/** What belongs to somebody, as they see it: ways to sign in, devices, whom they do not want to meet. */
import type { You } from '../../table/people.ts'
import { hashOf } from '../people/identity.ts'
import { isLasting } from './lasting.ts'
import type { Statements } from './statements.ts'
import type { Script } from './store.ts'

/** Enough of a hash to tell the devices of one person apart, and too little to find its token by. */
const SHORT = 16

/** What a page needs to know of its player: whether their name lasts, and whose words they do not want to read. */
export function* readMe(sql: Statements, player: string): Script<{ lasting: boolean; unread: string[] }> {
  const blocks = yield sql.blocksOf({ player })
  return { lasting: yield* isLasting(sql, player), unread: blocks.map(({ other }) => other as string) }
}

export function* readYou(sql: Statements, player: string, token: string): Script<Omit<You, 'off'>> {
  const [row] = yield sql.readPlayer({ player })
  const [address] = yield sql.addressOf({ player })
  const passkeys = yield sql.passkeysOf({ player })
  const sessions = yield sql.sessionsOf({ player })
  const blocks = yield sql.blocksOf({ player })
  const here = hashOf(token)
  return {
    id: player,
    name: row.name as string,
    created: row.created as number,
    shown: row.shown === 1,
    address: (address?.address as string | undefined) ?? null,
    passkeys: passkeys.map(({ id, name, created, used }) => ({ id, name, created, used })) as You['passkeys'],
    devices: sessions.map(session => ({
      id: (session.hash as string).slice(0, SHORT),
      device: session.device as string,
      created: session.created as number,
      used: session.used as number,
      here: session.hash === here,
    })),
    blocks: blocks.map(block => ({
      id: block.other as string,
      name: (block.name as string | null) ?? '',
      kind: block.kind as 'block' | 'mute',
    })),
  }
}

export function* setShown(sql: Statements, player: string, shown: boolean): Script<void> {
  yield sql.setShown({ player, shown: shown ? 1 : 0 })
}

/** Takes away a passkey, or the address; false if it is the last way to sign in. */
export function* removeWay(sql: Statements, player: string, passkey: string | null): Script<boolean> {
  const [address] = yield sql.addressOf({ player })
  const passkeys = yield sql.passkeysOf({ player })
  if (passkeys.length + (address ? 1 : 0) <= 1) return false
  if (passkey === null) yield sql.removeAddress({ player })
  else yield sql.removePasskey({ player, id: passkey })
  return true
}

/** Ends sessions: one by its short name, this one (`here`), or all but this one (`others`). */
export function* signOut(sql: Statements, player: string, device: string, token: string): Script<void> {
  const here = hashOf(token)
  for (const { hash } of yield sql.sessionsOf({ player })) {
    const is = (hash as string) === here
    const ends =
      device === 'others' ? !is : device === 'here' ? is : (hash as string).slice(0, SHORT) === device
    if (ends) yield sql.removeSession({ hash })
  }
}
