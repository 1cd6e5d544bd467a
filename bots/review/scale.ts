/** What a review needs to know of each game: how many trials a decision gets in a quick one, and the cost at which an accuracy falls to about 37. */

/** A quick review takes about half a minute on one core, a minute in Horus. */
const TRIALS: Readonly<Record<string, number>> = {
  'amun-re': 14_000,
  aton: 20_000,
  dahschur: 7000,
  horus: 3000,
}

/** By game and seats: fixed so that the level `casual` has an accuracy of 60 (docs/review.md). */
const SCALES: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  'amun-re': { 3: 0.026, 4: 0.016, 5: 0.014 },
  aton: { 2: 0.037 },
  dahschur: { 2: 0.035, 3: 0.025, 4: 0.014 },
  horus: { 2: 0.022, 3: 0.029, 4: 0.023 },
}

const USUAL_TRIALS = 1000
const USUAL_SCALE = 0.03

/** Of a share of the first place: a cost in a quick review is known well enough at this standard error. */
const ENOUGH: Readonly<Record<string, number>> = { horus: 0.006 }
const USUAL_ENOUGH = 0.004

/** A deep review spends so much more. */
const DEEP = 10

const trialsOf = (game: string): number => TRIALS[game] ?? USUAL_TRIALS

/** What a review of this game may spend: ten times the trials know a cost three times as well. */
export function budgetOf(
  game: string,
  { deep = false, trials }: { readonly deep?: boolean; readonly trials?: number | undefined } = {},
): { readonly trials: number; readonly enough: number } {
  const times = deep ? DEEP : 1
  const enough = (ENOUGH[game] ?? USUAL_ENOUGH) / Math.sqrt(times)
  return { trials: trials ?? trialsOf(game) * times, enough }
}

export const scaleOf = (game: string, seats: number): number => SCALES[game]?.[seats] ?? USUAL_SCALE
