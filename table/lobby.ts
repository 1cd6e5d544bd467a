/** Tables before the match: made, joined and left. */
import { BOT_NAMES } from '../bots/names.ts'
import { gameOf } from '../games/index.ts'
import { readOptions, readSeats } from '../kernel/options.ts'
import type { Calendar } from './calendar.ts'
import { isLive, newClocks } from './clocks.ts'
import { newExchange, openExchange, promise } from './exchange.ts'
import { type Change, isComplete, type Settings, type Sitter, type Table, withoutRow } from './table.ts'

export interface Guest {
  readonly id: string
  readonly name: string
}

export interface NewTable {
  readonly id: string
  readonly secret: string
  readonly commitment: string // its hash, shown to all before anybody contributes; empty on a device, where nothing is promised
  readonly game: string
  readonly seats: number
  readonly options: unknown
  readonly bots: readonly (string | null)[] // by seat; null: a person
  readonly reserved?: readonly (Guest | null)[] // by seat: for whom it is kept
  readonly settings: Settings
  readonly host: Guest
  readonly begins?: true // by itself, when all have come
  readonly now: number
}

const EMPTY: Sitter = { player: null, bot: null, name: '' }

/** A table with its bots seated. Nobody else has come yet, its host neither: what is promised of the shuffles is shown before anybody adds to them. Throws BadInput. */
export function newTable(wish: NewTable): Table {
  const game = gameOf(wish.game)
  const seats = readSeats(game.meta, wish.seats)
  const sitters = Array.from({ length: seats }, (_, seat) => {
    const bot = wish.bots[seat] ?? null
    const guest = wish.reserved?.[seat]
    if (guest) return { player: guest.id, bot: null, name: guest.name }
    return bot === null ? EMPTY : botSitter(bot, seat)
  })
  return {
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
    ...(wish.commitment !== '' && { exchange: newExchange(seats, wish.begins ?? false) }),
    rematch: null,
    host: wish.host.id,
    created: wish.now,
    updated: wish.now,
    seats: sitters,
  }
}

export interface Sit {
  readonly guest: Guest
  readonly seat?: number | undefined
  readonly contribution: string
  readonly promise?: string | undefined
  readonly calendar?: Calendar | undefined // of the guest
  readonly now: number
}

/** Somebody takes the seat that is kept for them or a free one, the first if they do not say which. */
export function sit(table: Table, { guest, seat, contribution, promise: given, calendar, now }: Sit): Change {
  if (table.status !== 'open') return { refused: 'already-started' }
  const own = table.seats.findIndex(sitter => sitter.player === guest.id)
  if (own >= 0 && !isReserved(table, own)) return { refused: 'already-seated' }
  if (table.settings.removed?.includes(guest.id)) return { refused: 'removed' }
  const free = (at: number) => table.seats[at]?.player === null && table.seats[at].bot === null
  const chosen = own >= 0 ? own : (seat ?? table.seats.findIndex((_, at) => free(at)))
  if (own < 0 && !free(chosen)) return { refused: 'seat-taken' }
  const days = calendar && !isLive(table.settings.pace) && { calendar }
  const sitter = { player: guest.id, bot: null, name: guest.name, ...days }
  return reseat(table, chosen, { sitter, contribution, promise: given ?? null }, now)
}

/** Somebody leaves their seat before the match begins. */
export function stand(table: Table, player: string, now: number): Change {
  if (table.status !== 'open') return { refused: 'already-started' }
  const seat = table.seats.findIndex(sitter => sitter.player === player)
  return seat < 0 ? { refused: 'not-your-seat' } : reseat(table, seat, { sitter: EMPTY }, now)
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
  if (bot !== null && table.settings.rated) return { refused: 'rated-no-bots' }
  const sitter = bot === null ? EMPTY : botSitter(bot, seat)
  return reseat(table, seat, { sitter }, now)
}

/** The host asks somebody to leave who has sat down, or for whom a seat is kept; they do not come back to this table. */
export function unseat(table: Table, host: string, seat: number, now: number): Change {
  if (table.status !== 'open') return { refused: 'already-started' }
  if (table.host !== host) return { refused: 'not-the-host' }
  const gone = table.seats[seat]?.player ?? null
  if (gone === null) return { refused: 'no-such-seat' }
  if (gone === host) return { refused: 'already-so' }
  const removed = [...(table.settings.removed ?? []), gone]
  return reseat({ ...table, settings: { ...table.settings, removed } }, seat, { sitter: EMPTY }, now)
}

/** The settings of a table without somebody among those whom the host has asked to leave, or with another in their place. */
export function forgetRemoved({ settings }: Table, player: string, instead?: string): Table['settings'] {
  if (!settings.removed?.includes(player)) return settings
  const others = settings.removed.filter(one => one !== player)
  return { ...settings, removed: instead === undefined ? others : [...new Set([...others, instead])] }
}

/** Two seats change places, with all that was brought to them: the host may do that with any, others move to a free one. */
export function swap(
  table: Table,
  player: string,
  [one, other]: readonly [number, number],
  now: number,
): Change {
  if (table.status !== 'open') return { refused: 'already-started' }
  const [a, b] = [table.seats[one], table.seats[other]]
  if (!a || !b || one === other) return { refused: 'no-such-seat' }
  const isOwn = (sitter: Sitter, to: Sitter) =>
    sitter.player === player && to.player === null && to.bot === null
  if (table.host !== player && !isOwn(a, b) && !isOwn(b, a)) return { refused: 'not-the-host' }
  const crossed = <T>(list: readonly T[]): T[] =>
    list.map((was, at) => (at === one ? list[other] : at === other ? list[one] : was))
  const { exchange } = table
  return withoutRow({
    ...table,
    // A bot is called after its seat.
    seats: crossed(table.seats).map((sitter, at) =>
      sitter.bot !== null && (at === one || at === other) ? botSitter(sitter.bot, at) : sitter,
    ),
    contributions: crossed(table.contributions),
    // Where something was shown already, another order would be somebody's choice: then promises count no more.
    ...(exchange && {
      exchange:
        exchange.until === null
          ? { ...exchange, promised: crossed(exchange.promised), shown: crossed(exchange.shown) }
          : newExchange(table.seats.length, exchange.begins),
    }),
    updated: now,
  })
}

const botSitter = (bot: string, seat: number): Sitter => ({ player: null, bot, name: BOT_NAMES[seat] })

/** Who sits there from now on, and what they bring. */
interface Coming {
  readonly sitter: Sitter
  readonly contribution?: string
  readonly promise?: string | null
}

function reseat(
  table: Table,
  seat: number,
  { sitter, contribution, promise: given }: Coming,
  now: number,
): Change {
  const { table: next, rows } = withoutRow({
    ...table,
    seats: table.seats.map((was, at) => (at === seat ? sitter : was)),
    contributions: table.contributions.map((was, at) => (at === seat ? (contribution ?? null) : was)),
    ...(table.exchange && { exchange: promise(table.exchange, seat, given ?? null) }),
    updated: now,
  })
  return { table: isComplete(next) ? openExchange(next, now) : next, rows }
}

/** The host gives a table by invitation another key: whoever watched with the old one no longer does. */
export function renewKey(table: Table, player: string, key: string, now: number): Change {
  if (table.host !== player) return { refused: 'not-the-host' }
  if (table.settings.open) return { refused: 'already-so' }
  return withoutRow({ ...table, settings: { ...table.settings, key }, updated: now })
}

/** Why somebody may not delete a table; undefined if they may: its host before it begins, whoever played there alone at any time. */
export function keepsTable({ status, host, seats, book }: Table, player: string) {
  const people = status === 'open' ? [] : [...book.held, ...seats.map(sitter => sitter.player)]
  if (people.some(person => person !== null && person !== player)) return 'not-yours-alone'
  const own = host === player || people.includes(player)
  return own ? undefined : 'not-the-host'
}
