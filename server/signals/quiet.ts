/** Quiet hours: when the hours end in which somebody wants to hear nothing. Pure. */
import type { Quiet } from '../store/ways.ts'

const MINUTE = 60_000
const DAY_MINUTES = 24 * 60

/** The minute of the day in a time zone. */
function minuteIn(zone: string, now: number): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now)
  const of = (type: string) => Number(parts.find(part => part.type === type)?.value ?? 0)
  return of('hour') * 60 + of('minute')
}

export function isZone(zone: string): boolean {
  try {
    return minuteIn(zone, 0) >= 0
  } catch {
    return false
  }
}

/** Until when nothing is sent; undefined if it may be sent now. Where the clocks change in between, it is looked at again then. */
export function quietUntil(quiet: Quiet | null, now: number): number | undefined {
  if (!quiet || quiet.from === quiet.until) return undefined
  const minute = minuteIn(quiet.zone, now)
  const length = (quiet.until - quiet.from + DAY_MINUTES) % DAY_MINUTES
  const since = (minute - quiet.from + DAY_MINUTES) % DAY_MINUTES
  if (since >= length) return undefined
  return Math.floor(now / MINUTE) * MINUTE + (length - since) * MINUTE
}
