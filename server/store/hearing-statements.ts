/** The SQL of who wants to hear of new tables. */
import type { Kysely } from 'kysely'
import { blank, blanks } from './blanks.ts'
import type { Schema } from './schema.ts'

export function hearingStatements(db: Kysely<Schema>, locks: boolean) {
  const hearers = db
    .selectFrom('hearings')
    .innerJoin('players', 'players.id', 'hearings.player')
    .select('hearings.player')
    .where('hearings.game', '=', blank('game'))
    .where('hearings.at', '<=', blank('before'))
    .where('players.blocked', '=', 0)
    .orderBy('hearings.at')
    .limit(blank('limit'))
  return {
    // Whom another process is just calling is called.
    hearersOf: locks ? hearers.forUpdate('hearings').skipLocked() : hearers,
    addHearing: db
      .insertInto('hearings')
      .values(blanks(['player', 'game', 'at']))
      .onConflict(conflict => conflict.doNothing()),
    removeHearing: db
      .deleteFrom('hearings')
      .where('player', '=', blank('player'))
      .where('game', '=', blank('game')),
    noteHearing: db
      .updateTable('hearings')
      .set(blanks(['at']))
      .where('player', '=', blank('player'))
      .where('game', '=', blank('game')),
  }
}
