/** Keeping house in the store: what nobody uses goes away, and people are renamed, blocked or forgotten. */
import { vacate } from '../../table/agreements.ts'
import { forgetRemoved, stand } from '../../table/lobby.ts'
import {
  type Change,
  type Changed,
  isRefusal,
  type Means,
  type Table,
  withoutRow,
} from '../../table/table.ts'
import { lockTable, removeTable, TableCache, writeChange } from './matches.ts'
import { PERSONAL } from './personal.ts'
import { leaveRating, SOMEBODY } from './results.ts'
import type { Statements } from './statements.ts'
import type { Script, Topic } from './store.ts'
import { removeWays } from './ways.ts'

/** Matches of a status in which nothing has happened since then, a few at a time. */
export function* oldMatches(
  sql: Statements,
  status: Table['status'],
  before: number,
  limit: number,
): Script<string[]> {
  const rows = yield sql.oldMatches({ status, before, limit })
  return rows.map(({ id }) => id as string)
}

/** Forgets guests who have no table and were not here since then, a few at a time; how many. */
export function* removeOldGuests(sql: Statements, before: number, limit: number): Script<number> {
  const rows = yield sql.oldGuests({ before, limit })
  for (const { id } of rows) yield* removePlayer(sql, id as string)
  return rows.length
}

/** Somebody goes with everything that is theirs alone, and nobody has blocked or reported them any more. */
function* removePlayer(sql: Statements, player: string): Script<void> {
  yield* removeWays(sql, player)
  for (const { table } of PERSONAL) yield sql[`remove-${table}`]({ player })
  yield sql.removeProofsOf({ player })
  yield sql.removeBlocksOf({ player })
  yield sql.removeReportsAbout({ player })
  yield sql.removePlayer({ player })
}

export function* removeOldSessions(sql: Statements, before: number): Script<void> {
  yield sql.removeOldSessions({ before })
}

const DAY = 24 * 3600_000

/** Links, codes and challenges that are good for nothing any more, mails that no limit counts, pages that were closed without a word, and outages that no clock remembers. */
export function* removeSpent(sql: Statements, now: number, before: number): Script<void> {
  yield sql.removeOldLinks({ before: now })
  yield sql.removeOldProofs({ before: now })
  yield sql.removeOldSendings({ before: now - DAY })
  yield sql.removeOldPresence({ before: now })
  yield sql.removeOldOutages({ before })
}

export interface Person {
  readonly id: string
  readonly name: string
  readonly created: number
  readonly blocked: boolean
}

export function* readPerson(sql: Statements, player: string): Script<Person | undefined> {
  const [row] = yield sql.readPlayer({ player })
  return row && ({ ...row, blocked: row.blocked === 1 } as unknown as Person)
}

/** Gives somebody another name, also at every table where they sit. What is to be announced. */
export function* renamePerson(sql: Statements, player: string, name: string, means: Means): Script<Topic[]> {
  yield sql.renamePlayer({ player, name })
  const change = (table: Table): Change => {
    const seats = table.seats.map(sitter => (sitter.player === player ? { ...sitter, name } : sitter))
    return noted({ ...table, seats }, means)
  }
  return [...(yield* changeTablesOf(sql, player, change)), { of: 'person', player }]
}

export function* blockPerson(sql: Statements, player: string, blocked: boolean): Script<Topic[]> {
  yield sql.blockPlayer({ player, blocked: blocked ? 1 : 0 })
  return [{ of: 'person', player }]
}

/** Deletes whatever belongs to somebody: who they are, what they said, and their names at tables. Their matches stay, without them. What is to be announced. */
export function* forgetPerson(sql: Statements, player: string, means: Means): Script<Topic[]> {
  yield* lockInOrder(sql, [player], matchesOfOrBy(sql, player))
  for (const match of yield* matchesWith(sql, player)) {
    const table = yield* lockTable(sql, match, new TableCache())
    if (table?.status === 'running' && table.settings.rated) yield* leaveRating(sql, table, player)
  }
  const changed = yield* changeTablesOf(sql, player, table => without(table, player, means))
  yield sql.removeWords({ player })
  const gone: Topic[] = []
  for (const { id } of yield sql.matchesBy({ player })) {
    const table = yield* lockTable(sql, id as string, new TableCache())
    if (!table || table.seats.some(sitter => sitter.player !== null)) continue
    if (table.status === 'running') continue // bots play on for those who watch
    yield* removeTable(sql, table.id)
    gone.push({ of: 'gone', match: table.id })
  }
  yield sql.clearHost({ player })
  yield sql.moveOwner({ from: player, to: '' })
  yield sql.moveResults({ from: player, to: SOMEBODY })
  yield* removePlayer(sql, player)
  return [...changed, ...gone, { of: 'person', player }]
}

/** The name of who is not there any more. */
const NOBODY = '–'

/** The table without somebody: before the start their seat is free, during the match a bot has it, and afterwards it is nobody's. Where they had given up their seat before, the name goes. */
function without(table: Table, player: string, means: Means): Change {
  const seat = table.seats.findIndex(sitter => sitter.player === player)
  const { table: after, rows } = seat < 0 ? noted(table, means) : leave(table, seat, player, means)
  const nameless = after.status === 'open' ? -1 : seat < 0 ? table.book.held.indexOf(player) : seat
  const seats = after.seats.map((was, at) =>
    at === nameless ? { player: null, bot: was.bot, name: NOBODY } : was,
  )
  const held = after.book.held.map(person => (person === player ? SOMEBODY : person))
  const settings = forgetRemoved(after, player)
  return { table: { ...after, settings, seats, book: { ...after.book, held } }, rows }
}

function leave(table: Table, seat: number, player: string, means: Means): Changed {
  const change = table.status === 'running' ? vacate(table, seat, means) : stand(table, player, means.now)
  return isRefusal(change) ? noted(table, means) : change
}

/** The table, of which everybody is to hear. */
const noted = (table: Table, { now }: Means): Changed => withoutRow({ ...table, updated: now })

/**
 * Whoever locks several rows takes people first, then matches, each by their ids, and ratings last: so no two ever wait for each other. Sitting down, which
 * looks at somebody's calendar and then at a table, does so, too.
 */
export function* lockInOrder(
  sql: Statements,
  people: readonly string[],
  matches: Script<Iterable<string>>,
): Script<void> {
  for (const player of [...people].sort()) yield sql.lockPlayer({ player })
  for (const id of [...new Set(yield* matches)].sort()) yield sql.lockMatch({ id })
}

/** Every match at which somebody sits or sat, or was asked to leave before it began. */
export function* matchesWith(sql: Statements, player: string): Script<Set<string>> {
  const rows = [
    ...(yield sql.matchesOf({ player })),
    ...(yield sql.matchesPlayed({ player })),
    ...(yield sql.matchesHeld({ like: `%"${player}"%` })),
  ]
  return new Set(rows.map(({ match }) => match as string).sort())
}

function* matchesOfOrBy(sql: Statements, player: string): Script<string[]> {
  const made = yield sql.matchesBy({ player })
  return [...(yield* matchesWith(sql, player)), ...made.map(({ id }) => id as string)]
}

/** Changes every table at which somebody sits or sat, one after the other. */
export function* changeTablesOf(
  sql: Statements,
  player: string,
  change: (table: Table) => Change,
): Script<Topic[]> {
  const topics: Topic[] = []
  for (const match of yield* matchesWith(sql, player)) {
    const table = yield* lockTable(sql, match, new TableCache())
    const changed = table && change(table)
    if (!table || !changed || isRefusal(changed)) continue
    yield* writeChange(sql, table, changed)
    topics.push({ of: 'match', match: table.id, version: changed.table.version })
  }
  return topics
}
