/** How a position of the oasis is judged: by points. */
import type { State } from '../rules/types.ts'

/** A lead of this many points makes a first place about 2.7 times as likely as that of somebody level. */
const POINTS = 2

export function evaluate({ points }: State, shares: Float64Array): void {
  const best = Math.max(...points)
  let sum = 0
  for (let seat = 0; seat < points.length; seat++) {
    shares[seat] = Math.exp((points[seat] - best) / POINTS)
    sum += shares[seat]
  }
  for (let seat = 0; seat < points.length; seat++) shares[seat] /= sum
}
