/** The SQL of calendars. */
import type { Kysely } from 'kysely'
import { blank, blanks } from './blanks.ts'
import type { Schema } from './schema.ts'

export function calendarStatements(db: Kysely<Schema>, locks: boolean) {
  const player = db.selectFrom('players').select('id').where('id', '=', blank('player'))
  return {
    // Weak enough for those who only refer to the player.
    lockPlayer: locks ? player.forNoKeyUpdate() : player,
    readCalendar: db.selectFrom('calendars').select('value').where('player', '=', blank('player')),
    writeCalendar: db
      .insertInto('calendars')
      .values(blanks(['player', 'value']))
      .onConflict(conflict => conflict.column('player').doUpdateSet({ value: blank('value') })),
    unfinishedOf: db
      .selectFrom('seats')
      .innerJoin('matches', 'matches.id', 'seats.match')
      .select('seats.match')
      .where('seats.player', '=', blank('player'))
      .where('matches.status', '!=', 'over')
      .orderBy('seats.match'),
  }
}
