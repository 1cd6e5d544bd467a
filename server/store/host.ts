/** Runs the scripts of a host on the store: what a script needs becomes queries, inside the transaction in which all of it happens or nothing. */
import type { Script as HostScript, Need } from '../../table/host.ts'
import { findRow, lockTable, readLog, type TableCache, writeChange } from './matches.ts'
import type { Statements } from './statements.ts'
import type { Script } from './store.ts'

interface Place {
  readonly match: string
  readonly cache: TableCache
}

/** A host's script for one match, as a script of the store. */
export function* onStore<T>(sql: Statements, place: Place, script: HostScript<T>): Script<T> {
  let next = script.next()
  while (!next.done) next = script.next(yield* answer(sql, place, next.value))
  return next.value
}

function* answer(sql: Statements, { match, cache }: Place, need: Need): Script<unknown> {
  switch (need.need) {
    case 'table':
      return yield* lockTable(sql, match, cache)
    case 'row':
      return yield* findRow(sql, match, need.actor, need.id)
    case 'log':
      return yield* readLog(sql, match)
    case 'write':
      return yield* writeChange(sql, need.before, need.change)
  }
}
