/** Finding a match: which open table is as good as the one somebody would make themselves. Pure. */
import { same } from '../kernel/data.ts'
import type { Table } from './table.ts'
import type { ListedTable } from './wire.ts'

export type Wished = Pick<ListedTable, 'game' | 'options' | 'pace' | 'rated'> & { readonly seats: number }

/** Whether a table is what somebody wishes, and they could sit down there. */
export function fits(table: ListedTable, wish: Wished, player: string): boolean {
  const { game, options, pace, rated, seats, host } = table
  return (
    game === wish.game &&
    seats.length === wish.seats &&
    rated === wish.rated &&
    same(pace, wish.pace) &&
    same(options, wish.options) &&
    host.id !== player &&
    seats.every(sitter => sitter.player !== player) &&
    seats.some(({ player: sits, bot }) => sits === null && bot === null)
  )
}

/** Whether somebody could sit down at a table that anybody may find. */
export const waitsFor = ({ status, settings, seats }: Table, player: string): boolean =>
  status === 'open' &&
  settings.open &&
  !settings.removed?.includes(player) &&
  seats.every(sitter => sitter.player !== player) &&
  seats.some(({ player: sits, bot }) => sits === null && bot === null)

/** The one that has waited longest; of two made at once everybody chooses the same. */
export const oldest = (tables: readonly ListedTable[]): ListedTable | undefined =>
  [...tables].sort((a, b) => a.created - b.created || (a.id < b.id ? -1 : 1))[0]
