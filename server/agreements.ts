/** What people at a table agree on beside the rules: taking back more than the own turn, a draw, an end; resigning; a bot that sits in. Pure, like every change. */
import { gameOf } from '../games/index.ts'
import type { ActionBase, Over, Seat } from '../kernel/game.ts'
import { standingRows } from '../kernel/play.ts'
import {
  addNote,
  type Change,
  isRefusal,
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
  if (wish.kind !== 'undo')
    return agree({ ...table, proposal: { by: seat, agreed: [], wish } }, log, seat, now)
  const rows = consentRows(table, log)
  const to = rows[rows.length - wish.steps]
  if (to === undefined) return { refused: 'sealed' }
  return agree({ ...table, proposal: { by: seat, agreed: [], wish: { kind: 'undo', to } } }, log, seat, now)
}

/** Somebody agrees; with the last consent it is carried out. */
export function agree(table: Table, log: readonly LogRow[], seat: Seat, now: number): Change {
  const { proposal } = table
  if (table.status !== 'running' || !proposal) return { refused: 'nothing-proposed' }
  const agreed = [...new Set([...proposal.agreed, seat])]
  if (people(table).every(person => agreed.includes(person))) return carryOut(table, log, proposal, now)
  return shown({ ...table, proposal: { ...proposal, agreed } }, now)
}

/** Somebody does not agree, or the proposer thinks again. */
export function decline(table: Table, now: number): Change {
  return table.proposal ? shown({ ...table, proposal: null }, now) : { refused: 'nothing-proposed' }
}

/** The rows that can be taken back by consent: across chance and across other players, but never across a sealed choice, which everybody has seen turned over. */
export function consentRows(table: Table, log: readonly LogRow[]): number[] {
  const game = gameOf(table.game)
  const state = game.setup(table.seats.length, table.options)
  let open: number[] = []
  for (const n of standingRows(rowsOf(log))) {
    const { actor, action } = log[n] as LogRow & { actor: Seat | 'chance'; action: ActionBase }
    if (actor !== 'chance' && game.binding(state, { actor, action }) === 'sealed') open = []
    else if (actor !== 'chance') open.push(n)
    game.apply(state, actor, action)
  }
  return open
}

function carryOut(table: Table, log: readonly LogRow[], { wish }: Proposal, now: number): Change {
  if (wish.kind === 'undo') return rewind(table, log, { to: wish.to, now })
  const places = table.seats.map(() => 1)
  return end(table, { kind: 'ended', ending: wish.kind === 'draw' ? 'agreed' : 'abandoned', places }, now)
}

/** Giving up: of two players the other one wins; at a larger table a bot takes the seat for good. */
export function resign(table: Table, seat: Seat, bot: string, now: number): Change {
  if (table.status !== 'running') return { refused: 'not-running' }
  if (table.seats.length > 2) return hand(table, seat, { player: null, bot, name: bot }, 'bot', now)
  const places = table.seats.map((_, other) => (other === seat ? 2 : 1))
  return end(table, { kind: 'ended', ending: 'resigned', places }, now)
}

/** A bot keeps a player's seat warm, or the player takes it back. */
export function letBotSit(table: Table, seat: Seat, bot: string | null, now: number): Change {
  if (table.status !== 'running') return { refused: 'not-running' }
  return hand(table, seat, { ...table.seats[seat], bot }, bot === null ? 'player' : 'bot', now)
}

function hand(
  table: Table,
  seat: Seat,
  sitter: Table['seats'][number],
  by: 'bot' | 'player',
  now: number,
): Change {
  const seats = table.seats.map((was, at) => (at === seat ? sitter : was))
  return addNote({ ...table, seats }, { kind: 'seat', seat, by }, now)
}

function end(table: Table, note: Extract<Note, { kind: 'ended' }>, now: number): Change {
  const change = addNote(table, note, now)
  if (isRefusal(change)) return change
  const result: Over = { kind: 'over', ending: note.ending, places: note.places }
  return { ...change, table: { ...change.table, status: 'over', result, toAct: [], proposal: null } }
}

function shown(table: Table, now: number): Change {
  const seqs = table.book.seqs.map(seq => seq + 1)
  return {
    table: { ...table, book: { ...table.book, seqs }, version: table.version + 1, updated: now },
    rows: [],
  }
}
