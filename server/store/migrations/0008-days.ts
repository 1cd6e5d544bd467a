/** Over days: what everybody saw last at a table, so that lists can tell it without reading its log. */
import type { Kysely, Migration } from 'kysely'

export const days: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema.alterTable('matches').addColumn('last', 'text').execute()
  },
}
