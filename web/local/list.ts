/** The matches of this device, for the page's lists: what lies there, without the rules that would open it. */
import type { Table } from '../../table/table.ts'
import { dropReviews } from '../review/kept.ts'
import { rowsOfMatch, withDatabase } from './database.ts'
import { openTabs } from './tabs.ts'

/** A match in a list. Of one that an older version has kept nobody knows how it stands before it is opened. */
export interface LocalMatch {
  readonly id: string
  readonly game: string
  readonly seats: readonly {
    readonly name: string
    readonly bot: string | null
    readonly player?: string | null
  }[]
  readonly status: Table['status'] | null
  readonly updated: number
  readonly toAct: readonly number[]
  readonly result: Table['result']
  /** The match out of whose replay it was played on. */
  readonly from?: string | undefined
}

/** All matches, the latest first. */
export async function listLocal(): Promise<readonly LocalMatch[]> {
  const [tables, old] = await withDatabase(database =>
    Promise.all([database.getAll('tables'), database.getAll('matches')]),
  )
  const all: LocalMatch[] = [
    ...tables,
    ...old.map(match => ({ ...match, status: null, toAct: [], result: null })),
  ]
  return all
    .map(({ id, game, seats, status, updated, toAct, result, from }) => ({
      ...{ id, game, seats, status, updated, toAct, result, from },
    }))
    .sort((a, b) => b.updated - a.updated)
}

/** A table of this device as it lies there; undefined if it is gone, or older than its form. */
export const readLocal = (id: string): Promise<Table | undefined> =>
  withDatabase(database => database.get('tables', id))

export async function findLocal(id: string): Promise<LocalMatch | undefined> {
  return (await listLocal()).find(match => match.id === id)
}

/** Takes a match off the device for good. */
export async function removeLocal(id: string): Promise<void> {
  await withDatabase(async database => {
    const transaction = database.transaction(['matches', 'tables', 'rows'], 'readwrite')
    void transaction.objectStore('rows').delete(rowsOfMatch(id))
    void transaction.objectStore('tables').delete(id)
    void transaction.objectStore('matches').delete(id)
    await transaction.done
  })
  const tabs = openTabs()
  tabs.postMessage(id)
  tabs.close()
  await dropReviews(id)
}
