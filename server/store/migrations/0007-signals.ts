/** Turn signals: what is to be sent, who looks at which table just now, and where and how people want to be told. */
import type { Kysely, Migration } from 'kysely'

export interface SignalTables {
  signals: {
    id: string // of the question and the person: the same however often it is sent
    match: string
    seat: number
    ask: number
    player: string
    asked: number // since when; it is sent after a wait
    at: number // not before: leases, repetitions, quiet hours
    tries: number
    sent: string // JSON: to what it went already
  }
  presence: { player: string; match: string; page: string; until: number }
  subscriptions: {
    id: string // the hash of the endpoint
    player: string
    endpoint: string
    p256dh: string
    auth: string
    language: string
    created: number
  }
  signal_settings: { player: string; value: string } // JSON
  signal_mutes: { player: string; match: string } // tables that stay silent for somebody
  webhooks: { player: string; url: string; secret: string; failures: number; created: number }
}

export const signals: Migration = {
  async up(db: Kysely<unknown>) {
    await makeOutbox(db)
    await makeWays(db)
  },
}

async function makeOutbox({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('signals')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('match', 'text', c => c.notNull().references('matches.id'))
    .addColumn('seat', 'integer', c => c.notNull())
    .addColumn('ask', 'integer', c => c.notNull())
    .addColumn('player', 'text', c => c.notNull())
    .addColumn('asked', 'bigint', c => c.notNull())
    .addColumn('at', 'bigint', c => c.notNull())
    .addColumn('tries', 'integer', c => c.notNull())
    .addColumn('sent', 'text', c => c.notNull())
    .execute()
  await schema.createIndex('signals_at').on('signals').column('at').execute()
  await schema.createIndex('signals_match').on('signals').columns(['match', 'seat']).execute()
  await schema.createIndex('signals_player').on('signals').column('player').execute()
  await schema
    .createTable('presence')
    .addColumn('player', 'text', c => c.notNull())
    .addColumn('match', 'text', c => c.notNull())
    .addColumn('page', 'text', c => c.notNull())
    .addColumn('until', 'bigint', c => c.notNull())
    .addPrimaryKeyConstraint('presence_key', ['player', 'match', 'page'])
    .execute()
  await schema.createIndex('presence_page').on('presence').column('page').execute()
}

async function makeWays({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('subscriptions')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('player', 'text', c => c.notNull().references('players.id'))
    .addColumn('endpoint', 'text', c => c.notNull())
    .addColumn('p256dh', 'text', c => c.notNull())
    .addColumn('auth', 'text', c => c.notNull())
    .addColumn('language', 'text', c => c.notNull())
    .addColumn('created', 'bigint', c => c.notNull())
    .execute()
  await schema.createIndex('subscriptions_player').on('subscriptions').column('player').execute()
  await schema
    .createTable('signal_settings')
    .addColumn('player', 'text', c => c.primaryKey().references('players.id'))
    .addColumn('value', 'text', c => c.notNull())
    .execute()
  await schema
    .createTable('signal_mutes')
    .addColumn('player', 'text', c => c.notNull().references('players.id'))
    .addColumn('match', 'text', c => c.notNull().references('matches.id'))
    .addPrimaryKeyConstraint('signal_mutes_key', ['player', 'match'])
    .execute()
  await schema
    .createTable('webhooks')
    .addColumn('player', 'text', c => c.primaryKey().references('players.id'))
    .addColumn('url', 'text', c => c.notNull())
    .addColumn('secret', 'text', c => c.notNull())
    .addColumn('failures', 'integer', c => c.notNull())
    .addColumn('created', 'bigint', c => c.notNull())
    .execute()
}
