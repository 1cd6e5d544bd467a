/** Tables of this device: as at a server, but everybody who plays has already come. */
import { newTable } from '../../table/lobby.ts'
import type { Table } from '../../table/table.ts'

/** Somebody who plays at this device: a person, or a bot. */
export interface LocalSeat {
  readonly name: string
  readonly bot: string | null
}

export interface LocalWish {
  readonly id: string
  readonly game: string
  readonly seats: readonly LocalSeat[]
  readonly options: Readonly<Record<string, unknown>>
  readonly now: number
}

/** Nobody needs a promise about shuffles from their own device. */
const UNPROMISED = { secret: '', commitment: '' }

/** A table at which all seats are taken. Throws BadInput. */
export function deviceTable({ id, game, seats, options, now }: LocalWish): Table {
  const table = newTable({
    ...UNPROMISED,
    id,
    game,
    options,
    now,
    seats: seats.length,
    bots: seats.map(({ bot }) => bot),
    settings: { open: false, rated: false, pace: { kind: 'untimed' } },
    host: { id: personAt(0), name: seats[0].name },
  })
  return {
    ...table,
    seats: seats.map(({ name, bot }, seat) => ({ name, bot, player: bot === null ? personAt(seat) : null })),
    contributions: seats.map(({ bot }) => (bot === null ? '' : null)),
  }
}

const personAt = (seat: number): string => `person ${seat}`
