/** A match that was played elsewhere, out of a file or out of an older version's records, laid out as a table with its log. */
import { gameOf } from '../games/index.ts'
import type { ActionBase } from '../kernel/game.ts'
import { type Row, walk } from '../kernel/play.ts'
import { moveOn } from './act.ts'
import { backsOf } from './back.ts'
import { startOf } from './floor.ts'
import { type Changed, type LogRow, type Means, rowsOf, type Step, type Table } from './table.ts'

/** The rows of a match file as a log has them. */
export const logOf = (rows: readonly Row<ActionBase>[], at: number): LogRow[] =>
  rows.map((row, n): LogRow => {
    const { actor, ...rest } = row
    const action = 'action' in rest ? rest.action : (rest as LogRow['action'])
    return { n, actor, action, events: [], id: null, at }
  })

/** The table after these rows, played again; what they told is told anew. Throws if they are no match. */
export function adopt(open: Table, given: readonly LogRow[], means: Means): Changed {
  const game = gameOf(open.game)
  const start = startOf(open, given)
  const held = open.seats.map(({ player }) => player)
  const rows = given.slice(0, start.floor?.row ?? 0)
  const steps: Step[] = []
  const begun: Table = { ...open, book: { ...open.book, rows: rows.length, held } }
  let state: unknown = start.floor?.state ?? game.setup(start.seats, start.options)
  for (const { n, before, after, events } of walk(game, start, rowsOf(given))) {
    const row = given[n].actor === 'table' ? given[n] : { ...given[n], events }
    rows.push(row)
    steps.push({ before, row })
    state = after
  }
  const table = moveOn(begun, state, steps, means)
  const chances = rows.filter(({ actor }) => actor === 'chance').length
  return { table: { ...table, book: { ...table.book, chances, backs: backsOf(table, rows) } }, rows }
}
