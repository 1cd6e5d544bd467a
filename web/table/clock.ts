/** How much time a seat has left, by the clock of its table. */
import { type Calendar, pauseAt } from '../../table/calendar.ts'
import { elapsed, isLive } from '../../table/clocks.ts'
import type { PublicTable } from '../../table/wire.ts'

/** What stops the clock of a seat at this table, if anything may. */
export const calendarOf = ({ pace, seats }: PublicTable, seat: number): Calendar | undefined =>
  isLive(pace) || seats[seat]?.bot !== null ? undefined : seats[seat].calendar

/** In milliseconds, never less than nothing; without a clock there is no end to it. */
export function leftOf(table: PublicTable, seat: number, now: number): number {
  const { pace, clocks } = table
  if (pace.kind === 'untimed') return Number.POSITIVE_INFINITY
  const since = clocks.since[seat] ?? null
  const used = since === null ? 0 : elapsed(since, now, [], calendarOf(table, seat))
  return Math.max(0, (clocks.left[seat] ?? 0) - used)
}

/** Why the clock of a seat stands still now, whether it is asked or not, and until when. */
export function pauseOf(table: PublicTable, seat: number, now: number): ReturnType<typeof pauseAt> {
  const calendar = calendarOf(table, seat)
  return calendar && pauseAt(calendar, now)
}
