/** Lines of chat in the store, numbered from 0 for each match. */
import type { Said } from '../../web/messages.ts'
import type { Statements } from './statements.ts'
import type { Script } from './store.ts'

export function* addLine(sql: Statements, match: string, line: Omit<Said, 'n'>): Script<Said> {
  yield sql.lockMatch({ id: match }) // so that two who talk at once get different numbers
  const [row] = yield sql.countChat({ match })
  const said = { n: Number(row.count), ...line }
  yield sql.addChat({ match, ...said })
  return said
}

export function* readLines(sql: Statements, match: string, from: number): Script<Said[]> {
  const rows = yield sql.readChat({ match, from })
  return rows.map(({ n, player, name, text, at }) => ({ n, player, name, text, at }) as Said)
}
