/** Lists for the front page, and invitations to a table. */
import { randomBytes } from 'node:crypto'
import type { EventBase } from '../../kernel/game.ts'
import { type Calendar, shownOf } from '../../table/calendar.ts'
import { deadline } from '../../table/clocks.ts'
import type { Table } from '../../table/table.ts'
import type { ListedTable, MyTable, PublicSeat } from '../../table/wire.ts'
import { hashOf } from '../people/identity.ts'
import { seatsOf } from './matches.ts'
import type { Row, Statements } from './statements.ts'
import type { Script, Store } from './store.ts'

const LONGEST_LIST = 100
/** So many tables of one's own are listed: whoever has more finds the oldest finished ones in their profile. */
const MOST_OF_MINE = 500
/** Nobody fills the list of open tables: the others' come first, and so many are enough. */
const MOST_LISTED = 5
/** An invitation can be sent to many; whoever needs more than this does something else with them. */
const MOST_INVITES = 20

/** A table of mine as the store has it: what it says in words is added by whoever knows the language. */
export interface Mine extends Omit<MyTable, 'asked' | 'last'> {
  readonly last: readonly EventBase[]
  readonly state?: unknown // of one that asks me, and the rules it follows
  readonly rules?: number
}

/** The tables somebody sits at: those that wait for them first, then the latest, finished ones; and those that they have made without sitting there. */
export function* listMine(sql: Statements, player: string): Script<Mine[]> {
  const rows = yield sql.myTables({ player, limit: MOST_OF_MINE })
  const states = new Map(
    (yield sql.myStates({ player, limit: MOST_OF_MINE })).map(row => [row.id as string, row]),
  )
  const hosted = byTable(yield sql.hostedTables({ player })).map((seats): Mine => {
    return { ...listed(seats), seat: null, yourTurn: false, until: null, last: [] }
  })
  const seated = byTable(rows).map((seats): Mine => {
    const seat = seats[0].own as number
    const table = listed(seats)
    const yourTurn = table.toAct.includes(seat) && table.seats[seat].bot === null
    const last = seats[0].last === null ? [] : JSON.parse(seats[0].last as string)
    const known = states.get(table.id)
    const state = known && { state: JSON.parse(known.state as string), rules: known.rules as number }
    const until = untilOf(seats, yourTurn ? [seat] : table.toAct)
    return { ...table, seat, yourTurn, until, last, ...state }
  })
  return [...seated, ...hosted]
}

/** When the first of these seats runs out of time. */
function untilOf(seats: readonly Row[], asked: readonly number[]): number | null {
  const [row] = seats
  const { pace } = JSON.parse(row.settings as string) as Table['settings']
  const clocks = JSON.parse(row.clocks as string) as Table['clocks']
  const times = asked.flatMap(seat => deadline(clocks, pace, seat, [], calendarIn(seats[seat])) ?? [])
  return times.length > 0 ? Math.min(...times) : null
}

/** When the clock of whoever has a seat stands still. */
const calendarIn = ({ calendar }: Row): Calendar | undefined =>
  typeof calendar === 'string' ? JSON.parse(calendar) : undefined

/** Tables that anybody may join: the latest first, and of each host only some. */
export function* listOpen(sql: Statements): Script<ListedTable[]> {
  const rows = yield sql.openTables({ limit: LONGEST_LIST, each: MOST_LISTED })
  return byTable(rows).map(listed)
}

/** Rows of the same table stand together, one for each seat. */
function byTable(rows: readonly Row[]): Row[][] {
  const tables: Row[][] = []
  for (const row of rows) {
    const last = tables[tables.length - 1]
    if (last?.[0].id === row.id) last.push(row)
    else tables.push([row])
  }
  return tables
}

function listed(rows: readonly Row[]): ListedTable {
  const [row] = rows
  const json = (name: string) => JSON.parse(row[name] as string)
  const { open, rated, pace, unproved } = json('settings') as Table['settings']
  const { since } = json('clocks') as Table['clocks']
  const contributions = json('contributions') as Table['contributions']
  const toAct = seatsOf(row.to_act as string)
  const times = toAct.flatMap(seat => since[seat] ?? [])
  return {
    id: row.id as string,
    game: row.game as string,
    status: row.status as Table['status'],
    options: json('options'),
    pace,
    open,
    rated,
    ...(unproved !== undefined && { unproved }),
    host: { id: row.host as string, name: (row.host_name as string | null) ?? '' },
    seats: rows.map(one =>
      publicSeat(one, row.status === 'open' && contributions[one.seat as number] === null),
    ),
    toAct,
    since: times.length > 0 ? Math.min(...times) : null,
    result: json('result'),
    created: row.created as number,
    updated: row.updated as number,
  }
}

function publicSeat(row: Row, nobodyCame: boolean): PublicSeat {
  const calendar = row.status === 'over' ? undefined : calendarIn(row)
  return {
    name: row.name as string,
    player: row.player as string | null,
    bot: row.bot as string | null,
    reserved: nobodyCame && row.player !== null,
    ...(calendar && { calendar: shownOf(calendar, row.updated as number) }),
  }
}

/** How many unfinished tables somebody has made. */
export function* countTables(sql: Statements, host: string): Script<number> {
  const [row] = yield sql.countTables({ host })
  return Number(row.count)
}

/** A token that lets somebody sit down at a table; it is never a seat. Undefined if the table has enough of them. */
export function inviteTo(store: Store, match: string, now: number): Promise<string | undefined> {
  const token = randomBytes(12).toString('base64url')
  return store.run(function* (sql): Script<string | undefined> {
    yield sql.lockMatch({ id: match }) // so that many who ask at once are counted
    const [row] = yield sql.countInvites({ match })
    if (Number(row.count) >= MOST_INVITES) return undefined
    yield sql.addInvite({ hash: hashOf(token), match, created: now })
    return token
  })
}

export function* tableOfInvite(sql: Statements, hash: string): Script<string | undefined> {
  const [row] = yield sql.findInvite({ hash })
  return row?.match as string | undefined
}
