/** What the server asks of a store: transactions written as scripts, which both engines run alike. SQL lives only in this folder. */
import type { Query, Row, Statements } from './statements.ts'

/** A transaction as a generator: it yields queries and is handed their rows. SQLite runs it without ever waiting, PostgreSQL waits at each query. */
export type Script<T> = Generator<Query, T, readonly Row[]>

export interface Store {
  /** Whether other processes may be at work on the same data. */
  readonly shared: boolean
  /** Runs a script in one transaction and answers after its commit. If the script throws, nothing it did remains. */
  run<T>(script: (sql: Statements) => Script<T>): Promise<T>
  /** Tells this and all other processes on the same data that something changed; never inside a transaction. */
  announce(topic: string): void
  /** Hears what was announced, here or elsewhere. After a lost connection it hears `*`: anything may have changed. */
  listen(hear: (topic: string) => void): void
  close(): Promise<void>
}

/** Two writers met: the loser's transaction left nothing behind. */
export class Conflict extends Error {}
