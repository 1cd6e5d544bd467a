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

/** Formats are dear to make and the same for a whole list. */
const formats = new Map<string, unknown>()
function once<Format>(name: string, make: () => Format): Format {
  const known = formats.get(name) as Format | undefined
  const format = known ?? make()
  formats.set(name, format)
  return format
}

export function agoIn(language: Language, at: number, now: number): string {
  const ago = Math.max(0, now - at)
  const [unit, length] = STEPS.find(([, ms]) => ago >= ms) ?? STEPS[2]
  const { locale } = LANGUAGES[language]
  const format = once(
    `ago ${locale}`,
    () => new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' }),
  )
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
    .map(({ unit, count }) => unitIn(language, unit).format(count))
    .join(' ')
}

function unitIn(language: Language, unit: (typeof STEPS)[number][0]): Intl.NumberFormat {
  const { locale } = LANGUAGES[language]
  const unitDisplay = unit === 'day' ? 'long' : 'short'
  return once(`${unit} ${locale}`, () => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay }))
}

export function dayIn(language: Language, at: number): string {
  const { locale } = LANGUAGES[language]
  return once(`day ${locale}`, () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })).format(at)
}
