/** Matches of devices that somebody has added to their name: kept like any finished one, with a result that counts for nothing. */
import type { Changed, Table } from '../../table/table.ts'
import { isLasting } from './lasting.ts'
import { addMatch } from './matches.ts'
import { strongest } from './results.ts'
import type { Statements } from './statements.ts'
import type { Script } from './store.ts'

/** Nobody fills the store with matches that nobody else has seen. */
const MOST_ATTACHED = 100

/** Keeps it, unless it is there already; why not, if not. */
export function* keepAttached(
  sql: Statements,
  { table, rows }: Changed,
): Script<'no-lasting-name' | 'enough-attached' | undefined> {
  const { id, host: player } = table
  yield sql.lockPlayer({ player }) // so that many that come at once are counted
  if (!(yield* isLasting(sql, player))) return 'no-lasting-name'
  const [known] = yield sql.readVersion({ id })
  if (known) return undefined
  const [{ count }] = yield sql.countUnproved({ player })
  if (Number(count) >= MOST_ATTACHED) return 'enough-attached'
  yield* addMatch(sql, table, rows)
  yield* keepResult(sql, table)
  return undefined
}

/** What the profile tells of it, apart from everything that was played before others' eyes. */
function* keepResult(sql: Statements, table: Table): Script<void> {
  const { id: match, game, host: player, seats, result, updated: at } = table
  const seat = seats.findIndex(sitter => sitter.player === player)
  const place = result?.places[seat] ?? seats.length
  const own = { match, seat, player, game, seats: seats.length, place, ending: result?.ending ?? '' }
  const unrated = { nth: null, mu: null, sigma: null, mu_after: null, sigma_after: null, void: 0 }
  yield sql.addResult({ ...own, ...unrated, against: strongest(table), unproved: 1, at })
}
