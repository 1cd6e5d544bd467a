/** The store in one SQLite file: one process, one connection. What arrives in one tick shares a commit, since a flush costs more than a move. */
import Database from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import { makeStatements, type Query, type Row, type Statements } from './statements.ts'
import { Conflict, type Script, type Store, type Topic, Unavailable } from './store.ts'
import { bringUpToDate } from './versions.ts'

/** The file is locked, or the disk is full or fails: this may pass. */
const AWAY = /^SQLITE_(BUSY|LOCKED|FULL|IOERR)/

interface Waiting {
  readonly script: (sql: Statements) => Script<unknown>
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
}

/** Opens the file, brings its tables up to date and returns the store. */
export async function openSqlite(file: string): Promise<Store> {
  const database = new Database(file)
  database.pragma(`auto_vacuum = ${INCREMENTAL}`) // of a new file; an old one is made so when it is worth it
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  database.pragma('busy_timeout = 5000')
  const dialect = new SqliteDialect({ database })
  await bringUpToDate(new Kysely({ dialect }))
  rewriteIfWorth(database)
  return new SqliteStore(database, makeStatements(dialect, false))
}

/** Pages that are free can be given back a few at a time. */
const INCREMENTAL = 2
/** So many at a time: a few milliseconds. */
const PAGES_AT_ONCE = 500
/** A file of an older version is written anew once it has so many free pages, and this part of it is free. */
const WORTH_PAGES = 10_000
const WORTH_PART = 0.25

function rewriteIfWorth(database: Database.Database): void {
  const number = (name: string) => database.pragma(name, { simple: true }) as number
  const free = number('freelist_count')
  if (number('auto_vacuum') === INCREMENTAL || free < WORTH_PAGES) return
  if (free < WORTH_PART * number('page_count')) return
  database.pragma(`auto_vacuum = ${INCREMENTAL}`)
  database.exec('VACUUM')
}

class SqliteStore implements Store {
  readonly shared = false
  private readonly prepared = new Map<string, Database.Statement>()
  private waiting: Waiting[] = []
  private readonly listeners: ((topic: Topic) => void)[] = []

  constructor(
    private readonly database: Database.Database,
    private readonly sql: Statements,
  ) {}

  run<T>(script: (sql: Statements) => Script<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (this.waiting.length === 0) setImmediate(() => this.flush())
      this.waiting.push({ script, resolve: resolve as Waiting['resolve'], reject })
    })
  }

  /** Here a statement is no way to somewhere else, so there is nothing to save. */
  read<T>(script: (sql: Statements) => Script<T>): Promise<T> {
    return this.run(script)
  }

  once(statement: (sql: Statements) => Query): Promise<readonly Row[]> {
    return this.run(function* (sql): Script<readonly Row[]> {
      return yield statement(sql)
    })
  }

  announce(topic: Topic): void {
    for (const hear of this.listeners) hear(topic)
  }

  listen(hear: (topic: Topic) => void): void {
    this.listeners.push(hear)
  }

  /** Everything here happens because somebody asked, and they hear of it. */
  onFault(): void {}

  /** In small steps, between which people play on. */
  async compact(): Promise<void> {
    const free = () => this.database.pragma('freelist_count', { simple: true }) as number
    for (let before = free(); before > 0 && this.database.open; ) {
      this.database.pragma(`incremental_vacuum(${PAGES_AT_ONCE})`)
      await new Promise(resolve => setImmediate(resolve))
      const after = this.database.open ? free() : 0
      if (after >= before) break // an old file, which cannot be shortened in steps
      before = after
    }
    if (this.database.open) this.database.pragma('wal_checkpoint(TRUNCATE)')
  }

  async close(): Promise<void> {
    if (this.waiting.length > 0) this.flush()
    this.database.close()
  }

  /** One transaction for all that wait, a savepoint each; nobody is answered before the commit. */
  private flush(): void {
    const batch = this.waiting
    this.waiting = []
    const answers: (() => void)[] = []
    try {
      this.say('BEGIN IMMEDIATE')
      for (const waiting of batch) answers.push(this.attempt(waiting))
      this.say('COMMIT')
    } catch (error) {
      if (this.database.inTransaction) this.say('ROLLBACK')
      for (const { reject } of batch) reject(translate(error))
      return
    }
    for (const answer of answers) answer()
  }

  private attempt({ script, resolve, reject }: Waiting): () => void {
    this.say('SAVEPOINT one')
    try {
      const result = this.step(script(this.sql))
      this.say('RELEASE one')
      return () => resolve(result)
    } catch (error) {
      // A full disk has ended the whole transaction, not only this part of it.
      if (!this.database.inTransaction) throw error
      this.say('ROLLBACK TO one')
      this.say('RELEASE one')
      return () => reject(translate(error))
    }
  }

  private step(script: Script<unknown>): unknown {
    let next = script.next([])
    while (!next.done) next = script.next(this.query(next.value))
    return next.value
  }

  private say(sql: string): void {
    this.prepare(sql).run()
  }

  private prepare(sql: string): Database.Statement {
    const known = this.prepared.get(sql)
    if (known) return known
    const statement = this.database.prepare(sql)
    this.prepared.set(sql, statement)
    return statement
  }

  private query({ sql, parameters }: Query): readonly Row[] {
    const statement = this.prepare(sql)
    if (statement.reader) return statement.all(...parameters) as Row[]
    statement.run(...parameters)
    return []
  }
}

function translate(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code.startsWith('SQLITE_CONSTRAINT')) return new Conflict(String(error))
  return AWAY.test(code) ? new Unavailable(error) : error
}
