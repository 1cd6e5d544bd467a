/** What a person's calendar does to the tables over several days at which they sit: it goes with their seat, and their clock is settled when it changes. */
import { same } from '../kernel/data.ts'
import type { Calendar } from './calendar.ts'
import { isLive, settleClock } from './clocks.ts'
import { type Change, type Means, type Sitter, type Table, viewerOf, withoutRow } from './table.ts'

/** Whoever is gone leaves nothing of their calendar. */
export function withoutCalendar({ player, bot, name }: Sitter): Sitter {
  return { player, bot, name }
}

/** Nor do the seats of a match that is over: no clock runs there any more. */
export const endedSeats = (seats: Table['seats']): Table['seats'] =>
  seats.some(({ calendar }) => calendar) ? seats.map(withoutCalendar) : seats

/** From now on somebody has another calendar, or none. It is nothing that happens in the match: for whoever counts how long nobody has acted, nobody has. */
export function setCalendar(
  table: Table,
  player: string,
  calendar: Calendar | undefined,
  { now, outages = [] }: Pick<Means, 'now' | 'outages'>,
): Change {
  const seat = viewerOf(table, player)
  if (seat === null) return { refused: 'not-your-seat' }
  if (table.status === 'over' || isLive(table.settings.pace)) return { refused: 'not-running' }
  const sitter = table.seats[seat]
  if (same(sitter.calendar ?? null, calendar ?? null)) return { refused: 'already-so' }
  const counting = { now, outages, calendar: sitter.calendar }
  // While a bot sits in, no clock of theirs runs.
  const clocks =
    sitter.bot === null ? settleClock(table.clocks, table.settings.pace, seat, counting) : table.clocks
  const kept = { ...withoutCalendar(sitter), ...(calendar && { calendar }) }
  const seats = table.seats.map((was, at) => (at === seat ? kept : was))
  return withoutRow({ ...table, clocks, seats })
}
