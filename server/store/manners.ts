/** Good manners in the store: whom somebody does not want to meet or to read, and what is reported to the host. */
import type { Statements } from './statements.ts'
import type { Script } from './store.ts'

/** Everybody with whom somebody shall not sit: whom they have blocked, and who has blocked them. */
export function* apartFrom(sql: Statements, player: string): Script<Set<string>> {
  const rows = yield sql.blocksWith({ player })
  return new Set(rows.map(row => (row.player === player ? row.other : row.player) as string))
}

/** Whose words somebody does not want to read. */
export function* unreadBy(sql: Statements, player: string): Script<Set<string>> {
  const rows = yield sql.blocksOf({ player })
  return new Set(rows.map(({ other }) => other as string))
}

/** By each of these people, who does not want to read them. */
export function* unreadersOf(sql: Statements, people: Iterable<string>): Script<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>()
  for (const player of new Set(people)) {
    const rows = yield sql.blockersOf({ player })
    found.set(player, new Set(rows.map(row => row.player as string)))
  }
  return found
}

/** How somebody treats another from now on; false if there is no such person. */
export function* treat(
  sql: Statements,
  player: string,
  other: string,
  kind: 'block' | 'mute' | 'none',
  now: number,
): Script<boolean> {
  const [row] = yield sql.readPlayer({ player: other })
  if (!row || player === other) return false
  yield sql.removeBlock({ player, other })
  if (kind !== 'none') yield sql.addBlock({ player, other, kind, at: now })
  return true
}

export interface NewReport {
  readonly id: string
  readonly player: string
  readonly about: string
  readonly match: string
  readonly text: string
}

/** Nobody keeps a host busy alone. */
const MOST_REPORTS = 10
const DAY = 24 * 3600_000

/** Keeps a report for the host: whether it was kept, there is nobody like that, or it was enough for today. */
export function* addReport(
  sql: Statements,
  report: NewReport,
  now: number,
): Script<'kept' | 'nobody' | 'enough'> {
  const [row] = yield sql.readPlayer({ player: report.about })
  if (!row || report.about === report.player) return 'nobody'
  const [count] = yield sql.countReports({ player: report.player, after: now - DAY })
  if (Number(count.count) >= MOST_REPORTS) return 'enough'
  yield sql.addReport({ ...report, at: now, done: 0 })
  return 'kept'
}
