/** New rules: a running match goes over to them where it stands, once, before anybody is served. */
import { gameOf } from '../games/index.ts'
import type { TableEvent } from '../web/messages.ts'
import { type Change, goOn, type LogRow, type Note, type Table } from './table.ts'

/** A running match goes over to the rules as they are, where it stands. */
export function renew(table: Table, now: number): Change {
  const game = gameOf(table.game)
  const { rules } = game.meta
  if (table.status !== 'running' || table.rules >= rules) return { refused: 'already-so' }
  const note: Note = {
    kind: 'rules',
    before: table.rules,
    state: table.state,
    frames: table.book.frames.map(count => count + 1),
  }
  // What everybody is told is the number alone: the state has everybody's secrets.
  const event: TableEvent = { type: 'table:rules', rules }
  const row: LogRow = {
    n: table.book.rows,
    actor: 'table',
    action: { note },
    events: [event],
    id: null,
    at: now,
  }
  return goOn(game, { ...table, rules }, table.state, [{ before: table.state, row }], { now })
}
