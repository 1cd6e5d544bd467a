/** What a table is: everything that is known of a match but its log, the rows of that log, and what a change is. Everything that changes one is a pure function from a table to a change. */
import type { ActionBase, AnyGame, Entry, EventBase, Over, Rng, RuleId, Seat } from '../kernel/game.ts'
import { isFor, type Row, type UndoStop } from '../kernel/play.ts'
import type { Calendar } from './calendar.ts'
import type { Clocks, Outage, Pace } from './clocks.ts'
import type { TableRefusal } from './refusals.ts'
import type { Dropped, TableEvent } from './wire.ts'

export interface Settings {
  readonly open: boolean // anybody may find it and sit; otherwise by invitation only
  readonly rated: boolean
  readonly pace: Pace
  readonly key?: string // of a table by invitation: whoever brings it may watch
  readonly unproved?: string // it was played on a device, under this id there: only its owner says that it was played so
  readonly removed?: readonly string[] // whom the host has asked to leave: they do not sit down here again
}

/** Who sits on a seat: a player, a bot, nobody yet, or a bot that keeps the seat warm for a player. */
export interface Sitter {
  readonly player: string | null
  readonly bot: string | null
  readonly name: string
  readonly calendar?: Calendar // of the player, at tables over several days
}

/** The counters of a match. `asks`, `held` and `backs` are by seat; `seqs` (messages) and `frames` (of the history) by viewer: spectators first, then the seats. */
export interface Book {
  readonly rows: number
  readonly chances: number
  readonly asks: readonly number[]
  readonly seqs: readonly number[]
  readonly frames: readonly number[]
  readonly held: readonly (string | null)[] // the person who sat down there before the match began, whoever has the seat now
  readonly backs: readonly Back[]
}

/** What a seat may take back: the rows, the first one first, and what stops it there. */
export interface Back {
  readonly to: readonly number[]
  readonly stop: UndoStop
}

/** Everything the store knows of a match but its log. Values are never changed in place. */
export interface Table {
  readonly id: string
  readonly game: string
  readonly rules: number
  readonly options: Readonly<Record<string, unknown>>
  readonly settings: Settings
  readonly status: 'open' | 'running' | 'over'
  readonly state: unknown // null before the start
  readonly version: number
  readonly book: Book
  readonly toAct: readonly Seat[]
  readonly clocks: Clocks
  readonly proposal: Proposal | null
  readonly result: Over | null
  readonly secret: string
  readonly commitment: string
  readonly contributions: readonly (string | null)[] // by seat, what counts; null: nobody has come
  readonly exchange?: Exchange // at a server, since 0.2.0
  readonly rematch: string | null
  readonly last?: readonly EventBase[] // what everybody saw last; since 0.2.0
  readonly orders?: readonly (OwnOrder | null)[] // by seat, each its owner's secret; absent while nobody has one
  readonly host: string
  readonly created: number
  readonly updated: number
  readonly seats: readonly Sitter[]
  readonly from?: string // on a device: the match out of whose replay it was played on
}

/** What a table keeps of a seat's standing order: the order itself, or why it was cancelled. Both go with what they are about. */
export type OwnOrder =
  | {
      readonly about: string
      readonly order: unknown
      readonly id: string // of the wish that gave it: sent again it changes nothing
      readonly due: { readonly ask: number; readonly at: number } | null // which question it answers, and when
    }
  | { readonly about: string | null; readonly dropped: Dropped }

/** By seat: what was promised before anybody showed anything, and what was shown then. */
export interface Exchange {
  readonly promised: readonly (string | null)[]
  readonly shown: readonly (string | null)[]
  readonly until: number | null // when it is too late to show; null: not all have promised
  readonly begins: boolean // the match begins by itself when all have come
}

/** A row of the log as it is stored. */
export interface LogRow {
  readonly n: number
  readonly actor: Seat | 'chance' | 'table'
  readonly action: ActionBase | TableAction
  readonly events: readonly EventBase[]
  readonly id: string | null
  readonly at: number
}

/** What the table itself adds to a log. An undo that was free reached further than the rules of undo allow: nobody else was there. */
export type TableAction =
  | { readonly undo: number; readonly keep?: readonly number[]; readonly free?: true }
  | { readonly note: Note }
export type Note =
  | {
      readonly kind: 'ended'
      readonly ending: 'agreed' | 'abandoned' | 'resigned'
      readonly places: readonly number[]
    }
  | { readonly kind: 'seat'; readonly seat: Seat; readonly by: 'bot' | 'player'; readonly late?: true }
  | { readonly kind: 'proposed'; readonly by: Seat; readonly wish: Proposal['wish']['kind'] }
  | { readonly kind: 'agreed' | 'declined'; readonly by: Seat }
  | { readonly kind: 'branched' } // played on out of a replay: what was before belongs to another match
  | { readonly kind: 'failed'; readonly seat: Seat } // its bot could not answer, and something random was chosen
  | {
      readonly kind: 'rules' // from here on by newer ones
      readonly before: number
      readonly state: unknown
      readonly frames: readonly number[]
    }

/** Something that needs the consent of all seated people. */
export type Proposal = {
  readonly by: Seat
  readonly agreed: readonly Seat[]
  readonly wish:
    | {
        readonly kind: 'undo'
        readonly to: number
        readonly move?: Move // version 0.1.0 did not note it
      }
    | { readonly kind: 'draw' }
    | { readonly kind: 'abandon' }
}

/** Whose entry it is, and what everybody saw of it. */
export interface Move {
  readonly seat: Seat
  readonly events: readonly EventBase[]
}

/** Why something does not happen: a rule of the game, or a reason of the table's. */
export type Why = RuleId | TableRefusal
export type Refusal = { readonly refused: Why }
export type Changed = { readonly table: Table; readonly rows: readonly LogRow[] }
export type Change = Changed | Refusal

export const isRefusal = <T extends object>(change: T | Refusal): change is Refusal => 'refused' in change

/** What a table cannot know by itself: the time, the times that count for nobody, where its k-th chance entry comes from, and how long a standing order waits. */
export interface Means {
  readonly now: number
  readonly outages?: readonly Outage[]
  readonly chance: (table: Table, k: number) => Rng
  readonly delay?: () => number // drawn by chance of its own: that of the match is shown at the end
}

/** A row that was added, and the state in which it was. */
export interface Step {
  readonly before: unknown
  readonly row: LogRow
  readonly undone?: readonly Step[] // what a seat took back by itself; others learn of it only if they had learned of that
  readonly backs?: Book['backs'] // what can be taken back after an undo
}

/** Nobody may make a log grow for ever: the longest real matches have some hundred rows. */
const MOST_ROWS = 5000

/** Whether only moves may still be added. */
export const isTooLong = ({ book }: Table): boolean => book.rows > MOST_ROWS

/** Everybody who can look at a table, in the order in which the book counts for them. */
export const viewersOf = (table: Table): (Seat | null)[] => [null, ...table.seats.keys()]

/** The seat a player sits on, or null. */
export function viewerOf(table: Table, player: string | null): Seat | null {
  const seat = player === null ? -1 : table.seats.findIndex(sitter => sitter.player === player)
  return seat < 0 ? null : seat
}

/** Whether one person plays against bots, and nobody else ever held a seat: then nothing that is taken back was anybody else's. */
export const isAlone = ({ settings, book, seats }: Table): boolean =>
  !settings.rated &&
  book.held.filter(person => person !== null).length === 1 &&
  seats.some(({ player }) => player !== null)

/** Every seat has a bot or a person who has come. */
export const isComplete = ({ seats, contributions }: Table): boolean =>
  seats.every(({ player, bot }, seat) => bot !== null || (player !== null && contributions[seat] !== null))

/** Whether a viewer learns anything of a row: only then do their messages count on, so that nobody can count the private steps of others. */
export function isShown(game: AnyGame, { before, row }: Step, viewer: Seat | null): boolean {
  if (row.events.some(event => isFor(event, viewer))) return true
  if (row.actor === 'table') return false
  return game.seen(before, { actor: row.actor, action: row.action as ActionBase }, viewer) !== null
}

/** A change that everybody is shown and that leaves no row in the log. */
export const withoutRow = (table: Table): Changed => ({
  table: {
    ...table,
    book: { ...table.book, seqs: table.book.seqs.map(seq => seq + 1) },
    version: table.version + 1,
  },
  rows: [],
})

/** A row of the table's own. */
export function tableRow(table: Table, action: TableAction, event: TableEvent, now: number): LogRow {
  return { n: table.book.rows, actor: 'table', action, events: [event], id: null, at: now }
}

/** Adds a note of the table's own to the log; everybody is shown all of it, so none with secrets may come here. */
export function addNote(table: Table, note: Exclude<Note, { kind: 'rules' }>, now: number): Changed {
  const { kind, ...rest } = note
  const row = tableRow(table, { note }, { type: `table:${kind}`, ...rest } as TableEvent, now)
  const more = (counts: readonly number[]) => counts.map(count => count + 1)
  const { rows, seqs, frames } = table.book
  const book = { ...table.book, rows: rows + 1, seqs: more(seqs), frames: more(frames) }
  const last = lastOf([row]) ?? table.last
  const after = { ...table, book, version: table.version + 1, updated: now, ...(last && { last }) }
  return { table: after, rows: [row] }
}

/** So many events are kept of what happened last: enough that one of them has words. */
const MOST_LAST = 4

/** What everybody saw last of these rows; undefined if nobody but those concerned saw anything. */
export function lastOf(rows: readonly LogRow[]): readonly EventBase[] | undefined {
  const seen = rows.flatMap(({ events }) => events.filter(event => isFor(event, null)))
  return seen.length > 0 ? seen.slice(-MOST_LAST) : undefined
}

/** The log as the kernel knows it. */
export function rowsOf(log: readonly LogRow[]): Row<ActionBase>[] {
  return log.map(({ actor, action }) =>
    actor === 'table' ? { actor, ...(action as TableAction) } : ({ actor, action } as Entry<ActionBase>),
  )
}
