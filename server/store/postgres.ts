/** The store on PostgreSQL: many processes may share it. A row lock is the queue of a match; changes are announced on a connection of its own. */
import { Kysely, Migrator, PostgresDialect } from 'kysely'
import pg from 'pg'
import { migrations } from './schema.ts'
import { makeStatements, type Query, type Row, type Statements } from './statements.ts'
import { Conflict, type Script, type Store } from './store.ts'

const CHANNEL = 'iteru'
const RETRY_MS = 500

/** Counts and times come as numbers; all of ours are far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: string) =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
}

/** Connects, brings the tables up to date (one process at a time) and returns the store. */
export async function openPostgres(url: string): Promise<Store> {
  const pool = new pg.Pool({ connectionString: url, max: 10, types })
  pool.on('error', () => undefined) // a lost idle connection is replaced at the next query
  const dialect = new PostgresDialect({ pool })
  const { error } = await new Migrator({
    db: new Kysely({ dialect }),
    provider: { getMigrations: async () => migrations },
  }).migrateToLatest()
  if (error) {
    await pool.end()
    throw error
  }
  const store = new PostgresStore(url, pool, makeStatements(dialect, true))
  await store.connectEar()
  return store
}

class PostgresStore implements Store {
  readonly shared = true
  private readonly ears: ((topic: string) => void)[] = []
  private readonly news = new Set<string>()
  private ear: pg.Client | undefined
  private telling: Promise<void> = Promise.resolve()
  private closed = false

  constructor(
    private readonly url: string,
    private readonly pool: pg.Pool,
    private readonly sql: Statements,
  ) {}

  async run<T>(script: (sql: Statements) => Script<T>): Promise<T> {
    const client = await this.pool.connect()
    let broken: Error | undefined
    try {
      await client.query('BEGIN')
      const running = script(this.sql)
      let next = running.next([])
      while (!next.done) next = running.next(await ask(client, next.value))
      await client.query('COMMIT')
      return next.value
    } catch (error) {
      await client.query('ROLLBACK').catch((failure: Error) => {
        broken = failure
      })
      throw translate(error)
    } finally {
      client.release(broken)
    }
  }

  /** Announcements go out after the commits they belong to, as one statement for all that came up while the last one was on its way. */
  announce(topic: string): void {
    if (this.news.size === 0) this.telling = this.telling.then(() => this.tell())
    this.news.add(topic)
  }

  listen(hear: (topic: string) => void): void {
    this.ears.push(hear)
  }

  async close(): Promise<void> {
    this.closed = true
    await this.ear?.end().catch(() => undefined)
    await this.pool.end()
  }

  /** Listens on a connection of its own; when that is lost, connects again and lets everybody look anew. */
  async connectEar(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url })
    client.on('notification', ({ payload }) => this.hear(payload ?? '*'))
    client.on('error', () => undefined)
    client.on('end', () => {
      this.ear = undefined
      if (!this.closed) setTimeout(() => this.reconnect(), RETRY_MS).unref()
    })
    await client.connect()
    await client.query(`LISTEN ${CHANNEL}`)
    this.ear = client
  }

  private reconnect(): void {
    if (this.closed) return
    this.connectEar().then(
      () => this.hear('*'),
      () => setTimeout(() => this.reconnect(), RETRY_MS).unref(),
    )
  }

  private hear(topic: string): void {
    for (const ear of this.ears) ear(topic)
  }

  private async tell(): Promise<void> {
    await new Promise(resolve => setImmediate(resolve))
    const topics = [...this.news]
    this.news.clear()
    const text = 'SELECT pg_notify($1, topic) FROM unnest($2::text[]) AS topic'
    // If this fails the connection is gone, and hearing `*` after the reconnection makes up for it.
    await this.ear?.query(text, [CHANNEL, topics]).catch(() => undefined)
  }
}

async function ask(client: pg.PoolClient, { name, sql, parameters }: Query): Promise<readonly Row[]> {
  const { rows } = await client.query<Row>({ name, text: sql, values: [...parameters] })
  return rows
}

function translate(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return code === '23505' ? new Conflict(String(error)) : error
}
