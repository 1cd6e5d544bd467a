/** A match as a file: the whole log of a finished one with the proof of its shuffles, and of a running one what this viewer has seen. */
import { gameOf } from '../games/index.ts'
import type { ActionBase, Entry, Seat } from '../kernel/game.ts'
import { formatMatch } from '../kernel/match.ts'
import { beginning, standingRows } from '../kernel/play.ts'
import { isTwoSteps } from './exchange.ts'
import { firstRules, startOf } from './floor.ts'
import { type LogRow, rowsOf, type Table } from './table.ts'

/** The text of a match file of a finished match: anybody may have it. */
export function exportMatch(table: Table, log: readonly LogRow[]): string {
  const { id: match, game, options, secret, commitment, contributions, exchange } = table
  const promises = isTwoSteps(table) ? exchange?.promised : undefined
  const fair = { match, secret, commitment, contributions, ...(promises && { promises }) }
  const file = {
    game,
    rules: firstRules(table, log),
    seats: table.seats.length,
    options,
    players: table.seats.map(({ name, bot }) => ({ name, bot })),
    ...(commitment !== '' && { fair }), // on a device nothing was promised
    rows: rowsOf(log),
  }
  return formatMatch(gameOf(game), file, table.state)
}

/** What one viewer has seen of a running match, line by line, and their view of it now. Lines are counted as this viewer saw them: the rows of others are none of their business. */
export function exportSeen(table: Table, log: readonly LogRow[], seat: Seat | null): string {
  const game = gameOf(table.game)
  const header = {
    iteru: 'seen',
    game: table.game,
    rules: table.rules,
    seats: table.seats.length,
    options: table.options,
    seat,
  }
  const lines: unknown[] = []
  const begin = startOf(table, log)
  const state = beginning(game, begin)
  const rows = rowsOf(log)
  for (const n of standingRows(rows, begin.floor?.row)) {
    const entry = rows[n] as Entry<ActionBase>
    const action = game.seen(state, entry, seat)
    if (action !== null) lines.push({ n: lines.length, actor: entry.actor, action })
    game.apply(state, entry.actor, entry.action)
  }
  const all = [header, ...lines, { view: game.view(table.state, seat) }]
  return `${all.map(line => JSON.stringify(line)).join('\n')}\n`
}
