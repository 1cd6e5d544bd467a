/** A match kept in this browser: its log and who sits where. Everything else follows from the log by the rules, as long as these are the same. */
import type { ActionBase, AnyGame, Entry, EventBase, Rng, Seat } from '../../kernel/game.ts'
import {
  beginning,
  type Floor,
  isFor,
  play,
  type Row,
  replay,
  type Start,
  settle,
  standingRows,
  type Undone,
  undo,
  undoRow,
} from '../../kernel/play.ts'
import type { Frame, PublicTable, TableMessage } from '../messages.ts'

/** What is stored: plain data. */
export interface LocalMatch {
  readonly id: string
  readonly game: string
  readonly rules: number
  readonly options: Readonly<Record<string, unknown>>
  readonly seats: readonly { readonly name: string; readonly bot: string | null }[]
  readonly rows: readonly Row<ActionBase>[]
  readonly floor?: Floor // the rows below it were played by older rules
  readonly created: number
  readonly updated: number
}

/** How a match is kept: with the state it has reached, to go on from if the rules are newer when it is opened again. */
export interface Kept extends LocalMatch {
  readonly state: unknown
}

/** A match on the table: the stored log and the state it leads to. */
export interface Standing {
  readonly match: LocalMatch
  readonly state: unknown
}

const startOf = ({ seats, options, floor }: LocalMatch): Start<unknown> => ({
  seats: seats.length,
  options,
  ...(floor && { floor }),
})

/** Lays the match out again from its log. Throws a BrokenLog if it does not fit the rules. */
export function layOut(game: AnyGame, match: LocalMatch): Standing {
  return { match, state: replay(game, startOf(match), match.rows) }
}

export const keptOf = ({ match, state }: Standing): Kept => ({ ...match, state })

/** Opens a match as it was kept. If the rules are newer, it goes on by them where it stood. */
export function reopen(game: AnyGame, { state, ...match }: Kept): Standing {
  const { rules } = game.meta
  if (match.rules === rules) return layOut(game, match)
  return layOut(game, { ...match, rules, floor: { row: match.rows.length, state } })
}

/** A new match, dealt. */
export function begin(game: AnyGame, match: LocalMatch, rng: Rng): Standing {
  const { state, entries } = settle(game, game.setup(match.seats.length, match.options), rng)
  return { match: { ...match, rows: entries }, state }
}

export type Step =
  | { readonly standing: Standing; readonly events: readonly EventBase[] }
  | { readonly refused: string }

/** A seat answers: played, and chance settled. */
export function answer(
  game: AnyGame,
  { match, state }: Standing,
  entry: Entry<unknown>,
  rng: Rng,
  now: number,
): Step {
  const events: EventBase[] = []
  const tell = (event: EventBase): void => {
    events.push(event)
  }
  const played = play(game, state, entry, tell)
  if ('refused' in played) return played
  const settled = settle(game, played.state, rng, tell)
  const rows = [...match.rows, entry as Entry<ActionBase>, ...settled.entries]
  return { standing: { match: { ...match, rows, updated: now }, state: settled.state }, events }
}

/** How many of its own last entries a seat may take back. */
export const undoable = (game: AnyGame, { match }: Standing, seat: Seat): readonly Undone[] =>
  undo(game, startOf(match), match.rows, seat).to

/** Takes back a seat's last entry. */
export function takeBack(game: AnyGame, standing: Standing, seat: Seat, now: number): Standing | null {
  const [last] = undoable(game, standing, seat)
  if (last === undefined) return null
  const rows = [...standing.match.rows, undoRow(last)]
  return layOut(game, { ...standing.match, rows, updated: now })
}

/** The seats that are asked now; none when the match is over. */
export function asked(game: AnyGame, state: unknown): readonly Seat[] {
  const turn = game.turn(state)
  return turn.kind === 'seats' ? turn.seats : []
}

/** The number of a seat's question: it changes when the seat has answered or something was taken back, not when others act. */
export const askOf = ({ rows }: LocalMatch, seat: Seat): number =>
  rows.filter(({ actor }) => actor === seat || actor === 'table').length

function publicTable(game: AnyGame, { match, state }: Standing): PublicTable {
  const turn = game.turn(state)
  return {
    id: match.id,
    game: match.game,
    rules: match.rules,
    options: match.options,
    status: turn.kind === 'over' ? 'over' : 'running',
    seats: match.seats.map(({ name, bot }) => ({
      name,
      bot,
      player: bot === null ? name : null,
      reserved: false,
    })),
    toAct: asked(game, state),
    open: false,
    rated: false,
    pace: { kind: 'untimed' },
    clocks: { left: match.seats.map(() => 0), since: match.seats.map(() => null) },
    proposal: null,
    result: turn.kind === 'over' ? { ending: turn.ending, places: turn.places } : null,
    commitment: '',
    contributions: match.seats.map(() => null),
    secret: null,
    host: '',
    rematch: null,
    created: match.created,
    updated: match.updated,
  }
}

/** What a seat is shown, in the same form as a server would send it. */
export function messageFor(
  game: AnyGame,
  standing: Standing,
  seat: Seat | null,
  seq: number,
  events: readonly EventBase[],
): TableMessage {
  const { match, state } = standing
  const isAsked = seat !== null && asked(game, state).includes(seat)
  const candidates = isAsked ? game.candidates(state, seat) : []
  return {
    t: 'table',
    match: match.id,
    seq,
    seat,
    ask: isAsked ? askOf(match, seat) : null,
    table: publicTable(game, standing),
    view: game.view(state, seat),
    legal: isAsked ? game.legal(state, seat) : [],
    refused: candidates.flatMap(action => {
      const rule = game.why(state, seat as Seat, action)
      return rule === undefined ? [] : [[action, rule] as const]
    }),
    events: events.filter(event => isFor(event, seat)),
    undo: seat === null ? 0 : undoable(game, standing, seat).length,
    frames: countFrames(game, match, seat),
  }
}

type Seen = Pick<Frame, 'actor' | 'action' | 'events'>

/** Walks through a match as this seat saw it; what it did not see is passed over. The state is that after each step. */
function walk(
  game: AnyGame,
  match: LocalMatch,
  seat: Seat | null,
  visit: (seen: Seen, state: unknown) => void,
): void {
  const state = beginning(game, startOf(match))
  for (const n of standingRows(match.rows, match.floor?.row)) {
    const { actor, action } = match.rows[n] as Entry<ActionBase>
    const seen = game.seen(state, { actor, action }, seat)
    const events: EventBase[] = []
    game.apply(state, actor, action, event => {
      if (isFor(event, seat)) events.push(event)
    })
    if (seen !== null || events.length > 0) visit({ actor, action: seen, events }, state)
  }
}

/** The match frame by frame. */
export function framesOf(game: AnyGame, match: LocalMatch, seat: Seat | null): Frame[] {
  const frames: Frame[] = []
  walk(game, match, seat, (seen, state) => {
    frames.push({ ...seen, n: frames.length, at: match.updated, view: game.view(state, seat) })
  })
  return frames
}

/** How many frames there are, without drawing them up. */
function countFrames(game: AnyGame, match: LocalMatch, seat: Seat | null): number {
  let count = 0
  walk(game, match, seat, () => {
    count++
  })
  return count
}
