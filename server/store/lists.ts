/** Lists for the front page, and invitations to a table. */
import { randomBytes } from 'node:crypto'
import { hashOf } from '../identity.ts'
import type { Statements } from './statements.ts'
import type { Script, Store } from './store.ts'

const LONGEST_LIST = 100

export interface MyTable {
  readonly id: string
  readonly game: string
  readonly status: string
  readonly seat: number
  readonly yourTurn: boolean
  readonly updated: number
}

/** The tables somebody sits at: those that wait for them first, then the latest. */
export function* listMine(sql: Statements, player: string): Script<MyTable[]> {
  const rows = yield sql.myTables({ player, limit: LONGEST_LIST })
  const mine = rows.map(row => ({
    id: row.id as string,
    game: row.game as string,
    status: row.status as string,
    seat: row.seat as number,
    yourTurn: (row.to_act as string).includes(`,${row.seat},`),
    updated: row.updated as number,
  }))
  return [...mine.filter(table => table.yourTurn), ...mine.filter(table => !table.yourTurn)]
}

/** How many unfinished tables somebody has made. */
export function* countTables(sql: Statements, host: string): Script<number> {
  const [row] = yield sql.countTables({ host })
  return Number(row.count)
}

/** Tables that anybody may join. */
export function* listOpen(sql: Statements): Script<{ id: string; game: string; created: number }[]> {
  const rows = yield sql.openTables({ limit: LONGEST_LIST })
  return rows.flatMap(row => {
    const { open } = JSON.parse(row.settings as string) as { open: boolean }
    return open ? [{ id: row.id as string, game: row.game as string, created: row.created as number }] : []
  })
}

/** A token that lets somebody sit down at a table; it is never a seat. */
export async function inviteTo(store: Store, match: string, now: number): Promise<string> {
  const token = randomBytes(12).toString('base64url')
  await store.run(function* (sql) {
    yield sql.addInvite({ hash: hashOf(token), match, created: now })
  })
  return token
}

export function* tableOfInvite(sql: Statements, hash: string): Script<string | undefined> {
  const [row] = yield sql.findInvite({ hash })
  return row?.match as string | undefined
}
