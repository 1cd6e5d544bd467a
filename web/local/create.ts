/** Makes a table of this device. Deals it, keeps it, and returns its id. */
import type { Seat } from '../../kernel/game.ts'
import { readOptions } from '../../kernel/options.ts'
import { sfc32 } from '../../kernel/rng.ts'
import { load } from '../boards.ts'
import { keep } from './keep.ts'
import { begin, keptOf, type LocalMatch } from './match.ts'

export interface LocalSeat {
  readonly name: string
  readonly bot: string | null
}

export const isLocal = (id: string): boolean => id.startsWith('device-')

export async function createLocal(
  id: string,
  seats: readonly LocalSeat[],
  options: Readonly<Record<string, unknown>>,
): Promise<string> {
  const { game } = await load(id)
  const now = Date.now()
  const match: LocalMatch = {
    id: `device-${crypto.randomUUID()}`,
    game: id,
    rules: game.meta.rules,
    options: readOptions(game.meta, options) as LocalMatch['options'],
    seats,
    rows: [],
    created: now,
    updated: now,
  }
  const [a, b, c, d] = crypto.getRandomValues(new Int32Array(4))
  await keep.put(keptOf(begin(game, match, sfc32(a, b, c, d))))
  return match.id
}

/** The same people and bots again, the first seat moved on by one. */
export async function rematchLocal(id: string): Promise<string | null> {
  const old = await keep.get(id)
  if (!old) return null
  const seats = old.seats.map((_, seat: Seat) => old.seats[(seat + 1) % old.seats.length])
  return createLocal(old.game, seats, old.options)
}
