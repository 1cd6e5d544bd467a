/** Everything that the store has about somebody, to be taken along. What is worth something to a thief alone is left out, and so is what others said or chose. */
import { PERSONAL } from './personal.ts'
import type { Row, Statements } from './statements.ts'
import type { Script } from './store.ts'

export function* downloadOf(sql: Statements, player: string): Script<Record<string, readonly Row[]>> {
  const [person] = yield sql.readPlayer({ player })
  const all: Record<string, readonly Row[]> = { players: [person] }
  for (const { table, hidden } of PERSONAL) {
    const rows = yield sql[`their-${table}`]({ player })
    all[table] = rows.map(row =>
      Object.fromEntries(
        Object.entries(row).filter(([name]) => !(hidden as readonly string[]).includes(name)),
      ),
    )
  }
  all.seats = yield sql.seatsOf({ player })
  all.results = yield sql.resultsOf({ player })
  all.orders = (yield sql.ordersOf({ player })).flatMap(({ match, seat, orders }) => {
    const own: unknown = JSON.parse(orders as string)[seat as number] // the others' are theirs
    return own === null ? [] : [{ match, seat, order: own }]
  })
  all.chat = yield sql.wordsOf({ player })
  return all
}
