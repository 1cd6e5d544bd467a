/** A match as a file: the whole log of a finished one with the proof of its shuffles, and of a running one what this viewer has seen. */
import { gameOf } from '../games/index.ts'
import type { ActionBase, Seat } from '../kernel/game.ts'
import { formatMatch } from '../kernel/match.ts'
import { type LogRow, rowsOf, type Table } from './table.ts'

/** The text of a match file of a finished match: anybody may have it. */
export function exportMatch(table: Table, log: readonly LogRow[]): string {
  const { id: match, game, rules, options, secret, commitment, contributions } = table
  const fair = { match, secret, commitment, contributions }
  return formatMatch(gameOf(game), {
    game,
    rules,
    seats: table.seats.length,
    options,
    fair,
    rows: rowsOf(log),
  })
}

/** What one viewer has seen of a running match, line by line, and their view of it now. */
export function exportSeen(table: Table, log: readonly LogRow[], seat: Seat | null): string {
  const game = gameOf(table.game)
  const lines: unknown[] = [
    {
      iteru: 'seen',
      game: table.game,
      rules: table.rules,
      seats: table.seats.length,
      options: table.options,
      seat,
    },
  ]
  const states: unknown[] = []
  let state = game.setup(table.seats.length, table.options)
  for (const row of log) {
    states[row.n] = state
    if (row.actor === 'table') {
      lines.push({ n: row.n, actor: 'table', action: row.action })
      if ('undo' in row.action) state = states[row.action.undo]
      continue
    }
    const action = game.seen(state, { actor: row.actor, action: row.action as ActionBase }, seat)
    if (action !== null) lines.push({ n: row.n, actor: row.actor, action })
    state = game.clone(state)
    game.apply(state, row.actor, row.action as ActionBase)
  }
  lines.push({ view: game.view(table.state, seat) })
  return `${lines.map(line => JSON.stringify(line)).join('\n')}\n`
}
