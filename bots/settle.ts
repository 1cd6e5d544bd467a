/** The best mixture of a matrix game with noisy payoffs: trials go where they matter for it, until two halves of them agree well enough. */
import type { Rng } from '../kernel/game.ts'
import { bestMixture, guarantee, type Kind, type Mixture } from './matrix.ts'
import type { Half, NoisyKind } from './noisy.ts'

/** Each round brings so many trials for each one before it. */
const GROWTH = 0.5

/** More trials would hardly change what gives away less of a first place than this. */
const ENOUGH = 0.001

/** What the mixture plays more rarely is left out. */
const RARE = 0.02

/** Choices and answers that are worse than the best by so much of a first place, or by twice their error, are tried 2.7 times less often. */
const NEAR = 0.02

/** How much single trials may vary, as long as none was repeated: as much as wins and losses do. */
const UNKNOWN = 0.25

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

/** The best mixture so far, and what each choice brings against the answers that hold it there. */
interface Found {
  readonly known: readonly Kind[]
  readonly mixture: Mixture
  readonly own: readonly Option[]
  /** By kind: the answers, with what they cost the chooser. */
  readonly theirs: readonly (readonly Option[])[]
}

/** A choice or an answer: how often it is played, what it is worth to its player, and the standard error of that. */
interface Option {
  readonly weight: number
  readonly worth: number
  readonly error: number
}

function solve(kinds: readonly NoisyKind[]): Found {
  const known = together(kinds)
  const mixture = bestMixture(known)
  const { weights, answers } = mixture
  const variance = varianceOf(kinds)
  const own = weights.map((weight, i) => {
    let worth = 0
    let square = 0
    for (const [k, { odds, payoffs }] of known.entries()) {
      for (const [j, share] of answers[k].entries()) {
        worth += odds * share * payoffs[i][j]
        square += (odds * share) ** 2 / kinds[k].tries(i, j)
      }
    }
    return { weight, worth, error: Math.sqrt(variance * square) }
  })
  const theirs = known.map(({ payoffs }, k) =>
    answers[k].map((weight, j) => {
      let worth = 0
      let square = 0
      for (const [i, share] of weights.entries()) {
        worth -= share * payoffs[i][j]
        square += share ** 2 / kinds[k].tries(i, j)
      }
      return { weight, worth, error: Math.sqrt(variance * square) }
    }),
  )
  return { known, mixture, own, theirs }
}

/** How much single trials vary. */
function varianceOf(kinds: readonly NoisyKind[]): number {
  let sum = 0
  let count = 0
  for (const kind of kinds) {
    for (const variance of kind.variances()) {
      sum += variance
      count++
    }
  }
  return count > 0 ? sum / count : UNKNOWN
}

/** What may be missed at most by leaving a choice out that only seems worse: what it would bring more, as far as its error is normally distributed. */
function missed({ own }: Found): number {
  const best = bestOf(own)
  let most = 0
  for (const { weight, worth, error } of own) {
    if (weight >= RARE || error === 0) continue
    most = Math.max(most, 0.4 * error * Math.exp(-(((best - worth) / error) ** 2) / 2))
  }
  return most
}

const bestOf = (options: readonly Option[]): number => Math.max(...options.map(({ worth }) => worth))

/** The game as one half of the trials knows it, or both. */
export function together(kinds: readonly NoisyKind[], half?: Half): Kind[] {
  const met = kinds.reduce((sum, kind) => sum + kind.met, 0)
  return kinds.map(kind => ({ odds: kind.met / met, payoffs: kind.payoffs(half) }))
}

/** What the best mixture of each half gives away by what the other half knows, on average. */
function disagreement(kinds: readonly NoisyKind[]): number {
  const [a, b] = [together(kinds, 0), together(kinds, 1)]
  const [ofA, ofB] = [bestMixture(a), bestMixture(b)]
  return (ofA.value - guarantee(ofB.weights, a) + ofB.value - guarantee(ofA.weights, b)) / 2
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
