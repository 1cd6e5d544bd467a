/** Standing orders: what seats have decided in advance, each its owner's secret. */
import type { Kysely, Migration } from 'kysely'

export const orders: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema.alterTable('matches').addColumn('orders', 'text').execute()
  },
}
