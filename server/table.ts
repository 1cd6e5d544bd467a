/** A table and its one door: everything that changes a match is a function here from a table to a change, without any I/O, run inside one transaction. */
import { gameOf } from '../games/index.ts'
import type { ActionBase, AnyGame, Entry, EventBase, Over, Seat } from '../kernel/game.ts'
import {
  beginning,
  isFor,
  play,
  type Row,
  replay,
  standingRows,
  type Undone,
  type UndoStop,
  undo,
  undoRow,
  undos,
} from '../kernel/play.ts'
import type { TableEvent } from '../web/messages.ts'
import { type Clocks, moveClocks, type Outage, type Pace } from './clocks.ts'
import { isForeign, startOf } from './floor.ts'
import { chanceSource } from './shuffle.ts'

export interface Settings {
  readonly open: boolean // anybody may find it and sit; otherwise by invitation only
  readonly rated: boolean
  readonly pace: Pace
}

/** Who sits on a seat: a player, a bot, nobody yet, or a bot that keeps the seat warm for a player. */
export interface Sitter {
  readonly player: string | null
  readonly bot: string | null
  readonly name: string
}

/** The counters of a match. `asks` is by seat; `seqs` (messages) and `frames` (of the history) by viewer: spectators first, then the seats. */
export interface Book {
  readonly rows: number
  readonly chances: number
  readonly asks: readonly number[]
  readonly seqs: readonly number[]
  readonly frames: readonly number[]
  readonly backs: readonly Back[] // by seat
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
  readonly contributions: readonly (string | null)[]
  readonly rematch: string | null
  readonly host: string
  readonly created: number
  readonly updated: number
  readonly seats: readonly Sitter[]
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

/** What the table itself adds to a log. */
export type TableAction =
  | { readonly undo: number; readonly keep?: readonly number[] }
  | { readonly note: Note }
export type Note =
  | {
      readonly kind: 'ended'
      readonly ending: 'agreed' | 'abandoned' | 'resigned'
      readonly places: readonly number[]
    }
  | { readonly kind: 'seat'; readonly seat: Seat; readonly by: 'bot' | 'player' }
  | { readonly kind: 'proposed'; readonly by: Seat; readonly wish: string }
  | { readonly kind: 'agreed' | 'declined'; readonly by: Seat }
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

export type Refusal = { readonly refused: string }
export type Change = { readonly table: Table; readonly rows: readonly LogRow[] } | Refusal

export interface Act {
  readonly seat: Seat
  readonly ask: number
  readonly action: unknown
  readonly id: string
  readonly now: number
  readonly outages?: readonly Outage[]
}

/** Nobody may make a log grow for ever by taking back: the longest real matches have some hundred rows. */
const MOST_ROWS = 5000

export const isRefusal = (change: Change): change is Refusal => 'refused' in change

/** A seat answers its question: judged, played, chance settled, all of it one change. */
export function act(table: Table, { seat, ask, action, id, now, outages = [] }: Act): Change {
  if (table.status !== 'running') return { refused: 'not-running' }
  if (table.book.asks[seat] !== ask) return { refused: 'stale' }
  if (isForeign(table)) return { refused: 'other-rules' }
  const game = gameOf(table.game)
  const events: EventBase[] = []
  const played = play(game, table.state, { actor: seat, action }, event => events.push(event))
  if ('refused' in played) return played
  const entry = { actor: seat, action: action as ActionBase }
  const first: LogRow = { n: table.book.rows, ...entry, events, id, at: now }
  return goOn(game, table, played.state, [{ before: table.state, row: first }], { now, outages })
}

interface Step {
  readonly before: unknown // the state in which the row was added
  readonly row: LogRow
  readonly undone?: readonly Step[] // what a seat took back by itself; others learn of it only if they had learned of that
  readonly backs?: Book['backs'] // what can be taken back after an undo
}

interface Time {
  readonly now: number
  readonly outages?: readonly Outage[]
}

/** Lets chance act, then brings counters, clocks and result up to date. */
export function goOn(
  game: AnyGame,
  table: Table,
  state: unknown,
  steps: readonly Step[],
  time: Time,
): Change {
  const all = [...steps]
  let { chances } = table.book
  let here = state
  while (game.turn(here).kind === 'chance') {
    const before = here
    const action = game.chance(
      before,
      chanceSource({ match: table.id, secret: table.secret, contributions: table.contributions }, chances++),
    )
    const events: EventBase[] = []
    here = game.clone(before)
    game.apply(here, 'chance', action, event => events.push(event))
    all.push({
      before,
      row: { n: table.book.rows + all.length, actor: 'chance', action, events, id: null, at: time.now },
    })
  }
  return {
    table: advance(table, game, { state: here, steps: all, chances, time }),
    rows: all.map(step => step.row),
  }
}

interface Progress {
  readonly state: unknown
  readonly steps: readonly Step[]
  readonly chances: number
  readonly time: Time
}

function advance(table: Table, game: AnyGame, { state, steps, chances, time }: Progress): Table {
  const turn = game.turn(state)
  const toAct = turn.kind === 'seats' ? turn.seats : []
  const acted = new Set(
    steps.flatMap(({ row, undone = [] }) => [row, ...undone.map(step => step.row)]).map(row => row.actor),
  )
  const anew = steps.some(({ row, undone }) => row.actor === 'table' && !undone)
  // An answered question is closed, an open one keeps its number: two sealed choices sent at once are both accepted.
  const asks = table.book.asks.map((ask, seat) => {
    const asked = toAct.includes(seat) && (anew || !table.toAct.includes(seat))
    return asked || acted.has(seat) ? ask + 1 : ask
  })
  const shown = viewersOf(table).map(viewer => steps.filter(step => isShown(game, step, viewer)).length)
  const seqs = table.book.seqs.map((seq, i) => (shown[i] > 0 ? seq + 1 : seq))
  const frames = table.book.frames.map((count, i) => count + shown[i])
  // A private step leaves no trace that others could see, not even a time.
  const silent = seqs[0] === table.book.seqs[0] && steps.length > 0
  return {
    ...table,
    state,
    version: table.version + 1,
    status: turn.kind === 'over' ? 'over' : 'running',
    result: turn.kind === 'over' ? turn : null,
    toAct,
    proposal: silent ? table.proposal : null, // what was proposed was about the position before
    book: {
      rows: table.book.rows + steps.length,
      chances,
      asks,
      seqs,
      frames,
      backs: backsOf(table, game, steps),
    },
    clocks: moveClocks(table.clocks, table.settings.pace, {
      before: table.toAct,
      after: toAct,
      bots: table.seats.flatMap(({ bot }, seat) => (bot === null ? [] : [seat])),
      ...time,
    }),
    updated: silent ? table.updated : time.now,
  }
}

/** What each seat can take back after these steps: kept along so that nobody has to read the log to light a button or to refuse; the kernel has the last word. */
function backsOf(table: Table, game: AnyGame, steps: readonly Step[]): Book['backs'] {
  return steps.reduce(
    (backs, step) => backs.map((back, seat) => backAfter(game, step, back, seat)),
    table.book.backs,
  )
}

function backAfter(game: AnyGame, step: Step, back: Back, seat: Seat): Back {
  const { actor, action, n } = step.row
  if (actor === 'table') return step.backs?.[seat] ?? { to: [], stop: 'start' }
  if (actor === 'chance') return { to: [], stop: 'chance' }
  if (actor !== seat) return isShown(game, step, seat) ? { to: [], stop: 'other' } : back
  const bound = game.binding(step.before, { actor, action: action as ActionBase })
  return bound === undefined ? { ...back, to: [...back.to, n] } : { to: [], stop: bound }
}

/** Everybody who can look at a table, in the order in which the book counts for them. */
const viewersOf = (table: Table): (Seat | null)[] => [null, ...table.seats.keys()]

/** Whether a viewer learns anything of a row: only then do their messages count on, so that nobody can count the private steps of others. */
export function isShown(game: AnyGame, { before, row }: Step, viewer: Seat | null): boolean {
  if (row.actor === 'table') return row.events.some(event => isFor(event, viewer))
  if (row.events.some(event => isFor(event, viewer))) return true
  return game.seen(before, { actor: row.actor, action: row.action as ActionBase }, viewer) !== null
}

/** Every seat has a bot or a person who has come. */
export const isComplete = ({ seats, contributions }: Table): boolean =>
  seats.every(({ player, bot }, seat) => bot !== null || (player !== null && contributions[seat] !== null))

/** All seats are taken and all contributions in: the match begins. */
export function start(table: Table, now: number): Change {
  if (table.status !== 'open') return { refused: 'already-started' }
  if (!isComplete(table)) return { refused: 'seats-empty' }
  const game = gameOf(table.game)
  const begun = { ...table, rules: game.meta.rules }
  return goOn(game, begun, game.setup(table.seats.length, table.options), [], { now })
}

/** A seat takes back so many of its own last entries, as far as the kernel allows. */
export function takeBack(
  table: Table,
  log: readonly LogRow[],
  seat: Seat,
  steps: number,
  now: number,
): Change | { readonly refused: UndoStop } {
  if (table.status !== 'running') return { refused: 'not-running' }
  const { to: known, stop } = table.book.backs[seat]
  if (known.length < steps) return { refused: stop }
  const reach = undo(gameOf(table.game), startOf(table, log), rowsOf(log), seat)
  const to = reach.to[steps - 1]
  if (to === undefined) return { refused: reach.stop }
  return rewind(table, log, { to, now, by: seat })
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

interface Rewind {
  readonly to: Undone
  readonly now: number
  readonly by?: Seat // absent: by consent
}

/** Goes back to before a row; chance acts anew where it must. */
export function rewind(table: Table, log: readonly LogRow[], { to, now, by }: Rewind): Change {
  if (table.book.rows > MOST_ROWS) return { refused: 'too-many-undos' }
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
  const row = tableRow(table, action, event, now)
  const begin = startOf(table, log)
  const rows = rowsOf([...log, row])
  const backs = undos(game, begin, rows).map(reach => ({
    to: reach.to.map(back => back.row).reverse(),
    stop: reach.stop,
  }))
  const step: Step = { before: table.state, row, backs, ...(undone && { undone }) }
  return goOn(game, table, replay(game, begin, rows), [step], { now })
}

/** A row of the table's own. */
export function tableRow(table: Table, action: TableAction, event: TableEvent, now: number): LogRow {
  return { n: table.book.rows, actor: 'table', action, events: [event], id: null, at: now }
}

/** Adds a note of the table's own to the log; everybody is shown all of it, so none with secrets may come here. */
export function addNote(table: Table, note: Exclude<Note, { kind: 'rules' }>, now: number): Change {
  const { kind, ...rest } = note
  const row = tableRow(table, { note }, { type: `table:${kind}`, ...rest } as TableEvent, now)
  const more = (counts: readonly number[]) => counts.map(count => count + 1)
  const { rows, seqs, frames } = table.book
  const book = { ...table.book, rows: rows + 1, seqs: more(seqs), frames: more(frames) }
  return { table: { ...table, book, version: table.version + 1, updated: now }, rows: [row] }
}

/** The log as the kernel knows it. */
export function rowsOf(log: readonly LogRow[]): Row<ActionBase>[] {
  return log.map(({ actor, action }) =>
    actor === 'table' ? { actor, ...(action as TableAction) } : ({ actor, action } as Entry<ActionBase>),
  )
}
