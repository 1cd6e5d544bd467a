/** Reviews that are kept on this device, whole or begun, in a database of their own: they can be computed again, so they never stand in the way of a match. Nothing of them is ever sent anywhere. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Reviewed } from '../../bots/review/review.ts'

export interface KeptReview {
  /** Of the match and how closely it was looked at. */
  readonly key: string
  readonly match: string
  readonly deep: boolean
  /** Of the page and so of the bots; another one begins anew. */
  readonly version: string
  readonly game: string
  readonly players: readonly { readonly name: string; readonly bot: string | null }[]
  /** The seat of whoever holds the device, null if they watched. */
  readonly own: number | null
  readonly places: readonly number[]
  /** When the match ended. */
  readonly at: number
  /** How many steps the match has; those that are missing have not been judged yet. */
  readonly length: number
  readonly steps: readonly (readonly [number, Reviewed])[]
}

interface Schema extends DBSchema {
  reviews: { key: string; value: KeptReview; indexes: { match: string } }
}

export const keyOfReview = (match: string, deep: boolean): string => `${match} ${deep ? 'deep' : 'quick'}`

async function withReviews<T>(use: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const database = await openDB<Schema>('iteru-reviews', 1, {
    upgrade(opened) {
      opened.createObjectStore('reviews', { keyPath: 'key' }).createIndex('match', 'match')
    },
  })
  try {
    return await use(database)
  } finally {
    database.close()
  }
}

export const keepReview = (review: KeptReview): Promise<unknown> =>
  withReviews(database => database.put('reviews', review))

export const keptReview = (match: string, deep: boolean): Promise<KeptReview | undefined> =>
  withReviews(database => database.get('reviews', keyOfReview(match, deep)))

export const allReviews = (): Promise<readonly KeptReview[]> =>
  withReviews(database => database.getAll('reviews'))

/** With a match its reviews go, too. */
export const dropReviews = (match: string): Promise<void> =>
  withReviews(async database => {
    const keys = await database.getAllKeysFromIndex('reviews', 'match', match)
    await Promise.all(keys.map(key => database.delete('reviews', key)))
  })
