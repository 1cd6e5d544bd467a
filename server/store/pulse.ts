/** Signs of life: every process leaves one every few seconds, so that the next can tell how long nobody was alive. */
import type { Outage } from '../../table/clocks.ts'
import type { Statements } from './statements.ts'
import type { Script } from './store.ts'

export interface Beat {
  readonly process: string
  readonly now: number
  readonly limit: number // nobody gave a sign for longer than this: an outage
}

/** Leaves a sign, and notes the outage that it ends, if there was one. Returns all outages there were. */
export function* beat(sql: Statements, { process, now, limit }: Beat): Script<Outage[]> {
  const [row] = yield sql.lastBeat()
  const last = row?.at as number | null | undefined
  if (typeof last === 'number' && now - last > limit) yield sql.addOutage({ since: last, until: now })
  yield sql.clearBeats({ process, before: now - limit })
  yield sql.addBeat({ process, at: now })
  const rows = yield sql.readOutages()
  return rows.map(({ since, until }) => ({ since, until }) as Outage)
}
