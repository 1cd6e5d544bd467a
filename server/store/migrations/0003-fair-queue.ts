/** Bots think for one player after the other: what is due says for whom it is done and how long it may take. */
import type { Kysely, Migration } from 'kysely'

export const fairQueue: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .alterTable('due')
      .addColumn('owner', 'text', c => c.notNull().defaultTo(''))
      .execute()
    await schema
      .alterTable('due')
      .addColumn('lane', 'integer', c => c.notNull().defaultTo(0))
      .execute()
    await schema.dropIndex('due_at').execute()
    await schema.createIndex('due_lane').on('due').columns(['lane', 'at']).execute()
  },
}
