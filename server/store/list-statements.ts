/** The SQL of lists of tables: one's own, and those that wait for somebody. */
import { type Kysely, sql } from 'kysely'
import { blank } from './blanks.ts'
import type { Schema } from './schema.ts'

/** What lists tell of a match. */
const LISTED = [
  'm.id',
  'm.game',
  'm.status',
  'm.options',
  'm.settings',
  'm.to_act',
  'm.clocks',
  'm.contributions',
  'm.result',
  'm.last',
  'm.host',
  'm.created',
  'm.updated',
] as const
const SITTER = [
  'seats.seat',
  'seats.player',
  'seats.bot',
  'seats.name',
  'seats.calendar',
  'players.name as host_name',
] as const

/** Lists give a row for every seat, so that names come with one statement. */
export function listStatements(db: Kysely<Schema>) {
  // A bot that stands in answers by itself: then nobody waits for its player.
  const asked = sql<boolean>`m.to_act like '%,' || s.seat || ',%' and s.bot is null`
  const mine = db
    .selectFrom('seats as s')
    .innerJoin('matches as m', 'm.id', 's.match')
    .select(LISTED)
    .select('s.seat as own')
    .select(sql<number>`case when ${asked} then 0 when m.status = 'over' then 2 else 1 end`.as('rank'))
    .where('s.player', '=', blank('player'))
    .orderBy('rank')
    .orderBy('m.updated', 'desc')
    .limit(blank('limit'))
    .as('t')
  return {
    // Those that wait for the player first.
    myTables: db
      .selectFrom(mine)
      .innerJoin('seats', 'seats.match', 't.id')
      .leftJoin('players', 'players.id', 't.host')
      .selectAll('t')
      .select(SITTER)
      .orderBy('t.rank')
      .orderBy('t.updated', 'desc')
      .orderBy('t.id')
      .orderBy('seats.seat'),
    // What those who are asked see is told in words, so their states are needed.
    myStates: db
      .selectFrom('seats as s')
      .innerJoin('matches as m', 'm.id', 's.match')
      .select(['m.id', 'm.rules', 'm.state'])
      .where('s.player', '=', blank('player'))
      .where('m.status', '=', 'running')
      .where(asked)
      .orderBy('m.updated', 'desc')
      .limit(blank('limit')),
  }
}

/** Tables that wait: those that anybody may join, and those that somebody has made without sitting there. */
export function waitingStatements(db: Kysely<Schema>) {
  const ofHosts = db
    .selectFrom('matches as m')
    .select(LISTED)
    .select(sql<number>`row_number() over (partition by m.host order by m.created desc)`.as('nth'))
    .where('m.listed', '=', 1)
    .where('m.status', '=', 'open')
    // One whose seats are all kept for somebody waits for nobody else.
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('seats')
          .select('seats.seat')
          .whereRef('seats.match', '=', 'm.id')
          .where('seats.player', 'is', null)
          .where('seats.bot', 'is', null),
      ),
    )
    .as('h')
  const open = db
    .selectFrom(ofHosts)
    .selectAll()
    .where('nth', '<=', blank('each'))
    .orderBy('nth')
    .orderBy('created', 'desc')
    .limit(blank('limit'))
    .as('t')
  const hosted = db
    .selectFrom('matches as m')
    .select(LISTED)
    .where('m.host', '=', blank('player'))
    .where('m.status', '=', 'open')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('seats')
            .select('seats.seat')
            .whereRef('seats.match', '=', 'm.id')
            .where('seats.player', '=', blank('player')),
        ),
      ),
    )
    .as('t')
  return {
    hostedTables: db
      .selectFrom(hosted)
      .innerJoin('seats', 'seats.match', 't.id')
      .leftJoin('players', 'players.id', 't.host')
      .selectAll('t')
      .select(SITTER)
      .orderBy('t.created', 'desc')
      .orderBy('t.id')
      .orderBy('seats.seat'),
    openTables: db
      .selectFrom(open)
      .innerJoin('seats', 'seats.match', 't.id')
      .leftJoin('players', 'players.id', 't.host')
      .selectAll('t')
      .select(SITTER)
      .orderBy('t.created', 'desc')
      .orderBy('t.id')
      .orderBy('seats.seat'),
  }
}
