/** All SQL there is, compiled once for each engine by kysely and then only filled in. */
import {
  type Compilable,
  Kysely,
  type PostgresDialect,
  type RawBuilder,
  type SqliteDialect,
  sql,
} from 'kysely'
import { Blank, blank, blanks } from './blanks.ts'
import { calendarStatements } from './calendar-statements.ts'
import { hearingStatements } from './hearing-statements.ts'
import { houseStatements } from './house-statements.ts'
import { listStatements, waitingStatements } from './list-statements.ts'
import { peopleStatements } from './people-statements.ts'
import { ratingStatements } from './rating-statements.ts'
import type { Schema } from './schema.ts'
import { signalStatements } from './signal-statements.ts'

/** One statement ready to be run. `name` is the same for the same text, so that engines can keep it prepared. */
export interface Query {
  readonly name: string
  readonly sql: string
  readonly parameters: readonly unknown[]
}

export type Row = Readonly<Record<string, unknown>>
type Values = Readonly<Record<string, unknown>>

/** All statements for one engine, each a function from values to a query. SQLite has no row locks and needs none. */
export function makeStatements(dialect: SqliteDialect | PostgresDialect, locks: boolean) {
  const db = new Kysely<Schema>({ dialect })
  const statements = {
    ...matchStatements(db, locks),
    ...moveStatements(db),
    ...watchStatements(db),
    ...logStatements(db),
    ...listStatements(db, locks),
    ...waitingStatements(db, locks),
    ...lobbyStatements(db),
    ...playerStatements(db),
    ...dueStatements(db, locks),
    ...houseStatements(db),
    ...signalStatements(db, locks),
    ...peopleStatements(db, locks),
    ...ratingStatements(db, locks),
    ...calendarStatements(db, locks),
    ...hearingStatements(db, locks),
  }
  const ready = Object.entries<Compilable>(statements).map(([name, statement]) => [
    name,
    fill(name, statement),
  ])
  return Object.fromEntries(ready) as Record<keyof typeof statements, (values?: Values) => Query>
}

export type Statements = ReturnType<typeof makeStatements>

function fill(name: string, statement: Compilable): (values?: Values) => Query {
  const { sql, parameters } = statement.compile()
  return (values = {}) => ({
    name,
    sql,
    parameters: parameters.map(part => (part instanceof Blank ? values[part.name] : part)),
  })
}

const FIXED = ['game', 'options', 'secret', 'commitment', 'listed', 'host', 'created'] as const
/** What a move changes, and other changes of a match do too. */
const PLAYED = [
  'status',
  'version',
  'book',
  'to_act',
  'clocks',
  'proposal',
  'result',
  'last',
  'orders',
  'updated',
] as const
const CHANGED = [...PLAYED, 'rules', 'settings', 'contributions', 'exchange', 'rematch'] as const
const MOVED = [...PLAYED, 'state'] as const

/** Who sits on a seat. */
const SAT = ['player', 'bot', 'name', 'calendar'] as const

function matchStatements(db: Kysely<Schema>, locks: boolean) {
  const match = db.selectFrom('matches').where('id', '=', blank('id'))
  const version = match.select('version')
  return {
    readVersion: version,
    lockMatch: locks ? version.forUpdate() : version,
    readMatch: match.select(['id', 'state', ...FIXED, ...CHANGED]),
    moveMatch: db
      .updateTable('matches')
      .set(blanks([...MOVED]))
      .where('id', '=', blank('id')),
    addMatch: db.insertInto('matches').values(blanks(['id', 'state', ...FIXED, ...CHANGED])),
    updateMatch: db
      .updateTable('matches')
      .set(blanks(['state', ...CHANGED]))
      .where('id', '=', blank('id')),
    readSeats: db.selectFrom('seats').selectAll().where('match', '=', blank('id')).orderBy('seat'),
    addSeat: db.insertInto('seats').values(blanks(['match', 'seat', ...SAT])),
    updateSeat: db
      .updateTable('seats')
      .set(blanks([...SAT]))
      .where('match', '=', blank('match'))
      .where('seat', '=', blank('seat')),
  }
}

/**
 * A whole move as one statement, which is a transaction of its own: it happens if the match still has the version that was known, and says so. For PostgreSQL,
 * where every further statement is a way to the database and back.
 */
function moveStatements(db: Kysely<Schema>) {
  const set = sql.join(MOVED.map(name => sql`${sql.ref(name)} = ${blank(name)}`))
  const moved = sql`moved as (update "matches" set ${set} where "id" = ${blank('id')} and "version" = ${blank('known')} returning "id")`
  const logged = sql`logged as (insert into "entries" ("match", "n", "actor", "action", "events", "id", "rules", "at")
    select moved."id", n, actor, action, events, r.id, ${blank('rules')}::int, at
    from moved, json_to_recordset(${blank('rows')}) as r(n int, actor text, action json, events json, id text, at bigint))`
  const dues = sql`json_to_recordset(${blank('due')}) as d(what text, at bigint, owner text, lane int)`
  const cleared = sql`cleared as (delete from "due" using moved where "due"."match" = moved."id" and "due"."match" = ${blank('id')}
    and what not in (select what from ${dues}))`
  const noted = sql`noted as (insert into "due" ("match", "what", "at", "owner", "lane")
    select moved."id", what, at, owner, lane from moved, ${dues}
    on conflict ("match", "what") do update set at = excluded.at, owner = excluded.owner, lane = excluded.lane)`
  const calls = sql`json_to_recordset(${blank('calls')}) as c(id text, seat int, ask int, player text, at bigint, fresh boolean)`
  const answered = sql`answered as (delete from "signals" using moved where "signals"."match" = moved."id" and "signals"."match" = ${blank('id')}
    and "signals"."id" not in (select c.id from ${calls}))`
  const called = sql`called as (insert into "signals" ("id", "match", "seat", "ask", "player", "asked", "at", "tries", "sent")
    select c.id, moved."id", c.seat, c.ask, c.player, c.at, c.at, 0, '[]' from moved, ${calls} where c.fresh on conflict do nothing)`
  const whole = (parts: readonly RawBuilder<unknown>[]): Compilable => ({
    compile: () => sql`with ${sql.join(parts)} select "id" from moved`.compile(db),
  })
  return {
    moveAtOnce: whole([moved, logged]),
    moveWithDue: whole([moved, logged, cleared, noted]),
    moveWithCalls: whole([moved, logged, cleared, noted, answered, called]),
  }
}

/** Matches that others have changed, each with its seats and with the rows that are new to whoever asks. For PostgreSQL, where others are other processes. */
function watchStatements(db: Kysely<Schema>) {
  const columns = sql.join(['id', 'state', ...FIXED, ...CHANGED].map(name => sql.ref(`m.${name}`)))
  const sitters = sql`(select json_agg(s order by s."seat") from "seats" as s where s."match" = m."id") as "sitters"`
  const since = sql`(select json_agg(e order by e."n") from "entries" as e where e."match" = m."id" and e."n" >= w."from") as "since"`
  const wanted = sql`unnest(${blank('ids')}::text[], ${blank('froms')}::int[]) as w("id", "from")`
  return {
    readBehind: {
      compile: () =>
        sql`select ${columns}, ${sitters}, ${since} from ${wanted} join "matches" as m on m."id" = w."id"`.compile(
          db,
        ),
    },
  }
}

function logStatements(db: Kysely<Schema>) {
  const entries = db.selectFrom('entries').where('match', '=', blank('match'))
  return {
    addEntry: db
      .insertInto('entries')
      .values(blanks(['match', 'n', 'actor', 'action', 'events', 'id', 'rules', 'at'])),
    findEntry: entries.select('n').where('actor', '=', blank('actor')).where('id', '=', blank('id')),
    readEntries: entries.selectAll().where('n', '>=', blank('from')).orderBy('n'),
  }
}

function lobbyStatements(db: Kysely<Schema>) {
  const chat = db.selectFrom('chat').where('match', '=', blank('match'))
  return {
    countTables: db
      .selectFrom('matches')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where('host', '=', blank('host'))
      .where('status', '!=', 'over'),
    countInvites: db
      .selectFrom('invites')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where('match', '=', blank('match')),
    removeMatch: db.deleteFrom('matches').where('id', '=', blank('match')),
    removeSeats: db.deleteFrom('seats').where('match', '=', blank('match')),
    removeEntries: db.deleteFrom('entries').where('match', '=', blank('match')),
    removeInvites: db.deleteFrom('invites').where('match', '=', blank('match')),
    removeChat: db.deleteFrom('chat').where('match', '=', blank('match')),
    addInvite: db.insertInto('invites').values(blanks(['hash', 'match', 'created'])),
    addChat: db.insertInto('chat').values(blanks(['match', 'n', 'player', 'name', 'text', 'at', 'id'])),
    readChat: chat.selectAll().where('n', '>=', blank('from')).orderBy('n', 'desc').limit(blank('limit')),
    lastChat: chat.select('n').orderBy('n', 'desc').limit(1),
    findChat: chat.select('n').where('player', '=', blank('player')).where('id', '=', blank('id')),
    findInvite: db.selectFrom('invites').select('match').where('hash', '=', blank('hash')),
  }
}

function playerStatements(db: Kysely<Schema>) {
  return {
    addPlayer: db.insertInto('players').values(blanks(['id', 'name', 'created'])),
    addSession: db.insertInto('sessions').values(blanks(['hash', 'player', 'created', 'used', 'device'])),
    findSession: db
      .selectFrom('sessions')
      .innerJoin('players', 'players.id', 'sessions.player')
      .select(['players.id', 'players.name', 'sessions.used'])
      .where('sessions.hash', '=', blank('hash'))
      .where('players.blocked', '=', 0),
    useSession: db
      .updateTable('sessions')
      .set({ used: blank('now') })
      .where('hash', '=', blank('hash')),
    addLink: db.insertInto('links').values(blanks(['hash', 'player', 'expires'])),
    findLink: db.selectFrom('links').selectAll().where('hash', '=', blank('hash')),
    spendLink: db.deleteFrom('links').where('hash', '=', blank('hash')),
  }
}

function dueStatements(db: Kysely<Schema>, locks: boolean) {
  const due = db.selectFrom('due').selectAll().where('match', '=', blank('match'))
  const waiting = due.where('what', '=', blank('what')).where('at', '<=', blank('now'))
  const ranked = db
    .selectFrom('due')
    .selectAll()
    .select(sql<number>`row_number() over (partition by owner order by at)`.as('nth'))
    .where('lane', '=', blank('lane'))
    .where('at', '<=', blank('now'))
    .as('ranked')
  return {
    // The first of everybody's before anybody's second.
    dueNow: db.selectFrom(ranked).selectAll().orderBy('nth').orderBy('at').limit(blank('limit')),
    // Rows that another process has just locked are its business.
    takeDue: locks ? waiting.forUpdate().skipLocked() : waiting,
    releaseBots: db
      .updateTable('due')
      .set(blanks(['at']))
      .where('what', 'like', 'bot %')
      .where('at', '>', blank('now'))
      .where('at', '<', blank('never')),
    rouse: db
      .updateTable('due')
      .set(blanks(['at']))
      .where('match', '=', blank('match'))
      .where('at', '=', blank('never')),
    postponeDue: db
      .updateTable('due')
      .set(blanks(['at']))
      .where('match', '=', blank('match'))
      .where('what', '=', blank('what')),
    // The own sign is replaced, and those of processes that are gone need not be kept beside it.
    clearBeats: db
      .deleteFrom('beats')
      .where(eb => eb.or([eb('process', '=', blank('process')), eb('at', '<', blank('before'))])),
    addBeat: db.insertInto('beats').values(blanks(['process', 'at'])),
    lastBeat: db.selectFrom('beats').select(eb => eb.fn.max('at').as('at')),
    addOutage: db
      .insertInto('outages')
      .values(blanks(['since', 'until']))
      .onConflict(conflict => conflict.doNothing()),
    readOutages: db.selectFrom('outages').selectAll().orderBy('since'),
    readDue: due,
    nextDue: db.selectFrom('due').select('at').where('lane', '=', blank('lane')).orderBy('at').limit(1),
    clearDue: db.deleteFrom('due').where('match', '=', blank('match')),
    addDue: db.insertInto('due').values(blanks(['match', 'what', 'at', 'owner', 'lane'])),
  }
}
