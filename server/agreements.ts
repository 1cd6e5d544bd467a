/** What people at a table agree on beside the rules: taking back more than the own turn, a draw, an end; resigning; a bot that sits in. Pure, like every change. */
import { BOT_NAMES } from '../bots/names.ts'
import { gameOf } from '../games/index.ts'
import type { ActionBase, Over, Seat } from '../kernel/game.ts'
import { beginning, isFor, standingRows } from '../kernel/play.ts'
import { restartClock } from './clocks.ts'
import { startOf } from './floor.ts'
import {
  addNote,
  type Change,
  isRefusal,
  isShown,
  type LogRow,
  type Note,
  type Proposal,
  rewind,
  rowsOf,
  type Table,
} from './table.ts'

/** Seats whose consent is needed: those with a person on them. */
const people = (table: Table): Seat[] =>
  table.seats.flatMap(({ player, bot }, seat) => (player !== null && bot === null ? [seat] : []))

/** Bots agree to anything at an unrated table and to nothing at a rated one. */
const botsAgree = (table: Table): boolean =>
  !table.settings.rated || table.seats.every(({ bot }) => bot === null)

/** What somebody wants: an undo counts how many entries of anybody, chance not counted, shall go. */
export type Wanted =
  | { readonly kind: 'undo'; readonly steps: number }
  | { readonly kind: 'draw' }
  | { readonly kind: 'abandon' }

interface Wish {
  readonly wish: Wanted
  readonly now: number
}

/** Somebody proposes something; alone among bots it is carried out at once. */
export function propose(table: Table, log: readonly LogRow[], seat: Seat, { wish, now }: Wish): Change {
  if (table.status !== 'running') return { refused: 'not-running' }
  if (!botsAgree(table)) return { refused: 'bots-do-not-agree' }
  const meant = wish.kind === 'undo' ? undoOf(table, log, wish.steps) : wish
  if (!meant) return { refused: 'sealed' }
  const proposal: Proposal = { by: seat, agreed: [seat], wish: meant }
  if (areAgreed(table, proposal)) return carryOut(table, log, proposal, now)
  return addNote({ ...table, proposal }, { kind: 'proposed', by: seat, wish: wish.kind }, now)
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

/** Somebody agrees; with the last consent it is carried out. */
export function agree(table: Table, log: readonly LogRow[], seat: Seat, now: number): Change {
  if (table.status !== 'running' || !table.proposal) return { refused: 'nothing-proposed' }
  const proposal = { ...table.proposal, agreed: [...new Set([...table.proposal.agreed, seat])] }
  if (areAgreed(table, proposal)) return carryOut(table, log, proposal, now)
  return addNote({ ...table, proposal }, { kind: 'agreed', by: seat }, now)
}

/** Somebody does not agree, or the proposer thinks again. */
export function decline(table: Table, seat: Seat, now: number): Change {
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

function carryOut(table: Table, log: readonly LogRow[], { wish }: Proposal, now: number): Change {
  if (wish.kind === 'undo') return rewind(table, log, { to: { row: wish.to, keep: [] }, now })
  const places = table.seats.map(() => 1)
  return end(table, { kind: 'ended', ending: wish.kind === 'draw' ? 'agreed' : 'abandoned', places }, now)
}

/** Giving up: of two players the other one wins; at a larger table a bot takes the seat for good. */
export function resign(table: Table, seat: Seat, bot: string, now: number): Change {
  if (table.status !== 'running') return { refused: 'not-running' }
  if (table.seats.length > 2) return replace(table, seat, bot, now)
  const places = table.seats.map((_, other) => (other === seat ? 2 : 1))
  return end(table, { kind: 'ended', ending: 'resigned', places }, now)
}

/** A bot keeps a player's seat warm, or the player takes it back. */
export function letBotSit(table: Table, seat: Seat, bot: string | null, now: number): Change {
  if (table.status !== 'running') return { refused: 'not-running' }
  if ((table.seats[seat].bot === null) === (bot === null)) return { refused: 'already-so' }
  return hand(table, seat, { ...table.seats[seat], bot }, bot === null ? 'player' : 'bot', now)
}

/** Whose time ran out, where that costs the seat: a bot has it for good. */
export function replace(table: Table, seat: Seat, bot: string, now: number): Change {
  return hand(table, seat, { player: null, bot, name: BOT_NAMES[seat] }, 'bot', now)
}

function hand(
  table: Table,
  seat: Seat,
  sitter: Table['seats'][number],
  by: 'bot' | 'player',
  now: number,
): Change {
  const seats = table.seats.map((was, at) => (at === seat ? sitter : was))
  const clocks = by === 'player' ? restartClock(table.clocks, table.settings.pace, seat, now) : table.clocks
  return addNote({ ...table, seats, clocks }, { kind: 'seat', seat, by }, now)
}

function end(table: Table, note: Extract<Note, { kind: 'ended' }>, now: number): Change {
  const change = addNote(table, note, now)
  if (isRefusal(change)) return change
  const result: Over = { kind: 'over', ending: note.ending, places: note.places }
  return { ...change, table: { ...change.table, status: 'over', result, toAct: [], proposal: null } }
}
