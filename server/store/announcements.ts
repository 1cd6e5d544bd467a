/** The connection on which the processes of one PostgreSQL tell each other what has changed. What is said while it is down is not lost: once it is back, everybody looks anew. */
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { EVERYTHING, type Topic, Unavailable } from './store.ts'

const CHANNEL = 'iteru'
const LISTEN = `LISTEN ${CHANNEL}`
/** Under a name, so that it is prepared once. */
const NOTIFY = { name: 'notify', text: 'SELECT pg_notify($1, topic) FROM unnest($2::text[]) AS topic' }

/** How soon a lost connection is made anew: people wait for each other's moves. */
const RETRY_MS = 500

/** A connection on which nothing comes may be dead without anybody noticing; so it is tried. */
const BEAT_MS = 10_000

/** News that come soon after others wait this long for each other: every statement wakes every process, so its cost is that of all of them. */
const BUNDLE_MS = 10

/** With more news than this at once it is cheaper to look at everything. */
const MOST_NEWS = 1000

export interface Hearing {
  hear(topic: Topic): void
  fault(error: unknown): void
}

export class Announcements {
  private client: pg.Client | undefined
  private readonly news = new Set<string>() // as text, so that the same is said once
  private telling: Promise<void> | undefined
  private closed = false
  private timer: NodeJS.Timeout | undefined

  constructor(
    private readonly config: pg.ClientConfig,
    private readonly hearing: Hearing,
  ) {}

  /** Begins to listen. What was said before, here or elsewhere, may have been missed: so everybody is asked to look anew. */
  async connect(): Promise<void> {
    const client = new pg.Client(this.config)
    client.on('notification', ({ payload }) => this.hearing.hear(topicOf(payload)))
    client.on('error', error => this.hearing.fault(new Unavailable(error)))
    client.on('end', () => this.lose(client))
    try {
      await client.connect()
      await client.query(LISTEN)
    } catch (error) {
      this.drop(client)
      throw new Unavailable(error)
    }
    if (this.closed) return this.drop(client)
    this.client = client
    this.timer = setInterval(() => this.beat(client), BEAT_MS).unref()
    this.announce(EVERYTHING)
  }

  /** News go out at once; those that come up while the last ones are on their way, or shortly afterwards, together. */
  announce(topic: Topic): void {
    if (!this.client) return // whoever connects announces everything
    this.news.add(JSON.stringify(topic))
    if (this.news.size > MOST_NEWS) {
      this.news.clear()
      this.news.add(JSON.stringify(EVERYTHING))
    }
    this.telling ??= this.tell()
  }

  async close(): Promise<void> {
    this.closed = true
    clearInterval(this.timer)
    await this.telling // what was announced is said before this is over
    const { client } = this
    this.client = undefined
    await client?.end()
  }

  private async tell(): Promise<void> {
    await new Promise(resolve => setImmediate(resolve))
    while (this.client && this.news.size > 0) {
      const { client } = this
      const topics = [...this.news]
      this.news.clear()
      await this.query(client, { ...NOTIFY, values: [CHANNEL, topics] })
      if (!this.closed) await wait(BUNDLE_MS)
    }
    this.telling = undefined
  }

  private beat(client: pg.Client): void {
    if (!this.telling) void this.query(client, LISTEN)
  }

  /** A connection that does not answer is as good as lost. */
  private async query(client: pg.Client, query: string | pg.QueryConfig): Promise<void> {
    try {
      await client.query(query)
    } catch (error) {
      this.hearing.fault(new Unavailable(error))
      this.lose(client)
    }
  }

  private lose(client: pg.Client): void {
    if (this.client !== client) return
    this.client = undefined
    this.news.clear()
    clearInterval(this.timer)
    this.drop(client)
    this.reconnect()
  }

  private drop(client: pg.Client): void {
    client.end().catch((error: unknown) => this.hearing.fault(new Unavailable(error)))
  }

  private reconnect(): void {
    if (this.closed) return
    this.timer = setTimeout(() => {
      this.connect().catch((error: unknown) => {
        this.hearing.fault(error)
        this.reconnect()
      })
    }, RETRY_MS).unref()
  }
}

/** What was said; whatever cannot be read, a process of another version may have said, means that anything may have changed. */
function topicOf(payload: string | undefined): Topic {
  try {
    return JSON.parse(payload ?? '')
  } catch {
    return EVERYTHING
  }
}
