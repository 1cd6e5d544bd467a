/** The SQL of turn signals: the outbox, who looks, and the ways on which people are told. */
import type { Kysely } from 'kysely'
import { blank, blanks } from './blanks.ts'
import type { Schema } from './schema.ts'

export function signalStatements(db: Kysely<Schema>, locks: boolean) {
  return { ...outboxStatements(db, locks), ...presenceStatements(db), ...wayStatements(db, locks) }
}

function outboxStatements(db: Kysely<Schema>, locks: boolean) {
  const due = db
    .selectFrom('signals')
    .selectAll()
    .where('at', '<=', blank('now'))
    .where('asked', '<=', blank('before'))
    .orderBy('at')
    .limit(blank('limit'))
  const one = db.selectFrom('signals').selectAll().where('id', '=', blank('id'))
  return {
    addSignal: db
      .insertInto('signals')
      .values(blanks(['id', 'match', 'seat', 'ask', 'player', 'asked', 'at', 'tries', 'sent']))
      .onConflict(conflict => conflict.doNothing()),
    dropSignal: db.deleteFrom('signals').where('id', '=', blank('id')),
    dropClaimed: db.deleteFrom('signals').where('id', '=', blank('id')).where('at', '=', blank('was')),
    // Rows that another process has just locked are its business.
    dueSignals: locks ? due.forUpdate().skipLocked() : due,
    lockSignal: locks ? one.forUpdate() : one,
    leaseSignal: db
      .updateTable('signals')
      .set(blanks(['at', 'tries']))
      .where('id', '=', blank('id'))
      .where('at', '=', blank('was')),
    markSignal: db
      .updateTable('signals')
      .set(blanks(['sent']))
      .where('id', '=', blank('id')),
    nextSignal: db.selectFrom('signals').select(['at', 'asked']).orderBy('at').limit(1),
    countSignals: db.selectFrom('signals').select(eb => eb.fn.countAll<number>().as('count')),
    removeSignals: db.deleteFrom('signals').where('match', '=', blank('match')),
    removeSignalsTo: db.deleteFrom('signals').where('player', '=', blank('player')),
  }
}

function presenceStatements(db: Kysely<Schema>) {
  return {
    look: db
      .insertInto('presence')
      .values(blanks(['player', 'match', 'page', 'until']))
      .onConflict(conflict =>
        conflict.columns(['player', 'match', 'page']).doUpdateSet({ until: blank('until') }),
      ),
    lookAway: db.deleteFrom('presence').where('page', '=', blank('page')).where('match', '=', blank('match')),
    closePage: db.deleteFrom('presence').where('page', '=', blank('page')),
    whoLooks: db
      .selectFrom('presence')
      .select('page')
      .where('player', '=', blank('player'))
      .where('match', '=', blank('match'))
      .where('until', '>', blank('now'))
      .limit(1),
    removeOldPresence: db.deleteFrom('presence').where('until', '<', blank('before')),
    removePresenceAt: db.deleteFrom('presence').where('match', '=', blank('match')),
    removePresenceOf: db.deleteFrom('presence').where('player', '=', blank('player')),
  }
}

function wayStatements(db: Kysely<Schema>, locks: boolean) {
  const choices = db.selectFrom('signal_settings').select('value').where('player', '=', blank('player'))
  return {
    addSubscription: db
      .insertInto('subscriptions')
      .values(blanks(['id', 'player', 'endpoint', 'p256dh', 'auth', 'language', 'created']))
      .onConflict(conflict =>
        conflict.column('id').doUpdateSet(blanks(['player', 'p256dh', 'auth', 'language'])),
      ),
    subscriptionsOf: db
      .selectFrom('subscriptions')
      .selectAll()
      .where('player', '=', blank('player'))
      .orderBy('created'),
    removeSubscription: db.deleteFrom('subscriptions').where('id', '=', blank('id')),
    removeSubscriptions: db.deleteFrom('subscriptions').where('player', '=', blank('player')),
    readSignalSettings: choices,
    lockSignalSettings: locks ? choices.forUpdate() : choices,
    writeSignalSettings: db
      .insertInto('signal_settings')
      .values(blanks(['player', 'value']))
      .onConflict(conflict => conflict.column('player').doUpdateSet({ value: blank('value') })),
    removeSignalSettings: db.deleteFrom('signal_settings').where('player', '=', blank('player')),
    addMute: db
      .insertInto('signal_mutes')
      .values(blanks(['player', 'match']))
      .onConflict(conflict => conflict.doNothing()),
    removeMute: db
      .deleteFrom('signal_mutes')
      .where('player', '=', blank('player'))
      .where('match', '=', blank('match')),
    findMute: db
      .selectFrom('signal_mutes')
      .select('match')
      .where('player', '=', blank('player'))
      .where('match', '=', blank('match')),
    removeMutesAt: db.deleteFrom('signal_mutes').where('match', '=', blank('match')),
    removeMutesOf: db.deleteFrom('signal_mutes').where('player', '=', blank('player')),
    findMail: db
      .selectFrom('addresses')
      .innerJoin('players', 'players.id', 'addresses.player')
      .select(['addresses.address', 'players.name'])
      .where('players.id', '=', blank('player'))
      .where('players.blocked', '=', 0),
    writeWebhook: db
      .insertInto('webhooks')
      .values(blanks(['player', 'url', 'secret', 'failures', 'created']))
      .onConflict(conflict =>
        conflict.column('player').doUpdateSet(blanks(['url', 'secret', 'failures', 'created'])),
      ),
    readWebhook: db.selectFrom('webhooks').selectAll().where('player', '=', blank('player')),
    noteWebhook: db
      .updateTable('webhooks')
      .set(blanks(['failures']))
      .where('player', '=', blank('player')),
    removeWebhook: db.deleteFrom('webhooks').where('player', '=', blank('player')),
  }
}
