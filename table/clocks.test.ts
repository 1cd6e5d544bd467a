/** Clocks: who pays for what, and that an outage costs nobody anything. */
import { describe, expect, test } from 'vitest'
import { deadline, elapsed, moveClocks, newClocks, type Pace, restartClock } from './clocks.ts'

const each: Pace = { kind: 'each', ms: 1000, late: 'decide' }
const bank: Pace = { kind: 'bank', ms: 10_000, increment: 500, late: 'replace' }

describe('clocks', () => {
  test('an untimed table has none, but says since when somebody is asked', () => {
    const untimed: Pace = { kind: 'untimed' }
    const clocks = moveClocks(newClocks(untimed, 2), untimed, { before: [], after: [0], now: 5 })
    expect(clocks).toEqual({ left: [0, 0], since: [5, null] })
    expect(deadline(clocks, untimed, 0, [])).toBeUndefined()
  })

  test('while a bot sits in, no bank pays', () => {
    const asked = moveClocks(newClocks(bank, 2), bank, { before: [], after: [0], now: 0 })
    const moved = moveClocks(asked, bank, { before: [0], after: [1], now: 4000, bots: [0] })
    expect(moved).toEqual({ left: [10_000, 10_000], since: [null, 4000] })
  })

  test('who takes a seat back from a bot is not late at once', () => {
    const asked = moveClocks(newClocks(each, 2), each, { before: [], after: [0], now: 0 })
    expect(deadline(restartClock(asked, each, 0, 999_999), each, 0, [])).toBe(999_999 + 1000)
    const empty = { left: [0, 10_000], since: [0, null] }
    expect(restartClock(empty, bank, 0, 70)).toEqual({ left: [60_000, 10_000], since: [70, null] })
    expect(restartClock({ ...empty, since: [null, 3] }, bank, 0, 70)).toEqual({
      left: [60_000, 10_000],
      since: [null, 3],
    })
  })

  test('with a limit for each decision everybody begins anew', () => {
    const asked = moveClocks(newClocks(each, 2), each, { before: [], after: [0], now: 100 })
    expect(asked).toEqual({ left: [1000, 1000], since: [100, null] })
    expect(deadline(asked, each, 0, [])).toBe(1100)
    expect(deadline(asked, each, 1, [])).toBeUndefined()
    const answered = moveClocks(asked, each, { before: [0], after: [1], now: 900 })
    expect(answered).toEqual({ left: [1000, 1000], since: [null, 900] })
  })

  test('a bank pays for the time used and gets the increment', () => {
    const asked = moveClocks(newClocks(bank, 2), bank, { before: [], after: [0, 1], now: 0 })
    const one = moveClocks(asked, bank, { before: [0, 1], after: [1], now: 4000 })
    expect(one).toEqual({ left: [6500, 10_000], since: [null, 0] })
    expect(deadline(one, bank, 1, [])).toBe(10_000)
  })

  test('a question that stays open keeps its clock', () => {
    const asked = moveClocks(newClocks(bank, 2), bank, { before: [], after: [0], now: 0 })
    expect(moveClocks(asked, bank, { before: [0], after: [0], now: 300 })).toEqual(asked)
  })

  test('time in which no process was alive does not count', () => {
    const outages = [
      { since: 100, until: 300 },
      { since: 1100, until: 1700 },
    ]
    expect(elapsed(0, 2000, outages)).toBe(1200)
    expect(elapsed(200, 1500, outages)).toBe(800)
    const asked = moveClocks(newClocks(each, 1), each, { before: [], after: [0], now: 0 })
    expect(deadline(asked, each, 0, outages)).toBe(1000 + 200 + 600)
    expect(deadline(asked, each, 0, [{ since: 5000, until: 6000 }])).toBe(1000)
    const banked = moveClocks(newClocks(bank, 1), bank, { before: [], after: [0], now: 0 })
    expect(moveClocks(banked, bank, { before: [0], after: [], now: 2000, outages }).left).toEqual([
      10_000 - 1200 + 500,
    ])
  })
})
