/** What people promised to add to the shuffles, and what they then showed. */
import type { Kysely, Migration } from 'kysely'

export const exchange: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema.alterTable('matches').addColumn('exchange', 'text').execute()
  },
}
