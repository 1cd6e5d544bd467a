/** Newer rules: a running match goes over to them where it stands, once, before anybody does anything at it. */
import { gameOf } from '../games/index.ts'
import { goOn } from './act.ts'
import { type Change, type Means, type Note, type Table, tableRow } from './table.ts'

/** Whether older rules have begun this match, and it is not over. */
export const hasOlderRules = (table: Table): boolean =>
  table.status === 'running' && table.rules < gameOf(table.game).meta.rules

/** A running match goes over to the rules as they are, where it stands. */
export function renew(table: Table, means: Means): Change {
  const game = gameOf(table.game)
  const { rules } = game.meta
  if (!hasOlderRules(table)) return { refused: 'already-so' }
  const note: Note = {
    kind: 'rules',
    before: table.rules,
    state: table.state,
    frames: table.book.frames.map(count => count + 1),
  }
  // What everybody is told is the number alone: the state has everybody's secrets.
  const row = tableRow(table, { note }, { type: 'table:rules', rules }, means.now)
  return goOn({ ...table, rules }, table.state, [{ before: table.state, row }], means)
}
