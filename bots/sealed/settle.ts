/** Settles a matrix game with noisy payoffs: trials go where they matter for the best mixture, until it hardly errs any more. */
import type { Rng } from '../../kernel/game.ts'
import { bestOf, disagreement, type Found, missed, type Option, solve } from './found.ts'
import type { Mixture } from './matrix.ts'
import type { NoisyKind } from './noisy.ts'

/** Each round brings so many trials for each one before it. */
const GROWTH = 0.5

/** More trials would hardly change what gives away less of a first place than this. */
const ENOUGH = 0.001

/** Choices and answers that are worse than the best by so much of a first place, or by twice their error, are tried 2.7 times less often. */
const NEAR = 0.02

/** What trials are paid from. */
export interface Purse {
  readonly isLeft: boolean
  spend(): void
}

/** Tries pairs of choices, all of which were tried once, until the mixture hardly errs or nothing is left. */
export function settle(kinds: readonly NoisyKind[], purse: Purse, rng: Rng): Mixture {
  let found = solve(kinds)
  while (purse.isLeft) {
    spread(kinds, urgencies(found), purse, rng)
    found = solve(kinds)
    if (disagreement(kinds) + missed(found) < ENOUGH) break
  }
  return found.mixture
}

/** By kind and pair: how much it matters to know it better, as likely as the kind is, and as both use their choices or come near to it. */
function urgencies({ known, own, theirs }: Found): number[][] {
  const ofOwn = near(own)
  return known.map(({ odds }, k) => {
    const ofTheirs = near(theirs[k])
    return ofOwn.flatMap(one => ofTheirs.map(other => odds * one * other))
  })
}

/** How often each is played, and a little more the nearer it may come to the best. */
function near(options: readonly Option[]): number[] {
  const best = bestOf(options)
  return options.map(
    ({ weight, worth, error }) => weight + Math.exp((worth - best) / (NEAR + 2 * error)) / options.length,
  )
}

/** One round of trials, shared out by urgency. */
function spread(
  kinds: readonly NoisyKind[],
  urgent: readonly (readonly number[])[],
  purse: Purse,
  rng: Rng,
): void {
  const all = urgent.flat().reduce((sum, part) => sum + part, 0)
  const trials = GROWTH * kinds.reduce((sum, kind) => sum + kind.trials, 0)
  for (const [k, kind] of kinds.entries()) {
    for (const [pair, part] of urgent[k].entries()) {
      // Fractions are rounded up as often as they say.
      const times = Math.floor((part / all) * trials + rng.int(1 << 20) / (1 << 20))
      for (let n = 0; n < times && purse.isLeft; n++) {
        kind.tryPair(pair, rng)
        purse.spend()
      }
    }
  }
}
