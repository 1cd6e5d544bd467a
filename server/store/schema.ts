/** The tables of the store and the migrations that make them: one code for SQLite and PostgreSQL. Ids and JSON are text, times milliseconds. */
import { type Kysely, type Migration, sql } from 'kysely'
import { fairQueue } from './migrations/0003-fair-queue.ts'
import { exchange } from './migrations/0004-exchange.ts'
import { house } from './migrations/0005-house.ts'
import { identities } from './migrations/0006-identities.ts'
import { type SignalTables, signals } from './migrations/0007-signals.ts'
import { days } from './migrations/0008-days.ts'
import { calendars } from './migrations/0009-calendars.ts'
import { orders } from './migrations/0010-orders.ts'
import { unproved } from './migrations/0011-unproved.ts'
import { earlierResults } from './migrations/0012-earlier-results.ts'

export interface Schema extends SignalTables {
  players: {
    id: string
    name: string
    created: number
    blocked: number
    shown: number // 1: in the leader boards, with a profile that anybody may see
  }
  sessions: { hash: string; player: string; created: number; used: number; device: string }
  links: {
    hash: string
    player: string
    expires: number
    claim: string | null // the hash of the token of the browser that wants to become this player
    device: string
    confirmed: number
  }
  matches: {
    id: string
    game: string
    rules: number
    options: string
    settings: string // who may sit, pace, what happens when time runs out
    status: string // open, running, over
    state: string // JSON; null before the start
    version: number
    book: string // the counters: entries, chance entries, questions and messages by viewer
    to_act: string // seats that are asked, as ",0,1,": so that one LIKE finds them
    clocks: string
    proposal: string
    result: string
    secret: string
    commitment: string
    contributions: string
    exchange: string | null // what was promised to the shuffles, and what was shown
    rematch: string | null // the table at which the same people go on
    last: string | null // what everybody saw last
    orders: string | null // standing orders by seat
    listed: number // 1: anybody may find it
    host: string
    created: number
    updated: number
  }
  seats: {
    match: string
    seat: number
    player: string | null
    bot: string | null
    name: string
    calendar: string | null // JSON: when the clock of this player stands still; at tables over several days only
  }
  entries: {
    match: string
    n: number
    actor: string // a seat, 'chance' or 'table'
    action: string
    events: string
    id: string | null // given by whoever acted, so that a repeated message is recognised
    rules: number
    at: number
  }
  invites: { hash: string; match: string; created: number }
  chat: {
    match: string
    n: number
    player: string
    name: string
    text: string
    at: number
    id: string | null
  }
  due: {
    match: string
    what: string // a clock that runs out, a bot that moves, a standing order that answers
    at: number
    owner: string // the player for whom it is done: one takes turns with the others
    lane: number // 0: it is quickly done; 1: a bot thinks for long
  }
  beats: { process: string; at: number }
  outages: { since: number; until: number }
  notes: { name: string; value: string } // what the store knows of itself, and the keys of the house
  addresses: { address: string; player: string; created: number }
  passkeys: {
    id: string
    player: string
    key: string // the public one
    counter: number
    transports: string
    name: string
    created: number
    used: number
  }
  /** What a browser must prove shortly: a code that was mailed, or the challenge of a passkey. */
  proofs: {
    browser: string // the hash of a token that only this browser has
    kind: string
    player: string | null
    address: string | null
    secret: string // the HMAC of the code, or the challenge
    tries: number
    expires: number
  }
  sendings: { who: string; at: number } // codes that were mailed lately, to whom as an HMAC: so that limits hold
  ratings: {
    player: string // nobody: the row that numbers the rated results of a game
    game: string
    mu: number
    sigma: number
    score: number // by which leader boards are ordered
    matches: number
    updated: number
  }
  results: {
    match: string
    seat: number
    player: string // 'somebody' whose name was deleted
    game: string
    seats: number
    place: number // 0: not over yet, but the rating of somebody who was deleted must be kept for it
    ending: string
    against: string // the strongest level of bots at the table; empty: people only
    nth: number | null // of the rated results of this game; null: not rated
    mu: number | null // before, and after
    sigma: number | null
    mu_after: number | null
    sigma_after: number | null
    void: number // 1: the host has said that it does not count
    unproved: number // 1: it was played on a device, and only its owner says how
    at: number
  }
  calendars: { player: string; value: string } // JSON: vacations, and the quiet hours of the clock
  hearings: { player: string; game: string; at: number } // who wants to hear of new tables of a game, and when they last did
  blocks: { player: string; other: string; kind: string; at: number } // kind: block or mute
  reports: {
    id: string
    player: string
    about: string
    match: string
    text: string
    at: number
    done: number
  }
}

const first: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db
    await schema
      .createTable('players')
      .addColumn('id', 'text', c => c.primaryKey())
      .addColumn('name', 'text', c => c.notNull())
      .addColumn('created', 'bigint', c => c.notNull())
      .execute()
    await schema
      .createTable('sessions')
      .addColumn('hash', 'text', c => c.primaryKey())
      .addColumn('player', 'text', c => c.notNull().references('players.id'))
      .addColumn('created', 'bigint', c => c.notNull())
      .addColumn('used', 'bigint', c => c.notNull())
      .execute()
    await schema
      .createTable('links')
      .addColumn('hash', 'text', c => c.primaryKey())
      .addColumn('player', 'text', c => c.notNull().references('players.id'))
      .addColumn('expires', 'bigint', c => c.notNull())
      .execute()
    await makeMatches(db)
    await makeAround(db)
  },
}

async function makeMatches({ schema }: Kysely<unknown>): Promise<void> {
  const texts = [
    'game',
    'options',
    'settings',
    'status',
    'state',
    'book',
    'to_act',
    'clocks',
    'proposal',
    'result',
  ]
  const secrets = ['secret', 'commitment', 'contributions', 'host']
  let matches = schema.createTable('matches').addColumn('id', 'text', c => c.primaryKey())
  for (const name of [...texts, ...secrets]) matches = matches.addColumn(name, 'text', c => c.notNull())
  for (const name of ['rules', 'version']) matches = matches.addColumn(name, 'integer', c => c.notNull())
  for (const name of ['created', 'updated']) matches = matches.addColumn(name, 'bigint', c => c.notNull())
  await matches.execute()
  await schema.createIndex('matches_open').on('matches').columns(['status', 'created']).execute()
  await schema
    .createTable('seats')
    .addColumn('match', 'text', c => c.notNull().references('matches.id'))
    .addColumn('seat', 'integer', c => c.notNull())
    .addColumn('player', 'text', c => c.references('players.id'))
    .addColumn('bot', 'text')
    .addColumn('name', 'text', c => c.notNull())
    .addPrimaryKeyConstraint('seats_key', ['match', 'seat'])
    .execute()
  await schema.createIndex('seats_player').on('seats').column('player').execute()
  await schema
    .createTable('entries')
    .addColumn('match', 'text', c => c.notNull().references('matches.id'))
    .addColumn('n', 'integer', c => c.notNull())
    .addColumn('actor', 'text', c => c.notNull())
    .addColumn('action', 'text', c => c.notNull())
    .addColumn('events', 'text', c => c.notNull())
    .addColumn('id', 'text')
    .addColumn('rules', 'integer', c => c.notNull())
    .addColumn('at', 'bigint', c => c.notNull())
    .addPrimaryKeyConstraint('entries_key', ['match', 'n'])
    .addUniqueConstraint('entries_once', ['match', 'actor', 'id'])
    .execute()
}

async function makeAround({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('invites')
    .addColumn('hash', 'text', c => c.primaryKey())
    .addColumn('match', 'text', c => c.notNull().references('matches.id'))
    .addColumn('created', 'bigint', c => c.notNull())
    .execute()
  await schema
    .createTable('chat')
    .addColumn('match', 'text', c => c.notNull().references('matches.id'))
    .addColumn('n', 'integer', c => c.notNull())
    .addColumn('player', 'text', c => c.notNull())
    .addColumn('name', 'text', c => c.notNull())
    .addColumn('text', 'text', c => c.notNull())
    .addColumn('at', 'bigint', c => c.notNull())
    .addPrimaryKeyConstraint('chat_key', ['match', 'n'])
    .execute()
  await schema
    .createTable('due')
    .addColumn('match', 'text', c => c.notNull().references('matches.id'))
    .addColumn('what', 'text', c => c.notNull())
    .addColumn('at', 'bigint', c => c.notNull())
    .addPrimaryKeyConstraint('due_key', ['match', 'what'])
    .execute()
  await schema.createIndex('due_at').on('due').column('at').execute()
  await schema
    .createTable('beats')
    .addColumn('process', 'text', c => c.primaryKey())
    .addColumn('at', 'bigint', c => c.notNull())
    .execute()
  await schema
    .createTable('outages')
    .addColumn('since', 'bigint', c => c.primaryKey())
    .addColumn('until', 'bigint', c => c.notNull())
    .execute()
}

/** Rematches, lists that find open tables by an index, and lines of chat that are said once. */
const second: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db
    await schema.alterTable('matches').addColumn('rematch', 'text').execute()
    await schema
      .alterTable('matches')
      .addColumn('listed', 'integer', c => c.notNull().defaultTo(0))
      .execute()
    await sql`update matches set listed = 1 where settings like '%"open":true%'`.execute(db)
    await schema.dropIndex('matches_open').execute()
    await schema
      .createIndex('matches_listed')
      .on('matches')
      .columns(['listed', 'status', 'created'])
      .execute()
    await schema.createIndex('matches_host').on('matches').columns(['host', 'status']).execute()
    await schema.alterTable('chat').addColumn('id', 'text').execute()
    await schema.createIndex('chat_once').unique().on('chat').columns(['match', 'player', 'id']).execute()
  },
}

/** Numbered, never edited: a change of the tables is a new one. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-first': first,
  '0002-rematch': second,
  '0003-fair-queue': fairQueue,
  '0004-exchange': exchange,
  '0005-house': house,
  '0006-identities': identities,
  '0007-signals': signals,
  '0008-days': days,
  '0009-calendars': calendars,
  '0010-orders': orders,
  '0011-unproved': unproved,
  '0012-earlier-results': earlierResults,
}
