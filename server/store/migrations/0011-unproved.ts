/** Matches of devices that somebody has added to their name: told in their profile, apart from results that count. */
import type { Kysely, Migration } from 'kysely'

export const unproved: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .alterTable('results')
      .addColumn('unproved', 'integer', c => c.notNull().defaultTo(0))
      .execute()
  },
}
