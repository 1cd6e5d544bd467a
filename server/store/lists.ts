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
/** So far each part of one's own tables is listed at first; the rest page by page. What asks somebody is listed whole: who has the least time comes first on the page. */
const FIRST = { turn: 500, waiting: 20, over: 20 } as const
const PAGE = 100
/** Of so many it is told what they ask. */
const MOST_TOLD = 60
/** Nobody fills the list of open tables: the others' come first, and so many are enough. */
const MOST_LISTED = 5
/** An invitation can be sent to many; whoever needs more than this does something else with them. */
const MOST_INVITES = 20

/** The parts of one's own tables: those that ask, those that wait for others, finished ones. */
const PARTS = ['turn', 'waiting', 'over'] as const
export type Part = (typeof PARTS)[number]

/** A table of mine as the store has it: what it says in words is added by whoever knows the language. */
export interface Mine extends Omit<MyTable, 'asked' | 'last'> {
  readonly last: readonly EventBase[]
  readonly state?: unknown // of one that asks me
  readonly rules?: number // that it follows
}

/** My tables, as far as they are listed at first, and how many there are of each part. */
export interface MineListed {
  readonly mine: readonly Mine[]
  readonly counts: Readonly<Record<Part, number>>
  readonly attached: readonly string[] // matches of devices that are among mine, under their ids there
}

/** The tables somebody sits at: those that wait for them first, then the latest, finished ones; and those that they have made without sitting there. */
export function* listMine(sql: Statements, player: string): Script<MineListed> {
  const rows = yield sql.myTables({ player, ...FIRST, from: 0, told: MOST_TOLD })
  const hosted = (yield sql.hostedTables({ player })).map((row): Mine => {
    return { ...listed(row), seat: null, yourTurn: false, until: null, last: [] }
  })
  const many = (part: Part) => Number(rows.find(row => row.rank === PARTS.indexOf(part))?.many ?? 0)
  const attached = (yield sql.attachedOf({ player })).flatMap(
    ({ settings }) => (JSON.parse(settings as string) as Table['settings']).unproved ?? [],
  )
  return {
    mine: [...rows.map(mineOf), ...hosted],
    counts: { turn: many('turn'), waiting: many('waiting') + hosted.length, over: many('over') },
    attached,
  }
}

/** More of one part, after so many. */
export function* listMore(sql: Statements, player: string, part: Part, from: number): Script<Mine[]> {
  const none = { turn: 0, waiting: 0, over: 0 }
  const rows = yield sql.myTables({ player, ...none, [part]: from + PAGE, from, told: 0 })
  return rows.map(mineOf)
}

/** All that ask somebody, without what they ask. */
export function* listAsking(sql: Statements, player: string): Script<Mine[]> {
  const rows = yield sql.myTables({ player, ...FIRST, waiting: 0, over: 0, from: 0, told: 0 })
  return rows.map(mineOf)
}

function mineOf(row: Row): Mine {
  const seat = row.own as number
  const table = listed(row)
  const yourTurn = table.toAct.includes(seat) && table.seats[seat].bot === null
  const state = row.state !== null && { state: JSON.parse(row.state as string), rules: row.rules as number }
  if (table.status !== 'running') return { ...table, seat, yourTurn, until: null, last: [] }
  const until = untilOf(row, yourTurn ? [seat] : table.toAct)
  const last = row.last === null ? [] : JSON.parse(row.last as string)
  return { ...table, seat, yourTurn, until, last, ...state }
}

/** When the first of these seats runs out of time. */
function untilOf(row: Row, asked: readonly number[]): number | null {
  const { pace } = JSON.parse(row.settings as string) as Table['settings']
  if (pace.kind === 'untimed') return null
  const clocks = JSON.parse(row.clocks as string) as Table['clocks']
  const sitters = sittersOf(row)
  const times = asked.flatMap(seat => deadline(clocks, pace, seat, [], calendarIn(sitters[seat])) ?? [])
  return times.length > 0 ? Math.min(...times) : null
}

/** Who sits there, by seat. */
const sittersOf = ({ sitters }: Row): Row[] =>
  (JSON.parse(sitters as string) as Row[]).sort((a, b) => Number(a.seat) - Number(b.seat))

/** When the clock of whoever has a seat stands still. */
const calendarIn = ({ calendar }: Row): Calendar | undefined =>
  typeof calendar === 'string' ? JSON.parse(calendar) : undefined

/** Tables that anybody may join: the latest first, and of each host only some. */
export function* listOpen(sql: Statements): Script<ListedTable[]> {
  const rows = yield sql.openTables({ limit: LONGEST_LIST, each: MOST_LISTED })
  return rows.map(listed)
}

function listed(row: Row): ListedTable {
  const json = (name: string) => JSON.parse(row[name] as string)
  const { open, rated, pace, unproved } = json('settings') as Table['settings']
  const status = row.status as Table['status']
  const toAct = seatsOf(row.to_act as string)
  const { since } = (toAct.length > 0 ? json('clocks') : { since: [] }) as Pick<Table['clocks'], 'since'>
  const came = (status === 'open' ? json('contributions') : []) as Table['contributions']
  const times = toAct.flatMap(seat => since[seat] ?? [])
  return {
    id: row.id as string,
    game: row.game as string,
    status,
    options: json('options'),
    pace,
    open,
    rated,
    ...(unproved !== undefined && { unproved }),
    host: { id: row.host as string, name: (row.host_name as string | null) ?? '' },
    seats: sittersOf(row).map((sitter, seat) => publicSeat(row, sitter, came[seat] === null)),
    toAct,
    since: times.length > 0 ? Math.min(...times) : null,
    result: json('result'),
    created: row.created as number,
    updated: row.updated as number,
  }
}

function publicSeat({ status, updated }: Row, sitter: Row, nobodyCame: boolean): PublicSeat {
  const calendar = status === 'over' ? undefined : calendarIn(sitter)
  const player = sitter.player as string | null
  return {
    name: sitter.name as string,
    player,
    bot: sitter.bot as string | null,
    reserved: nobodyCame && player !== null,
    ...(calendar && { calendar: shownOf(calendar, updated as number) }),
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
