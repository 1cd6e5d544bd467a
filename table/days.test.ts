/** Calendars at a table: undo, agreements, a bot that sits in and a match that nobody plays are right with pauses, and nothing of a calendar outlives its clock. */
import { expect, test } from 'vitest'
import { gameOf } from '../games/index.ts'
import { act } from './act.ts'
import { abandonIdle, letBotSit, replace, resign } from './agreements.ts'
import type { Calendar } from './calendar.ts'
import type { Pace } from './clocks.ts'
import { setCalendar } from './days.ts'
import { dueOf } from './due.ts'
import { sit, swap } from './lobby.ts'
import { publicTable } from './message.ts'
import { isRefusal, type Table } from './table.ts'
import { at, begun, granted, openTable } from './testing.ts'

const HOUR = 3600_000
const DAY = 24 * HOUR
const BEGUN = 2 // when a match of these tests begins
const EACH: Pace = { kind: 'each', ms: 2 * DAY, late: 'replace' }
const BANK: Pace = { kind: 'bank', ms: 3 * DAY, increment: HOUR, late: 'replace' }
const away = (since: number, until: number): Calendar => ({ away: [{ since, until }], quiet: null })

const match = (pace: Pace, seats = 2): Table =>
  begun({
    game: seats === 2 ? 'aton' : 'amun-re',
    seats,
    bots: new Array<null>(seats).fill(null),
    settings: { open: true, rated: false, pace },
  }).table
const setAt = (table: Table, calendar: Calendar | undefined, now: number): Table =>
  granted(setCalendar(table, 'p0', calendar, at(now))).table
const clockOf = (table: Table, seat = 0) => dueOf(table).find(due => due.seat === seat)?.at
/** Answers until somebody else is asked. */
function answer(table: Table, now: number): Table {
  let next = table
  for (let n = 0; n < 9 && next.toAct.includes(0); n++) {
    const [action] = gameOf(next.game).legal(next.state, 0)
    next = granted(act(next, { seat: 0, ask: next.book.asks[0], action, id: `a${n}` }, at(now))).table
  }
  return next
}

test('time on vacation is not paid for, and a question asked meanwhile begins when it is over', () => {
  const table = setAt(match(BANK), away(DAY, 5 * DAY), BEGUN + HOUR)
  expect(clockOf(table)).toBe(5 * DAY + 2 * DAY + BEGUN)
  const answered = answer(table, 4 * DAY)
  expect(answered.clocks.left[0]).toBe(BANK.ms - DAY + BEGUN + HOUR)
  expect(clockOf(setAt(table, undefined, 2 * DAY))).toBe(2 * DAY + 2 * DAY + BEGUN) // back earlier: it runs from there
})

test('whoever is late is late, whatever they set then; whoever takes the seat back has their whole time', () => {
  const late = setAt(match(EACH), away(3 * DAY, 9 * DAY), 3 * DAY)
  expect(clockOf(late)).toBe(3 * DAY)
  const replaced = replace(late, 0, at(3 * DAY)).table
  // While the bot has the seat the calendar may change, and no clock is settled.
  const changed = setAt(replaced, away(20 * DAY, 21 * DAY), 4 * DAY)
  expect(changed.clocks).toEqual(replaced.clocks)
  const back = granted(letBotSit(changed, 0, false, at(5 * DAY))).table
  expect(clockOf(back)).toBe(5 * DAY + 2 * DAY)
})

test('days away do not count for a match that nobody plays; quiet hours do', () => {
  const now = 200 * DAY
  const before = now - 180 * DAY
  const quiet = { from: 0, until: 720, offsets: [[0, 0] as const] }
  const gone = setAt(match(EACH), { away: [{ since: DAY, until: 31 * DAY }], quiet }, BEGUN)
  expect(isRefusal(abandonIdle(gone, before, at(now)))).toBe(true)
  const ended = granted(abandonIdle(gone, before + 11 * DAY, at(now + 11 * DAY))).table
  expect([ended.status, ended.seats[0].calendar]).toEqual(['over', undefined])
  expect(isRefusal(abandonIdle(setAt(match(EACH), { away: [], quiet }, BEGUN), before, at(now)))).toBe(false)
})

test('it is no part of what happened: nothing is undone, proposed or acted by it, and others are told', () => {
  const table = match(EACH)
  const after = setAt(table, away(DAY, 2 * DAY), HOUR)
  expect(after).toMatchObject({
    state: table.state,
    updated: table.updated,
    toAct: table.toAct,
    last: table.last,
  })
  expect({ ...after.book, seqs: [] }).toEqual({ ...table.book, seqs: [] })
  expect(publicTable(after).seats[0].calendar).toEqual(away(DAY, 2 * DAY))
  expect(publicTable(setAt(after, away(0, 1), HOUR)).seats[0].calendar?.away).toEqual([])
  for (const again of [
    setCalendar(after, 'p0', away(DAY, 2 * DAY), at(HOUR)),
    setCalendar(table, 'p9', undefined, at(1)),
  ])
    expect(isRefusal(again)).toBe(true)
})

test('it comes with its person, goes with them, and never sits at a live table', () => {
  const calendar = away(1, 9)
  const guest = { id: 'p1', name: 'P1' }
  const seated = (pace: Pace) => {
    const settings = { open: true, rated: false, pace }
    const table = openTable({ game: 'aton', seats: 2, bots: [null, null], settings })
    return granted(sit(table, { guest, contribution: 'bb'.repeat(16), calendar, now: 2 })).table
  }
  expect(seated({ kind: 'each', ms: 60_000, late: 'decide' }).seats[1].calendar).toBeUndefined()
  const days = seated(EACH)
  expect(granted(swap(days, 'p0', [0, 1], 3)).table.seats.map(sitter => sitter.calendar)).toEqual([
    calendar,
    undefined,
  ])
  const three = setAt(match(EACH, 3), calendar, HOUR)
  expect(granted(resign(three, 0, at(DAY))).table.seats[0]).not.toHaveProperty('calendar')
})
