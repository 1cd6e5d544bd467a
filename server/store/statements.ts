/** The SQL that a move needs, compiled once for each engine by kysely and then only filled in. */
import { type Compilable, Kysely, type PostgresDialect, type SqliteDialect } from 'kysely'
import type { Schema } from './schema.ts'

/** One statement ready to be run. `name` is the same for the same text, so that engines can keep it prepared. */
export interface Query {
  readonly name: string
  readonly sql: string
  readonly parameters: readonly unknown[]
}

export type Row = Readonly<Record<string, unknown>>
type Values = Readonly<Record<string, unknown>>

/** Stands for a value that is filled in later. */
class Blank {
  constructor(readonly name: string) {}
}
const blank = (name: string) => new Blank(name) as never

const MATCH_COLUMNS = [
  ...[
    'game',
    'rules',
    'options',
    'settings',
    'status',
    'version',
    'book',
    'to_act',
    'clocks',
    'proposal',
    'result',
  ],
  ...['secret', 'commitment', 'contributions', 'host', 'created', 'updated'],
] as const
const CHANGED = [
  'settings',
  'status',
  'state',
  'version',
  'book',
  'to_act',
  'clocks',
  'proposal',
  'result',
  'contributions',
  'updated',
] as const
const ENTRY = ['match', 'n', 'actor', 'action', 'events', 'id', 'rules', 'at'] as const
const SEAT = ['match', 'seat', 'player', 'bot', 'name'] as const

// Kysely cannot know that every column is there; a missing one fails at the first insert, in every test of the store.
const blanks = (names: readonly string[]) =>
  Object.fromEntries(names.map(name => [name, blank(name)])) as never

/** All statements for one engine. Each is a function from values to a query. */
export function makeStatements(dialect: SqliteDialect | PostgresDialect, locks: boolean) {
  const db = new Kysely<Schema>({ dialect })
  const ready = (name: string, statement: Compilable) => {
    const { sql, parameters } = statement.compile()
    return (values: Values = {}): Query => ({
      name,
      sql,
      parameters: parameters.map(part => (part instanceof Blank ? values[part.name] : part)),
    })
  }
  const lockMatch = db
    .selectFrom('matches')
    .select(['id', ...(MATCH_COLUMNS as readonly (keyof Schema['matches'])[])])
    .where('id', '=', blank('id'))
  return {
    lockMatch: ready('lockMatch', locks ? lockMatch.forUpdate() : lockMatch),
    readState: ready('readState', db.selectFrom('matches').select('state').where('id', '=', blank('id'))),
    addMatch: ready('addMatch', db.insertInto('matches').values(blanks(['id', 'state', ...MATCH_COLUMNS]))),
    updateMatch: ready(
      'updateMatch',
      db.updateTable('matches').set(blanks(CHANGED)).where('id', '=', blank('id')),
    ),
    readSeats: ready(
      'readSeats',
      db.selectFrom('seats').selectAll().where('match', '=', blank('id')).orderBy('seat'),
    ),
    addSeat: ready('addSeat', db.insertInto('seats').values(blanks(SEAT))),
    updateSeat: ready(
      'updateSeat',
      db
        .updateTable('seats')
        .set(blanks(['player', 'bot', 'name']))
        .where('match', '=', blank('match'))
        .where('seat', '=', blank('seat')),
    ),
    addEntry: ready('addEntry', db.insertInto('entries').values(blanks(ENTRY))),
    findEntry: ready(
      'findEntry',
      db
        .selectFrom('entries')
        .select('n')
        .where('match', '=', blank('match'))
        .where('actor', '=', blank('actor'))
        .where('id', '=', blank('id')),
    ),
    readEntries: ready(
      'readEntries',
      db.selectFrom('entries').selectAll().where('match', '=', blank('id')).orderBy('n'),
    ),
    clearDue: ready('clearDue', db.deleteFrom('due').where('match', '=', blank('match'))),
    addDue: ready('addDue', db.insertInto('due').values(blanks(['match', 'what', 'at']))),
  }
}

export type Statements = ReturnType<typeof makeStatements>
