/** What must happen when: bots that are asked, standing orders that answer, and clocks that run out. */
import type { Seat } from '../kernel/game.ts'
import { deadline, type Outage } from './clocks.ts'
import type { Table } from './table.ts'

export interface Due {
  readonly kind: 'bot' | 'clock' | 'order' | 'start'
  readonly seat: Seat
  readonly at: number
}

/** Whether no person plays here, at least just now: bots have all seats, their own or somebody's. */
export const areBotsAlone = ({ seats }: Table): boolean => seats.every(({ bot }) => bot !== null)

/** A table that begins by itself does so even if not everybody has shown what they promised. */
const startOf = ({ exchange }: Table): Due[] =>
  exchange?.begins && exchange.until !== null ? [{ kind: 'start', seat: 0, at: exchange.until }] : []

/** When a seat's standing order answers the question that is open; undefined if it does not. */
export function orderAt({ orders, toAct, seats, book }: Table, seat: Seat): number | undefined {
  const own = orders?.[seat]
  const due = own && 'due' in own ? own.due : null
  const isOpen = toAct.includes(seat) && seats[seat].bot === null
  return due && isOpen && due.ask === book.asks[seat] ? due.at : undefined
}

/** Everything that is due at a table as it stands. */
export function dueOf(table: Table, outages: readonly Outage[] = []): Due[] {
  if (table.status === 'open') return startOf(table)
  if (table.status !== 'running') return []
  return table.toAct.flatMap((seat): Due[] => {
    if (table.seats[seat].bot !== null) return [{ kind: 'bot', seat, at: table.updated }]
    const late = deadline(table.clocks, table.settings.pace, seat, outages, table.seats[seat].calendar)
    const order = orderAt(table, seat)
    return [
      ...(order === undefined ? [] : [{ kind: 'order', seat, at: order } as const]),
      ...(late === undefined ? [] : [{ kind: 'clock', seat, at: late } as const]),
    ]
  })
}
