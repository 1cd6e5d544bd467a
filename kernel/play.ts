/** How a match moves on: play an entry, let chance settle, replay a log, take back. The only callers of `apply` outside search and tests. */
import type { ActionBase, Entry, EventBase, Game, KernelRefusal, Rng, RuleId, Seat, Tell } from './game.ts'
import { pick } from './rng.ts'

/**
 * A row of the table's own. With `undo` it takes back every standing row from that number on; a `note` says what else the table agreed on and means
 * nothing to the game. Rows are only ever appended; their numbers are never used again.
 */
export interface TableRow {
  readonly actor: 'table'
  readonly undo?: number
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

/** Lets chance act, on a copy of the state, until a seat must decide or the match is over. */
export function settle<S, A extends ActionBase, V, O, E extends EventBase>(
  game: Game<S, A, V, O, E>,
  state: S,
  rng: Rng,
  tell?: Tell<E>,
): { readonly state: S; readonly entries: Entry<A>[] } {
  const next = game.clone(state)
  const entries: Entry<A>[] = []
  while (game.turn(next).kind === 'chance') {
    const entry: Entry<A> = { actor: 'chance', action: game.chance(next, rng) }
    game.apply(next, entry.actor, entry.action, tell)
    entries.push(entry)
  }
  return { state: next, entries }
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
  const standing: number[] = []
  for (const [n, row] of rows.entries()) {
    if (n < floor) continue
    if (row.actor !== 'table') standing.push(n)
    if (row.actor !== 'table' || row.undo === undefined) continue
    if (!standing.includes(row.undo))
      throw new BrokenLog(n, `there is no standing entry ${row.undo} to take back`)
    while (standing.length > 0 && standing[standing.length - 1] >= row.undo) standing.pop()
  }
  return standing
}

/** What stops taking back: nothing is left, chance acted, another seat acted, the entry was sealed, or it showed something hidden. */
export type UndoStop = 'start' | 'chance' | 'other' | 'sealed' | 'shown'

export interface Undo {
  /** The rows this seat may take back to, the last one first; empty if not even its last entry. */
  readonly to: readonly number[]
  readonly stop: UndoStop
}

/** How far a seat may take back its own last entries: exactly as far as nobody else has acted or learned anything; and why no further. */
export function undo<S, A extends ActionBase, V, O, E extends EventBase>(
  game: Game<S, A, V, O, E>,
  start: Start<O>,
  rows: readonly Row<A>[],
  seat: Seat,
): Undo {
  const standing = standingRows(rows, start.floor?.row)
  const bindings = bindingsOf(game, start, rows, standing)
  const to: number[] = []
  for (let i = standing.length - 1; i >= 0; i--) {
    const { actor } = rows[standing[i]]
    if (actor === 'chance') return { to, stop: 'chance' }
    if (actor !== seat) return { to, stop: 'other' }
    const bound = bindings[i]
    if (bound !== undefined) return { to, stop: bound }
    to.push(standing[i])
  }
  return { to, stop: 'start' }
}

function bindingsOf<S, A extends ActionBase, V, O, E extends EventBase>(
  game: Game<S, A, V, O, E>,
  start: Start<O>,
  rows: readonly Row<A>[],
  standing: readonly number[],
) {
  const state = beginning(game, start)
  return standing.map(n => {
    const entry = rows[n] as Entry<A>
    const bound = game.binding(state, entry)
    game.apply(state, entry.actor, entry.action)
    return bound
  })
}

/** Plays at random to the end and returns how many choices the seats made. Changes the state it is given. */
export function playout<S, A extends ActionBase, V, O>(game: Game<S, A, V, O>, state: S, rng: Rng): number {
  let decisions = 0
  for (;;) {
    const turn = game.turn(state)
    if (turn.kind === 'over') return decisions
    if (turn.kind === 'chance') game.apply(state, 'chance', game.chance(state, rng))
    else {
      const seat = turn.seats.length === 1 ? turn.seats[0] : pick(rng, turn.seats)
      game.apply(state, seat, pick(rng, game.legal(state, seat)))
      decisions++
    }
  }
}
