/** Keeping house: people who are blocked, whose sessions they are, and notes of the store about itself. */
import type { Kysely, Migration } from 'kysely'

export const house: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .alterTable('players')
      .addColumn('blocked', 'integer', c => c.notNull().defaultTo(0))
      .execute()
    await schema.createIndex('sessions_player').on('sessions').column('player').execute()
    await schema
      .createTable('notes')
      .addColumn('name', 'text', c => c.primaryKey())
      .addColumn('value', 'text', c => c.notNull())
      .execute()
  },
}
