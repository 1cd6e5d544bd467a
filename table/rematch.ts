/** Going on: the next table of the same people, made once for each finished match. */
import { type Guest, newTable } from './lobby.ts'
import { type Change, type Table, withoutRow } from './table.ts'

export interface Rematch {
  readonly id: string
  readonly secret: string
  readonly commitment: string
  readonly guest: Guest
  readonly key: string
  readonly now: number
}

/** A table like the finished one: everybody moves up one seat, the seats of people are kept for them, and whoever asked first is the host. With the last of them it begins. */
export function nextTable(table: Table, { guest, key, ...wish }: Rematch): Table {
  const { game, options } = table
  const { unproved: _, ...settings } = table.settings
  const seats = table.seats.map((_, seat) => table.seats[(seat + 1) % table.seats.length])
  return newTable({
    ...wish,
    game,
    options,
    settings: settings.open ? settings : { ...settings, key },
    begins: true,
    seats: seats.length,
    bots: seats.map(({ player, bot }) => (player === null ? bot : null)),
    reserved: seats.map(({ player, name }) => (player === null ? null : { id: player, name })),
    host: guest,
  })
}

/** The finished table shows everybody where it goes on. */
export function linkRematch(table: Table, player: string, id: string): Change {
  if (table.status !== 'over') return { refused: 'not-over' }
  if (table.seats.every(sitter => sitter.player !== player)) return { refused: 'not-your-seat' }
  if (table.rematch !== null) return { refused: 'already-made' }
  return withoutRow({ ...table, rematch: id })
}
