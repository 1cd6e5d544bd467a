/** What others did to matches that are watched here: the tables as they stand, and the rows that have led to them. */
import type { Changed } from '../../table/table.ts'
import { readLog, readWhole, rowOf, tableOf } from './matches.ts'
import type { Row, Statements } from './statements.ts'
import type { Script, Store } from './store.ts'

/** A match, and the first row of its log that was not shown here yet. */
export interface Behind {
  readonly match: string
  readonly from: number
}

/** As the store has it: made a table by whoever asked, one by one, so that a broken one does not hold up the others. */
export type Found = () => Changed

/** More than this would keep whoever reads it, and the database, from everything else for too long. */
const MOST_AT_ONCE = 50

/**
 * Matches that others have changed, by id; what is missing is gone. Where others are other processes one statement fetches many: whoever hears of a hundred moves
 * at once would otherwise spend more on asking for them than on showing them.
 */
export async function readBehind(store: Store, behind: readonly Behind[]): Promise<Map<string, Found>> {
  const found = new Map<string, Found>()
  for (let n = 0; n < behind.length; n += MOST_AT_ONCE) {
    const some = behind.slice(n, n + MOST_AT_ONCE)
    if (store.shared) await readTogether(store, some, found)
    else await store.read(sql => readEach(sql, some, found))
  }
  return found
}

async function readTogether(store: Store, some: readonly Behind[], found: Map<string, Found>): Promise<void> {
  const wanted = { ids: some.map(({ match }) => match), froms: some.map(({ from }) => from) }
  for (const row of await store.once(sql => sql.readBehind(wanted)))
    found.set(row.id as string, () => ({
      table: tableOf(row, row.sitters as readonly Row[]),
      rows: ((row.since ?? []) as readonly Row[]).map(rowOf),
    }))
}

function* readEach(sql: Statements, some: readonly Behind[], found: Map<string, Found>): Script<void> {
  for (const { match, from } of some) {
    const table = yield* readWhole(sql, match)
    if (!table) continue
    const rows = yield* readLog(sql, match, from)
    found.set(match, () => ({ table, rows }))
  }
}
