/** Clocks: who pays for what, and that an outage costs nobody anything. */
import { describe, expect, test } from 'vitest'
import { deadline, elapsed, moveClocks, newClocks, type Pace } from './clocks.ts'

const each: Pace = { kind: 'each', ms: 1000, late: 'decide' }
const bank: Pace = { kind: 'bank', ms: 10_000, increment: 500, late: 'replace' }

describe('clocks', () => {
  test('an untimed table has none', () => {
    const clocks = newClocks({ kind: 'untimed' }, 2)
    expect(moveClocks(clocks, { kind: 'untimed' }, { before: [], after: [0], now: 5 })).toBe(clocks)
    expect(deadline(clocks, { kind: 'untimed' }, 0, [])).toBeUndefined()
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
