/** How fast a device is, measured with the smallest game: levels were rated on one machine and should play alike on a phone. */
import { readOptions } from '../kernel/options.ts'
import { playout } from '../kernel/play.ts'
import { seeded } from '../kernel/rng.ts'
import { toy } from '../kernel/toy.ts'

/** Random matches of the toy game in a millisecond on the machine the ladder ran on (npm run answers tells). */
export const REFERENCE = 90

/** So long it is measured at a time. */
const MEASURE_MS = 8

/**
 * The best counts, since the first ones warm up and others may be disturbed: it is known once so many in a row were no better, or after so
 * many in all. On a busy machine it takes some forty until the code is warm, and before that everything seems up to ten times as slow.
 */
const NO_BETTER = 20
const AT_MOST = 60

/** A device that seems slower than this was busy with something else. */
const MOST = 4

/** Random matches of the toy game in a millisecond here. */
export function toyMatches(now: () => number, ms: number): number {
  const options = readOptions(toy.meta, {})
  const rng = seeded('speed')
  const start = now()
  let matches = 0
  for (let time = start; time < start + ms; time = now())
    for (let n = 0; n < 20; n++, matches++) playout(toy, toy.setup(2, options), rng)
  return matches / (now() - start)
}

/** How many times longer the same takes here than there. */
export function paceHere(now: () => number): number {
  let best = 0
  for (let n = 0, since = 0; n < AT_MOST && since < NO_BETTER; n++, since++) {
    const speed = toyMatches(now, MEASURE_MS)
    if (speed > best * 1.05) since = 0
    best = Math.max(best, speed)
  }
  return REFERENCE / best
}

/** How much slower it is here than there, one at least; measured when first asked. */
export function slowness(now: () => number): () => number {
  let known = 0
  return () => {
    if (known === 0) known = Math.min(MOST, Math.max(1, paceHere(now)))
    return known
  }
}
