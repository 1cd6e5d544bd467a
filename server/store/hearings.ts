/** Who wants to hear of new tables of which game: a signal for each of them, written with the note that they were told, so that nobody hears of more than one an hour and game. */
import { apartFrom } from './manners.ts'
import { openingOf } from './outbox.ts'
import type { Statements } from './statements.ts'
import type { Script } from './store.ts'

const HOUR = 3600_000

/** So many are told of one table: whoever has waited longest comes first. */
const MOST_CALLED = 100

/** The games of whose new tables somebody wants to hear. */
export function* hearingsOf(sql: Statements, player: string): Script<string[]> {
  const rows = yield sql['their-hearings']({ player })
  return rows.map(({ game }) => game as string).sort()
}

export function* setHearing(sql: Statements, player: string, game: string, wants: boolean): Script<void> {
  yield wants ? sql.addHearing({ player, game, at: 0 }) : sql.removeHearing({ player, game })
}

/** A new table calls those who want to hear of it, and who may meet its host. Who they are. */
export function* callFor(
  sql: Statements,
  { id: match, game, host }: { readonly id: string; readonly game: string; readonly host: string },
  now: number,
): Script<string[]> {
  const apart = yield* apartFrom(sql, host)
  const called: string[] = []
  for (const row of yield sql.hearersOf({ game, before: now - HOUR, limit: MOST_CALLED })) {
    const player = row.player as string
    if (player === host || apart.has(player)) continue
    yield sql.addSignal(openingOf(match, player, now))
    yield sql.noteHearing({ player, game, at: now })
    called.push(player)
  }
  return called
}
