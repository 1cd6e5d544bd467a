/** Quiet hours: over midnight, in any zone, and when the clocks change. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isZone, quietUntil } from './quiet.ts'

const at = (text: string): number => Date.parse(text)

test('from ten in the evening to eight in the morning, by the clock of the person', () => {
  const quiet = { from: 22 * 60, until: 8 * 60, zone: 'Europe/Berlin' }
  expect(quietUntil(quiet, at('2026-01-10T20:59:00Z'))).toBeUndefined()
  expect(quietUntil(quiet, at('2026-01-10T21:00:30Z'))).toBe(at('2026-01-11T07:00:00Z'))
  expect(quietUntil(quiet, at('2026-01-11T06:59:59Z'))).toBe(at('2026-01-11T07:00:00Z'))
  expect(quietUntil(quiet, at('2026-01-11T07:00:00Z'))).toBeUndefined()
  expect(quietUntil(quiet, at('2026-07-10T20:00:00Z'))).toBe(at('2026-07-11T06:00:00Z'))
  expect(quietUntil(null, 0)).toBeUndefined()
})

test('they end after now, within a day, and at their end it is not quiet', () => {
  const minute = fc.integer({ min: 0, max: 1439 })
  fc.assert(
    fc.property(minute, minute, fc.integer({ min: 0, max: 4e12 }), (from, until, now) => {
      const end = quietUntil({ from, until, zone: 'UTC' }, now)
      if (end === undefined) return
      expect(end).toBeGreaterThan(now)
      expect(end - now).toBeLessThanOrEqual(24 * 3600_000)
      expect(quietUntil({ from, until, zone: 'UTC' }, end)).toBeUndefined()
    }),
  )
})

test('a zone is one that the clock knows', () => {
  expect([isZone('Europe/Berlin'), isZone('UTC'), isZone('Mars/Olympus'), isZone('')]).toEqual([
    true,
    true,
    false,
    false,
  ])
})
