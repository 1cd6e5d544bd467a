/** What zones do: at every moment a zone's offset is what the machine's own calendar says. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dateAt } from '../../table/vacations.ts'
import { offsetsOf } from './zones.ts'

const NOW = Date.parse('2026-11-17T12:00Z')

test('the day in any zone, at any moment of the next years, is the one that its people have', () => {
  const zones = [
    'Europe/Berlin',
    'America/New_York',
    'Australia/Lord_Howe',
    'Africa/Casablanca',
    'Asia/Kathmandu',
  ]
  const formats = new Map(
    zones.map(zone => [zone, new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' })]),
  )
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: NOW - 300 * 86_400_000, max: NOW + 2000 * 86_400_000 }),
      (zone, moment) => {
        expect(dateAt(offsetsOf(zone, NOW), moment)).toBe(formats.get(zone)?.format(moment))
      },
    ),
  )
})

test('clocks change when they do', () => {
  expect(offsetsOf('Europe/Berlin', NOW).slice(0, 4)).toEqual([
    [0, 60],
    [Date.parse('2025-03-30T01:00Z'), 120],
    [Date.parse('2025-10-26T01:00Z'), 60],
    [Date.parse('2026-03-29T01:00Z'), 120],
  ])
  expect(offsetsOf('UTC', NOW)).toEqual([[0, 0]])
  expect(() => offsetsOf('Mars/Olympus', NOW)).toThrow(RangeError)
})
