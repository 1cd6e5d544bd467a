/** What must happen when: bots that are asked, and clocks that run out. Kept in the store with the change that causes it, claimed by one process at a time. */
import type { Seat } from '../kernel/game.ts'
import { deadline, type Outage } from './clocks.ts'
import type { Table } from './table.ts'

export interface Due {
  readonly what: string // "bot 2" or "clock 0"
  readonly at: number
}

/** Everything that is due at a table as it stands. */
export function dueOf(table: Table, outages: readonly Outage[] = []): Due[] {
  if (table.status !== 'running') return []
  return table.toAct.flatMap(seat => {
    if (table.seats[seat].bot !== null) return [{ what: `bot ${seat}`, at: table.updated }]
    const at = deadline(table.clocks, table.settings.pace, seat, outages)
    return at === undefined ? [] : [{ what: `clock ${seat}`, at }]
  })
}

/** The seat that something due is about. */
export const seatOf = (what: string): Seat => Number(what.split(' ')[1])
export const isClock = (what: string): boolean => what.startsWith('clock ')
