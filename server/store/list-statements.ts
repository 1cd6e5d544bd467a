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

/** Who sits there, as JSON: one column instead of a row for every seat, each with everything else of its match. */
const SITTER = ['seat', 'player', 'bot', 'name', 'calendar'] as const

function sittersOf(match: string, locks: boolean) {
  const [array, object] = locks ? ['json_agg', 'json_build_object'] : ['json_group_array', 'json_object']
  const fields = sql.join(SITTER.map(name => sql`${sql.lit(name)}, ${sql.ref(`seats.${name}`)}`))
  const all = sql`${sql.raw(array)}(${sql.raw(object)}(${fields}))`
  return sql<string>`(select cast(${all} as text) from "seats" where "seats"."match" = ${sql.ref(match)})`
}

const number = (name: string) => sql<number>`cast(${blank(name)} as integer)`

/**
 * One's own tables in three parts, which are numbered from the latest on: 0 asks the player, 1 waits, 2 is over. `turn`, `waiting` and `over` say how far each
 * part is listed, `from` after which. The numbering reads what is narrow; everything else is read for what is listed, and states for those of which it is told what they ask.
 */
export function listStatements(db: Kysely<Schema>, locks: boolean) {
  // A bot that stands in answers by itself: then nobody waits for its player.
  const rank = sql<number>`case when m.to_act like '%,' || s.seat || ',%' and s.bot is null then 0 when m.status = 'over' then 2 else 1 end`
  const ranked = db
    .selectFrom('seats as s')
    .innerJoin('matches as m', 'm.id', 's.match')
    .select(['m.id', 's.seat as own', 'm.updated'])
    .select(rank.as('rank'))
    .where('s.player', '=', blank('player'))
    .as('k')
  const numbered = db
    .selectFrom(ranked)
    .select(['id', 'own', 'rank'])
    .select(sql<number>`row_number() over (partition by rank order by updated desc, id)`.as('nth'))
    .select(sql<number>`count(*) over (partition by rank)`.as('many'))
    .as('r')
  const until = sql<number>`case rank when 0 then ${number('turn')} when 1 then ${number('waiting')} else ${number('over')} end`
  return {
    myTables: db
      .selectFrom(numbered)
      .innerJoin('matches as m', 'm.id', 'r.id')
      .leftJoin('players', 'players.id', 'm.host')
      .select(LISTED)
      .select(['m.rules', 'r.own', 'r.rank', 'r.many', 'players.name as host_name'])
      .select(sittersOf('m.id', locks).as('sitters'))
      .select(sql<string>`case when rank = 0 and nth <= ${number('told')} then m.state end`.as('state'))
      .where('r.nth', '>', number('from'))
      .where('r.nth', '<=', until)
      .orderBy('r.rank')
      .orderBy('r.nth'),
    // Matches of devices that are kept under one's name.
    attachedOf: db
      .selectFrom('results')
      .innerJoin('matches as m', 'm.id', 'results.match')
      .select('m.settings')
      .where('results.player', '=', blank('player'))
      .where('results.unproved', '=', 1),
  }
}

/** Tables that wait: those that anybody may join, and those that somebody has made without sitting there. */
export function waitingStatements(db: Kysely<Schema>, locks: boolean) {
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
      .leftJoin('players', 'players.id', 't.host')
      .selectAll('t')
      .select('players.name as host_name')
      .select(sittersOf('t.id', locks).as('sitters'))
      .orderBy('t.created', 'desc')
      .orderBy('t.id'),
    openTables: db
      .selectFrom(open)
      .leftJoin('players', 'players.id', 't.host')
      .selectAll('t')
      .select('players.name as host_name')
      .select(sittersOf('t.id', locks).as('sitters'))
      .orderBy('t.created', 'desc')
      .orderBy('t.id'),
  }
}
