/**
 * Standing orders: what a seat has decided in advance, sealed, and the table carries out as the seat's own entries when it is asked. Whatever an order did not
 * foresee cancels it, and its owner is told why. It leaves no row: nobody else can see, count or look up that there was one. Pure.
 */
import { gameOf } from '../games/index.ts'
import { ordersOf } from '../games/orders.ts'
import type { ActionBase, Seat } from '../kernel/game.ts'
import { momentAfter } from './calendar.ts'
import { isLive } from './clocks.ts'
import { orderAt } from './due.ts'
import { isForeign } from './floor.ts'
import {
  type Change,
  type Changed,
  isShown,
  type Means,
  type OwnOrder,
  type Step,
  type Table,
} from './table.ts'
import type { Dropped, OrderState } from './wire.ts'

/** What somebody wants: another order, or none. */
interface OrderWish {
  readonly seat: Seat
  readonly about: string
  readonly order: unknown // null: none
  readonly id: string
}

/** Where orders make sense: people wait for each other over several days, at a host that is there while they are not. On a device everybody looks at the same screen. */
const takesOrders = ({ game, settings, seats, commitment }: Table): boolean =>
  ordersOf(game) !== undefined &&
  commitment !== '' &&
  !isLive(settings.pace) &&
  seats.filter(({ player }) => player !== null).length > 1

const ownOf = (table: Table, seat: Seat): OwnOrder | null => table.orders?.[seat] ?? null

/** What an order of this seat would be about now; null if there is nothing to order. */
function aboutOf(table: Table, seat: Seat): string | null {
  if (table.status !== 'running' || !takesOrders(table) || isForeign(table)) return null
  return ordersOf(table.game)?.about(gameOf(table.game).view(table.state, seat)) ?? null
}

/** What the owner of a seat is told of it; undefined where nothing can be ordered and nothing was. */
export function orderStateOf(table: Table, seat: Seat | null): OrderState | undefined {
  if (seat === null || table.seats[seat].bot !== null) return undefined
  const own = ownOf(table, seat)
  const about = aboutOf(table, seat)
  if (about === null && own === null) return undefined
  if (own === null) return { about, given: null, at: null, dropped: null }
  if ('dropped' in own) return { about, given: null, at: null, dropped: own.dropped }
  return { about, given: own.order, at: orderAt(table, seat) ?? null, dropped: null }
}

/** Whether a wish has been granted already: then it is not granted again, whatever has become of it. */
export function isGiven(table: Table, { seat, order, id }: Omit<OrderWish, 'about'>): boolean {
  const own = ownOf(table, seat)
  return order === null ? own === null : own !== null && 'id' in own && own.id === id
}

/** A seat gives an order, changes it or takes it back. What it is asked already it answers itself: only an order that was to answer goes on doing so. */
export function giveOrder(table: Table, { seat, about, order, id }: OrderWish): Change {
  if (table.status !== 'running') return { refused: 'not-running' }
  if (!takesOrders(table)) return { refused: 'no-orders' }
  if (order === null) return kept(table, seat, null)
  if (aboutOf(table, seat) !== about) return { refused: 'stale' }
  if (!ordersOf(table.game)?.fits(gameOf(table.game).view(table.state, seat), order))
    return { refused: 'unknown-action' }
  const at = orderAt(table, seat)
  const next: OwnOrder = { about, order, id, due: null }
  const goesOn = at !== undefined && answerOf(table, seat, order) !== undefined
  return kept(table, seat, goesOn ? { ...next, due: { ask: table.book.asks[seat], at } } : next)
}

/** An order that could not be carried out is its owner's business again. */
export const cancelOrder = (table: Table, seat: Seat): Changed =>
  kept(table, seat, { about: aboutOf(table, seat), dropped: 'nothing-left' })

/** The table with another order of this seat. Nobody but its owner is told, not even by a time. */
function kept(table: Table, seat: Seat, own: OwnOrder | null): Changed {
  const seqs = table.book.seqs.map((seq, viewer) => (viewer === seat + 1 ? seq + 1 : seq))
  return {
    table: {
      ...withOrder(table, seat, own),
      book: { ...table.book, seqs },
      version: table.version + 1,
    },
    rows: [],
  }
}

/** A table on which nobody has an order is as it was before there were any. */
function withOrder({ orders, ...table }: Table, seat: Seat, own: OwnOrder | null): Table {
  const all = table.seats.map((_, at) => (at === seat ? own : (orders?.[at] ?? null)))
  return all.every(one => one === null) ? table : { ...table, orders: all }
}

/** What a seat's order would do now; undefined if it has none, or did not foresee this. */
export function answerOf(table: Table, seat: Seat, given?: unknown): ActionBase | undefined {
  const own = ownOf(table, seat)
  const order = given ?? (own && 'order' in own ? own.order : undefined)
  const game = gameOf(table.game)
  const view = game.view(table.state, seat)
  const orders = ordersOf(table.game)
  // A program of another version may have written it.
  if (!orders?.fits(view, order)) return undefined
  return orders.answer(view, game.legal(table.state, seat), order)
}

/** The table with the orders that are left of it after these steps have led to it. */
export function keepOrders(before: Table, after: Table, steps: readonly Step[], means: Means): Table {
  const orders = before.orders ?? []
  return orders.reduce<Table>(
    (table, own, seat) =>
      own ? withOrder(table, seat, ownAfter({ before, after, steps, means }, seat, own)) : table,
    after,
  )
}

interface Course {
  readonly before: Table
  readonly after: Table
  readonly steps: readonly Step[]
  readonly means: Means
}

/** What is left of a seat's order: the order, why it counts no more, or nothing because its time is over. */
function ownAfter(course: Course, seat: Seat, own: OwnOrder): OwnOrder | null {
  const { before, after, steps } = course
  if (after.status !== 'running') return null
  const about = aboutOf(after, seat)
  if ('dropped' in own) return own.about === about ? own : null
  const rewritten = rewriting(course, seat)
  if (rewritten) return { about, dropped: rewritten }
  if (about !== own.about) return null // over: what it was about is paid and settled now
  if (isChanged(course, seat)) return { about, dropped: 'changed' }
  const ask = after.book.asks[seat]
  const isAsked = after.toAct.includes(seat)
  if (isAsked && ask === before.book.asks[seat]) return own
  // Whoever has just acted is there, and goes on.
  const isThere = steps.some(({ row }) => row.actor === seat)
  if (!isAsked || isThere) return { ...own, due: null }
  if (answerOf(after, seat, own.order) === undefined) return { about, dropped: 'nothing-left' }
  return { ...own, due: { ask, at: dueFrom(course, seat) } }
}

/** What the table itself did that no order could foresee, as far as this seat was shown it. */
function rewriting({ after, steps }: Course, seat: Seat): Dropped | undefined {
  const game = gameOf(after.game)
  const step = steps.find(one => one.row.actor === 'table' && isShown(game, one, seat))
  return step && ('undo' in step.row.action ? 'undone' : 'rules')
}

/** Whether somebody else, or chance, has changed what is this seat's alone. */
function isChanged({ after, steps }: Course, seat: Seat): boolean {
  const game = gameOf(after.game)
  const own = (state: unknown) => ordersOf(after.game)?.own(game.view(state, seat))
  return steps.some(
    ({ before, row }, n) => row.actor !== seat && own(before) !== own(steps[n + 1]?.before ?? after.state),
  )
}

/**
 * After a while that is drawn, since an answer at once would tell everybody that there was an order; never so late that the clock runs out. Hours in which
 * everybody sees that this seat's clock stands still do not count: a bid in them would tell as well.
 */
function dueFrom({ after: { clocks, settings, seats }, means }: Course, seat: Seat): number {
  const { now, outages = [], delay = () => 0 } = means
  const most = settings.pace.kind === 'untimed' ? Number.POSITIVE_INFINITY : Math.floor(clocks.left[seat] / 2)
  return momentAfter(now, Math.min(delay(), most), seats[seat].calendar, outages)
}

/** Somebody else has the seat from now on, or the match is over; `why` is for an owner who may come back. */
export function dropOrder(table: Table, seat: Seat, why: Dropped | null): Table {
  const own = ownOf(table, seat)
  if (!own) return table
  return withOrder(table, seat, why === null ? null : { about: aboutOf(table, seat), dropped: why })
}

/** A match that is over has no orders. */
export function dropOrders({ orders: _, ...table }: Table): Table {
  return table
}

/** Orders last so long before they answer, drawn anew each time: from two minutes on, at the earliest as soon as a person could be called, up to twenty. */
export const delayOf = (part: number): number => Math.round(2 * 60_000 * 10 ** part)
