/**
 * The tables whose rows belong to one person, whom the column `player` names. They are part of what people download, go when a person is deleted, and follow
 * a guest who signs in, as each line says. Whoever adds such a table adds its line here; what belongs to a match is not among them.
 */
import type { Schema } from './schema.ts'

interface Personal {
  readonly table: keyof Schema
  /** Columns that are worth something to a thief and nothing to the person. */
  readonly hidden: readonly string[]
  /** When a guest signs in: their rows become the other's; only if the other has none; or never, and go with the guest. */
  readonly moves: 'always' | 'if-none' | 'never'
}

export const PERSONAL = [
  { table: 'sessions', hidden: ['hash'], moves: 'always' },
  { table: 'links', hidden: ['hash', 'claim'], moves: 'never' },
  { table: 'addresses', hidden: [], moves: 'never' },
  { table: 'passkeys', hidden: [], moves: 'never' },
  { table: 'ratings', hidden: [], moves: 'never' }, // guests have none
  { table: 'calendars', hidden: [], moves: 'never' }, // what a guest had is put together with theirs (calendars.ts)
  { table: 'hearings', hidden: [], moves: 'never' }, // guests have none
  { table: 'blocks', hidden: [], moves: 'if-none' },
  { table: 'reports', hidden: [], moves: 'always' },
  { table: 'signals', hidden: [], moves: 'always' },
  { table: 'presence', hidden: ['page'], moves: 'never' },
  { table: 'subscriptions', hidden: ['auth', 'p256dh'], moves: 'always' },
  { table: 'signal_settings', hidden: [], moves: 'if-none' },
  { table: 'signal_mutes', hidden: [], moves: 'if-none' },
  { table: 'webhooks', hidden: ['secret'], moves: 'if-none' },
] as const satisfies readonly Personal[]
