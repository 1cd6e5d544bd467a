/** Who may look at a table: everybody at an open one; at one by invitation only those who belong to it. Whoever brings its key or an invitation is the server's business. */
import type { Table } from './table.ts'

/** Whether somebody belongs to a table: made it, sits there, or sat there when it began. */
export const belongsTo = ({ host, seats, book }: Table, player: string | null): boolean =>
  player !== null &&
  (host === player || book.held.includes(player) || seats.some(sitter => sitter.player === player))

/** Whether somebody may look without bringing anything. */
export const isOpenTo = (table: Table, player: string | null): boolean =>
  table.settings.open || belongsTo(table, player)
