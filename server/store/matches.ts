/** Tables in the store: made, read and changed, each as one script. A process keeps the tables it has read; the version in the row says whether they still hold. */
import { timeOf } from '../../bots/levels.ts'
import { STAND_IN } from '../../table/agreements.ts'
import type { Calendar } from '../../table/calendar.ts'
import { areBotsAlone, type Due, dueOf } from '../../table/due.ts'
import type { Changed, LogRow, Sitter, Table } from '../../table/table.ts'
import { callsAfter, signalsOf, writeSignals } from './outbox.ts'
import { writeResult } from './results.ts'
import type { Query, Row, Statements } from './statements.ts'
import type { Script } from './store.ts'

/** The tables that this process has read lately, the oldest forgotten first. */
export class TableCache {
  private readonly tables = new Map<string, Table>()

  constructor(private readonly size = 2000) {}

  get(id: string): Table | undefined {
    return this.tables.get(id)
  }

  keep(table: Table): void {
    this.tables.delete(table.id)
    this.tables.set(table.id, table)
    for (const oldest of this.tables.keys()) {
      if (this.tables.size <= this.size) break
      this.tables.delete(oldest)
    }
  }
}

export function* addTable(sql: Statements, table: Table): Script<void> {
  yield sql.addMatch({ ...columnsOf(table), id: table.id, ...fixedColumnsOf(table) })
  for (const [seat, sitter] of table.seats.entries())
    yield sql.addSeat({ match: table.id, seat, ...sitterColumns(sitter) })
}

/** A match that was played elsewhere, with its whole log and what is due. */
export function* addMatch(sql: Statements, table: Table, log: readonly LogRow[]): Script<void> {
  yield* addTable(sql, table)
  for (const row of log) yield sql.addEntry(entryOf(table, row))
  for (const due of dueOf(table)) yield sql.addDue(dueColumns(table, due))
}

/** A table goes, with everything that belongs to it. */
export function* removeTable(sql: Statements, match: string): Script<void> {
  yield sql.lockMatch({ id: match })
  yield sql.clearDue({ match })
  yield sql.removeSignals({ match })
  yield sql.removePresenceAt({ match })
  yield sql.removeMutesAt({ match })
  yield sql.removeInvites({ match })
  yield sql.removeChat({ match })
  yield sql.removeEntries({ match })
  yield sql.removeSeats({ match })
  yield sql.removeUnprovedAt({ match }) // without the match nothing is left to say of it
  yield sql.removeMatch({ match })
}

/** The table as it stands; undefined if there is none. What this process knows in this version is not read again. */
export function* readTable(sql: Statements, id: string, cache: TableCache): Script<Table | undefined> {
  const known = cache.get(id)
  const [row] = known ? yield sql.readVersion({ id }) : []
  return known && known.version === row?.version ? known : yield* readWhole(sql, id)
}

/** The table as it stands, and nobody else changes it before this script has ended. */
export function* lockTable(sql: Statements, id: string, cache: TableCache): Script<Table | undefined> {
  const [row] = yield sql.lockMatch({ id })
  const known = cache.get(id)
  return known && known.version === row?.version ? known : yield* readWhole(sql, id)
}

export function* readWhole(sql: Statements, id: string): Script<Table | undefined> {
  const [row] = yield sql.readMatch({ id })
  return row && tableOf(row, yield sql.readSeats({ id }))
}

/** Whether an actor has already added a row under this id: then a repeated message is answered as before. */
export function* findRow(sql: Statements, match: string, actor: string, id: string): Script<boolean> {
  const [row] = yield sql.findEntry({ match, actor, id })
  return row !== undefined
}

export function* readLog(sql: Statements, id: string, from = 0): Script<LogRow[]> {
  const rows = yield sql.readEntries({ match: id, from })
  return rows.map(rowOf)
}

/** A row of the log as it was written. */
export const rowOf = (row: Row): LogRow => ({
  n: row.n as number,
  actor: row.actor === 'chance' || row.actor === 'table' ? row.actor : Number(row.actor),
  action: JSON.parse(row.action as string),
  events: JSON.parse(row.events as string),
  id: row.id as string | null,
  at: row.at as number,
})

/** Writes a change, and whom it calls unless nobody can be. */
export function* writeChange(
  sql: Statements,
  before: Table,
  { table: after, rows }: Changed,
  calls = true,
): Script<void> {
  for (const row of rows) yield sql.addEntry(entryOf(after, row))
  yield isMove(before, after)
    ? sql.moveMatch({ id: after.id, ...movedColumnsOf(after) })
    : sql.updateMatch({ id: after.id, ...columnsOf(after) })
  yield* writeDue(sql, before, after)
  if (calls) yield* writeSignals(sql, before, after)
  for (const [seat, sitter] of after.seats.entries()) {
    if (sitter !== before.seats[seat])
      yield sql.updateSeat({ match: after.id, seat, ...sitterColumns(sitter) })
  }
  if (after.status === 'over' && before.status !== 'over') yield* writeResult(sql, after)
}

/** Whether nothing has changed but what a move changes. */
export const isMove = (before: Table, after: Table): boolean =>
  before.rules === after.rules &&
  before.settings === after.settings &&
  before.contributions === after.contributions &&
  before.exchange === after.exchange &&
  before.rematch === after.rematch &&
  before.seats === after.seats

/** A move as one statement, which answers with a row if the match was still as it was known. */
export function moveOf(
  sql: Statements,
  before: Table,
  { table: after, rows }: Changed,
  calls: boolean,
): Query {
  const { id, rules } = after
  const move = { id, known: before.version, rules, rows: JSON.stringify(rows), ...movedColumnsOf(after) }
  const [was, is] = [dueOf(before), dueOf(after)]
  const due = JSON.stringify(is.map(one => dueColumns(after, one)))
  const called = calls ? callsAfter(before, after) : []
  if (called.length > 0 || (calls && signalsOf(before).length > 0))
    return sql.moveWithCalls({ ...move, due, calls: JSON.stringify(called) })
  const isNothing = (was.length === 0 && is.length === 0) || isUntouched(before, after)
  return isNothing ? sql.moveAtOnce(move) : sql.moveWithDue({ ...move, due })
}

function entryOf({ id: match, rules }: Table, { n, actor, action, events, id, at }: LogRow) {
  return {
    match,
    n,
    actor: String(actor),
    action: JSON.stringify(action),
    events: JSON.stringify(events),
    id,
    rules,
    at,
  }
}

function* writeDue(sql: Statements, before: Table, after: Table): Script<void> {
  if (isUntouched(before, after)) return
  const [was, is] = [dueOf(before), dueOf(after)]
  if (was.length > 0) yield sql.clearDue({ match: after.id })
  for (const due of is) yield sql.addDue(dueColumns(after, due))
}

/** Whether nothing was played and nothing else is due: then a bot that thinks goes on, and nobody can tell by its time that somebody gave an order. */
const isUntouched = (before: Table, after: Table): boolean =>
  before.state === after.state &&
  before.seats === after.seats &&
  JSON.stringify(dueOf(before)) === JSON.stringify(dueOf(after))

/** Where nobody plays but bots, they wait until somebody watches. */
const NEVER = Number.MAX_SAFE_INTEGER

/** Bots that think longer than this have threads of their own. */
const QUICK_MS = 300

/** What is quickly done never waits for what is not. */
export const LANES = { quick: 0, deep: 1 } as const
export type Lane = keyof typeof LANES

/** What is due as its table names it: "bot 2", "clock 0" or "order 1". */
const whatOf = ({ kind, seat }: Due): string => `${kind} ${seat}`

/** Something due as the table `due` has it. */
function dueColumns(table: Table, due: Due) {
  const thinks = due.kind === 'bot' ? (table.seats[due.seat].bot ?? STAND_IN) : STAND_IN
  const lane: Lane = due.kind !== 'order' && timeOf(thinks) > QUICK_MS ? 'deep' : 'quick'
  const at = areBotsAlone(table) ? NEVER : due.at
  return { match: table.id, what: whatOf(due), at, owner: table.host, lane: LANES[lane] }
}

function dueOfRow({ what, at }: Row): Due {
  const [kind, seat] = (what as string).split(' ')
  return { kind: kind as Due['kind'], seat: Number(seat), at: at as number }
}

/** Something that is due, and for whom it is done. */
export interface Claim {
  readonly match: string
  readonly due: Due
  readonly owner: string
}

/** More than this need not be looked at to find those whose turn it is. */
const MOST_LOOKED_AT = 64

/** What is due now, the first of everybody's before anybody's second. */
export function* dueNow(sql: Statements, lane: Lane, now: number): Script<Claim[]> {
  const rows = yield sql.dueNow({ now, lane: LANES[lane], limit: MOST_LOOKED_AT })
  return rows.map(row => ({
    match: row.match as string,
    due: dueOfRow(row),
    owner: row.owner as string,
  }))
}

/** Takes something that is due for this process, unless another one has; if it does not get done within the lease, it is due again. */
export function* claimDue(
  sql: Statements,
  { match, due }: Claim,
  now: number,
  lease: number,
): Script<boolean> {
  const what = whatOf(due)
  const [row] = yield sql.takeDue({ match, what, now })
  if (row) yield sql.postponeDue({ match, what, at: now + lease })
  return row !== undefined
}

/** What bots were to do is due again at once, whoever had claimed it: only for a process that is alone. */
export function* releaseBots(sql: Statements, now: number): Script<void> {
  yield sql.releaseBots({ now, at: now, never: NEVER })
}

/** Somebody watches a match of bots alone: it goes on. */
export function* rouse(sql: Statements, match: string, now: number): Script<void> {
  yield sql.rouse({ match, at: now, never: NEVER })
}

export function* postpone(sql: Statements, match: string, due: Due): Script<void> {
  yield sql.postponeDue({ match, what: whatOf(due), at: due.at })
}

/** All that is due at one match. */
export function* readDue(sql: Statements, match: string): Script<Due[]> {
  const rows = yield sql.readDue({ match })
  return rows.map(dueOfRow)
}

/** When the next thing of a lane is due, if anything is. */
export function* nextDue(sql: Statements, lane: Lane): Script<number | undefined> {
  const [row] = yield sql.nextDue({ lane: LANES[lane] })
  return row?.at as number | undefined
}

/** What a change can alter. */
function columnsOf(table: Table) {
  return {
    ...movedColumnsOf(table),
    rules: table.rules,
    settings: JSON.stringify(table.settings),
    contributions: JSON.stringify(table.contributions),
    exchange: table.exchange ? JSON.stringify(table.exchange) : null,
    rematch: table.rematch,
  }
}

/** What a move can alter. */
function movedColumnsOf(table: Table) {
  return {
    status: table.status,
    state: JSON.stringify(table.state),
    version: table.version,
    book: JSON.stringify(table.book),
    to_act: `,${table.toAct.join(',')},`,
    clocks: JSON.stringify(table.clocks),
    proposal: JSON.stringify(table.proposal),
    result: JSON.stringify(table.result),
    last: table.last ? JSON.stringify(table.last) : null,
    orders: table.orders ? JSON.stringify(table.orders) : null,
    updated: table.updated,
  }
}

/** What is settled when the table is made. */
function fixedColumnsOf(table: Table) {
  const { game, secret, commitment, host, created } = table
  const options = JSON.stringify(table.options)
  const listed = table.settings.open ? 1 : 0
  return { game, options, secret, commitment, listed, host, created }
}

/** Who is asked, as the column `to_act` has it. */
export const seatsOf = (text: string): number[] => text.split(',').filter(Boolean).map(Number)

/** The counters. Version 0.1.0 noted what one seat may take back, under `back`, and for the others nothing; and before 0.2.0 nobody noted who had held which seat. */
function bookOf(
  { back, ...book }: Table['book'] & OldBook,
  seats: readonly Row[],
  contributions: Table['contributions'],
): Table['book'] {
  const backs = seats.map((_, seat) => ({ to: back?.seat === seat ? back.to : [], stop: 'other' as const }))
  // Whoever has added to the shuffles was a person.
  const held = seats.map(({ player }, n) => (player as string | null) ?? (contributions[n] && 'somebody'))
  return { ...book, backs: book.backs ?? backs, held: book.held ?? held }
}

interface OldBook {
  readonly back?: { readonly seat: number; readonly to: readonly number[] } | null
}

/** A table out of its row and those of its seats. */
export function tableOf(row: Row, seats: readonly Row[]): Table {
  const json = (name: string) => JSON.parse(row[name] as string)
  return {
    id: row.id as string,
    game: row.game as string,
    rules: row.rules as number,
    options: json('options'),
    settings: json('settings'),
    status: row.status as Table['status'],
    state: json('state'),
    version: row.version as number,
    book: bookOf(json('book'), seats, json('contributions')),
    toAct: seatsOf(row.to_act as string),
    clocks: json('clocks'),
    proposal: json('proposal'),
    result: json('result'),
    secret: row.secret as string,
    commitment: row.commitment as string,
    contributions: json('contributions'),
    ...(row.exchange !== null && { exchange: json('exchange') }),
    rematch: row.rematch as string | null,
    ...(row.last !== null && { last: json('last') }),
    ...(row.orders !== null && { orders: json('orders') }),
    host: row.host as string,
    created: row.created as number,
    updated: row.updated as number,
    seats: seats.map(sitterOf),
  }
}

const sitterColumns = ({ player, bot, name, calendar }: Sitter) => ({
  player,
  bot,
  name,
  calendar: calendar ? JSON.stringify(calendar) : null,
})

const sitterOf = ({ player, bot, name, calendar }: Row): Sitter => ({
  player: player as string | null,
  bot: bot as string | null,
  name: name as string,
  ...(typeof calendar === 'string' && { calendar: JSON.parse(calendar) as Calendar }),
})
