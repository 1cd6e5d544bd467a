/** How a match moves on: it begins, a seat answers its question, chance settles; counters, clocks and result follow. */
import { gameOf } from '../games/index.ts'
import type { ActionBase, EventBase, Seat } from '../kernel/game.ts'
import { play, settle } from '../kernel/play.ts'
import { bookAfter } from './book.ts'
import { moveClocks } from './clocks.ts'
import { endedSeats } from './days.ts'
import { isExchanging, isTwoSteps } from './exchange.ts'
import { isForeign } from './floor.ts'
import { keepOrders } from './orders.ts'
import {
  type Change,
  type Changed,
  isComplete,
  type LogRow,
  lastOf,
  type Means,
  type Step,
  type Table,
} from './table.ts'

/** The answer of a seat to its question; `id` is given by whoever answers, so that a repeated message is recognised. */
export interface Act {
  readonly seat: Seat
  readonly ask: number
  readonly action: unknown
  readonly id: string
}

/** A seat answers its question: judged, played, chance settled, all of it one change. */
export function act(table: Table, { seat, ask, action, id }: Act, means: Means): Change {
  if (table.status !== 'running') return { refused: 'not-running' }
  if (table.book.asks[seat] !== ask) return { refused: 'stale' }
  if (isForeign(table)) return { refused: 'other-rules' }
  const game = gameOf(table.game)
  const events: EventBase[] = []
  const played = play(game, table.state, { actor: seat, action }, event => events.push(event))
  if ('refused' in played) return played
  const entry = { actor: seat, action: action as ActionBase }
  const first: LogRow = { n: table.book.rows, ...entry, events, id, at: means.now }
  return goOn(table, played.state, [{ before: table.state, row: first }], means)
}

/** All seats are taken and all contributions in: the match begins. */
export function start(table: Table, means: Means): Change {
  if (table.status !== 'open') return { refused: 'already-started' }
  if (!isComplete(table)) return { refused: 'seats-empty' }
  if (isExchanging(table, means.now) && !isTwoSteps(table)) return { refused: 'being-shuffled' }
  const game = gameOf(table.game)
  const held = table.seats.map(({ player }) => player)
  // Nobody sits down any more, so nobody has to be kept from it.
  const { removed: _, ...settings } = table.settings
  const begun = { ...table, settings, rules: game.meta.rules, book: { ...table.book, held } }
  return goOn(begun, game.setup(table.seats.length, table.options), [], means)
}

/** Lets chance act after these steps have led to a state, then brings counters, clocks and result up to date. */
export function goOn(table: Table, state: unknown, steps: readonly Step[], means: Means): Changed {
  const game = gameOf(table.game)
  const { chances, rows } = table.book
  const settled = settle(game, state, k => means.chance(table, chances + k))
  const all = [
    ...steps,
    ...settled.steps.map(({ before, entry, events }, k): Step => {
      const n = rows + steps.length + k
      return { before, row: { n, ...entry, events, id: null, at: means.now } }
    }),
  ]
  const after = moveOn(table, settled.state, all, means)
  const book = { ...after.book, chances: chances + settled.steps.length }
  return { table: { ...after, book }, rows: all.map(({ row }) => row) }
}

/** The table after these steps: counters, clocks, result and standing orders brought up to date. */
export function moveOn(table: Table, state: unknown, steps: readonly Step[], means: Means): Table {
  const game = gameOf(table.game)
  const turn = game.turn(state)
  const toAct = turn.kind === 'seats' ? turn.seats : []
  const book = { ...table.book, ...bookAfter(table, game, steps, toAct) }
  // A private step leaves no trace that others could see, not even a time.
  const silent = book.seqs[0] === table.book.seqs[0] && steps.length > 0
  const last = lastOf(steps.map(({ row }) => row)) ?? table.last
  const after: Table = {
    ...table,
    state,
    version: table.version + 1,
    status: turn.kind === 'over' ? 'over' : 'running',
    result: turn.kind === 'over' ? turn : null,
    seats: turn.kind === 'over' ? endedSeats(table.seats) : table.seats,
    toAct,
    proposal: silent ? table.proposal : null, // what was proposed was about the position before
    book,
    clocks: moveClocks(table.clocks, table.settings.pace, {
      before: table.toAct,
      after: toAct,
      bots: table.seats.flatMap(({ bot }, seat) => (bot === null ? [] : [seat])),
      calendars: table.seats.map(({ calendar }) => calendar),
      now: means.now,
      ...(means.outages && { outages: means.outages }),
    }),
    updated: silent ? table.updated : means.now,
    ...(last && { last }),
  }
  return keepOrders(table, after, steps, means)
}
