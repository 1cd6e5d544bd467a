/**
 * Results: one row for every person of a finished match, written in the transaction that ends it, and at rated tables the rating of every seat before and
 * after. So profiles are quick, and every rating can be worked out again from the history.
 */
import { LEVELS } from '../../bots/levels.ts'
import { NEW, type Rating, rate, ratedPlaces, scoreOf } from '../../table/ratings.ts'
import type { Table } from '../../table/table.ts'
import { isLasting } from './lasting.ts'
import type { Row, Statements } from './statements.ts'
import type { Script } from './store.ts'

/** Whose name was deleted. */
export const SOMEBODY = 'somebody'

/** What is kept of a match that has just ended; one that was given up by all is no result. */
export function* writeResult(sql: Statements, table: Table): Script<void> {
  const { id: match, game, result, book, seats, updated: at } = table
  if (!result || result.ending === 'abandoned') return
  const left = book.held.map((person, seat) => person !== null && seats[seat].player === null)
  const places = ratedPlaces(result.places, left)
  const kept = yield sql.resultsAt({ match })
  const rated = (yield* isRated(sql, table, kept)) ? yield* rateSeats(sql, table, places, kept) : undefined
  yield sql.removeResultsAt({ match })
  const against = strongest(table)
  for (const [seat, player] of book.held.entries()) {
    if (player === null) continue
    const own = { match, seat, player, game, seats: seats.length, place: places[seat] }
    const more = { ending: result.ending, against, nth: rated?.nth ?? null, void: 0, unproved: 0, at }
    yield sql.addResult({ ...own, ...more, ...ratingColumns(rated?.seats[seat]) })
  }
}

/** The strongest level of the bots that began; empty where people were among themselves. */
export function strongest({ book, seats }: Table): string {
  const levels = seats.flatMap(({ bot }, seat) => (book.held[seat] === null && bot !== null ? [bot] : []))
  const rank = (level: string) => LEVELS.findIndex(({ name }) => name === level)
  return levels.sort((a, b) => rank(b) - rank(a))[0] ?? ''
}

/** Only among people whose names last; whoever was deleted meanwhile has left their rating behind. */
function* isRated(sql: Statements, { settings, book }: Table, kept: readonly Row[]): Script<boolean> {
  if (!settings.rated) return false
  for (const [seat, player] of book.held.entries()) {
    if (player === null) return false
    const known = player === SOMEBODY ? kept.some(row => row.seat === seat) : yield* isLasting(sql, player)
    if (!known) return false
  }
  return true
}

interface Rated {
  readonly nth: number
  readonly seats: readonly { readonly before: Rating; readonly after: Rating }[]
}

/** Rates every seat. The results of a game are numbered by a row that is locked first, so that they come one after the other. */
function* rateSeats(
  sql: Statements,
  { game, book, updated }: Table,
  places: readonly number[],
  kept: readonly Row[],
): Script<Rated> {
  const counter = yield* lockRating(sql, '', game, updated)
  const nth = (counter.matches as number) + 1
  yield sql.writeRating({ ...ratingRow('', game, NEW, nth), updated })
  const before: Rating[] = []
  const matches: number[] = []
  for (const [seat, player] of book.held.entries()) {
    const row =
      player === SOMEBODY
        ? kept.find(one => one.seat === seat)
        : yield* lockRating(sql, player ?? '', game, updated)
    before.push({ mu: row?.mu as number, sigma: row?.sigma as number })
    matches.push(((row?.matches as number | undefined) ?? 0) + 1)
  }
  const after = rate(before, places)
  for (const [seat, player] of book.held.entries())
    if (player !== null && player !== SOMEBODY)
      yield sql.writeRating({ ...ratingRow(player, game, after[seat], matches[seat]), updated })
  return { nth, seats: before.map((was, seat) => ({ before: was, after: after[seat] })) }
}

function* lockRating(sql: Statements, player: string, game: string, updated: number): Script<Row> {
  yield sql.keepRating({ ...ratingRow(player, game, NEW, 0), updated })
  const [row] = yield sql.lockRating({ player, game })
  return row
}

const ratingRow = (player: string, game: string, { mu, sigma }: Rating, matches: number) => ({
  player,
  game,
  mu,
  sigma,
  score: scoreOf({ mu, sigma }),
  matches,
})

const ratingColumns = (rated: Rated['seats'][number] | undefined) => ({
  mu: rated?.before.mu ?? null,
  sigma: rated?.before.sigma ?? null,
  mu_after: rated?.after.mu ?? null,
  sigma_after: rated?.after.sigma ?? null,
})

/** Somebody is about to be deleted: their rating is left behind at a rated match that is not over, without them. */
export function* leaveRating(
  sql: Statements,
  { id: match, game, book, seats }: Table,
  player: string,
): Script<void> {
  const seat = book.held.indexOf(player)
  const [row] = yield sql.lockRating({ player, game })
  if (seat < 0) return
  const { mu, sigma } = (row as unknown as Rating | undefined) ?? NEW
  const own = { match, seat, player: SOMEBODY, game, seats: seats.length, place: 0 }
  const unrated = { nth: null, mu_after: null, sigma_after: null, void: 0, unproved: 0 }
  const none = { ...unrated, ending: '', against: '', at: 0 }
  yield sql.addResult({ ...own, ...none, mu, sigma })
}

/** Works out all ratings of a game again from its results that count; how many matches. What somebody had who is deleted is taken as it was. */
export function* recount(sql: Statements, game: string, now: number): Script<number> {
  yield* lockRating(sql, '', game, now)
  const ratings = new Map<string, { rating: Rating; matches: number }>()
  const rows = yield sql.ratedResults({ game })
  const matches = new Map<string, Row[]>()
  for (const row of rows)
    if (row.void === 0) matches.set(row.match as string, [...(matches.get(row.match as string) ?? []), row])
  for (const seats of matches.values()) {
    const before = seats.map(row =>
      row.player === SOMEBODY
        ? { mu: row.mu as number, sigma: row.sigma as number }
        : (ratings.get(row.player as string)?.rating ?? NEW),
    )
    const after = rate(
      before,
      seats.map(({ place }) => place as number),
    )
    for (const [n, row] of seats.entries()) {
      const { match, seat, player } = row
      yield sql.writeResult({ match, seat, ...ratingColumns({ before: before[n], after: after[n] }) })
      const known = ratings.get(player as string)?.matches ?? 0
      if (player !== SOMEBODY) ratings.set(player as string, { rating: after[n], matches: known + 1 })
    }
  }
  yield sql.clearRatings({ game })
  for (const [player, { rating, matches: count }] of ratings)
    yield sql.keepRating({ ...ratingRow(player, game, rating, count), updated: now })
  return matches.size
}

/** The host says that a match does not count, or does again; its game, if it was rated. */
export function* voidMatch(
  sql: Statements,
  match: string,
  isVoid: boolean,
  now: number,
): Script<string | undefined> {
  const [row] = yield sql.voidResults({ match, void: isVoid ? 1 : 0 })
  if (!row) return undefined
  yield* recount(sql, row.game as string, now)
  return row.game as string
}
