/** What people at a table agree on beside the rules: taking back more than the own turn, a draw, an end; resigning; a bot that sits in. */
import { BOT_NAMES } from '../bots/names.ts'
import { gameOf } from '../games/index.ts'
import type { ActionBase, Over, Seat } from '../kernel/game.ts'
import { beginning, isFor, standingRows } from '../kernel/play.ts'
import { rewind } from './back.ts'
import { awayBetween } from './calendar.ts'
import { restartClock } from './clocks.ts'
import { endedSeats, withoutCalendar } from './days.ts'
import { startOf } from './floor.ts'
import { dropOrder, dropOrders } from './orders.ts'
import {
  addNote,
  type Change,
  type Changed,
  isShown,
  isTooLong,
  type LogRow,
  type Means,
  type Note,
  type Proposal,
  rowsOf,
  type Sitter,
  type Table,
} from './table.ts'

/** The bot that sits in for people. */
export const STAND_IN = 'casual'

/** Seats whose consent is needed: those that belong to a person, also while a bot sits in. */
const people = (table: Table): Seat[] =>
  table.seats.flatMap(({ player }, seat) => (player === null ? [] : [seat]))

/** Bots agree to anything at an unrated table and to nothing at a rated one. */
const botsAgree = (table: Table): boolean =>
  !table.settings.rated || table.seats.every(({ bot }) => bot === null)

/** What somebody wants: an undo counts how many entries of anybody, chance not counted, shall go. */
export type Wanted =
  | { readonly kind: 'undo'; readonly steps: number }
  | { readonly kind: 'draw' }
  | { readonly kind: 'abandon' }

/** Somebody proposes something; alone among bots it is carried out at once. The log is needed for an undo only. */
export function propose(
  table: Table,
  log: readonly LogRow[],
  { seat, wish }: { readonly seat: Seat; readonly wish: Wanted },
  means: Means,
): Change {
  if (table.status !== 'running') return { refused: 'not-running' }
  if (isTooLong(table)) return { refused: 'too-long' }
  if (!botsAgree(table)) return { refused: 'bots-do-not-agree' }
  if (table.settings.rated && wish.kind === 'undo') return { refused: 'rated-no-undo' }
  const meant = wish.kind === 'undo' ? undoOf(table, log, wish.steps) : wish
  if (!meant) return { refused: 'sealed' }
  const proposal: Proposal = { by: seat, agreed: [seat], wish: meant }
  if (areAgreed(table, proposal)) return carryOut(table, log, proposal, means)
  return addNote({ ...table, proposal }, { kind: 'proposed', by: seat, wish: wish.kind }, means.now)
}

function undoOf(table: Table, log: readonly LogRow[], steps: number): Proposal['wish'] | undefined {
  const rows = consentRows(table, log)
  const to = rows[rows.length - steps]
  if (to === undefined) return undefined
  const { actor, events } = log[to]
  return {
    kind: 'undo',
    to,
    move: { seat: actor as Seat, events: events.filter(event => isFor(event, null)) },
  }
}

const areAgreed = (table: Table, { agreed }: Proposal): boolean =>
  people(table).every(person => agreed.includes(person))

/** Somebody agrees; with the last consent it is carried out. The log is needed for an undo only. */
export function agree(table: Table, log: readonly LogRow[], seat: Seat, means: Means): Change {
  if (table.status !== 'running' || !table.proposal) return { refused: 'nothing-proposed' }
  const proposal = { ...table.proposal, agreed: [...new Set([...table.proposal.agreed, seat])] }
  if (areAgreed(table, proposal)) return carryOut(table, log, proposal, means)
  if (isTooLong(table)) return { refused: 'too-long' }
  return addNote({ ...table, proposal }, { kind: 'agreed', by: seat }, means.now)
}

/** Somebody does not agree, or the proposer thinks again. */
export function decline(table: Table, seat: Seat, { now }: Means): Change {
  if (!table.proposal) return { refused: 'nothing-proposed' }
  return addNote({ ...table, proposal: null }, { kind: 'declined', by: seat }, now)
}

/**
 * The rows that can be taken back by consent: across chance and across other players, but never across a sealed choice, which everybody has seen turned
 * over. Only what everybody has seen counts: a private step is nobody else's business, and falls with what came before it.
 */
export function consentRows(table: Table, log: readonly LogRow[]): number[] {
  const game = gameOf(table.game)
  const begin = startOf(table, log)
  const state = beginning(game, begin)
  let open: number[] = []
  for (const n of standingRows(rowsOf(log), begin.floor?.row)) {
    const row = log[n] as LogRow & { actor: Seat | 'chance'; action: ActionBase }
    const { actor, action } = row
    if (actor !== 'chance' && game.binding(state, { actor, action }) === 'sealed') open = []
    else if (actor !== 'chance' && isShown(game, { before: state, row }, null)) open.push(n)
    game.apply(state, actor, action)
  }
  return open
}

function carryOut(table: Table, log: readonly LogRow[], { wish }: Proposal, means: Means): Change {
  if (wish.kind === 'undo') return rewind(table, log, { to: { row: wish.to, keep: [] } }, means)
  const places = table.seats.map(() => 1)
  const ending = wish.kind === 'draw' ? 'agreed' : 'abandoned'
  return end(table, { kind: 'ended', ending, places }, means)
}

/** Giving up: of two players the other one wins; at a larger table a bot takes the seat for good, and the name stays what it was in the log. */
export function resign(table: Table, seat: Seat, means: Means): Change {
  if (table.status !== 'running') return { refused: 'not-running' }
  if (table.seats.length > 2)
    return hand(table, seat, { ...table.seats[seat], player: null, bot: STAND_IN }, means)
  const places = table.seats.map((_, other) => (other === seat ? 2 : 1))
  return end(table, { kind: 'ended', ending: 'resigned', places }, means)
}

/** A bot keeps a player's seat warm, or the player takes it back. */
export function letBotSit(table: Table, seat: Seat, sits: boolean, means: Means): Change {
  if (table.status !== 'running') return { refused: 'not-running' }
  if (isTooLong(table)) return { refused: 'too-long' }
  if ((table.seats[seat].bot !== null) === sits) return { refused: 'already-so' }
  return hand(table, seat, { ...table.seats[seat], bot: sits ? STAND_IN : null }, means)
}

/** Whose time ran out, where that costs the seat: a bot plays on under their name, until they come back and take it. */
export const replace = (table: Table, seat: Seat, means: Means): Changed =>
  hand(table, seat, { ...table.seats[seat], bot: STAND_IN }, means, { late: true })

/** Somebody is gone for good, with their name: a bot has the seat under its own. */
export const vacate = (table: Table, seat: Seat, means: Means): Changed =>
  hand(table, seat, { player: null, bot: STAND_IN, name: BOT_NAMES[seat] }, means)

function hand(
  table: Table,
  seat: Seat,
  sitter: Sitter,
  { now }: Means,
  late: { readonly late?: true } = {},
): Changed {
  const by = sitter.bot === null ? 'player' : 'bot'
  const kept = sitter.player === null ? withoutCalendar(sitter) : sitter
  const seats = table.seats.map((was, at) => (at === seat ? kept : was))
  const clocks = by === 'player' ? restartClock(table.clocks, table.settings.pace, seat, now) : table.clocks
  const why = sitter.player === null ? null : 'bot'
  const left = dropOrder({ ...table, seats, clocks }, seat, why)
  return addNote(left, { kind: 'seat', seat, by, ...late }, now)
}

/** A match in which nobody has done anything since then is over. The days on which somebody who is asked was away do not count. */
export function abandonIdle(table: Table, before: number, means: Means): Change {
  const away = table.toAct.map(seat => awayBetween(table.updated, means.now, table.seats[seat].calendar))
  return table.status === 'running' && table.updated + Math.max(0, ...away) < before
    ? end(table, { kind: 'ended', ending: 'abandoned', places: table.seats.map(() => 1) }, means)
    : { refused: 'not-running' }
}

function end(table: Table, note: Extract<Note, { kind: 'ended' }>, { now }: Means): Changed {
  const { table: noted, rows } = addNote(dropOrders(table), note, now)
  const result: Over = { kind: 'over', ending: note.ending, places: note.places }
  const seats = endedSeats(noted.seats)
  return { table: { ...noted, seats, status: 'over', result, toAct: [], proposal: null }, rows }
}
