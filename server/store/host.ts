/** Runs the scripts of a host on the store: what a script needs becomes queries, inside the transaction in which all of it happens or nothing. */
import type { Script as HostScript, Need } from '../../table/host.ts'
import type { Changed, Table } from '../../table/table.ts'
import { findRow, isMove, lockTable, moveOf, readLog, type TableCache, writeChange } from './matches.ts'
import type { Statements } from './statements.ts'
import type { Script, Store } from './store.ts'

interface Place {
  readonly match: string
  readonly cache: TableCache
  readonly calls: boolean // whether anybody can be called back to a table
}

/** A host's script for one match, as a script of the store. */
export function* onStore<T>(sql: Statements, place: Place, script: HostScript<T>): Script<T> {
  let next = script.next()
  while (!next.done) next = script.next(yield* answer(sql, place, next.value))
  return next.value
}

function* answer(sql: Statements, { match, cache, calls }: Place, need: Need): Script<unknown> {
  switch (need.need) {
    case 'table':
      return yield* lockTable(sql, match, cache)
    case 'row':
      return yield* findRow(sql, match, need.actor, need.id)
    case 'log':
      return yield* readLog(sql, match)
    case 'write':
      return yield* writeChange(sql, need.before, need.change, calls)
  }
}

/** Runs a host's script for one match: a move at a table that is known here as one statement, everything else as a transaction. */
export async function runHost<T>(store: Store, place: Place, script: () => HostScript<T>): Promise<T> {
  const moved = store.shared ? await moveAtOnce(store, place, script()) : undefined
  return moved ? moved.answer : store.run(sql => onStore(sql, place, script()))
}

/** What a script has come to on a table that is known: its answer, and what it wrote. */
interface Tried<T> {
  readonly answer: T
  readonly before: Table
  readonly change: Changed
}

/** Undefined if it is more than a move, or somebody else was quicker: then what is known here is old, and all of it is decided anew. */
async function moveAtOnce<T>(
  store: Store,
  { match, cache, calls }: Place,
  script: HostScript<T>,
): Promise<Tried<T> | undefined> {
  const known = cache.get(match)
  const tried = known && onKnown(known, script)
  if (!tried || !isOnlyMove(tried.before, tried.change.table)) return undefined
  const moved = await store.once(sql => moveOf(sql, tried.before, tried.change, calls))
  return moved.length > 0 ? tried : undefined
}

/** Whether nothing has to be written beside the move itself; the end of a match brings more with it. */
const isOnlyMove = (before: Table, after: Table): boolean =>
  isMove(before, after) && before.status === after.status

/** Runs a host's script on a table as it is known, without a store. Undefined if that is not enough: if it wants to know more, or does not write exactly once. */
function onKnown<T>(known: Table, script: HostScript<T>): Tried<T> | undefined {
  let written: { readonly before: Table; readonly change: Changed } | undefined
  let next = script.next()
  while (!next.done) {
    const need: Need = next.value
    if (need.need === 'table') next = script.next(known)
    else if (need.need === 'write' && !written) {
      written = need
      next = script.next()
    } else return undefined
  }
  return written && { ...written, answer: next.value }
}
