/** Turn signals put together: which ways this server has, why it lacks the others, and the sender that uses them. */
import type { Hub } from '../live/hub.ts'
import type { Tables } from '../live/tables.ts'
import type { Reports } from '../operations/report.ts'
import type { Settings } from '../operations/settings.ts'
import type { Keys } from '../people/keys.ts'
import type { Mailer } from '../people/mailer.ts'
import { type Off, offReach } from '../people/reach.ts'
import type { Store } from '../store/store.ts'
import { mailWay } from './mail.ts'
import { Presence } from './presence.ts'
import { type Pushing, pushWay } from './push.ts'
import { Sender } from './sender.ts'
import { Turns } from './turns.ts'
import type { Way, WayName } from './way.ts'
import { type Hooking, webhookWay } from './webhook.ts'

export interface Signals {
  readonly sender: Sender
  readonly turns: Turns
  readonly presence: Presence
  readonly pushing: Pushing
  readonly hooking: Hooking
  readonly off: OffWays
}

type OffWays = Readonly<Record<WayName, Off | 'not-allowed' | undefined>>

interface World {
  readonly settings: Settings
  readonly store: Store
  readonly tables: Tables
  readonly hub: Hub
  readonly reports: Reports
  readonly keys: Keys
  readonly mailer: Mailer | { readonly off: Off }
}

/** Why this server lacks a way; undefined if it has it. */
function offWays(settings: Settings, mailer: World['mailer']): OffWays {
  const reach = offReach(settings)
  return {
    mail: 'off' in mailer ? mailer.off : undefined,
    push: reach,
    webhook: reach ?? (settings.signals.webhooks ? undefined : 'not-allowed'),
  }
}

/** Whether this server can call anybody back who is not there. Where it cannot, nothing has to lie in an outbox. */
export const canCall = (settings: Settings, mailer: World['mailer']): boolean =>
  Object.values(offWays(settings, mailer)).some(off => off === undefined)

export function makeSignals({ settings, store, tables, hub, reports, keys, mailer }: World): Signals {
  const { now } = tables
  const { report } = reports
  const { wait, pushServices: services, loopback } = settings.signals
  const origin = settings.origin ?? ''
  const rules = { loopback }
  const off = offWays(settings, mailer)
  const pushing: Pushing = { store, keys, origin, services, rules }
  const hooking: Hooking = { store, origin, rules, now }
  const ways: Way[] = [
    ...('off' in mailer ? [] : [mailWay({ store, mailer, keys, origin })]),
    ...(off.push === undefined ? [pushWay(pushing)] : []),
    ...(off.webhook === undefined ? [webhookWay(hooking)] : []),
  ]
  return {
    sender: new Sender({ store, tables, ways, wait, now, report }),
    turns: new Turns(store, tables, hub, report),
    presence: new Presence(store, hub, now, report),
    pushing,
    hooking,
    off,
  }
}
