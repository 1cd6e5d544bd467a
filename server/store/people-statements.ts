/** The SQL of people: how they sign in, what they must prove, what belongs to them. */
import { type Compilable, type Kysely, sql } from 'kysely'
import { blank, blanks } from './blanks.ts'
import { PERSONAL } from './personal.ts'
import type { Schema } from './schema.ts'

export function peopleStatements(db: Kysely<Schema>, locks: boolean) {
  return {
    ...wayStatements(db),
    ...proofStatements(db, locks),
    ...sessionStatements(db),
    ...movingStatements(db),
    ...mannerStatements(db),
    ...deedStatements(db),
    ...personalStatements(db),
  }
}

function wayStatements(db: Kysely<Schema>) {
  return {
    addAddress: db.insertInto('addresses').values(blanks(['address', 'player', 'created'])),
    findAddress: db.selectFrom('addresses').select('player').where('address', '=', blank('address')),
    addressOf: db.selectFrom('addresses').select('address').where('player', '=', blank('player')),
    removeAddress: db.deleteFrom('addresses').where('player', '=', blank('player')),
    addPasskey: db
      .insertInto('passkeys')
      .values(blanks(['id', 'player', 'key', 'counter', 'transports', 'name', 'created', 'used'])),
    findPasskey: db.selectFrom('passkeys').selectAll().where('id', '=', blank('id')),
    passkeysOf: db
      .selectFrom('passkeys')
      .selectAll()
      .where('player', '=', blank('player'))
      .orderBy('created'),
    usePasskey: db
      .updateTable('passkeys')
      .set({ counter: blank('counter'), used: blank('now') })
      .where('id', '=', blank('id')),
    removePasskey: db
      .deleteFrom('passkeys')
      .where('id', '=', blank('id'))
      .where('player', '=', blank('player')),
    setShown: db
      .updateTable('players')
      .set({ shown: blank('shown') })
      .where('id', '=', blank('player')),
  }
}

function proofStatements(db: Kysely<Schema>, locks: boolean) {
  const note = db.selectFrom('notes').select('value').where('name', '=', blank('name'))
  return {
    addProof: db
      .insertInto('proofs')
      .values(blanks(['browser', 'kind', 'player', 'address', 'secret', 'tries', 'expires'])),
    removeProof: db
      .deleteFrom('proofs')
      .where('browser', '=', blank('browser'))
      .where('kind', '=', blank('kind')),
    removeProofsFor: db.deleteFrom('proofs').where('address', '=', blank('address')),
    removeProofsOf: db.deleteFrom('proofs').where('player', '=', blank('player')),
    removeOldProofs: db.deleteFrom('proofs').where('expires', '<', blank('before')),
    // Counted in the same step in which it is read: however many try at once, each counts.
    tryProof: db
      .updateTable('proofs')
      .set({ tries: sql<number>`tries + 1` })
      .where('browser', '=', blank('browser'))
      .where('kind', '=', blank('kind'))
      .where('tries', '<', blank('most'))
      .returningAll(),
    lockNote: locks ? note.forUpdate() : note,
    addSending: db.insertInto('sendings').values(blanks(['who', 'at'])),
    countSendings: db
      .selectFrom('sendings')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where('who', '=', blank('who'))
      .where('at', '>', blank('after')),
    removeOldSendings: db.deleteFrom('sendings').where('at', '<', blank('before')),
  }
}

function sessionStatements(db: Kysely<Schema>) {
  return {
    sessionsOf: db
      .selectFrom('sessions')
      .selectAll()
      .where('player', '=', blank('player'))
      .orderBy('used', 'desc'),
    removeSession: db.deleteFrom('sessions').where('hash', '=', blank('hash')),
    claimLink: db
      .updateTable('links')
      .set({ claim: blank('claim'), device: blank('device') })
      .where('hash', '=', blank('hash'))
      .where('claim', 'is', null),
    confirmLink: db
      .updateTable('links')
      .set({ confirmed: 1 })
      .where('hash', '=', blank('hash'))
      .where('player', '=', blank('player'))
      .where('claim', 'is not', null),
  }
}

/** What becomes another person's when a guest signs in. */
function movingStatements(db: Kysely<Schema>) {
  return {
    moveHost: db
      .updateTable('matches')
      .set({ host: blank('to') })
      .where('host', '=', blank('from')),
    moveOwner: db
      .updateTable('due')
      .set({ owner: blank('to') })
      .where('owner', '=', blank('from')),
    moveWords: db
      .updateTable('chat')
      .set({ player: blank('to'), name: blank('name') })
      .where('player', '=', blank('from')),
    moveResults: db
      .updateTable('results')
      .set({ player: blank('to') })
      .where('player', '=', blank('from')),
  }
}

function mannerStatements(db: Kysely<Schema>) {
  return {
    addBlock: db.insertInto('blocks').values(blanks(['player', 'other', 'kind', 'at'])),
    removeBlock: db
      .deleteFrom('blocks')
      .where('player', '=', blank('player'))
      .where('other', '=', blank('other')),
    removeBlocksOf: db.deleteFrom('blocks').where('other', '=', blank('player')),
    // Who neither wants to meet nor to read somebody.
    blockersOf: db.selectFrom('blocks').select('player').where('other', '=', blank('player')),
    blocksOf: db
      .selectFrom('blocks')
      .leftJoin('players', 'players.id', 'blocks.other')
      .select(['blocks.other', 'blocks.kind', 'players.name'])
      .where('blocks.player', '=', blank('player'))
      .orderBy('blocks.at', 'desc'),
    // Whoever one of them has blocked, and whoever has blocked them.
    blocksWith: db
      .selectFrom('blocks')
      .select(['player', 'other'])
      .where('kind', '=', 'block')
      .where(eb => eb.or([eb('player', '=', blank('player')), eb('other', '=', blank('player'))])),
    moveBlocked: db
      .updateTable('blocks')
      .set({ other: blank('to') })
      .where('other', '=', blank('from'))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('blocks as own')
              .select('own.at')
              .whereRef('own.player', '=', 'blocks.player')
              .where('own.other', '=', blank('to')),
          ),
        ),
      ),
    addReport: db
      .insertInto('reports')
      .values(blanks(['id', 'player', 'about', 'match', 'text', 'at', 'done'])),
    countReports: db
      .selectFrom('reports')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where('player', '=', blank('player'))
      .where('at', '>', blank('after')),
    openReports: db
      .selectFrom('reports')
      .selectAll()
      .where('done', '=', 0)
      .orderBy('at')
      .limit(blank('limit')),
    closeReport: db.updateTable('reports').set({ done: 1 }).where('id', '=', blank('id')).returning('id'),
    removeReportsAbout: db.deleteFrom('reports').where('about', '=', blank('player')),
  }
}

/** What somebody did at tables, for their download. */
function deedStatements(db: Kysely<Schema>) {
  return {
    seatsOf: db
      .selectFrom('seats')
      .innerJoin('matches as m', 'm.id', 'seats.match')
      .select(['m.id', 'm.game', 'm.status', 'm.result', 'm.created', 'seats.seat', 'seats.name'])
      .where('seats.player', '=', blank('player'))
      .orderBy('m.created'),
    ordersOf: db
      .selectFrom('seats')
      .innerJoin('matches as m', 'm.id', 'seats.match')
      .select(['m.id as match', 'seats.seat', 'm.orders'])
      .where('seats.player', '=', blank('player'))
      .where('m.orders', 'is not', null),
    resultsOf: db.selectFrom('results').selectAll().where('player', '=', blank('player')).orderBy('at'),
    wordsOf: db
      .selectFrom('chat')
      .select(['match', 'text', 'at'])
      .where('player', '=', blank('player'))
      .orderBy('at'),
  }
}

type Personal = (typeof PERSONAL)[number]['table']

/** For every table whose rows belong to one person: all of them, none of them any more, and all of them another's. */
function personalStatements(db: Kysely<Schema>) {
  const made = PERSONAL.flatMap(({ table }): [string, Compilable][] => [
    [`their-${table}`, db.selectFrom(table).selectAll().where('player', '=', blank('player'))],
    [`remove-${table}`, db.deleteFrom(table).where('player', '=', blank('player'))],
    [
      `move-${table}`,
      db
        .updateTable(table)
        .set({ player: blank('to') })
        .where('player', '=', blank('from')),
    ],
  ])
  return Object.fromEntries(made) as Record<`${'their' | 'remove' | 'move'}-${Personal}`, Compilable>
}
