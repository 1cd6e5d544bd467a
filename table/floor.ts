/**
 * Where the log of a match can be played again from. A match that outlives a version of its rules goes on from the state it has; a row keeps that state
 * as the floor under everything that is played again later: nobody takes back or looks at what rules that are gone have played.
 */
import { gameOf } from '../games/index.ts'
import type { Floor, Start } from '../kernel/play.ts'
import type { LogRow, Note, Table } from './table.ts'

/** A floor, and how many frames each viewer had seen when it was laid: spectators first, then the seats. */
export interface TableFloor extends Floor {
  readonly frames: readonly number[]
}

/** Whether this program has other rules than the match. */
export const isForeign = (table: Table): boolean => table.rules !== gameOf(table.game).meta.rules

function renewalOf({ actor, action }: LogRow): Extract<Note, { kind: 'rules' }> | undefined {
  return actor === 'table' && 'note' in action && action.note.kind === 'rules' ? action.note : undefined
}

/** What of a log cannot be played again by the rules as they are; undefined if all of it can. */
export function floorOf(table: Table, log: readonly LogRow[]): TableFloor | undefined {
  if (isForeign(table)) return { row: log.length, state: table.state, frames: table.book.frames }
  for (let n = log.length - 1; n >= 0; n--) {
    const renewal = renewalOf(log[n])
    if (renewal) return { row: n + 1, state: renewal.state, frames: renewal.frames }
  }
  return undefined
}

/** What the log of a table is played again from. */
export function startOf(table: Table, log: readonly LogRow[]): Start<Table['options']> {
  const floor = floorOf(table, log)
  return { seats: table.seats.length, options: table.options, ...(floor && { floor }) }
}

/** The version by which the first entry was played. */
export function firstRules(table: Table, log: readonly LogRow[]): number {
  for (const row of log) {
    const renewal = renewalOf(row)
    if (renewal) return renewal.before
  }
  return table.rules
}
