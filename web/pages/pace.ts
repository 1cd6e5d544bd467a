/** How much time people have at a table, in words. */
import type { PublicTable } from '../../table/wire.ts'
import type { Words } from '../../words/house.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export function timeIn(ms: number, w: Words): string {
  if (ms >= DAY) return w.create.days({ n: ms / DAY })
  return ms >= HOUR ? w.create.hours({ n: ms / HOUR }) : w.create.minutes({ n: ms / MINUTE })
}

export function paceOf(pace: PublicTable['pace'], w: Words): string {
  if (pace.kind === 'untimed') return w.lobby.untimed
  return w.lobby[pace.kind === 'each' ? 'perDecision' : 'bank']({ time: timeIn(pace.ms, w) })
}
