/** A match as one viewer saw it, frame by frame: the log played again through their eyes. What they were not shown live leaves no frame. */
import { gameOf } from '../games/index.ts'
import type { ActionBase, AnyGame, Seat } from '../kernel/game.ts'
import { beginning, isFor, walk } from '../kernel/play.ts'
import { floorOf, startOf } from './floor.ts'
import { isShown, type LogRow, rowsOf, type Table } from './table.ts'
import type { Frame, History } from './wire.ts'

/** How many frames a page has. */
const PAGE = 200

/** Where a row of the log was added. */
interface Point {
  readonly state: unknown
  readonly frames: number // how many the viewer had seen before it
}

/** Through whose eyes somebody may look back: their own and those of everybody; after the end, anybody's. `wished` undefined: their own. */
export function eyesOf(
  table: Table,
  viewer: Seat | null,
  wished: Seat | null | undefined,
): { readonly seat: Seat | null } | { readonly refused: 'no-such-seat' | 'not-over' } {
  if (wished === undefined || wished === viewer) return { seat: viewer }
  if (wished === null) return { seat: null }
  if (wished >= table.seats.length) return { refused: 'no-such-seat' }
  return table.status === 'over' ? { seat: wished } : { refused: 'not-over' }
}

/** A page of the frames of this viewer, from the `from`-th on. */
export function historyOf(table: Table, log: readonly LogRow[], seat: Seat | null, from: number): History {
  const game = gameOf(table.game)
  const floor = floorOf(table, log)
  const start = startOf(table, log)
  const frames: Frame[] = []
  let here: Point = {
    state: beginning(game, start),
    frames: floor?.frames[seat === null ? 0 : seat + 1] ?? 0,
  }
  // What lies below the floor cannot be shown any more: a page there is the first one above it.
  const first = Math.max(from, here.frames)
  const points = log.slice(0, floor?.row ?? 0).map(() => here) // by row
  let before: unknown
  for (const { n, after: state } of walk(game, start, rowsOf(log))) {
    const row = log[n]
    points.push(here)
    const isSeen = isShown(game, { before: here.state, row }, seat)
    if (isSeen && frames.length === PAGE) return { seat, before, frames, next: first + PAGE }
    if (isSeen && here.frames === first) before = game.view(here.state, seat)
    if (isSeen && here.frames >= first) frames.push(frameOf(game, points, row, { state, seat }))
    here = { state, frames: here.frames + (isSeen ? 1 : 0) }
  }
  if (frames.length === 0) before = game.view(here.state, seat)
  return { seat, before, frames, next: null }
}

interface After {
  readonly state: unknown
  readonly seat: Seat | null
}

/** What a viewer learned of a row, built up like everything they are sent. The last point is where the row was added. */
export function frameOf(game: AnyGame, points: readonly Point[], row: LogRow, { state, seat }: After): Frame {
  const here = points[points.length - 1]
  return {
    n: here.frames,
    at: row.at,
    actor: row.actor,
    action: seenOf(game, points, row, seat),
    events: row.events.filter(event => isFor(event, seat)),
    view: game.view(state, seat),
  }
}

function seenOf(game: AnyGame, points: readonly Point[], { actor, action }: LogRow, seat: Seat | null) {
  if (actor !== 'table')
    return game.seen(points[points.length - 1].state, { actor, action: action as ActionBase }, seat)
  // Rows are counted in frames: their own numbers would tell how many private steps others took.
  return 'undo' in action ? { undo: points[action.undo].frames } : null
}
