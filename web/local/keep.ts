/** Matches of this device, kept in IndexedDB: the few calls we need, as promises. */
import type { Kept } from './match.ts'

const STORE = 'matches'

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('iteru', 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
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
      transaction.onabort = () => reject(transaction.error)
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
