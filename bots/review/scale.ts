/** What a review needs to know of each game: how many trials a decision gets in a quick one, and the cost at which an accuracy falls to about 37. */

/** A quick review takes about half a minute on one core, a minute in Horus. */
const TRIALS: Readonly<Record<string, number>> = { 'amun-re': 4000, aton: 12_000, dahschur: 5000, horus: 700 }

/** By game and seats: fixed so that the level `casual` has an accuracy of 60 (docs/review.md). */
const SCALES: Readonly<Record<string, readonly number[]>> = {}

const USUAL_TRIALS = 1000
const USUAL_SCALE = 0.03

export const trialsOf = (game: string): number => TRIALS[game] ?? USUAL_TRIALS

export const scaleOf = (game: string, seats: number): number => SCALES[game]?.[seats] ?? USUAL_SCALE
