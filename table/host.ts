/**
 * A match behind the wire. What somebody wants of a table is heard as a script: it asks for what it needs, is handed it, and says what is to be written. It does
 * no I/O; a server runs it on its store, a device on its own, each inside one transaction, and tells the viewers when that is committed.
 */
import type { Seat } from '../kernel/game.ts'
import { act } from './act.ts'
import { agree, decline, letBotSit, propose, resign } from './agreements.ts'
import { stopOf, takeBack } from './back.ts'
import { orderAt } from './due.ts'
import { answerOf, cancelOrder, giveOrder, isGiven } from './orders.ts'
import { isOpenTo } from './readers.ts'
import { hasOlderRules, renew } from './renew.ts'
import {
  addNote,
  type Change,
  type Changed,
  isRefusal,
  type LogRow,
  type Means,
  type Refusal,
  type Table,
  viewerOf,
} from './table.ts'
import type { ClientMessage } from './wire.ts'

/** What a script asks of whoever runs it. Reading the table locks it: nobody else changes it before the script has ended. */
export type Need =
  | { readonly need: 'table' }
  | { readonly need: 'row'; readonly actor: string; readonly id: string } // whether the log has one with this id
  | { readonly need: 'log' }
  | { readonly need: 'write'; readonly before: Table; readonly change: Changed }

export type Script<T> = Generator<Need, T, unknown>

/** What may be wanted of a match by whoever sits there. */
export type Wish = Exclude<Extract<ClientMessage, { readonly id: string }>, { readonly t: 'say' }>

/** Who wants it: a player, wherever they sit; or a seat, for its bot, its clock or the person who holds the device. */
export type Who = { readonly player: string } | { readonly seat: Seat }

export type Reply = { readonly done: true } | Refusal

/** How a wish was answered, and what was written. */
export interface Heard {
  readonly reply: Reply
  readonly change?: Changed
  readonly before?: Table // what was changed
}

/** An id that a seat has given to something else already: nothing that the script wrote remains. */
export class IdUsed extends Error {}

const DONE: Reply = { done: true }

function* ask<T>(need: Need): Script<T> {
  return (yield need) as T
}
const theTable = (): Script<Table | undefined> => ask({ need: 'table' })
const theLog = (): Script<readonly LogRow[]> => ask({ need: 'log' })
const write = (before: Table, change: Changed): Script<void> => ask({ need: 'write', before, change })

/** The table as it stands; one that older rules have begun first goes over to the rules as they are. */
export function* look(
  means: Means,
): Script<{ readonly table: Table; readonly change?: Changed } | undefined> {
  const table = yield* theTable()
  if (!table || !hasOlderRules(table)) return table && { table }
  const change = renew(table, means)
  if (isRefusal(change)) return { table }
  yield* write(table, change)
  return { table: change.table, change }
}

/** One change of a table that needs nothing but the table. */
export function* alter(decide: (table: Table) => Change, means: Means): Script<Heard> {
  const seen = yield* look(means)
  if (!seen) return { reply: { refused: 'no-such-match' } }
  return yield* settle(seen.table, decide(seen.table), seen.change)
}

/** A wish: granted once, and answered in the same way however often it is sent, whatever has happened since. */
export function* hear(wish: Wish, who: Who, means: Means): Script<Heard> {
  const seen = yield* look(means)
  if (!seen) return { reply: { refused: 'no-such-match' } }
  const { table } = seen
  const own = rowOf(table, wish, who)
  const isGranted = (): Script<boolean> => ask({ need: 'row', ...own })
  // An act that is sent again finds its question closed, and an order leaves no row; other wishes could be granted twice.
  const isTwice = wish.t === 'order' ? isKnown(table, wish, who) : wish.t !== 'act' && (yield* isGranted())
  if (isTwice) return { reply: DONE, ...(seen.change && { change: seen.change }) }
  const change = yield* decide(table, wish, who, means)
  if (wish.t === 'act' && isRefusal(change) && (yield* isGranted())) return { reply: DONE }
  return yield* settle(table, isRefusal(change) ? change : named(change, own.id), seen.change)
}

/** Whether an order has been given already, or was taken back. */
function isKnown(table: Table, { order, id }: Extract<Wish, { t: 'order' }>, who: Who): boolean {
  const seat = 'seat' in who ? who.seat : viewerOf(table, who.player)
  return seat !== null && isGiven(table, { seat, order, id })
}

/** A seat's standing order answers its question, if that is still open and the time has come. What it may not do after all is left to its owner. */
export function* carryOut(seat: Seat, means: Means): Script<Heard> {
  const seen = yield* look(means)
  if (!seen) return { reply: { refused: 'no-such-match' } }
  const { table, change: earlier } = seen
  const at = orderAt(table, seat)
  if (at === undefined || at > means.now)
    return { reply: { refused: 'stale' }, ...(earlier && { change: earlier }) }
  const ask = table.book.asks[seat]
  const id = `order ${ask}` // with a space, which no client's id has
  const change = act(table, { seat, ask, action: answerOf(table, seat), id }, means)
  if (!isRefusal(change)) return yield* settle(table, change, earlier)
  return { ...(yield* settle(table, cancelOrder(table, seat), earlier)), reply: change }
}

/** A bot could not answer: its seat does something random, and the log says so. */
export function* answerAtRandom(wish: Extract<Wish, { t: 'act' }>, seat: Seat, means: Means): Script<Heard> {
  const heard = yield* hear(wish, { seat }, means)
  if (!heard.change) return heard
  const { table, rows } = heard.change
  const noted = addNote(table, { kind: 'failed', seat }, means.now)
  yield* write(table, noted)
  return { ...heard, change: { table: noted.table, rows: [...rows, ...noted.rows] } }
}

/** Writes a change, if it is one; `earlier` was written before in the same script. */
function* settle(table: Table, change: Change, earlier: Changed | undefined): Script<Heard> {
  if (isRefusal(change)) return { reply: change, ...(earlier && { change: earlier }) }
  yield* write(table, change)
  const rows = [...(earlier?.rows ?? []), ...change.rows]
  return { reply: DONE, change: { table: change.table, rows }, before: table }
}

/** Under what the log would have a wish: by the seat of whoever wants it, also if they have lost that seat since. */
function rowOf(table: Table, { t, id }: Wish, who: Who): { readonly actor: string; readonly id: string } {
  const seat = 'seat' in who ? who.seat : table.book.held.indexOf(who.player)
  return t === 'act' ? { actor: String(seat), id } : { actor: 'table', id: `${seat} ${id}` }
}

const named = ({ table, rows }: Changed, id: string): Changed => ({
  table,
  rows: rows.map((row, n) => (n === 0 ? { ...row, id } : row)),
})

/** What comes of a wish; the log is read only by those who take back. */
function* decide(table: Table, wish: Wish, who: Who, means: Means): Script<Change> {
  const seat = 'seat' in who ? who.seat : viewerOf(table, who.player)
  // Whoever may not know that there is such a table does not learn it here.
  if (seat === null)
    return {
      refused: isOpenTo(table, 'player' in who ? who.player : null) ? 'not-your-seat' : 'no-such-match',
    }
  switch (wish.t) {
    case 'act': {
      const isReplaced = 'player' in who && table.seats[seat].bot !== null
      return isReplaced ? { refused: 'not-your-seat' } : act(table, { ...wish, seat }, means)
    }
    case 'undo': {
      const stop = stopOf(table, { seat, steps: wish.steps })
      if (stop !== undefined) return { refused: stop }
      return takeBack(table, yield* theLog(), { seat, steps: wish.steps }, means)
    }
    case 'propose': {
      const log = wish.wish.kind === 'undo' ? yield* theLog() : []
      return propose(table, log, { seat, wish: wish.wish }, means)
    }
    case 'agree': {
      const log = table.proposal?.wish.kind === 'undo' ? yield* theLog() : []
      return agree(table, log, seat, means)
    }
    case 'decline':
      return decline(table, seat, means)
    case 'resign':
      return resign(table, seat, means)
    case 'order':
      if (table.seats[seat].bot !== null) return { refused: 'not-your-seat' }
      return giveOrder(table, { ...wish, seat })
    case 'bot':
      return letBotSit(table, seat, wish.sits, means)
  }
}
