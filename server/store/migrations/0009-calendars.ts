/** Over days: when somebody's clocks stand still, kept for the person and with every seat they have; and who wants to hear of new tables of which game. */
import type { Kysely, Migration } from 'kysely'

export const calendars: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('calendars')
      .addColumn('player', 'text', c => c.primaryKey().references('players.id'))
      .addColumn('value', 'text', c => c.notNull())
      .execute()
    await schema.alterTable('seats').addColumn('calendar', 'text').execute()
    await schema
      .createTable('hearings')
      .addColumn('player', 'text', c => c.notNull().references('players.id'))
      .addColumn('game', 'text', c => c.notNull())
      .addColumn('at', 'bigint', c => c.notNull())
      .addPrimaryKeyConstraint('hearings_key', ['player', 'game'])
      .execute()
    await schema.createIndex('hearings_game').on('hearings').columns(['game', 'at']).execute()
  },
}
