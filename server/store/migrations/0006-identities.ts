/** Names that last: ways to sign in, what must be proved shortly, results and ratings, blocks and reports. */
import type { Kysely, Migration } from 'kysely'

export const identities: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db
    await schema
      .alterTable('players')
      .addColumn('shown', 'integer', c => c.notNull().defaultTo(0))
      .execute()
    await schema
      .alterTable('sessions')
      .addColumn('device', 'text', c => c.notNull().defaultTo(''))
      .execute()
    await schema.alterTable('links').addColumn('claim', 'text').execute()
    await schema
      .alterTable('links')
      .addColumn('device', 'text', c => c.notNull().defaultTo(''))
      .execute()
    await schema
      .alterTable('links')
      .addColumn('confirmed', 'integer', c => c.notNull().defaultTo(0))
      .execute()
    await makeWays(db)
    await makeResults(db)
    await makeManners(db)
  },
}

async function makeWays({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('addresses')
    .addColumn('address', 'text', c => c.primaryKey())
    .addColumn('player', 'text', c => c.notNull().unique().references('players.id'))
    .addColumn('created', 'bigint', c => c.notNull())
    .execute()
  await schema
    .createTable('passkeys')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('player', 'text', c => c.notNull().references('players.id'))
    .addColumn('key', 'text', c => c.notNull())
    .addColumn('counter', 'bigint', c => c.notNull())
    .addColumn('transports', 'text', c => c.notNull())
    .addColumn('name', 'text', c => c.notNull())
    .addColumn('created', 'bigint', c => c.notNull())
    .addColumn('used', 'bigint', c => c.notNull())
    .execute()
  await schema.createIndex('passkeys_player').on('passkeys').column('player').execute()
  await schema
    .createTable('proofs')
    .addColumn('browser', 'text', c => c.notNull())
    .addColumn('kind', 'text', c => c.notNull())
    .addColumn('player', 'text')
    .addColumn('address', 'text')
    .addColumn('secret', 'text', c => c.notNull())
    .addColumn('tries', 'integer', c => c.notNull())
    .addColumn('expires', 'bigint', c => c.notNull())
    .addPrimaryKeyConstraint('proofs_key', ['browser', 'kind'])
    .execute()
  await schema.createIndex('proofs_address').on('proofs').column('address').execute()
  await schema
    .createTable('sendings')
    .addColumn('who', 'text', c => c.notNull())
    .addColumn('at', 'bigint', c => c.notNull())
    .execute()
  await schema.createIndex('sendings_who').on('sendings').columns(['who', 'at']).execute()
  await schema.createIndex('links_player').on('links').column('player').execute()
}

async function makeResults({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('ratings')
    .addColumn('player', 'text', c => c.notNull())
    .addColumn('game', 'text', c => c.notNull())
    .addColumn('mu', 'double precision', c => c.notNull())
    .addColumn('sigma', 'double precision', c => c.notNull())
    .addColumn('score', 'double precision', c => c.notNull())
    .addColumn('matches', 'integer', c => c.notNull())
    .addColumn('updated', 'bigint', c => c.notNull())
    .addPrimaryKeyConstraint('ratings_key', ['player', 'game'])
    .execute()
  await schema.createIndex('ratings_score').on('ratings').columns(['game', 'score']).execute()
  await schema
    .createTable('results')
    .addColumn('match', 'text', c => c.notNull())
    .addColumn('seat', 'integer', c => c.notNull())
    .addColumn('player', 'text', c => c.notNull())
    .addColumn('game', 'text', c => c.notNull())
    .addColumn('seats', 'integer', c => c.notNull())
    .addColumn('place', 'integer', c => c.notNull())
    .addColumn('ending', 'text', c => c.notNull())
    .addColumn('against', 'text', c => c.notNull())
    .addColumn('nth', 'integer')
    .addColumn('mu', 'double precision')
    .addColumn('sigma', 'double precision')
    .addColumn('mu_after', 'double precision')
    .addColumn('sigma_after', 'double precision')
    .addColumn('void', 'integer', c => c.notNull().defaultTo(0))
    .addColumn('at', 'bigint', c => c.notNull())
    .addPrimaryKeyConstraint('results_key', ['match', 'seat'])
    .execute()
  await schema.createIndex('results_player').on('results').columns(['player', 'game', 'at']).execute()
  await schema.createIndex('results_nth').on('results').columns(['game', 'nth']).execute()
  await schema.createIndex('chat_player').on('chat').column('player').execute()
}

async function makeManners({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('blocks')
    .addColumn('player', 'text', c => c.notNull())
    .addColumn('other', 'text', c => c.notNull())
    .addColumn('kind', 'text', c => c.notNull())
    .addColumn('at', 'bigint', c => c.notNull())
    .addPrimaryKeyConstraint('blocks_key', ['player', 'other'])
    .execute()
  await schema.createIndex('blocks_other').on('blocks').column('other').execute()
  await schema
    .createTable('reports')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('player', 'text', c => c.notNull())
    .addColumn('about', 'text', c => c.notNull())
    .addColumn('match', 'text', c => c.notNull())
    .addColumn('text', 'text', c => c.notNull())
    .addColumn('at', 'bigint', c => c.notNull())
    .addColumn('done', 'integer', c => c.notNull().defaultTo(0))
    .execute()
  await schema.createIndex('reports_done').on('reports').columns(['done', 'at']).execute()
}
