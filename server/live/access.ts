/** Who may look at a table by invitation: those who belong to it, whoever brings its key, and before it begins whoever brings an invitation. To everybody else there is no such match. */
import { createHash, randomBytes } from 'node:crypto'
import { isOpenTo } from '../../table/readers.ts'
import type { Table } from '../../table/table.ts'
import { tableOfInvite } from '../store/lists.ts'
import type { Store } from '../store/store.ts'
import type { Tables } from './tables.ts'

/** Somebody who looks, with what they bring: the key of a table, or an invitation to it. */
export interface Viewer {
  readonly player: string | null
  readonly key?: string | undefined
}

const KEY_BYTES = 18
export const newKey = (): string => randomBytes(KEY_BYTES).toString('base64url')

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Whether this key opens a table. Hashes are compared: how long that takes tells nothing. */
export const fits = ({ settings }: Table, key: string | undefined): boolean =>
  key !== undefined && settings.key !== undefined && hashOf(key) === hashOf(settings.key)

/** Whether somebody invited with this token may look at a table: while there are seats to take. */
export const isInvited = async (store: Store, match: string, token: string | undefined): Promise<boolean> =>
  token !== undefined && (await store.run(sql => tableOfInvite(sql, hashOf(token)))) === match

/** The table, for somebody who may look at it. */
export async function readFor(
  { tables, store }: { readonly tables: Tables; readonly store: Store },
  match: string,
  { player, key }: Viewer,
): Promise<Table | undefined> {
  const table = await tables.read(match)
  if (!table || isOpenTo(table, player) || fits(table, key)) return table
  return table.status === 'open' && (await isInvited(store, match, key)) ? table : undefined
}
