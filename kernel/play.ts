/** How a match moves on: play an entry, let chance settle, replay a log, take back. The only callers of `apply` outside search and tests. */
import type {
  ActionBase,
  Binding,
  Entry,
  EventBase,
  Game,
  KernelRefusal,
  Rng,
  RuleId,
  Seat,
  Tell,
} from './game.ts'
import { pick } from './rng.ts'

/**
 * A row of the table's own. With `undo` it takes back every standing row from that number on but those it keeps: private steps of others who know nothing
 * of what is taken back. A `note` says what else the table agreed on and means nothing to the game. Rows are only ever appended; their numbers are never
 * used again.
 */
export interface TableRow {
  readonly actor: 'table'
  readonly undo?: number
  readonly keep?: readonly number[]
  readonly note?: Readonly<Record<string, unknown>>
}

/** One row of a stored log. */
export type Row<A> = Entry<A> | TableRow

/** What a match begins with. */
export interface Start<O> {
  readonly seats: number
  readonly options: O
  readonly floor?: Floor
}

/** A state that stands for all rows before this one: they were played by older rules, and nobody goes back behind it. */
export interface Floor {
  readonly row: number
  readonly state: unknown
}

export type Played<S> = { readonly state: S } | { readonly refused: RuleId | KernelRefusal }

/** Plays one entry on a copy of the state, or says which rule refuses it and leaves everything as it was. */
export function play<S, A extends ActionBase, V, O, E extends EventBase>(
  game: Game<S, A, V, O, E>,
  state: S,
  entry: { readonly actor: Entry<A>['actor']; readonly action: unknown },
  tell?: Tell<E>,
): Played<S> {
  const refused = game.why(state, entry.actor, entry.action)
  if (refused !== undefined) return { refused }
  const next = game.clone(state)
  game.apply(next, entry.actor, entry.action as A, tell)
  return { state: next }
}

/** An entry that was played: the state before it, and what happened. */
export interface Step<S, A, E> {
  readonly before: S
  readonly entry: Entry<A>
  readonly events: readonly E[]
}

/** Lets chance act, on copies of the state, until a seat must decide or the match is over; `source` lends the generator of the k-th outcome. */
export function settle<S, A extends ActionBase, V, O, E extends EventBase>(
  game: Game<S, A, V, O, E>,
  state: S,
  source: (k: number) => Rng,
): { readonly state: S; readonly steps: readonly Step<S, A, E>[] } {
  const steps: Step<S, A, E>[] = []
  let next = state
  while (game.turn(next).kind === 'chance') {
    const before = next
    const entry: Entry<A> = { actor: 'chance', action: game.chance(before, source(steps.length)) }
    const events: E[] = []
    next = game.clone(before)
    game.apply(next, entry.actor, entry.action, event => events.push(event))
    steps.push({ before, entry, events })
  }
  return { state: next, steps }
}

/** A log stopped being a legal match at the row with this number. */
export class BrokenLog extends Error {
  constructor(
    readonly row: number,
    reason: string,
  ) {
    super(`entry ${row} is not legal here: ${reason}`)
  }
}

/** The state after a whole log. Throws a BrokenLog that names the first row that does not belong there. */
export function replay<S, A extends ActionBase, V, O, E extends EventBase>(
  game: Game<S, A, V, O, E>,
  start: Start<O>,
  rows: readonly Row<A>[],
  tell?: Tell<E>,
): S {
  const standing = standingRows(rows, start.floor?.row)
  const state = beginning(game, start)
  for (const n of standing) {
    const entry = rows[n] as Entry<A>
    const refused = game.why(state, entry.actor, entry.action)
    if (refused !== undefined) throw new BrokenLog(n, refused)
    game.apply(state, entry.actor, entry.action, tell)
  }
  return state
}

/** The state in which a match begins, or that it goes on from; the caller may change it. */
export function beginning<S, A extends ActionBase, V, O, E extends EventBase>(
  game: Game<S, A, V, O, E>,
  { seats, options, floor }: Start<O>,
): S {
  return floor ? game.clone(floor.state as S) : game.setup(seats, options)
}

/** The numbers of the rows that have not been taken back, from the floor on and in order, without the table's own. */
export function standingRows<A>(rows: readonly Row<A>[], floor = 0): number[] {
  let standing: number[] = []
  for (const [n, row] of rows.entries()) {
    if (n < floor) continue
    if (row.actor !== 'table') standing.push(n)
    if (row.actor !== 'table' || row.undo === undefined) continue
    const { undo: first, keep = [] } = row
    if (!standing.includes(first)) throw new BrokenLog(n, `there is no standing entry ${first} to take back`)
    if (!keep.every(kept => kept > first && standing.includes(kept)))
      throw new BrokenLog(n, 'it keeps what does not stand')
    standing = standing.filter(number => number < first || keep.includes(number))
  }
  return standing
}

/** A row of a log with the states before and after it, and what happened. */
export interface Walked<S, A, E> {
  readonly n: number
  readonly row: Row<A>
  readonly before: S
  readonly after: S
  readonly events: readonly E[]
}

/**
 * Walks through a log as it was written, with what was taken back later: an undo leads back to before its row, and plays anew what it keeps. If it `proves`,
 * a BrokenLog names the first row that was not legal where it stood, also of those that were taken back.
 */
export function* walk<S, A extends ActionBase, V, O, E extends EventBase>(
  game: Game<S, A, V, O, E>,
  start: Start<O>,
  rows: readonly Row<A>[],
  proves = false,
): Generator<Walked<S, A, E>, void> {
  const standing: { readonly n: number; readonly before: S }[] = []
  let events: E[] = []
  const add = (before: S, n: number): S => {
    standing.push({ n, before })
    const { actor, action } = rows[n] as Entry<A>
    const refused = proves ? game.why(before, actor, action) : undefined
    if (refused !== undefined) throw new BrokenLog(n, refused)
    const next = game.clone(before)
    events = []
    game.apply(next, actor, action, event => events.push(event))
    return next
  }
  const takeBack = (first: number, keep: readonly number[]): S => {
    const [{ before }] = standing.splice(standing.findIndex(({ n }) => n === first))
    return keep.reduce(add, before)
  }
  let before = beginning(game, start)
  for (let n = start.floor?.row ?? 0; n < rows.length; n++) {
    const row = rows[n]
    let after = before
    if (row.actor !== 'table') after = add(before, n)
    else if (row.undo !== undefined) after = takeBack(row.undo, row.keep ?? [])
    yield { n, row, before, after, events: row.actor === 'table' ? [] : events }
    before = after
  }
}

/** Whether an event is for this viewer. */
export const isFor = (event: EventBase, viewer: Seat | null): boolean =>
  !event.only || (viewer !== null && event.only.includes(viewer))

/** What stops taking back: nothing is left, chance acted, another seat acted, the entry was sealed, or it showed something hidden. */
export type UndoStop = 'start' | 'chance' | 'other' | 'sealed' | 'shown'

export interface Undo {
  /** What this seat may take back, its last entry first; empty if not even that. */
  readonly to: readonly Undone[]
  readonly stop: UndoStop
}

/** Taking back to before an entry of one's own, and the later rows that stand all the same. */
export interface Undone {
  readonly row: number
  readonly keep: readonly number[]
}

/** The row that takes it back. */
export const undoRow = ({ row, keep }: Undone): TableRow & { readonly undo: number } => ({
  actor: 'table',
  undo: row,
  ...(keep.length > 0 && { keep }),
})

/** How far each seat may take back its own last entries: exactly as far as, to its knowledge, nobody else has acted or learned anything; and why no further. */
export function undos<S, A extends ActionBase, V, O, E extends EventBase>(
  game: Game<S, A, V, O, E>,
  start: Start<O>,
  rows: readonly Row<A>[],
): Undo[] {
  const marks = marksOf(game, start, rows)
  return Array.from({ length: start.seats }, (_, seat) => reachOf(marks, seat))
}

/** How far one seat may take back. */
export const undo = <S, A extends ActionBase, V, O, E extends EventBase>(
  game: Game<S, A, V, O, E>,
  start: Start<O>,
  rows: readonly Row<A>[],
  seat: Seat,
): Undo => undos(game, start, rows)[seat]

/** A standing row, what binds it, and who has learned anything of it, by seat. */
interface Mark {
  readonly row: number
  readonly actor: Entry<unknown>['actor']
  readonly bound: Binding | undefined
  readonly shown: readonly boolean[]
}

function marksOf<S, A extends ActionBase, V, O, E extends EventBase>(
  game: Game<S, A, V, O, E>,
  start: Start<O>,
  rows: readonly Row<A>[],
): Mark[] {
  const state = beginning(game, start)
  return standingRows(rows, start.floor?.row).map(row => {
    const entry = rows[row] as Entry<A>
    const bound = game.binding(state, entry)
    const learned = Array.from({ length: start.seats }, (_, seat) => game.seen(state, entry, seat) !== null)
    const events: E[] = []
    game.apply(state, entry.actor, entry.action, event => events.push(event))
    const shown = learned.map((seen, seat) => seen || events.some(event => isFor(event, seat)))
    return { row, actor: entry.actor, bound, shown }
  })
}

/**
 * For a seat, what it has not seen does not exist: a private step of somebody else neither stops it nor shows in how far it may go. Such a step falls with
 * what its owner had seen, and stands otherwise.
 */
function reachOf(marks: readonly Mark[], seat: Seat): Undo {
  const to: Undone[] = []
  const unseen: Mark[] = []
  const own: Mark[] = []
  for (const mark of [...marks].reverse()) {
    if (mark.actor === 'chance') return { to, stop: 'chance' }
    if (mark.actor !== seat && mark.shown[seat]) return { to, stop: 'other' }
    if (mark.actor !== seat) unseen.unshift(mark)
    else if (mark.bound !== undefined) return { to, stop: mark.bound }
    else {
      own.push(mark)
      const knows = (actor: Mark['actor']) => own.some(({ shown }) => shown[actor as Seat])
      to.push({
        row: mark.row,
        keep: unseen.filter(({ actor }) => !knows(actor)).map(({ row }) => row),
      })
    }
  }
  return { to, stop: 'start' }
}

/** Something legal at random, without a list where the game can do without. */
export const pickLegal = <S, A extends ActionBase, V, O>(
  game: Game<S, A, V, O>,
  state: S,
  seat: Seat,
  rng: Rng,
): A => (game.pickOne ? game.pickOne(state, seat, rng) : pick(rng, game.legal(state, seat)))

/** Plays at random to the end and returns how many choices the seats made. Changes the state it is given. */
export function playout<S, A extends ActionBase, V, O>(game: Game<S, A, V, O>, state: S, rng: Rng): number {
  let decisions = 0
  for (;;) {
    const turn = game.turn(state)
    if (turn.kind === 'over') return decisions
    if (turn.kind === 'chance') game.apply(state, 'chance', game.chance(state, rng))
    else {
      const seat = turn.seats.length === 1 ? turn.seats[0] : pick(rng, turn.seats)
      game.apply(state, seat, pickLegal(game, state, seat, rng))
      decisions++
    }
  }
}
