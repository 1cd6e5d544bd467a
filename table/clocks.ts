/** Pace: untimed, so long for each decision, or a bank that every decision adds to. Pure functions of the times they are given. */
import type { Seat } from '../kernel/game.ts'

export type Pace =
  | { readonly kind: 'untimed' }
  | { readonly kind: 'each'; readonly ms: number; readonly late: Late }
  | { readonly kind: 'bank'; readonly ms: number; readonly increment: number; readonly late: Late }

/** What happens when time runs out: a casual bot decides once, or takes the seat for good. */
export type Late = 'decide' | 'replace'

/** By seat: what is left in the bank, and since when the seat is asked (null: it is not); this at untimed tables, too. */
export interface Clocks {
  readonly left: readonly number[]
  readonly since: readonly (number | null)[]
}

/** A stretch of time in which no process was alive: it counts for nobody. */
export interface Outage {
  readonly since: number
  readonly until: number
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
}

/** The clocks after a change: who has answered pays for it, who is asked anew begins to. */
export function moveClocks(
  clocks: Clocks,
  pace: Pace,
  { before, after, now, outages = [], bots = [] }: Asked,
): Clocks {
  const left = clocks.left.map((ms, seat) => {
    const since = clocks.since[seat]
    if (since === null || !before.includes(seat) || after.includes(seat) || bots.includes(seat)) return ms
    return paid(ms, pace, elapsed(since, now, outages))
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

/** Whoever takes a seat back has at least this much time, were the bank ever so empty. */
const LEAST_MS = 60_000

/** The clocks after a player has taken a seat back from a bot: an open question begins anew, so that nobody is late at once. */
export function restartClock(clocks: Clocks, pace: Pace, seat: Seat, now: number): Clocks {
  const least = pace.kind === 'bank' ? Math.max(pace.increment, LEAST_MS) : 0
  return {
    left: clocks.left.map((ms, at) => (at === seat ? Math.max(ms, least) : ms)),
    since: clocks.since.map((was, at) => (at === seat && was !== null ? now : was)),
  }
}

/** How much time passed that counts. */
export function elapsed(since: number, now: number, outages: readonly Outage[]): number {
  const lost = outages.reduce(
    (sum, gap) => sum + Math.max(0, Math.min(now, gap.until) - Math.max(since, gap.since)),
    0,
  )
  return Math.max(0, now - since - lost)
}

/** When a seat's time runs out, if it is asked and timed. */
export function deadline(
  clocks: Clocks,
  pace: Pace,
  seat: Seat,
  outages: readonly Outage[],
): number | undefined {
  const since = clocks.since[seat]
  if (pace.kind === 'untimed' || since === null) return undefined
  const end = since + clocks.left[seat]
  return outages.reduce(
    (at, gap) => (gap.until > since && gap.since < at ? at + gap.until - Math.max(gap.since, since) : at),
    end,
  )
}
