/** When a person's clocks stand still at tables over several days: while they are away, and in the quiet hours of every day. Pure: what their time zone does is part of the value. */

/** A stretch of time that counts for no clock. */
export interface Span {
  readonly since: number
  readonly until: number
}

/** From a moment on, a zone is so many minutes ahead of UTC; the first of a list holds before it, too. */
export type Offset = readonly [at: number, minutes: number]

/** Hours of every day, by the clock of a zone: minutes of the day. */
export interface QuietHours {
  readonly from: number
  readonly until: number
  readonly offsets: readonly Offset[]
}

/** What stops somebody's clocks. */
export interface Calendar {
  readonly away: readonly Span[]
  readonly quiet: QuietHours | null
}

/** What others at a table are told of a calendar: what was over before a moment is nobody's business any more. */
export const shownOf = (calendar: Calendar, moment: number): Calendar => ({
  away: calendar.away.filter(({ until }) => until > moment),
  quiet: calendar.quiet,
})

const MINUTE = 60_000
const DAY_MINUTES = 24 * 60
const DAY = DAY_MINUTES * MINUTE

/** So much of a day can be quiet, whatever a calendar says: nobody stops a clock for ever. */
export const MOST_QUIET = 12 * 60

/** How many minutes there are from one minute of the day to another; the same one: none. */
export const minutesBetween = (from: number, until: number): number =>
  (until - from + DAY_MINUTES) % DAY_MINUTES

/** The quiet hours that are not over at a moment, in their order and without end. An instant is quiet if the clock of the zone says so, also on days when it is put forward or back. */
function* nightsFrom({ from, until, offsets }: QuietHours, moment: number): Generator<Span> {
  const length = Math.min(minutesBetween(from, until), MOST_QUIET) * MINUTE
  if (length === 0) return
  for (const [n, [at, minutes]] of offsets.entries()) {
    const begin = n === 0 ? Number.NEGATIVE_INFINITY : at
    const end = offsets[n + 1]?.[0] ?? Number.POSITIVE_INFINITY
    if (end <= moment) continue
    const first = from * MINUTE - minutes * MINUTE
    for (let day = Math.floor((Math.max(begin, moment) - first) / DAY); first + day * DAY < end; day++) {
      const since = Math.max(begin, first + day * DAY)
      const over = Math.min(end, first + day * DAY + length)
      if (over > Math.max(since, moment)) yield { since, until: over }
    }
  }
}

/** Two lists of spans as one, by their beginnings. */
function* together(spans: readonly Span[], others: Generator<Span>): Generator<Span> {
  let other = others.next()
  for (const span of spans) {
    for (; !other.done && other.value.since <= span.since; other = others.next()) yield other.value
    yield span
  }
  for (; !other.done; other = others.next()) yield other.value
}

/** Everything that stops a clock and is not over at a moment: in order, apart from each other, perhaps without end. */
export function* pausesFrom(
  moment: number,
  calendar: Calendar | undefined,
  outages: readonly Span[] = [],
): Generator<Span> {
  const spans = [...outages, ...(calendar?.away ?? [])]
    .filter(({ since, until }) => until > moment && until > since)
    .sort((a, b) => a.since - b.since)
  const quiet = calendar?.quiet ?? null
  const nights = quiet === null ? nobody() : nightsFrom(quiet, moment)
  let last: Span | undefined
  for (const span of together(spans, nights)) {
    if (last && span.since > last.until) {
      yield last
      last = span
    } else last = last ? { since: last.since, until: Math.max(last.until, span.until) } : span
  }
  if (last) yield last
}

function* nobody(): Generator<Span> {}

/** How much of the time between two moments counts. */
export function countedBetween(
  since: number,
  now: number,
  calendar: Calendar | undefined,
  outages: readonly Span[] = [],
): number {
  let counted = now - since
  for (const pause of pausesFrom(since, calendar, outages)) {
    if (pause.since >= now) break
    counted -= Math.min(now, pause.until) - Math.max(since, pause.since)
  }
  return Math.max(0, counted)
}

/** The moment at which so much time has counted. */
export function momentAfter(
  since: number,
  ms: number,
  calendar: Calendar | undefined,
  outages: readonly Span[] = [],
): number {
  let [at, left] = [since, ms]
  for (const pause of pausesFrom(since, calendar, outages)) {
    const runs = Math.max(0, pause.since - at)
    if (runs >= left) break
    left -= runs
    at = pause.until
  }
  return at + left
}

/** Why somebody's clocks stand still at a moment, and until when that lasts. */
export function pauseAt(
  { away, quiet }: Calendar,
  moment: number,
): { readonly why: 'away' | 'quiet'; readonly until: number } | undefined {
  const gone = away.filter(({ since, until }) => since <= moment && moment < until)
  if (gone.length > 0) return { why: 'away', until: Math.max(...gone.map(({ until }) => until)) }
  const [night] = quiet === null ? [] : [nightsFrom(quiet, moment).next().value as Span | undefined]
  return night && night.since <= moment ? { why: 'quiet', until: night.until } : undefined
}

/** For how long somebody was away between two moments. */
export function awayBetween(since: number, now: number, calendar: Calendar | undefined): number {
  return calendar ? now - since - countedBetween(since, now, { ...calendar, quiet: null }) : 0
}
