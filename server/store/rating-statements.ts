/** The SQL of results, ratings and leader boards. */
import { type Kysely, sql } from 'kysely'
import { blank, blanks } from './blanks.ts'
import type { Schema } from './schema.ts'

const RATING = ['mu', 'sigma', 'mu_after', 'sigma_after'] as const

export function ratingStatements(db: Kysely<Schema>, locks: boolean) {
  const rating = db
    .selectFrom('ratings')
    .selectAll()
    .where('player', '=', blank('player'))
    .where('game', '=', blank('game'))
  return {
    ...profileStatements(db),
    ...unprovedStatements(db),
    addResult: db
      .insertInto('results')
      .values(
        blanks([
          'match',
          'seat',
          'player',
          'game',
          'seats',
          'place',
          'ending',
          'against',
          'nth',
          ...RATING,
          'void',
          'unproved',
          'at',
        ]),
      ),
    resultsAt: db.selectFrom('results').selectAll().where('match', '=', blank('match')).orderBy('seat'),
    removeResultsAt: db.deleteFrom('results').where('match', '=', blank('match')),
    keepRating: db
      .insertInto('ratings')
      .values(blanks(['player', 'game', 'mu', 'sigma', 'score', 'matches', 'updated']))
      .onConflict(conflict => conflict.doNothing()),
    lockRating: locks ? rating.forUpdate() : rating,
    writeRating: db
      .updateTable('ratings')
      .set(blanks(['mu', 'sigma', 'score', 'matches', 'updated']))
      .where('player', '=', blank('player'))
      .where('game', '=', blank('game')),
    ratedResults: db
      .selectFrom('results')
      .selectAll()
      .where('game', '=', blank('game'))
      .where('nth', 'is not', null)
      .orderBy('nth')
      .orderBy('seat'),
    writeResult: db
      .updateTable('results')
      .set(blanks(RATING))
      .where('match', '=', blank('match'))
      .where('seat', '=', blank('seat')),
    voidResults: db
      .updateTable('results')
      .set({ void: blank('void') })
      .where('match', '=', blank('match'))
      .where('nth', 'is not', null)
      .returning('game'),
    clearRatings: db.deleteFrom('ratings').where('game', '=', blank('game')).where('player', '!=', ''),
  }
}

function profileStatements(db: Kysely<Schema>) {
  const results = db.selectFrom('results').where('player', '=', blank('player')).where('place', '>', 0)
  return {
    ratingsOf: db.selectFrom('ratings').selectAll().where('player', '=', blank('player')).orderBy('game'),
    tallies: results
      .select(['game', 'seats', 'against', 'unproved'])
      .select(eb => eb.fn.countAll<number>().as('matches'))
      .select(sql<number>`sum(case when place = 1 then 1 else 0 end)`.as('wins'))
      .groupBy(['game', 'seats', 'against', 'unproved'])
      .orderBy('game')
      .orderBy('seats')
      .orderBy('against'),
    curve: results
      .select(['at', 'mu_after', 'sigma_after'])
      .where('game', '=', blank('game'))
      .where('nth', 'is not', null)
      .where('void', '=', 0)
      .orderBy('at', 'desc')
      .limit(blank('limit')),
    leaders: db
      .selectFrom('ratings')
      .innerJoin('players', 'players.id', 'ratings.player')
      .select(['players.id', 'players.name', 'ratings.mu', 'ratings.sigma', 'ratings.matches'])
      .where('ratings.game', '=', blank('game'))
      .where('players.shown', '=', 1)
      .where('players.blocked', '=', 0)
      .orderBy('ratings.score', 'desc')
      .limit(blank('limit')),
  }
}

function unprovedStatements(db: Kysely<Schema>) {
  const results = db.selectFrom('results').where('unproved', '=', 1)
  return {
    removeUnprovedAt: db.deleteFrom('results').where('match', '=', blank('match')).where('unproved', '=', 1),
    countUnproved: results
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where('player', '=', blank('player')),
  }
}
