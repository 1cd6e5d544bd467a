/**
 * Fair shuffles: each match has a secret that was promised (by its SHA-256) when the table was made, then every human seat adds bytes of its own. The k-th
 * chance entry comes from a generator seeded by all of these, so that nobody can predict, steer or repeat a draw, and everybody can check it afterwards.
 */
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { drawName, sourceOf } from '../../kernel/fair.ts'
import type { Rng } from '../../kernel/game.ts'
import type { Means } from '../../table/table.ts'

/** 32 random bytes, in hex. */
export const newSecret = (): string => randomBytes(32).toString('hex')

/** The promise that is shown before anybody contributes. */
export const commitmentOf = (secret: string): string =>
  createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex')

export interface Shuffle {
  readonly match: string
  readonly secret: string
  readonly contributions: readonly (string | null)[] // by seat; null for bots
}

/** The source of the k-th chance entry, counted over every chance entry ever appended, undone ones too. */
export function chanceSource(shuffle: Shuffle, k: number): Rng {
  const key = Buffer.from(shuffle.secret, 'hex')
  return sourceOf(createHmac('sha256', key).update(drawName(shuffle, k)).digest())
}

/** What whoever changes tables beside their matches needs: the time, and chance where somebody's leaving lets a match go on. */
export const meansAt = (now: number): Means => ({
  now,
  chance: (table, k) => chanceSource({ ...table, match: table.id }, k),
})
