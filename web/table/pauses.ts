/** When somebody's clock stands still at a table over several days, in words and by the clock of this device. */
import { type Calendar, pauseAt, pausesFrom } from '../../table/calendar.ts'
import type { PublicTable } from '../../table/wire.ts'
import { LANGUAGES, type Language } from '../../words/languages.ts'
import { language } from '../kit/language.svelte.ts'
import { words } from '../words.ts'
import { pauseOf } from './clock.ts'

const timeIn = (at: number, to: Language): string =>
  new Intl.DateTimeFormat(LANGUAGES[to].locale, { timeStyle: 'short' }).format(at)
const dayIn = (at: number, to: Language): string =>
  new Intl.DateTimeFormat(LANGUAGES[to].locale, { day: 'numeric', month: 'short' }).format(at)
/** The last day of a vacation is the one before the moment at which it is over. */
const lastDayIn = (until: number, to: Language): string => dayIn(until - 1, to)

/** What a calendar says to others: that somebody is away or will be, and the hours of every day. */
export function pausesIn({ away, quiet }: Calendar, now: number): string[] {
  const w = words()
  const to = language.now
  const gone = pauseAt({ away, quiet: null }, now)
  const next = away.filter(({ since }) => since > now).sort((a, b) => a.since - b.since)[0]
  const [night] = quiet ? pausesFrom(now, { away: [], quiet }) : []
  return [
    ...(gone ? [w.days.awayUntil({ date: lastDayIn(gone.until, to) })] : []),
    ...(next ? [w.days.awayFrom({ first: dayIn(next.since, to), last: lastDayIn(next.until, to) })] : []),
    ...(night ? [w.days.stands({ from: timeIn(night.since, to), until: timeIn(night.until, to) })] : []),
  ]
}

/** Why the clock of a seat stands still just now; empty if it does not. */
export function pauseIn(table: PublicTable, seat: number, now: number): string {
  const pause = pauseOf(table, seat, now)
  if (!pause) return ''
  const w = words()
  return pause.why === 'away'
    ? w.days.awayUntil({ date: lastDayIn(pause.until, language.now) })
    : w.days.standsUntil({ time: timeIn(pause.until, language.now) })
}

/** For whom a table waits, and who of them has time. */
export function waitingIn(table: PublicTable, waiting: string): string {
  const who = table.toAct.map(seat => {
    const why = pauseIn(table, seat, Date.now())
    return why === '' ? `@${seat}` : `@${seat} (${why})`
  })
  return `${who.join(', ')} ${waiting}`
}
