/** Calendars in the store: kept for a person, and written to every seat they have at a table over several days, with the clocks and what is due, in one transaction. */
import type { Calendar } from '../../table/calendar.ts'
import { setCalendar } from '../../table/days.ts'
import { listedOf } from '../../table/listed.ts'
import type { TableRefusal } from '../../table/refusals.ts'
import { isRefusal } from '../../table/table.ts'
import { calendarOf, type Days, type Decided, joined, NOTHING } from '../../table/vacations.ts'
import { offsetsOf } from '../people/zones.ts'
import { lockTable, TableCache, writeChange } from './matches.ts'
import type { Row, Statements } from './statements.ts'
import type { Script, Topic } from './store.ts'

const daysOf = (row: Row | undefined): Days => ({ ...NOTHING, ...(row && JSON.parse(row.value as string)) })

/** What somebody has set. */
export function* readDays(sql: Statements, player: string): Script<Days> {
  const [row] = yield sql.readCalendar({ player })
  return daysOf(row)
}

/** What stops somebody's clocks; nobody changes it before this script has ended. Whoever locks a match, too, does so afterwards. */
export function* lockCalendar(sql: Statements, player: string, now: number): Script<Calendar | undefined> {
  yield sql.lockPlayer({ player })
  return calendarAt(yield* readDays(sql, player), now)
}

const calendarAt = (days: Days, now: number): Calendar | undefined =>
  calendarOf(days, { now, offsetsOf: zone => offsetsOf(zone, now) })

/** Changes what somebody has set, at all their tables at once. What is to be announced; or why it is not done. */
export function* changeDays(
  sql: Statements,
  player: string,
  decide: (days: Days) => Decided,
  now: number,
): Script<readonly Topic[] | { readonly refused: TableRefusal }> {
  yield sql.lockPlayer({ player })
  const days = decide(yield* readDays(sql, player))
  if ('refused' in days) return days
  yield sql.writeCalendar({ player, value: JSON.stringify(days) })
  return yield* spread(sql, player, now)
}

/** What a guest has set becomes part of what somebody has who was here before. */
export function* joinDays(sql: Statements, from: string, to: string): Script<void> {
  yield sql.lockPlayer({ player: to })
  const [row] = yield sql.readCalendar({ player: from })
  if (!row) return
  const days = joined(daysOf(row), yield* readDays(sql, to))
  yield sql.writeCalendar({ player: to, value: JSON.stringify(days) })
}

/** Every table over several days at which somebody sits has their calendar as it is: one after the other, always in the same order, so that two who do this never wait for each other. */
export function* spread(sql: Statements, player: string, now: number): Script<Topic[]> {
  const calendar = calendarAt(yield* readDays(sql, player), now)
  const outages = (yield sql.readOutages()).map(row => ({
    since: Number(row.since),
    until: Number(row.until),
  }))
  const topics: Topic[] = []
  for (const { match } of yield sql.unfinishedOf({ player })) {
    const table = yield* lockTable(sql, match as string, new TableCache())
    const change = table && setCalendar(table, player, calendar, { now, outages })
    if (!table || !change || isRefusal(change)) continue
    yield* writeChange(sql, table, change)
    const people = change.table.seats.flatMap(sitter => sitter.player ?? [])
    const { version } = change.table
    topics.push({ of: 'match', match: table.id, version, people, ...listedOf(table, change.table) })
  }
  return topics
}
