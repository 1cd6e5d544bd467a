/** Matches of this device, kept in IndexedDB: the few calls we need, as promises. Every one of them ends, well or with a reason. */
import type { Kept } from './match.ts'

const STORE = 'matches'

/** Rejects if the database is newer than this page, held by another one, or not to be had at all. */
function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('iteru', 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' })
    request.onblocked = () => reject(new Error('another tab holds the matches of this device'))
    request.onerror = () => reject(request.error)
    request.onsuccess = () => {
      const database = request.result
      // A newer page wants to change it: it must not wait for this one.
      database.onversionchange = () => database.close()
      resolve(database)
    }
  })
}

async function run<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open()
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode)
      const request = work(transaction.objectStore(STORE))
      // Only when the transaction is complete is it on the disk.
      transaction.oncomplete = () => resolve(request.result)
      transaction.onabort = () => reject(transaction.error ?? new Error('the browser gave up'))
      transaction.onerror = () => reject(transaction.error ?? request.error)
      database.onclose = () => reject(new Error('the matches of this device were deleted or lost'))
    })
  } finally {
    database.close()
  }
}

export const keep = {
  put: (match: Kept): Promise<unknown> => run('readwrite', store => store.put(match)),
  get: (id: string): Promise<Kept | undefined> => run('readonly', store => store.get(id)),
  all: (): Promise<Kept[]> => run('readonly', store => store.getAll()),
  remove: (id: string): Promise<unknown> => run('readwrite', store => store.delete(id)),
}

export type Keep = typeof keep
