/** Players and how they are recognised: a guest is a name and a token in a cookie, of which only the hash is kept. */
import type { Guest } from '../../table/lobby.ts'
import type { Statements } from './statements.ts'
import type { Script } from './store.ts'

const DAY = 24 * 3600 * 1000

/** A browser that is to be recognised: the hash of the token in its cookie, and what it is in a few words. */
export interface NewSession {
  readonly hash: string
  readonly device: string
}

export function* addGuest(sql: Statements, guest: Guest, session: NewSession, now: number): Script<void> {
  yield sql.addPlayer({ ...guest, created: now })
  yield* addSession(sql, guest.id, session, now)
}

export function* addSession(
  sql: Statements,
  player: string,
  { hash, device }: NewSession,
  now: number,
): Script<void> {
  yield sql.addSession({ hash, player, device, created: now, used: now })
}

/** Whose session it is. That it was used is noted at most once a day, so that most requests only read. */
export function* findSession(sql: Statements, hash: string, now: number): Script<Guest | undefined> {
  const [row] = yield sql.findSession({ hash })
  if (row && now - Number(row.used) >= DAY) yield sql.useSession({ hash, now })
  return row && { id: row.id as string, name: row.name as string }
}
