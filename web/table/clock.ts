/** How much time a seat has left, by the clock of its table. */
import type { PublicTable } from '../../table/wire.ts'

/** In milliseconds, never less than nothing; without a clock there is no end to it. */
export function leftOf({ pace, clocks }: PublicTable, seat: number, now: number): number {
  if (pace.kind === 'untimed') return Number.POSITIVE_INFINITY
  const since = clocks.since[seat] ?? null
  return Math.max(0, (clocks.left[seat] ?? 0) - (since === null ? 0 : now - since))
}
