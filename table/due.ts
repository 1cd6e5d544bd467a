/** What must happen when: bots that are asked, and clocks that run out. */
import type { Seat } from '../kernel/game.ts'
import { deadline, type Outage } from './clocks.ts'
import type { Table } from './table.ts'

export interface Due {
  readonly kind: 'bot' | 'clock'
  readonly seat: Seat
  readonly at: number
}

/** Everything that is due at a table as it stands. */
export function dueOf(table: Table, outages: readonly Outage[] = []): Due[] {
  if (table.status !== 'running') return []
  return table.toAct.flatMap((seat): Due[] => {
    if (table.seats[seat].bot !== null) return [{ kind: 'bot', seat, at: table.updated }]
    const at = deadline(table.clocks, table.settings.pace, seat, outages)
    return at === undefined ? [] : [{ kind: 'clock', seat, at }]
  })
}
