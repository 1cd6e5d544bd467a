/** Calendars: time that counts is wall time without what is paused, to the millisecond, whatever the zones do; and no calendar stops a live clock or stops one after the fact. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  awayBetween,
  type Calendar,
  countedBetween,
  MOST_QUIET,
  minutesBetween,
  momentAfter,
  pauseAt,
  pausesFrom,
  type Span,
} from './calendar.ts'
import { deadline, elapsed, moveClocks, newClocks, type Pace, settleClock } from './clocks.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const moment = fc.integer({ min: 0, max: 60 * DAY })
const span = fc.tuple(moment, fc.integer({ min: 0, max: 9 * DAY })).map(([since, ms]) => ({
  since,
  until: since + ms,
}))
const minute = fc.integer({ min: 0, max: 1439 })
const offsets = fc
  .array(fc.tuple(moment, fc.integer({ min: -12 * 60, max: 14 * 60 })), { minLength: 1, maxLength: 4 })
  .map(list => list.sort(([a], [b]) => a - b).filter(([at], n) => n === 0 || at > list[n - 1][0]))
const calendar: fc.Arbitrary<Calendar> = fc.record({
  away: fc.array(span, { maxLength: 3 }),
  quiet: fc.option(fc.record({ from: minute, until: minute, offsets })),
})
const outages = fc.array(span, { maxLength: 2 })

/** Whether a moment is paused, asked as plainly as possible. */
function isPaused({ away, quiet }: Calendar, gaps: readonly Span[], at: number): boolean {
  if ([...away, ...gaps].some(({ since, until }) => since <= at && at < until)) return true
  if (!quiet) return false
  const ahead = quiet.offsets.filter(([from], n) => n === 0 || from <= at).slice(-1)[0][1]
  const local = (((at + ahead * MINUTE) % DAY) + DAY) % DAY
  const since = (local - quiet.from * MINUTE + DAY) % DAY
  return since < Math.min(minutesBetween(quiet.from, quiet.until), MOST_QUIET) * MINUTE
}

describe('a calendar', () => {
  test('pauses are in order, apart, and exactly the moments that are paused', () => {
    fc.assert(
      fc.property(calendar, outages, moment, (days, gaps, from) => {
        const found: Span[] = []
        for (const pause of pausesFrom(from, days, gaps)) {
          if (found.length === 5) break
          found.push(pause)
        }
        for (const [n, { since, until }] of found.entries()) {
          expect(until).toBeGreaterThan(Math.max(from, since))
          if (n > 0) expect(since).toBeGreaterThan(found[n - 1].until)
          expect([Math.max(since, from), until - 1].map(at => isPaused(days, gaps, at))).toEqual([true, true])
          expect([since - 1, until].map(at => at >= from && isPaused(days, gaps, at))).toEqual([false, false])
        }
      }),
    )
  })

  test('what counts and when it is used up are two sides of one thing', () => {
    fc.assert(
      fc.property(
        calendar,
        outages,
        moment,
        fc.integer({ min: 0, max: 40 * DAY }),
        (days, gaps, from, ms) => {
          const end = momentAfter(from, ms, days, gaps)
          expect(countedBetween(from, end, days, gaps)).toBe(ms)
          if (ms > 0) expect(countedBetween(from, end - 1, days, gaps)).toBe(ms - 1)
          expect(end - from).toBeGreaterThanOrEqual(ms)
        },
      ),
    )
  })

  test('what counts of two stretches is what counts of both', () => {
    fc.assert(
      fc.property(calendar, outages, fc.tuple(moment, moment, moment), (days, gaps, times) => {
        const [a, b, c] = [...times].sort((x, y) => x - y)
        const counted = (from: number, until: number) => countedBetween(from, until, days, gaps)
        expect(counted(a, b) + counted(b, c)).toBe(counted(a, c))
      }),
    )
  })

  test('quiet hours never take more than half of a day in which the clocks stay as they are', () => {
    fc.assert(
      fc.property(minute, minute, fc.integer({ min: -720, max: 840 }), moment, (from, until, ahead, at) => {
        const days = { away: [], quiet: { from, until, offsets: [[0, ahead] as const] } }
        expect(countedBetween(at, at + DAY, days)).toBeGreaterThanOrEqual(DAY / 2)
      }),
    )
  })

  test('it says why a clock stands, and until when', () => {
    fc.assert(
      fc.property(calendar, moment, (days, at) => {
        const pause = pauseAt(days, at)
        expect(pause !== undefined).toBe(isPaused(days, [], at))
        if (pause) expect(isPaused(days, [], pause.until - 1)).toBe(true)
      }),
    )
    const days = { away: [{ since: 5, until: 9 }], quiet: null }
    expect([pauseAt(days, 5), pauseAt(days, 9)]).toEqual([{ why: 'away', until: 9 }, undefined])
    expect(awayBetween(0, 100, days)).toBe(4)
    expect(awayBetween(0, 100, undefined)).toBe(0)
  })
})

describe('clocks with a calendar', () => {
  const days: Pace = { kind: 'each', ms: 2 * DAY, late: 'replace' }
  const bank: Pace = { kind: 'bank', ms: 3 * DAY, increment: HOUR, late: 'decide' }
  const paces = fc.constantFrom(days, bank)

  test('a calendar that changes while the clock runs moves its end, and takes back nothing that was used', () => {
    fc.assert(
      fc.property(paces, calendar, calendar, moment, moment, (pace, old, next, asked, later) => {
        const now = asked + later
        const running = moveClocks(newClocks(pace, 1), pace, { before: [], after: [0], now: asked })
        const used = elapsed(asked, now, [], old)
        const settled = settleClock(running, pace, 0, { now, outages: [], calendar: old })
        const was = deadline(running, pace, 0, [], old) ?? 0
        const is = deadline(settled, pace, 0, [], next) ?? 0
        if (was <= now)
          expect(is).toBe(now) // whoever is late is not saved by it
        else expect(used + elapsed(now, is, [], next)).toBe(pace.ms)
        if (was > now) expect(deadline(settled, pace, 0, [], old)).toBe(was) // the same one changes nothing
        const paid = (clocks: typeof running, calendars: Calendar) =>
          moveClocks(clocks, pace, { before: [0], after: [], now, calendars: [calendars] }).left
        expect(paid(settled, next)).toEqual(paid(running, old))
      }),
    )
  })

  test('no calendar stops a live clock', () => {
    const live: Pace[] = [
      { kind: 'each', ms: HOUR - 1, late: 'replace' },
      { kind: 'bank', ms: DAY - 1, increment: 0, late: 'replace' },
    ]
    fc.assert(
      fc.property(fc.constantFrom(...live), calendar, moment, moment, (pace, at, asked, later) => {
        const running = moveClocks(newClocks(pace, 1), pace, { before: [], after: [0], now: asked })
        expect(deadline(running, pace, 0, [], at)).toBe(deadline(running, pace, 0, []))
        const move = { before: [0], after: [], now: asked + later }
        expect(moveClocks(running, pace, { ...move, calendars: [at] })).toEqual(
          moveClocks(running, pace, move),
        )
      }),
    )
  })
})
