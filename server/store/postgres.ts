/** The store on PostgreSQL: many processes may share it. A row lock is the queue of a match; a lost connection is an answer like any other, and the next one is a new one. */
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { Announcements } from './announcements.ts'
import { makeStatements, type Query, type Row, type Statements } from './statements.ts'
import { Conflict, EVERYTHING, type Script, type Store, type Topic, Unavailable } from './store.ts'
import { bringUpToDate } from './versions.ts'

const CONNECTIONS = 10

/** A connection that is not made by then, or not free by then, will not help whoever waits for it. */
const CONNECT_MS = 5000

/** None of our statements takes a hundredth of this, so one that does waits for a lock that somebody holds who is stuck. */
const STATEMENT_MS = 5000

/** A database that is frozen does not even say so; if it is alive, its own refusal comes first. */
const ANSWER_MS = STATEMENT_MS + 1000

/** A process that fell asleep in the middle of a transaction lets go of its locks. */
const ASLEEP_MS = 10_000

/** A connection that nobody needs is closed, but not between two moves. */
const IDLE_MS = 30_000

/** Sent as statements: a pooler before the database knows no such parameters of a connection. */
const LIMITS = `SET statement_timeout = ${STATEMENT_MS}; SET idle_in_transaction_session_timeout = ${ASLEEP_MS}`

/** Sent as they are: preparing what has no parameters costs more than it saves. */
const BEGIN = 'BEGIN'
const COMMIT = 'COMMIT'

/** Counts and times come as numbers; all of ours are far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: string) =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
}

/** Connects, brings the tables up to date (one process at a time) and returns the store. Throws Unavailable. */
export async function openPostgres(url: string): Promise<Store> {
  const reach = { connectionString: url, connectionTimeoutMillis: CONNECT_MS, keepAlive: true }
  await migrate(reach)
  const store = new PostgresStore(reach)
  await store.open()
  return store
}

/** Without our limits: a migration may take its time, and wait for another process that is at it. */
async function migrate(reach: pg.PoolConfig): Promise<void> {
  const pool = new pg.Pool({ ...reach, max: 1 })
  let lost = false
  const lose = () => {
    lost = true
  }
  pool.on('error', lose)
  pool.on('connect', client => client.on('error', lose))
  try {
    ;(await connect(pool)).release()
    const db = new Kysely({ dialect: new PostgresDialect({ pool }) })
    await bringUpToDate(db)
  } catch (error) {
    throw lost || error instanceof pg.DatabaseError ? translate(error) : error
  } finally {
    await pool.end()
  }
}

const connect = (pool: pg.Pool): Promise<pg.PoolClient> =>
  pool.connect().catch((error: unknown) => {
    throw translate(error)
  })

class PostgresStore implements Store {
  readonly shared = true
  private readonly listeners: ((topic: Topic) => void)[] = []
  private readonly faultListeners: ((error: unknown) => void)[] = []
  private readonly pool: pg.Pool
  private readonly sql: Statements
  private readonly announcements: Announcements

  constructor(reach: pg.ClientConfig) {
    this.pool = new pg.Pool({
      ...reach,
      types,
      max: CONNECTIONS,
      query_timeout: ANSWER_MS,
      idleTimeoutMillis: IDLE_MS,
      onConnect: client => client.query(LIMITS),
    })
    // Every connection tells of its own loss, at work or idle; without this listener it would end the process.
    this.pool.on('connect', client => client.on('error', error => this.fault(new Unavailable(error))))
    this.pool.on('error', () => undefined) // the same loss once more
    this.sql = makeStatements(new PostgresDialect({ pool: this.pool }), true)
    this.announcements = new Announcements(
      { ...reach, query_timeout: CONNECT_MS },
      { hear: topic => this.hear(topic), fault: error => this.fault(error) },
    )
  }

  async open(): Promise<void> {
    try {
      await this.announcements.connect()
    } catch (error) {
      await this.pool.end()
      throw error
    }
  }

  run<T>(script: (sql: Statements) => Script<T>): Promise<T> {
    return this.lend(client => this.transact(client, script), rollBack)
  }

  read<T>(script: (sql: Statements) => Script<T>): Promise<T> {
    return this.lend(client => step(client, script(this.sql)))
  }

  once(statement: (sql: Statements) => Query): Promise<readonly Row[]> {
    return this.lend(client => this.certainly(ask(client, statement(this.sql))))
  }

  /** A connection for a while. One that does not answer is given up; after any other failure it may have to be put in order. */
  private async lend<T>(
    work: (client: pg.PoolClient) => Promise<T>,
    repair: (client: pg.PoolClient) => Promise<unknown> = async () => undefined,
  ): Promise<T> {
    const client = await connect(this.pool)
    try {
      const result = await work(client)
      client.release()
      return result
    } catch (error) {
      if (error instanceof Unavailable) client.release(error)
      else
        await repair(client).then(
          () => client.release(),
          (failure: Error) => client.release(failure),
        )
      throw error
    }
  }

  /** Announcements go out after the commits they belong to. */
  announce(topic: Topic): void {
    this.announcements.announce(topic)
  }

  listen(hear: (topic: Topic) => void): void {
    this.listeners.push(hear)
  }

  onFault(hear: (error: unknown) => void): void {
    this.faultListeners.push(hear)
  }

  /** The database has its own broom. */
  async compact(): Promise<void> {}

  async close(): Promise<void> {
    await this.announcements.close()
    await this.pool.end()
  }

  private async transact<T>(client: pg.PoolClient, script: (sql: Statements) => Script<T>): Promise<T> {
    await ask(client, BEGIN)
    const result = await step(client, script(this.sql))
    await this.certainly(ask(client, COMMIT))
    return result
  }

  /** A commit of which nothing is heard: perhaps it has happened, and whoever did it will never announce it. */
  private async certainly<T>(commit: Promise<T>): Promise<T> {
    try {
      return await commit
    } catch (error) {
      if (error instanceof Unavailable) this.announce(EVERYTHING)
      throw error
    }
  }

  private hear(topic: Topic): void {
    for (const listener of this.listeners) listener(topic)
  }

  private fault(error: unknown): void {
    for (const listener of this.faultListeners) listener(error)
  }
}

async function ask(client: pg.PoolClient, query: Query | string): Promise<readonly Row[]> {
  try {
    if (typeof query === 'string') return (await client.query<Row>(query)).rows
    const { name, sql, parameters } = query
    return (await client.query<Row>({ name, text: sql, values: [...parameters] })).rows
  } catch (error) {
    throw translate(error)
  }
}

async function step<T>(client: pg.PoolClient, script: Script<T>): Promise<T> {
  let next = script.next([])
  while (!next.done) next = script.next(await ask(client, next.value))
  return next.value
}

const rollBack = (client: pg.PoolClient): Promise<unknown> => client.query('ROLLBACK')

/** What PostgreSQL says when it is going, coming, overburdened or only a copy, or has given up a statement: all of it may pass. */
const PASSING = /^(08|53|57|58|40001|40P01|25006|25P03|55P03)/

/** Two writers who met, and a database that cannot be reached, by the store's own names; anything else is a fault of ours. */
function translate(error: unknown): unknown {
  if (error instanceof pg.DatabaseError) {
    if (error.code === '23505') return new Conflict(String(error))
    return PASSING.test(error.code ?? '') ? new Unavailable(error) : error
  }
  // Not the database has spoken but the connection, unless a value could not be sent at all.
  return error instanceof TypeError || error instanceof RangeError ? error : new Unavailable(error)
}
