/**
 * The outbox: a signal is written in the transaction that asks the question, claimed for a while, marked where it went, and dropped with the answer. A claim is
 * good for the row that was claimed and for as long as nobody else has claimed it: a question that came back meanwhile has a row of its own. Decision 19 has all
 * states of a row.
 */
import { callsOf } from '../../table/calls.ts'
import type { Table } from '../../table/table.ts'
import type { Row, Statements } from './statements.ts'
import type { Script } from './store.ts'

export interface Signal {
  readonly id: string
  readonly match: string
  readonly seat: number
  readonly ask: number
  readonly player: string
  readonly asked: number
  readonly tries: number // this one included
  readonly sent: readonly string[] // to what it went already
  readonly lease: number // until then it is this process's
}

interface Question {
  readonly match: string
  readonly seat: number
  readonly ask: number
  readonly player: string
}

/** The same question to the same person always has the same id: whoever is sent it twice can tell. */
const idOf = ({ match, seat, ask, player }: Question): string => `${match}.${seat}.${ask}.${player}`

/** In place of a seat: it asks nothing, but tells that there is a new table. */
const OPENING = -1

export const isOpening = ({ seat }: Pick<Signal, 'seat'>): boolean => seat === OPENING

/** That there is a new table is told soon: whoever made it waits, but sits down first, in a request of its own. */
export const OPENING_WAIT = 1500

export const openingOf = (match: string, player: string, now: number) => {
  const question = { match, seat: OPENING, ask: 0, player }
  return { id: idOf(question), ...question, asked: 0, at: now + OPENING_WAIT, tries: 0, sent: '[]' }
}

/** What lies in the outbox while a table stands as it does: a line for each question that calls somebody. */
export const signalsOf = (table: Table) =>
  callsOf(table).map(call => ({ id: idOf({ match: table.id, ...call }), ...call, at: table.updated }))

/** The same after a change, and which of them it has brought: what was asked before has its signal, or had it, and gets no second one. */
export function callsAfter(before: Table, after: Table) {
  const was = new Set(signalsOf(before).map(({ id }) => id))
  return signalsOf(after).map(signal => ({ ...signal, fresh: !was.has(signal.id) }))
}

/** Writes what a change asks of people who may be away, and drops what it has answered. A move on PostgreSQL does the same in its one statement. */
export function* writeSignals(sql: Statements, before: Table, after: Table): Script<void> {
  const calls = callsAfter(before, after)
  for (const { id } of signalsOf(before))
    if (!calls.some(call => call.id === id)) yield sql.dropSignal({ id })
  for (const { fresh, ...signal } of calls)
    if (fresh) yield sql.addSignal({ ...signal, match: after.id, asked: signal.at, tries: 0, sent: '[]' })
}

const signalOf = (row: Row): Signal => ({
  id: row.id as string,
  match: row.match as string,
  seat: row.seat as number,
  ask: row.ask as number,
  player: row.player as string,
  asked: row.asked as number,
  tries: row.tries as number,
  sent: JSON.parse(row.sent as string),
  lease: row.at as number,
})

export interface Claiming {
  readonly now: number
  readonly wait: number // so long after the question
  readonly lease: number
  readonly limit: number
}

/** Takes what is to be sent now for this process; what is not marked within the lease is sent again. */
export function* claimSignals(sql: Statements, { now, wait, lease, limit }: Claiming): Script<Signal[]> {
  const rows = yield sql.dueSignals({ now, before: now - wait, limit })
  const signals: Signal[] = []
  for (const row of rows) {
    const tries = Number(row.tries) + 1
    yield sql.leaseSignal({ id: row.id, was: row.at, at: now + lease, tries })
    signals.push(signalOf({ ...row, at: now + lease, tries }))
  }
  return signals
}

/** Notes that a signal has reached something. */
export function* markSignal(sql: Statements, id: string, target: string): Script<void> {
  const [row] = yield sql.lockSignal({ id })
  if (!row) return
  const { sent } = signalOf(row)
  yield sql.markSignal({ id, sent: JSON.stringify([...sent, target]) })
}

/** A signal waits until then; that it did is no try. */
export function* holdSignal(sql: Statements, { id, tries, lease }: Signal, at: number): Script<void> {
  yield sql.leaseSignal({ id, was: lease, at, tries: tries - 1 })
}

/** A signal that could not be sent is tried again then. */
export function* retrySignal(sql: Statements, { id, tries, lease }: Signal, at: number): Script<void> {
  yield sql.leaseSignal({ id, was: lease, at, tries })
}

/** A signal that was claimed is done with. */
export function* dropSignal(sql: Statements, { id, lease }: Signal): Script<void> {
  yield sql.dropClaimed({ id, was: lease })
}

/** When there may be something to send next; undefined if nothing waits. */
export function* nextSignal(sql: Statements, wait: number): Script<number | undefined> {
  const [row] = yield sql.nextSignal()
  return row && Math.max(Number(row.at), Number(row.asked) + wait)
}

/** A page of somebody shows a table, for so long. */
export interface Look {
  readonly player: string
  readonly match: string
  readonly page: string
  readonly until: number
}

export function* look(sql: Statements, { player, match, page, until }: Look): Script<void> {
  yield sql.look({ player, match, page, until })
}

export function* lookAway(sql: Statements, match: string, page: string): Script<void> {
  yield sql.lookAway({ match, page })
}

export function* closePage(sql: Statements, page: string): Script<void> {
  yield sql.closePage({ page })
}

/** Whether somebody looks at a table just now. */
export function* looksAt(sql: Statements, player: string, match: string, now: number): Script<boolean> {
  const [row] = yield sql.whoLooks({ player, match, now })
  return row !== undefined
}
