/** Times in words: how long ago, how long still, and on which day. */
import { LANGUAGES, type Language } from '../../words/languages.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const STEPS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const

export function agoIn(language: Language, at: number, now: number): string {
  const ago = Math.max(0, now - at)
  const [unit, length] = STEPS.find(([, ms]) => ago >= ms) ?? STEPS[2]
  const format = new Intl.RelativeTimeFormat(LANGUAGES[language].locale, { numeric: 'auto', style: 'short' })
  return format.format(-Math.floor(ago / length), unit)
}

/** The two largest units that there is something of: "1 day 4 hrs". */
export function spanIn(language: Language, ms: number): string {
  const counts = [ms / DAY, (ms % DAY) / HOUR, (ms % HOUR) / MINUTE].map(count =>
    Math.max(0, Math.floor(count)),
  )
  const found = counts.findIndex(count => count > 0)
  const first = found < 0 ? 2 : found
  return STEPS.slice(first, first + 2)
    .map(([unit], n) => ({ unit, count: counts[first + n] }))
    .filter(({ count }, n) => n === 0 || count > 0)
    .map(({ unit, count }) =>
      new Intl.NumberFormat(LANGUAGES[language].locale, {
        style: 'unit',
        unit,
        unitDisplay: unit === 'day' ? 'long' : 'short',
      }).format(count),
    )
    .join(' ')
}

export const dayIn = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(LANGUAGES[language].locale, { dateStyle: 'medium' }).format(at)
