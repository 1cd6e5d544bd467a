/** Lines of chat in the store, numbered from 0 for each match. */
import type { Said } from '../../table/wire.ts'
import type { Statements } from './statements.ts'
import type { Script } from './store.ts'

/** Nobody is sent more lines than these, the last ones. */
const MOST_SHOWN = 200

export interface NewLine extends Omit<Said, 'n'> {
  readonly id: string // of the speaker's own; a repeated one is not said again
}

/** Keeps a line; undefined if it was said before. */
export function* addLine(sql: Statements, match: string, { id, ...line }: NewLine): Script<Said | undefined> {
  yield sql.lockMatch({ id: match }) // so that two who talk at once get different numbers
  const [known] = yield sql.findChat({ match, player: line.player, id })
  if (known) return undefined
  const [last] = yield sql.lastChat({ match })
  const said = { n: last ? (last.n as number) + 1 : 0, ...line }
  yield sql.addChat({ match, id, ...said })
  return said
}

export function* readLines(sql: Statements, match: string, from: number): Script<Said[]> {
  const rows = yield sql.readChat({ match, from, limit: MOST_SHOWN })
  return rows.map(({ n, player, name, text, at }) => ({ n, player, name, text, at }) as Said).reverse()
}
