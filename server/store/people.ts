/** People in the store: their ways to sign in, what a browser must prove, and a guest who becomes somebody that was here before. */
import { letBotSit } from '../../table/agreements.ts'
import { forgetRemoved, stand } from '../../table/lobby.ts'
import { type Change, type Means, type Table, viewerOf, withoutRow } from '../../table/table.ts'
import { joinDays, spread } from './calendars.ts'
import { changeTablesOf, lockInOrder, matchesWith } from './house.ts'
import { isLasting } from './lasting.ts'
import { keepNote } from './notes.ts'
import { PERSONAL } from './personal.ts'
import type { Statements } from './statements.ts'
import type { Script, Topic } from './store.ts'

/** What a browser must prove: a code that was mailed to an address, or that it can answer the challenge of a passkey. */
export interface Proof {
  readonly browser: string // the hash of its token
  readonly kind: string
  readonly player: string | null // who asked
  readonly address: string | null
  readonly secret: string
  readonly expires: number
}

/** From now on this is to be proved, and nothing else of this kind by this browser, nor by anybody else for this address. */
export function* addProof(sql: Statements, { browser, kind, ...proof }: Proof): Script<void> {
  yield sql.removeProof({ browser, kind })
  if (proof.address !== null) yield sql.removeProofsFor({ address: proof.address })
  yield sql.addProof({ browser, kind, ...proof, tries: 0 })
}

/** What is to be proved here; every look counts as a try. Undefined if there is nothing, or it was tried too often or is too old. */
export function* tryProof(
  sql: Statements,
  browser: string,
  kind: string,
  most: number,
  now: number,
): Script<Proof | undefined> {
  const [row] = yield sql.tryProof({ browser, kind, most })
  return row && (row.expires as number) > now ? (row as unknown as Proof) : undefined
}

export function* removeProof(sql: Statements, browser: string, kind: string): Script<void> {
  yield sql.removeProof({ browser, kind })
}

/** How often something may be sent to whom: to an address, from a network, by all of the site together. */
export interface Quota {
  readonly who: string
  readonly most: number
  readonly ms: number
}

/** Whether one more may be sent; counts it if so. All processes count together, one after the other. */
export function* maySend(sql: Statements, quotas: readonly Quota[], now: number): Script<boolean> {
  yield* keepNote(sql, 'lock:sendings', '')
  yield sql.lockNote({ name: 'lock:sendings' })
  for (const { who, most, ms } of quotas) {
    const [row] = yield sql.countSendings({ who, after: now - ms })
    if (Number(row.count) >= most) return false
  }
  for (const who of new Set(quotas.map(quota => quota.who))) yield sql.addSending({ who, at: now })
  return true
}

/** Whose address it is, if anybody's. */
export function* whoHas(sql: Statements, address: string): Script<string | undefined> {
  const [row] = yield sql.findAddress({ address })
  return row?.player as string | undefined
}

export function* addressOf(sql: Statements, player: string): Script<string | undefined> {
  const [row] = yield sql.addressOf({ player })
  return row?.address as string | undefined
}

/** Gives somebody an address in place of the one they had; which one that was. */
export function* setAddress(
  sql: Statements,
  player: string,
  address: string,
  now: number,
): Script<string | undefined> {
  const old = yield* addressOf(sql, player)
  yield sql.removeAddress({ player })
  yield sql.addAddress({ address, player, created: now })
  return old
}

/** A table at which a guest and whoever they become both sit. */
export interface Stayed {
  readonly match: string
  readonly game: string
}

export interface Moved {
  readonly tables: number
  readonly stayed: readonly Stayed[]
  readonly topics: readonly Topic[]
}

interface Person {
  readonly id: string
  readonly name: string
}

/**
 * A guest becomes somebody who was here before: seats, tables, words, results and settings are theirs from now on, under their name. Where both sit at one
 * match nothing moves: nobody has two seats, and a bot takes the guest's in a match that runs.
 */
export function* moveGuest(sql: Statements, from: string, to: Person, means: Means): Script<Moved> {
  yield* lockInOrder(sql, [from, to.id], matchesOfBoth(sql, from, to.id))
  const stayed: Stayed[] = []
  let moved = 0
  const topics = yield* changeTablesOf(sql, from, table => {
    const sits = (player: string) =>
      table.seats.some(sitter => sitter.player === player) || table.book.held.includes(player)
    if (sits(from) && sits(to.id)) {
      stayed.push({ match: table.id, game: table.game })
      return leaveBehind(table, from, means)
    }
    if (sits(from)) moved++
    return handOver(table, from, to, means.now)
  })
  yield sql.moveHost({ from, to: to.id })
  yield sql.moveOwner({ from, to: to.id })
  yield sql.moveWords({ from, to: to.id, name: to.name })
  yield sql.moveResults({ from, to: to.id })
  yield sql.moveBlocked({ from, to: to.id })
  yield sql.removeBlocksOf({ player: from })
  yield* joinDays(sql, from, to.id)
  yield* movePersonal(sql, from, to.id)
  const spreads = yield* spread(sql, to.id, means.now)
  const left = yield sql.matchesOf({ player: from })
  if (left.length === 0) yield sql.removePlayer({ player: from })
  return { tables: moved, stayed, topics: [...topics, ...spreads, { of: 'person', player: from }] }
}

/** What is changed when one becomes the other. */
function* matchesOfBoth(sql: Statements, from: string, to: string): Script<string[]> {
  const theirs = yield sql.unfinishedOf({ player: to })
  return [...(yield* matchesWith(sql, from)), ...theirs.map(({ match }) => match as string)]
}

/** The seat of somebody who is the same person as another at the table: free before it begins, and then a bot's, since nobody can reach it any more and the others want to go on. */
function leaveBehind(table: Table, player: string, means: Means): Change {
  if (table.status === 'open') return stand(table, player, means.now)
  const seat = viewerOf(table, player)
  return seat === null ? { refused: 'not-your-seat' } : letBotSit(table, seat, true, means)
}

function handOver(table: Table, from: string, to: Person, now: number): Change {
  const seats = table.seats.map(sitter =>
    sitter.player === from ? { player: to.id, bot: sitter.bot, name: to.name } : sitter,
  )
  const held = table.book.held.map(person => (person === from ? to.id : person))
  // Whoever sits there already was not meant by that.
  const settings = forgetRemoved(
    table,
    from,
    table.seats.some(({ player }) => player === to.id) ? undefined : to.id,
  )
  return withoutRow({ ...table, settings, seats, book: { ...table.book, held }, updated: now })
}

function* movePersonal(sql: Statements, from: string, to: string): Script<void> {
  for (const { table, moves } of PERSONAL) {
    const own = moves === 'if-none' ? yield sql[`their-${table}`]({ player: to }) : []
    if (moves === 'always' || (moves === 'if-none' && own.length === 0))
      yield sql[`move-${table}`]({ from, to })
    else yield sql[`remove-${table}`]({ player: from })
  }
}

/** Whoever is only a guest can become somebody else; who has a way to sign in stays who they are. */
export function* enter(
  sql: Statements,
  guest: string | null,
  to: string,
  means: Means,
): Script<Moved | undefined> {
  const [row] = yield sql.readPlayer({ player: to })
  if (!row || row.blocked === 1) return undefined
  const person = { id: row.id as string, name: row.name as string }
  if (guest === null || guest === to || (yield* isLasting(sql, guest)))
    return { tables: 0, stayed: [], topics: [] }
  return yield* moveGuest(sql, guest, person, means)
}
