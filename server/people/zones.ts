/** What time zones do, asked of the machine once and then a value: how far a zone is ahead of UTC, and when that changes. */
import type { Offset } from '../../table/calendar.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** No zone changes its clocks twice within so short a time. */
const STEP = 7 * DAY
/** So far ahead the changes are known; after that the last one stays. */
const YEARS = 7

/** How many minutes a zone is ahead at a moment. */
function minutesIn(zone: string): (moment: number) => number {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  return moment => {
    const parts = format.formatToParts(moment)
    const of = (type: string) => Number(parts.find(part => part.type === type)?.value ?? 0)
    const local = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'))
    return Math.round((local - Math.floor(moment / MINUTE) * MINUTE) / MINUTE)
  }
}

/** By zone and year: asking costs tens of milliseconds, and there are some hundred zones. */
const known = new Map<string, readonly Offset[]>()
const MOST_KNOWN = 1000

/** What a zone does from the year before a moment on: the same for the whole year. Throws RangeError if there is no such zone. */
export function offsetsOf(zone: string, now: number): readonly Offset[] {
  const year = new Date(now).getUTCFullYear()
  const name = `${zone} ${year}`
  const offsets = known.get(name) ?? readOffsets(zone, year)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(name, offsets)
  return offsets
}

function readOffsets(zone: string, year: number): readonly Offset[] {
  const minutesAt = minutesIn(zone)
  const begin = Date.UTC(year - 1, 0, 1)
  const offsets: Offset[] = [[0, minutesAt(begin)]]
  for (let at = begin; at < Date.UTC(year + YEARS, 0, 1); at += STEP) {
    const next = minutesAt(at + STEP)
    if (next === offsets[offsets.length - 1][1]) continue
    offsets.push([changeBetween(at, at + STEP, minutesAt), next])
  }
  return offsets
}

/** The minute at which the clocks change. */
function changeBetween(before: number, after: number, minutesAt: (moment: number) => number): number {
  const was = minutesAt(before)
  let [low, high] = [before, after]
  while (high - low > MINUTE) {
    const middle = Math.floor((low + high) / 2 / MINUTE) * MINUTE
    if (minutesAt(middle) === was) low = middle
    else high = middle
  }
  return high
}
