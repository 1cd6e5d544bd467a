/**
 * How people add to the shuffles so that nobody chooses last. Each brings bytes of their own when they sit down, and beside them a promise: the hash of other bytes
 * that they keep. When all have promised, all show; then these count. If somebody does not show in time, what everybody brought at first counts, and the record says so.
 */
import { type Change, type Exchange, type Table, withoutRow } from './table.ts'

/** So long everybody has to show what they promised. */
const EXCHANGE_MS = 10_000

/** A table at which nobody has promised anything yet; `begins`: it starts by itself when all have come. */
export const newExchange = (seats: number, begins: boolean): Exchange => ({
  promised: new Array<null>(seats).fill(null),
  shown: new Array<null>(seats).fill(null),
  until: null,
  begins,
})

/** Who sits down promises something, or does not; who leaves takes it along. Once something was shown a promise is worth nothing to whoever comes later: then there are none. */
export function promise(exchange: Exchange, seat: number, given: string | null): Exchange {
  const { promised, begins, until } = exchange
  if (until !== null) return newExchange(promised.length, begins)
  return { ...exchange, promised: promised.map((was, at) => (at === seat ? given : was)) }
}

const peopleOf = ({ seats }: Table): number[] =>
  seats.flatMap(({ player }, seat) => (player === null ? [] : [seat]))

/** All have come: if there are several and each has promised, they now have a moment to show it. */
export function openExchange(table: Table, now: number): Table {
  const { exchange } = table
  const people = peopleOf(table)
  if (!exchange || exchange.until !== null || people.length < 2) return table
  if (people.some(seat => exchange.promised[seat] === null)) return table
  return { ...table, exchange: { ...exchange, until: now + EXCHANGE_MS } }
}

/** Whether somebody may still show what they promised. */
export const isExchanging = ({ exchange, status }: Table, now: number): boolean =>
  status === 'open' && exchange !== undefined && exchange.until !== null && now < exchange.until

/** Whether everybody promised first and showed afterwards. */
export const isTwoSteps = (table: Table): boolean => {
  const { exchange } = table
  return exchange !== undefined && exchange.until !== null && hasAll(table, exchange)
}

const hasAll = (table: Table, { promised, shown }: Exchange): boolean =>
  table.contributions.every((given, seat) => given === null || shown[seat] !== null) &&
  promised.some(given => given !== null)

/** The match begins by itself once everybody has shown what they promised, or had time to. */
export const beginSoon = (table: Table): Change => ({
  table: {
    ...table,
    ...(table.exchange && { exchange: { ...table.exchange, begins: true } }),
    version: table.version + 1,
  },
  rows: [],
})

/** What somebody shows, and its hash: that must be their promise. With the last of them these bytes are what counts. */
export interface Showing {
  readonly player: string
  readonly contribution: string
  readonly hash: string
}

export function show(table: Table, { player, contribution, hash }: Showing, now: number): Change {
  const { exchange } = table
  const seat = table.seats.findIndex(sitter => sitter.player === player)
  if (seat < 0) return { refused: 'not-your-seat' }
  if (exchange?.shown[seat] === contribution) return { refused: 'already-so' }
  if (!exchange || !isExchanging(table, now)) return { refused: 'too-late' }
  if (exchange.promised[seat] !== hash || exchange.shown[seat] !== null) return { refused: 'not-promised' }
  const shown = exchange.shown.map((was, at) => (at === seat ? contribution : was))
  const next = { ...exchange, shown }
  const contributions = hasAll(table, next)
    ? table.contributions.map((was, at) => (was === null ? null : shown[at]))
    : table.contributions
  return withoutRow({ ...table, exchange: next, contributions })
}
