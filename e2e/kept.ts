/** Matches put among those of a device: any position of a golden match, with people and bots on its seats. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { gameOf } from '../games/index.ts'
import { parseMatch } from '../kernel/match.ts'
import { type Kept, keptOf, type LocalMatch, layOut } from '../web/local/match.ts'

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
export function keptMatch({ game: id, file, rows, seat = 0, level = 'beginner' }: Place): Kept {
  const game = gameOf(id)
  const golden = parseMatch(readFileSync(`games/${id}/golden/${file}.jsonl`, 'utf8'), gameOf)
  const match: LocalMatch = {
    id: `device-${file}-${rows ?? 'all'}`,
    game: id,
    rules: golden.rules,
    options: golden.options as LocalMatch['options'],
    seats: Array.from({ length: golden.seats }, (_, at) => ({
      name: `Seat ${at + 1}`,
      bot: at === seat ? null : level,
    })),
    rows: golden.rows.slice(0, rows),
    created: 0,
    updated: 0,
  }
  return keptOf(layOut(game, match))
}

/** Puts it there; the page must be one of ours. */
export async function keepMatch(page: Page, match: Kept): Promise<void> {
  await page.evaluate(
    kept =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('iteru', 1)
        request.onupgradeneeded = () => request.result.createObjectStore('matches', { keyPath: 'id' })
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const transaction = request.result.transaction('matches', 'readwrite')
          transaction.objectStore('matches').put(kept)
          transaction.oncomplete = () => {
            request.result.close()
            resolve()
          }
        }
      }),
    match,
  )
}
