/** The SQL of keeping house: what is old, who somebody is, what goes. None of it is on the path of a move. */
import { type Kysely, sql } from 'kysely'
import { blank } from './blanks.ts'
import type { Schema } from './schema.ts'

export function houseStatements(db: Kysely<Schema>) {
  return { ...ageStatements(db), ...personStatements(db), ...lookStatements(db) }
}

function ageStatements(db: Kysely<Schema>) {
  return {
    // By the time they were made, which has an index, so that only few are looked at.
    oldMatches: db
      .selectFrom('matches')
      .select('id')
      .where('listed', 'in', [0, 1])
      .where('status', '=', blank('status'))
      .where('created', '<', blank('before'))
      .where('updated', '<', blank('before'))
      .limit(blank('limit')),
    removeOldSessions: db.deleteFrom('sessions').where('used', '<', blank('before')),
    removeOldLinks: db.deleteFrom('links').where('expires', '<', blank('before')),
    removeOldOutages: db.deleteFrom('outages').where('until', '<', blank('before')),
    oldGuests: db
      .selectFrom('players')
      .select('id')
      .where('created', '<', blank('before'))
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('seats').select('seat').whereRef('seats.player', '=', 'players.id'))),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('sessions')
              .select('hash')
              .whereRef('sessions.player', '=', 'players.id')
              .where('used', '>=', blank('before')),
          ),
        ),
      )
      // A name that somebody has made last is theirs until they delete it.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(selectFrom('addresses').select('address').whereRef('addresses.player', '=', 'players.id')),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(selectFrom('passkeys').select('passkeys.id').whereRef('passkeys.player', '=', 'players.id')),
        ),
      )
      .limit(blank('limit')),
  }
}

function personStatements(db: Kysely<Schema>) {
  return {
    readPlayer: db.selectFrom('players').selectAll().where('id', '=', blank('player')),
    renamePlayer: db
      .updateTable('players')
      .set({ name: blank('name') })
      .where('id', '=', blank('player')),
    blockPlayer: db
      .updateTable('players')
      .set({ blocked: blank('blocked') })
      .where('id', '=', blank('player')),
    removePlayer: db.deleteFrom('players').where('id', '=', blank('player')),
    removeWords: db.deleteFrom('chat').where('player', '=', blank('player')),
    clearHost: db.updateTable('matches').set({ host: '' }).where('host', '=', blank('player')),
    matchesOf: db.selectFrom('seats').select('match').where('player', '=', blank('player')).orderBy('match'),
    // Where somebody sat before they gave up their seat.
    matchesPlayed: db
      .selectFrom('results')
      .select('match')
      .where('player', '=', blank('player'))
      .orderBy('match'),
    // Where they held a seat before, or were asked to leave.
    matchesHeld: db
      .selectFrom('matches')
      .select('id as match')
      .where('listed', 'in', [0, 1])
      .where('status', 'in', ['open', 'running'])
      .where(eb => eb.or([eb('book', 'like', blank('like')), eb('settings', 'like', blank('like'))]))
      .orderBy('id'),
    matchesBy: db.selectFrom('matches').select('id').where('host', '=', blank('player')).orderBy('id'),
  }
}

function lookStatements(db: Kysely<Schema>) {
  return {
    latest: db
      .selectFrom('matches')
      .select('id')
      .where('listed', 'in', [0, 1])
      .where('status', '=', blank('status'))
      .orderBy('created', 'desc')
      .limit(blank('limit')),
    findPlayers: db
      .selectFrom('players')
      .selectAll()
      .where(sql`lower(name)`, 'like', blank('like'))
      .orderBy('created', 'desc')
      .limit(blank('limit')),
    countMatches: db
      .selectFrom('matches')
      .select(['game', 'status'])
      .select(eb => eb.fn.countAll<number>().as('count'))
      .groupBy(['game', 'status'])
      .orderBy('game')
      .orderBy('status'),
    countPlayers: db.selectFrom('players').select(eb => eb.fn.countAll<number>().as('count')),
    countSessions: db.selectFrom('sessions').select(eb => eb.fn.countAll<number>().as('count')),
    keepNote: db
      .insertInto('notes')
      .values({ name: blank('name'), value: blank('value') })
      .onConflict(conflict => conflict.doNothing()),
    readNote: db.selectFrom('notes').select('value').where('name', '=', blank('name')),
  }
}
