/** Which questions call somebody back who is not there: those of people at tables over several days. Near signals are the page's own. Pure. */
import type { Seat } from '../kernel/game.ts'
import { isLive } from './clocks.ts'
import { orderAt } from './due.ts'
import type { Table } from './table.ts'

/** A question that waits for a person. */
export interface Call {
  readonly seat: Seat
  readonly ask: number
  readonly player: string
}

/** Whom a table calls as it stands. Whoever plays with bots alone waits for nobody, and nobody for them; and whose standing order answers need not come. */
export function callsOf(table: Table): Call[] {
  const { status, settings, seats, toAct, book } = table
  const people = seats.filter(({ player }) => player !== null).length
  if (status !== 'running' || people < 2 || isLive(settings.pace)) return []
  return toAct.flatMap(seat => {
    const { player, bot } = seats[seat]
    return player === null || bot !== null || orderAt(table, seat) !== undefined
      ? []
      : [{ seat, ask: book.asks[seat], player }]
  })
}

export const isSame = (a: Call, b: Call): boolean =>
  a.seat === b.seat && a.ask === b.ask && a.player === b.player
