/** Notes of the store that are made once, by whoever needs them first. */
import type { Statements } from './statements.ts'
import type { Script } from './store.ts'

/** What the store has under this name; if it has nothing, from now on this. */
export function* keepNote(sql: Statements, name: string, value: string): Script<string> {
  yield sql.keepNote({ name, value })
  const [row] = yield sql.readNote({ name })
  return row.value as string
}
