/** What the server asks of a store: transactions written as scripts, which both engines run alike. SQL lives only in this folder. */
import type { Query, Row, Statements } from './statements.ts'

/** A transaction as a generator: it yields queries and is handed their rows. SQLite runs it without ever waiting, PostgreSQL waits at each query. */
export type Script<T> = Generator<Query, T, readonly Row[]>

export interface Store {
  /** Whether other processes may be at work on the same data. */
  readonly shared: boolean
  /** Runs a script in one transaction and answers after its commit. If the script throws, nothing it did remains. */
  run<T>(script: (sql: Statements) => Script<T>): Promise<T>
  /** Runs a script that only reads, and to which it does not matter if others write between two of its statements. */
  read<T>(script: (sql: Statements) => Script<T>): Promise<T>
  /** Runs a single statement, which is a transaction of its own. */
  once(statement: (sql: Statements) => Query): Promise<readonly Row[]>
  /** Tells this and all other processes on the same data that something changed; never inside a transaction. */
  announce(topic: Topic): void
  /** Hears what was announced, here or elsewhere; after a lost connection, that anything may have changed. */
  listen(hear: (topic: Topic) => void): void
  /** Hears of what goes wrong while nobody waits for an answer: a connection that was lost, an announcement that could not be made. */
  onFault(hear: (error: unknown) => void): void
  /** Gives back room that is no longer needed, as far as the engine does not do so by itself. */
  compact(): Promise<void>
  close(): Promise<void>
}

/** What processes tell each other: a match has reached a version, somebody has said something there, it is gone, a person is not who they were, or anything may have changed. */
export type Topic =
  | ({
      readonly of: 'match'
      readonly match: string
      readonly version: number
      readonly people?: readonly string[] // who belong to it, so that those who follow their tables elsewhere hear of it
      readonly opened?: { readonly by: string; readonly called: readonly string[] } // who has made it, and who wanted to hear of that
    } & Listed)
  | { readonly of: 'chat'; readonly match: string }
  | ({ readonly of: 'gone'; readonly match: string } & Listed) // the table was deleted
  | { readonly of: 'person'; readonly player: string } // who may be somebody else now, or nobody
  | { readonly of: 'everything' }

/** Whose lists have changed by it, and whether that of the open tables has. A process of an older version does not say so. */
export interface Listed {
  readonly told?: readonly string[]
  readonly lobby?: boolean
}

export const EVERYTHING: Topic = { of: 'everything' }

/** Two writers met: the loser's transaction left nothing behind. */
export class Conflict extends Error {}

/** The store cannot be reached just now. Whether what was asked is done nobody knows; asked again under the same id it is done once. */
export class Unavailable extends Error {
  constructor(cause: unknown) {
    super(reasonOf(cause), { cause })
  }
}

/** What an error says; where several addresses were tried it says nothing and has only a code. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  return cause.message || ('code' in cause ? String(cause.code) : cause.name)
}
