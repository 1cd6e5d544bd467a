/** Vacations and quiet hours as somebody sets them: days are counted by the year, nothing holds for what has been, and what was not begun is given back. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Offset } from './calendar.ts'
import { dateOf, dayOf, isDate } from './dates.ts'
import {
  calendarOf,
  comeBack,
  type Days,
  type Decided,
  dateAt,
  daysUsed,
  HOURS_STAY,
  type House,
  joined,
  NOTHING,
  plan,
  setHours,
} from './vacations.ts'

const DAY = 24 * 3600_000
const at = (text: string): number => Date.parse(text)

/** Two hours ahead in summer, one in winter. */
const BERLIN: readonly Offset[] = [
  [0, 60],
  [at('2026-03-29T01:00Z'), 120],
  [at('2026-10-25T01:00Z'), 60],
  [at('2027-03-28T01:00Z'), 120],
]
const house = (now: string | number, allowance = 30): House => ({
  now: typeof now === 'string' ? at(now) : now,
  allowance,
  offsetsOf: zone => (zone === 'UTC' ? [[0, 0]] : BERLIN),
})
const berlin = (first: string, last: string) => ({ first, last, zone: 'Europe/Berlin' })
function done(decided: Decided): Days {
  if ('refused' in decided) throw new Error(decided.refused)
  return decided
}
const refusal = (decided: Decided) => ('refused' in decided ? decided.refused : undefined)

test('from midnight to midnight where it was set, also when the clocks change in between', () => {
  const set = done(plan(NOTHING, berlin('2026-10-24', '2026-10-25'), house('2026-10-01T12:00Z')))
  expect(set.vacations[0]).toMatchObject({
    since: at('2026-10-23T22:00Z'),
    until: at('2026-10-25T23:00Z'), // a day of 25 hours
  })
  expect(daysUsed(set, 2026)).toBe(2)
})

test('one that begins today begins now, and today counts whole', () => {
  const now = at('2026-06-10T20:00Z')
  const set = done(plan(NOTHING, berlin('2026-06-10', '2026-06-11'), house(now)))
  expect(set.vacations[0]).toMatchObject({ since: now, until: at('2026-06-11T22:00Z') })
  expect(daysUsed(set, 2026)).toBe(2)
  expect(calendarOf(set, house(now))?.away).toEqual([{ since: now, until: at('2026-06-11T22:00Z') }])
})

test('a day that is over, days that are taken, more days than there are, and years that are far', () => {
  const here = house('2026-12-20T12:00Z')
  const refused = (first: string, last: string, set = NOTHING, where = here) =>
    refusal(plan(set, berlin(first, last), where))
  expect(refused('2026-12-19', '2026-12-21')).toBe('vacation-past')
  expect(refused('2026-12-22', '2026-12-21')).toBe('vacation-dates')
  expect(refused('2027-12-31', '2028-01-01')).toBe('vacation-dates')
  expect(refused('2027-01-01', '2027-01-31')).toBe('vacation-days')
  expect(refused('2026-12-20', '2026-12-20', NOTHING, house('2026-12-20T12:00Z', 0))).toBe('vacation-off')
  // Twelve days of the one year, thirty of the other.
  const whole = done(plan(NOTHING, berlin('2026-12-20', '2027-01-30'), here))
  expect([daysUsed(whole, 2026), daysUsed(whole, 2027)]).toEqual([12, 30])
  expect(refused('2027-01-30', '2027-02-01', whole)).toBe('vacation-twice')
  expect(refused('2027-01-31', '2027-01-31', whole)).toBe('vacation-days')
})

test('whoever comes back earlier gets the days that had not begun', () => {
  const set = done(plan(NOTHING, berlin('2026-07-01', '2026-07-10'), house('2026-06-01T00:00Z')))
  const [{ since }] = set.vacations
  expect(done(comeBack(set, since, house('2026-06-20T00:00Z'))).vacations).toEqual([])
  const now = at('2026-07-03T10:00Z')
  const back = done(comeBack(set, since, house(now)))
  expect(back.vacations[0]).toMatchObject({ first: '2026-07-01', last: '2026-07-03', until: now })
  expect(daysUsed(back, 2026)).toBe(3)
  expect(refusal(comeBack(back, since, house(now)))).toBe('vacation-over')
  expect(refusal(comeBack(set, 1, house(now)))).toBe('vacation-over')
})

test('hours are at most twelve, stay for seven days, and can be switched off at any time', () => {
  const night = { from: 22 * 60, until: 8 * 60, zone: 'Europe/Berlin' }
  expect(refusal(setHours(NOTHING, { ...night, until: 10 * 60 + 1 }, house(1)))).toBe('hours-too-long')
  expect(refusal(setHours(NOTHING, { ...night, until: 22 * 60 }, house(1)))).toBe('hours-too-long')
  const set = done(setHours(NOTHING, night, house(1)))
  expect(calendarOf(set, house(1))?.quiet).toEqual({ from: 1320, until: 480, offsets: BERLIN })
  const off = done(setHours(set, null, house(2)))
  expect(calendarOf(off, house(2))).toBeUndefined()
  expect(refusal(setHours(off, night, house(HOURS_STAY)))).toBe('hours-stay')
  expect(done(setHours(off, night, house(1 + HOURS_STAY))).quiet).toEqual(night)
})

test('two who are one have the vacations of both and the hours of whoever was here before', () => {
  const night = { from: 0, until: 60, zone: 'UTC' }
  const guest = done(
    plan(
      done(setHours(NOTHING, night, house(1))),
      { first: '1970-01-05', last: '1970-01-06', zone: 'UTC' },
      house(1),
    ),
  )
  const set = done(plan(NOTHING, { first: '1970-01-03', last: '1970-01-03', zone: 'UTC' }, house(1)))
  expect(joined(guest, set)).toMatchObject({
    quiet: night,
    vacations: [{ first: '1970-01-03' }, { first: '1970-01-05' }],
  })
  expect(daysUsed(joined(guest, set), 1970)).toBe(3)
})

test('whatever is set and taken back: nothing before now, never more than the days of a year, never two at once', () => {
  const step = fc.record({
    wait: fc.integer({ min: 0, max: 40 * DAY }),
    first: fc.integer({ min: -2, max: 50 }),
    length: fc.integer({ min: 0, max: 25 }),
    back: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), steps => {
      let set = NOTHING
      let now = at('2026-01-01T00:00Z')
      for (const { wait, first, length, back } of steps) {
        now += wait
        const day = (n: number) => dateAt(BERLIN, now + n * DAY)
        const before = calendarOf(set, house(now))?.away ?? []
        const next = back
          ? comeBack(set, set.vacations.slice(-1)[0]?.since ?? 0, house(now, 20))
          : plan(set, berlin(day(first), day(first + length)), house(now, 20))
        if ('refused' in next) continue
        set = next
        const after = calendarOf(set, house(now))?.away ?? []
        // What was before now is as it was.
        const past = (spans: typeof after) =>
          spans.filter(({ since }) => since < now).map(({ since, until }) => [since, Math.min(now, until)])
        expect(past(after)).toEqual(past(before))
        for (const year of [2026, 2027]) expect(daysUsed(set, year)).toBeLessThanOrEqual(20)
        for (const [n, { since }] of after.entries())
          if (n > 0) expect(since).toBeGreaterThanOrEqual(after[n - 1].until)
      }
    }),
    { numRuns: 40 },
  )
})

test('a date is a day of the calendar', () => {
  fc.assert(
    fc.property(fc.integer({ min: -700_000, max: 2_900_000 }), day => {
      const date = dateOf(day)
      expect(dayOf(date)).toBe(day)
      if (day >= 0)
        expect(date).toBe(
          new Date(day * DAY)
            .toISOString()
            .slice(0, 10)
            .replace(/^\+\d\d/, ''),
        )
    }),
  )
  expect(['2026-02-28', '2026-02-29', '2026-13-01', '2026-1-1', 'x', '0000-00-00'].map(isDate)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ])
})
