/** Makes tables of this device: new ones, the same again, and out of files. */

import { deviceConnection } from './connection.ts'
import { newLocalId } from './ids.ts'
import type { LocalSeat } from './make.ts'

/** Sets up a match and returns its id. Rejects with BadInput. */
export const createLocal = (
  game: string,
  seats: readonly LocalSeat[],
  options: Readonly<Record<string, unknown>>,
): Promise<string> => deviceConnection().ask('create', { id: newLocalId(), game, seats, options })

/** The same people and bots again, the first seat moved on by one. */
export const rematchLocal = (match: string): Promise<string> =>
  deviceConnection().ask('rematch', match, newLocalId())

/** A person for whom a bot sat in plays on, whoever holds the device. */
export const comeBackLocal = (match: string, seat: number): Promise<null> =>
  deviceConnection().ask('comeBack', match, seat, crypto.randomUUID())

/** The whole log of a match as a file; it shows all hands. */
export const exportLocal = (match: string): Promise<string> => deviceConnection().ask('export', match)

/** A match out of a file, to be played on here. Rejects with BadInput. */
export const adoptLocal = (text: string): Promise<string> =>
  deviceConnection().ask('adopt', text, newLocalId())

/** A match out of the replay of another one, to be played on here against bots. Rejects with BadInput. */
export const playOnLocal = (text: string, from: string): Promise<string> =>
  deviceConnection().ask('adopt', text, newLocalId(), from)
