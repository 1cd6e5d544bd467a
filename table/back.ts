/** Taking back: a seat its own last entries, all together any, and whoever plays alone everything. */
import { gameOf } from '../games/index.ts'
import type { ActionBase, Entry, Seat } from '../kernel/game.ts'
import { beginning, replay, standingRows, type Undone, undo, undoRow, undos } from '../kernel/play.ts'
import { goOn } from './act.ts'
import { startOf } from './floor.ts'
import {
  type Book,
  type Change,
  isAlone,
  isShown,
  isTooLong,
  type LogRow,
  type Means,
  rowsOf,
  type Step,
  type Table,
  tableRow,
  viewersOf,
} from './table.ts'
import type { TableEvent } from './wire.ts'

/** What a seat wants back: so many of its own last entries. */
export interface TakeBack {
  readonly seat: Seat
  readonly steps: number
}

/** Why a seat cannot take back so many entries, as far as the counters tell; undefined if it can. */
export function stopOf(table: Table, { seat, steps }: TakeBack) {
  if (table.status !== 'running') return 'not-running'
  if (isTooLong(table)) return 'too-long'
  const { to, stop } = table.book.backs[seat]
  return to.length < steps || steps === 0 ? stop : undefined
}

/** A seat takes back own entries: as far as the kernel allows, or, alone among bots, to any decision of its own. */
export function takeBack(table: Table, log: readonly LogRow[], wish: TakeBack, means: Means): Change {
  const stop = stopOf(table, wish)
  if (stop !== undefined) return { refused: stop }
  const { seat, steps } = wish
  const reach = undo(gameOf(table.game), startOf(table, log), rowsOf(log), seat)
  const near = reach.to[steps - 1]
  if (near) return rewind(table, log, { to: near, by: seat }, means)
  if (!isAlone(table)) return { refused: reach.stop }
  const { to } = table.book.backs[seat]
  return rewind(table, log, { to: { row: to[to.length - steps], keep: [] }, by: seat, free: true }, means)
}

interface Rewind {
  readonly to: Undone
  readonly by?: Seat // absent: by consent
  readonly free?: true
}

/** Goes back to before a row; chance acts anew where it must. */
export function rewind(table: Table, log: readonly LogRow[], { to, by, free }: Rewind, means: Means): Change {
  if (isTooLong(table)) return { refused: 'too-long' }
  const game = gameOf(table.game)
  const undone = by === undefined ? undefined : stepsOf(table, log, to)
  const seen = viewersOf(table).filter(viewer => !undone || undone.some(step => isShown(game, step, viewer)))
  const event: TableEvent = {
    type: 'table:undo',
    by: by ?? null,
    // What spectators saw everybody saw.
    ...(!seen.includes(null) && { only: seen.filter(viewer => viewer !== null) }),
  }
  const { actor: _, ...action } = undoRow(to)
  const row = tableRow(table, { ...action, ...(free && { free }) }, event, means.now)
  const whole = [...log, row]
  const step: Step = { before: table.state, row, backs: backsOf(table, whole), ...(undone && { undone }) }
  return goOn(table, replay(game, startOf(table, log), rowsOf(whole)), [step], means)
}

/** What each seat may take back, counted from the whole log. */
export function backsOf(table: Table, log: readonly LogRow[]): Book['backs'] {
  const begin = startOf(table, log)
  const rows = rowsOf(log)
  if (isAlone(table)) {
    const standing = standingRows(rows, begin.floor?.row)
    return table.seats.map((_, seat) => ({ to: standing.filter(n => rows[n].actor === seat), stop: 'start' }))
  }
  return undos(gameOf(table.game), begin, rows).map(({ to, stop }) => ({
    to: to.map(({ row }) => row).reverse(),
    stop,
  }))
}

/** The steps that fall with an undo, each with the state before it. */
function stepsOf(table: Table, log: readonly LogRow[], { row: first, keep }: Undone): Step[] {
  const game = gameOf(table.game)
  const rows = rowsOf(log)
  const begin = startOf(table, log)
  const state = beginning(game, begin)
  const steps: Step[] = []
  for (const n of standingRows(rows, begin.floor?.row)) {
    if (n >= first && !keep.includes(n)) steps.push({ before: game.clone(state), row: log[n] })
    const { actor, action } = rows[n] as Entry<ActionBase>
    game.apply(state, actor, action)
  }
  return steps
}
