/** The weights of the evaluation, by seat count and by the round that begins. */

/** In points: what each feature brings until the end. */
const POINTS = [1, 0.15, 0.3, 0.5, 0.6, 0.3, 1.2, 1.5, 2, 0.4, 2, 2, 2, 0.4, 0.15, 0.1, 0.25, 0.2, 0.2]
const byRound = [0, 0, 8, 7, 6, 5, 4].map(points => POINTS.map(weight => weight / Math.max(1, points)))

export const WEIGHTS: Readonly<Record<number, readonly (readonly number[])[]>> = {
  3: byRound,
  4: byRound,
  5: byRound,
}
