/** Pace: untimed, so long for each decision, or a bank that every decision adds to. Pure functions of the times and calendars they are given. */
import type { Seat } from '../kernel/game.ts'
import { type Calendar, countedBetween, momentAfter, type Span } from './calendar.ts'

export type Pace =
  | { readonly kind: 'untimed' }
  | { readonly kind: 'each'; readonly ms: number; readonly late: Late }
  | { readonly kind: 'bank'; readonly ms: number; readonly increment: number; readonly late: Late }

/** What happens when time runs out: a casual bot decides once, or takes the seat for good. */
export type Late = 'decide' | 'replace'

/** By seat: what is left, and since when the seat is asked (null: it is not); this at untimed tables, too. Whose calendar changes while they are asked has paid until then, and is asked since then. */
export interface Clocks {
  readonly left: readonly number[]
  readonly since: readonly (number | null)[]
}

/** A stretch of time in which no process was alive: it counts for nobody. */
export type Outage = Span

const HOUR = 3600_000
const DAY = 24 * HOUR

/** Whether people sit together while they play: whoever has less than this to answer needs no letter, and no calendar stops their clock. */
export function isLive(pace: Pace): boolean {
  if (pace.kind === 'untimed') return false
  return pace.kind === 'each' ? pace.ms < HOUR : pace.ms < DAY
}

/** The clocks before the first question. */
export function newClocks(pace: Pace, seats: number): Clocks {
  const ms = pace.kind === 'untimed' ? 0 : pace.ms
  return { left: new Array<number>(seats).fill(ms), since: new Array<null>(seats).fill(null) }
}

/** Who was asked before a change and who is after it. */
export interface Asked {
  readonly before: readonly Seat[]
  readonly after: readonly Seat[]
  readonly now: number
  readonly outages?: readonly Outage[]
  readonly bots?: readonly Seat[] // whoever sits there, no player's clock runs
  readonly calendars?: Calendars
}

/** By seat: what stops the clock of whoever sits there. */
export type Calendars = readonly (Calendar | undefined)[]

/** The clocks after a change: who has answered pays for it, who is asked anew begins to. */
export function moveClocks(
  clocks: Clocks,
  pace: Pace,
  { before, after, now, outages = [], bots = [], calendars = [] }: Asked,
): Clocks {
  const left = clocks.left.map((ms, seat) => {
    const since = clocks.since[seat]
    if (since === null || !before.includes(seat) || after.includes(seat) || bots.includes(seat)) return ms
    return paid(ms, pace, elapsed(since, now, outages, stops(pace, calendars[seat])))
  })
  const since = clocks.since.map((was, seat) =>
    after.includes(seat) ? (before.includes(seat) ? was : now) : null,
  )
  return { left, since }
}

/** What is left to a seat that has answered after so much time. */
function paid(left: number, pace: Pace, used: number): number {
  if (pace.kind === 'untimed') return left
  return pace.kind === 'each' ? pace.ms : Math.max(0, left - used) + pace.increment
}

/** What stops a clock of this pace: a live one, nothing that somebody has chosen. */
const stops = (pace: Pace, calendar: Calendar | undefined): Calendar | undefined =>
  isLive(pace) ? undefined : calendar

/** Whoever takes a seat back has at least this much time, were the bank ever so empty. */
const LEAST_MS = 60_000

/** The clocks after a player has taken a seat back from a bot: an open question begins anew, so that nobody is late at once. */
export function restartClock(clocks: Clocks, pace: Pace, seat: Seat, now: number): Clocks {
  return {
    left: clocks.left.map((ms, at) => (at === seat ? Math.max(ms, leastOf(pace)) : ms)),
    since: clocks.since.map((was, at) => (at === seat && was !== null ? now : was)),
  }
}

function leastOf(pace: Pace): number {
  if (pace.kind === 'untimed') return 0
  return pace.kind === 'each' ? pace.ms : Math.max(pace.increment, LEAST_MS)
}

/** The clocks when somebody's calendar changes: what was used until now is counted by the old one, so that nothing is stopped after the fact. */
export function settleClock(
  clocks: Clocks,
  pace: Pace,
  seat: Seat,
  { now, outages, calendar }: Counting & { readonly now: number },
): Clocks {
  const since = clocks.since[seat]
  if (pace.kind === 'untimed' || since === null) return clocks
  const used = elapsed(since, now, outages, stops(pace, calendar))
  return {
    left: clocks.left.map((ms, at) => (at === seat ? Math.max(0, ms - used) : ms)),
    since: clocks.since.map((was, at) => (at === seat ? now : was)),
  }
}

/** What of the time does not count. */
interface Counting {
  readonly outages: readonly Outage[]
  readonly calendar: Calendar | undefined
}

/** How much time passed that counts. */
export const elapsed = (
  since: number,
  now: number,
  outages: readonly Outage[],
  calendar?: Calendar,
): number => countedBetween(since, now, calendar, outages)

/** When a seat's time runs out, if it is asked and timed. */
export function deadline(
  clocks: Clocks,
  pace: Pace,
  seat: Seat,
  outages: readonly Outage[],
  calendar?: Calendar,
): number | undefined {
  const since = clocks.since[seat]
  if (pace.kind === 'untimed' || since === null) return undefined
  return momentAfter(since, clocks.left[seat], stops(pace, calendar), outages)
}
