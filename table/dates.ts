/** Days of the calendar as text, such as 2026-12-24, and as numbers counted from the first of January 1970. Pure: no clock is asked. */

const YEAR = 365
const FOUR_YEARS = 4 * YEAR + 1
const CENTURY = 25 * FOUR_YEARS - 1
const FOUR_CENTURIES = 4 * CENTURY + 1
/** Days from the first of March of the year 0, with which the years of this file begin, to 1970: so the day that is not in every year is the last one. */
const EPOCH = 719_468

/** How many days a year that begins in March has before the first of its n-th month: 31, 30, 31, 30, 31 and again. */
const beforeMonth = (n: number): number => Math.floor((153 * n + 2) / 5)

/** The number of a day. */
export function dayOf(date: string): number {
  const [year, month, day] = date.split('-').map(Number)
  const from = month > 2 ? year : year - 1
  const leaps = Math.floor(from / 4) - Math.floor(from / 100) + Math.floor(from / 400)
  return from * YEAR + leaps + beforeMonth((month + 9) % 12) + day - 1 - EPOCH
}

/** The day with this number. */
export function dateOf(number: number): string {
  const days = number + EPOCH
  const era = Math.floor(days / FOUR_CENTURIES)
  const rest = days - era * FOUR_CENTURIES
  const century = Math.min(3, Math.floor(rest / CENTURY))
  const four = Math.floor((rest - century * CENTURY) / FOUR_YEARS)
  const inFour = rest - century * CENTURY - four * FOUR_YEARS
  const year = Math.min(3, Math.floor(inFour / YEAR))
  const inYear = inFour - year * YEAR
  const month = Math.floor((5 * inYear + 2) / 153)
  const from = era * 400 + century * 100 + four * 4 + year
  const parts = [month < 10 ? from : from + 1, ((month + 2) % 12) + 1, inYear - beforeMonth(month) + 1]
  return parts.map((part, n) => String(part).padStart(n === 0 ? 4 : 2, '0')).join('-')
}

export const yearOf = (date: string): number => Number(date.slice(0, 4))

/** Whether it is a day that there is. */
export const isDate = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && dateOf(dayOf(text)) === text
