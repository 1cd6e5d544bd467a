/** Matches put among those of a device: any position of a golden match, with people and bots on its seats. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { gameOf } from '../games/index.ts'
import { parseMatch } from '../kernel/match.ts'
import { seeded } from '../kernel/rng.ts'
import { adopt, logOf } from '../table/adopt.ts'
import type { Changed, Table } from '../table/table.ts'
import { deviceTable, type LocalWish } from '../web/local/make.ts'

interface Place {
  readonly game: string
  readonly file: string
  /** How many rows have been played; all by default. */
  readonly rows?: number
  /** The seat of the person; bots of this level have the others. */
  readonly seat?: number
  readonly level?: string
}

/** A match of the device at this place of a golden match. */
export function keptMatch({ game, file, rows, seat = 0, level = 'beginner' }: Place): Changed {
  const golden = parseMatch(readFileSync(`games/${game}/golden/${file}.jsonl`, 'utf8'), gameOf)
  const open = deviceTable({
    id: `device-${file}-${rows ?? 'all'}`,
    game,
    options: golden.options as LocalWish['options'],
    seats: Array.from({ length: golden.seats }, (_, at) => ({
      name: `Seat ${at + 1}`,
      bot: at === seat ? null : level,
    })),
    now: 0,
  })
  const means = { now: 0, chance: (_: Table, k: number) => seeded(`kept ${k}`) }
  return adopt(open, logOf(golden.rows.slice(0, rows), 0), means)
}

/** Puts it there; the page must be one of ours. */
export async function keepMatch(page: Page, match: Changed): Promise<void> {
  await page.evaluate(
    ({ table, rows }) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('iteru', 2)
        request.onupgradeneeded = () => {
          for (const name of ['matches', 'tables']) request.result.createObjectStore(name, { keyPath: 'id' })
          request.result.createObjectStore('rows', { keyPath: ['match', 'n'] })
        }
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const transaction = request.result.transaction(['tables', 'rows'], 'readwrite')
          transaction.objectStore('tables').put(table)
          // What was played from this place before is gone.
          transaction.objectStore('rows').delete(IDBKeyRange.bound([table.id], [table.id, []]))
          for (const row of rows) transaction.objectStore('rows').put({ ...row, match: table.id })
          transaction.oncomplete = () => {
            request.result.close()
            resolve()
          }
        }
      }),
    match,
  )
}

/** Who is to act in it now, as it is kept there. */
export const keptToAct = (page: Page, id: string): Promise<readonly number[]> =>
  page.evaluate(
    key =>
      new Promise<readonly number[]>((resolve, reject) => {
        const request = indexedDB.open('iteru', 2)
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const table = request.result.transaction('tables').objectStore('tables').get(key)
          table.onsuccess = () => {
            request.result.close()
            resolve(table.result.toAct)
          }
        }
      }),
    id,
  )
