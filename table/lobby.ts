/** Tables before the match: made, joined and left. */
import { BOT_NAMES } from '../bots/names.ts'
import { gameOf } from '../games/index.ts'
import { readOptions, readSeats } from '../kernel/options.ts'
import { newClocks } from './clocks.ts'
import type { Change, Settings, Sitter, Table } from './table.ts'

export interface Guest {
  readonly id: string
  readonly name: string
}

export interface NewTable {
  readonly id: string
  readonly secret: string
  readonly commitment: string // its hash, shown to all before anybody contributes
  readonly game: string
  readonly seats: number
  readonly options: unknown
  readonly bots: readonly (string | null)[] // by seat; null: a person
  readonly reserved?: readonly (Guest | null)[] // by seat: for whom it is kept
  readonly settings: Settings
  readonly host: Guest
  readonly contribution: string
  readonly now: number
}

const EMPTY: Sitter = { player: null, bot: null, name: '' }

/** A table with its bots seated and its host on the first free seat. Throws BadInput. */
export function newTable(wish: NewTable): Table {
  const game = gameOf(wish.game)
  const seats = readSeats(game.meta, wish.seats)
  const sitters = Array.from({ length: seats }, (_, seat) => {
    const bot = wish.bots[seat] ?? null
    const guest = wish.reserved?.[seat]
    if (guest) return { player: guest.id, bot: null, name: guest.name }
    return bot === null ? EMPTY : botSitter(bot, seat)
  })
  const table: Table = {
    id: wish.id,
    game: wish.game,
    rules: game.meta.rules,
    options: readOptions(game.meta, wish.options),
    settings: wish.settings,
    status: 'open',
    state: null,
    version: 0,
    book: {
      rows: 0,
      chances: 0,
      asks: new Array<number>(seats).fill(0),
      seqs: new Array<number>(seats + 1).fill(0),
      frames: new Array<number>(seats + 1).fill(0),
      held: new Array<null>(seats).fill(null),
      backs: Array.from({ length: seats }, () => ({ to: [], stop: 'start' })),
    },
    toAct: [],
    clocks: newClocks(wish.settings.pace, seats),
    proposal: null,
    result: null,
    secret: wish.secret,
    commitment: wish.commitment,
    contributions: new Array<null>(seats).fill(null),
    rematch: null,
    host: wish.host.id,
    created: wish.now,
    updated: wish.now,
    seats: sitters,
  }
  const seated = sit(table, { guest: wish.host, contribution: wish.contribution, now: wish.now })
  return 'refused' in seated ? table : { ...seated.table, version: 0 }
}

export interface Sit {
  readonly guest: Guest
  readonly seat?: number | undefined
  readonly contribution: string
  readonly now: number
}

/** Somebody takes the seat that is kept for them or a free one, the first if they do not say which. */
export function sit(table: Table, { guest, seat, contribution, now }: Sit): Change {
  if (table.status !== 'open') return { refused: 'already-started' }
  const own = table.seats.findIndex(sitter => sitter.player === guest.id)
  if (own >= 0 && !isReserved(table, own)) return { refused: 'already-seated' }
  const free = (at: number) => table.seats[at]?.player === null && table.seats[at].bot === null
  const chosen = own >= 0 ? own : (seat ?? table.seats.findIndex((_, at) => free(at)))
  if (own < 0 && !free(chosen)) return { refused: 'seat-taken' }
  return reseat(table, chosen, { player: guest.id, bot: null, name: guest.name }, contribution, now)
}

/** Somebody leaves their seat before the match begins. */
export function stand(table: Table, player: string, now: number): Change {
  if (table.status !== 'open') return { refused: 'already-started' }
  const seat = table.seats.findIndex(sitter => sitter.player === player)
  return seat < 0 ? { refused: 'not-your-seat' } : reseat(table, seat, EMPTY, null, now)
}

/** Whether a seat is kept for somebody who has not come yet: whoever comes brings bytes for the shuffles. */
export const isReserved = (table: Table, seat: number): boolean =>
  table.status === 'open' && table.seats[seat].player !== null && table.contributions[seat] === null

/** The host puts a bot on a seat that nobody has taken yet, or frees it for a person. */
export function seatBot(table: Table, host: string, seat: number, bot: string | null, now: number): Change {
  if (table.status !== 'open') return { refused: 'already-started' }
  if (table.host !== host) return { refused: 'not-the-host' }
  if (!table.seats[seat]) return { refused: 'no-such-seat' }
  if (table.contributions[seat] !== null) return { refused: 'seat-taken' }
  const sitter = bot === null ? EMPTY : botSitter(bot, seat)
  return reseat(table, seat, sitter, null, now)
}

const botSitter = (bot: string, seat: number): Sitter => ({ player: null, bot, name: BOT_NAMES[seat] })

function reseat(
  table: Table,
  seat: number,
  sitter: Sitter,
  contribution: string | null,
  now: number,
): Change {
  const seats = table.seats.map((was, at) => (at === seat ? sitter : was))
  const contributions = table.contributions.map((was, at) => (at === seat ? contribution : was))
  const seqs = table.book.seqs.map(seq => seq + 1)
  return {
    table: {
      ...table,
      seats,
      contributions,
      book: { ...table.book, seqs },
      version: table.version + 1,
      updated: now,
    },
    rows: [],
  }
}
