/**
 * What somebody has set for their matches over several days: vacations within the days of a year, and quiet hours of the clock. Both hold from now on or later, never for
 * what has been. Days are counted by the calendar of the zone in which a vacation was set: every day that is begun counts as one, in the year in which it lies.
 */
import { type Calendar, MOST_QUIET, minutesBetween, type Offset, type Span } from './calendar.ts'
import { dateOf, dayOf, yearOf } from './dates.ts'
import type { TableRefusal } from './refusals.ts'

/** From the first to the last day, both included: `since` and `until` are the moments. */
export interface Vacation extends Span {
  readonly first: string // 2026-12-24
  readonly last: string
  readonly zone: string
}

export interface ClockHours {
  readonly from: number // minutes of the day
  readonly until: number
  readonly zone: string
}

/** What is kept of somebody. */
export interface Days {
  readonly vacations: readonly Vacation[]
  readonly quiet: ClockHours | null
  readonly changed: number | null // when hours were set last; that they are switched off is no change
}

export const NOTHING: Days = { vacations: [], quiet: null, changed: null }

/** What is needed of the world: the time, the days that the house gives, and what zones do. */
export interface House {
  readonly now: number
  readonly allowance: number // days of vacation a year; 0: there is none
  readonly offsetsOf: (zone: string) => readonly Offset[]
}

export type Decided = Days | { readonly refused: TableRefusal }

const MINUTE = 60_000
const DAY = 24 * 3600_000

/** Hours stay as they are for so long: whoever moved them with every day would never be asked. */
export const HOURS_STAY = 7 * DAY

/** So long a calendar remembers when somebody was away: for matches in which nobody has acted since. */
const REMEMBERED = 400 * DAY

/** Which day it is where these offsets hold. */
export function dateAt(offsets: readonly Offset[], moment: number): string {
  const [, minutes] = offsets.filter(([at], n) => n === 0 || at <= moment).slice(-1)[0] ?? [0, 0]
  return dateOf(Math.floor((moment + minutes * MINUTE) / DAY))
}

/** When a day begins there: at midnight, or where the clocks skip that, right after. */
function beginOf(offsets: readonly Offset[], date: string): number {
  const midnight = dayOf(date) * DAY
  for (const [n, [at, minutes]] of offsets.entries()) {
    const begin = Math.max(midnight - minutes * MINUTE, n === 0 ? Number.NEGATIVE_INFINITY : at)
    if (begin < (offsets[n + 1]?.[0] ?? Number.POSITIVE_INFINITY)) return begin
  }
  return midnight
}

/** How many days of a vacation lie in a year. */
function daysIn({ first, last }: Pick<Vacation, 'first' | 'last'>, year: number): number {
  const from = Math.max(dayOf(first), dayOf(`${year}-01-01`))
  const until = Math.min(dayOf(last), dayOf(`${year}-12-31`))
  return Math.max(0, until - from + 1)
}

/** How many days of a year are planned or used. */
export const daysUsed = ({ vacations }: Days, year: number): number =>
  vacations.reduce((sum, vacation) => sum + daysIn(vacation, year), 0)

/** Somebody will be away from one day to another; if that is today, from now on. */
export function plan(
  set: Days,
  { first, last, zone }: Pick<Vacation, 'first' | 'last' | 'zone'>,
  { now, allowance, offsetsOf }: House,
): Decided {
  if (allowance === 0) return { refused: 'vacation-off' }
  const offsets = offsetsOf(zone)
  const today = dateAt(offsets, now)
  if (first < today) return { refused: 'vacation-past' }
  if (last < first || yearOf(last) > yearOf(today) + 1) return { refused: 'vacation-dates' }
  const since = Math.max(now, beginOf(offsets, first))
  const vacation: Vacation = {
    first,
    last,
    zone,
    since,
    until: beginOf(offsets, dateOf(dayOf(last) + 1)),
  }
  if (set.vacations.some(other => other.since < vacation.until && since < other.until))
    return { refused: 'vacation-twice' }
  for (let year = yearOf(first); year <= yearOf(last); year++)
    if (daysUsed(set, year) + daysIn(vacation, year) > allowance) return { refused: 'vacation-days' }
  const known = set.vacations.filter(other => yearOf(other.last) >= yearOf(today) - 2)
  return { ...set, vacations: [...known, vacation].sort((a, b) => a.since - b.since) }
}

/** Somebody is back earlier, or does not go at all: days that have not begun are theirs again. */
export function comeBack(set: Days, since: number, { now, offsetsOf }: House): Decided {
  const vacation = set.vacations.find(one => one.since === since)
  if (!vacation || vacation.until <= now) return { refused: 'vacation-over' }
  const last = dateAt(offsetsOf(vacation.zone), now)
  const ended = vacation.since > now ? [] : [{ ...vacation, last, until: now }]
  return { ...set, vacations: set.vacations.flatMap(one => (one === vacation ? ended : [one])) }
}

/** Somebody's clocks stand still in these hours of every day from now on, or never again. */
export function setHours(set: Days, quiet: ClockHours | null, { now }: House): Decided {
  if (quiet === null) return { ...set, quiet }
  const length = minutesBetween(quiet.from, quiet.until)
  if (length === 0 || length > MOST_QUIET) return { refused: 'hours-too-long' }
  if (set.changed !== null && now < set.changed + HOURS_STAY) return { refused: 'hours-stay' }
  return { ...set, quiet, changed: now }
}

/** What two people have set who turn out to be one: all vacations, and the hours of whoever was here before. */
export const joined = (guest: Days, to: Days): Days => ({
  vacations: [...guest.vacations, ...to.vacations].sort((a, b) => a.since - b.since),
  quiet: to.quiet ?? guest.quiet,
  changed: to.changed ?? guest.changed,
})

/** What the clocks need to know of it; undefined: nothing stops them. */
export function calendarOf(
  { vacations, quiet }: Days,
  { now, offsetsOf }: Pick<House, 'now' | 'offsetsOf'>,
): Calendar | undefined {
  const away = vacations
    .filter(({ until }) => until > now - REMEMBERED)
    .map(({ since, until }) => ({ since, until }))
  if (away.length === 0 && quiet === null) return undefined
  const hours = quiet && { from: quiet.from, until: quiet.until, offsets: offsetsOf(quiet.zone) }
  return { away, quiet: hours }
}
