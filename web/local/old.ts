/** Matches as versions before 0.2.0 kept them on a device, log and state in one record, laid out as tables. */
import { gameOf } from '../../games/index.ts'
import type { ActionBase, Seat } from '../../kernel/game.ts'
import type { Floor, Row } from '../../kernel/play.ts'
import { adopt } from '../../table/adopt.ts'
import type { Changed, LogRow, Means } from '../../table/table.ts'
import { deviceTable } from './make.ts'

export interface OldMatch {
  readonly id: string
  readonly game: string
  readonly rules: number
  readonly options: Readonly<Record<string, unknown>>
  readonly seats: readonly { readonly name: string; readonly bot: string | null }[]
  readonly rows: readonly Row<ActionBase>[]
  readonly floor?: Floor // the rows below it were played by older rules
  readonly created: number
  readonly updated: number
  readonly state: unknown
}

/** The table and the log of an old match. One that other rules have played goes on from its state. */
export function fromOld(old: OldMatch, means: Means): Changed {
  const { meta } = gameOf(old.game)
  const open = { ...deviceTable({ ...old, now: old.created }), created: old.created }
  const floor = old.rules === meta.rules ? old.floor : { row: old.rows.length, state: old.state }
  const { table, rows } = adopt(open, logOf(old, floor), { ...means, now: old.updated })
  return { table, rows }
}

/** The rows as a log has them; a floor becomes a row of its own, so that later ones move up by one. */
function logOf({ rows, rules, seats, updated }: OldMatch, floor: Floor | undefined): LogRow[] {
  const moved = (n: number): number => (floor && n >= floor.row ? n + 1 : n)
  const log = rows.map((row, n): LogRow => {
    const place = { n: moved(n), id: null, at: updated }
    if (row.actor !== 'table') return { ...place, actor: row.actor, action: row.action, events: [] }
    const { undo = 0, keep } = row
    const by = rows[undo].actor as Seat
    const action = { undo: moved(undo), ...(keep && { keep: keep.map(moved) }) }
    return {
      ...place,
      actor: 'table',
      action,
      events: [{ type: 'table:undo', by } as LogRow['events'][number]],
    }
  })
  if (!floor) return log
  const frames = new Array<number>(seats.length + 1).fill(0)
  const note = { kind: 'rules', before: rules - 1, state: floor.state, frames } as const
  const laid: LogRow = { n: floor.row, actor: 'table', action: { note }, events: [], id: null, at: updated }
  return [...log.slice(0, floor.row), laid, ...log.slice(floor.row)]
}
