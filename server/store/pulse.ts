/** Signs of life: every process leaves one every few seconds, so that a later start can tell how long nobody was alive. */
import type { Outage } from '../clocks.ts'
import type { Statements } from './statements.ts'
import type { Script } from './store.ts'

export function* beat(sql: Statements, process: string, now: number): Script<void> {
  yield sql.clearBeat({ process })
  yield sql.addBeat({ process, at: now })
}

/** Notes the outage that ends now, if there was one: no process left a sign for longer than the limit. Returns all outages there were. */
export function* noteOutage(sql: Statements, now: number, limit: number): Script<Outage[]> {
  const [row] = yield sql.lastBeat()
  const last = row?.at as number | null | undefined
  if (typeof last === 'number' && now - last > limit) yield sql.addOutage({ since: last, until: now })
  const rows = yield sql.readOutages()
  return rows.map(({ since, until }) => ({ since, until }) as Outage)
}
