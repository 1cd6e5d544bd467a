/** What trials of a matrix game with noisy payoffs tell so far: the best mixture, what every choice is worth against it, and how sure that is. */
import { bestMixture, guarantee, type Kind, type Mixture } from './matrix.ts'
import type { Half, NoisyKind } from './noisy.ts'

/** A choice that a mixed strategy plays more rarely than this is left out: that much is the error of its payoffs. */
export const RARE = 0.02

/** How much single trials may vary, as long as no pair was repeated: as much as wins and losses do. */
const UNKNOWN = 0.25

/** How likely a normally distributed error is to be next to nothing, by its standard error. */
const PEAK = 1 / Math.sqrt(2 * Math.PI)

/** The best mixture so far, and what each choice brings against the answers that hold it there. */
export interface Found {
  readonly known: readonly Kind[]
  readonly mixture: Mixture
  readonly own: readonly Option[]
  /** By kind: the answers, with what they cost the chooser. */
  readonly theirs: readonly (readonly Option[])[]
}

/** A choice or an answer: how often it is played, what it is worth to its player, and the standard error of that. */
export interface Option {
  readonly weight: number
  readonly worth: number
  readonly error: number
}

/** One pair that a choice or an answer meets: how often, what it is worth to its player, and how often it was tried. */
interface Meeting {
  readonly share: number
  readonly worth: number
  readonly tries: number
}

export function solve(kinds: readonly NoisyKind[]): Found {
  const known = together(kinds)
  const mixture = bestMixture(known)
  const { weights, answers } = mixture
  const variance = varianceOf(kinds)
  const own = weights.map((weight, i) => {
    const meetings = known.flatMap(({ odds, payoffs }, k) =>
      answers[k].map((share, j) => ({
        share: odds * share,
        worth: payoffs[i][j],
        tries: kinds[k].tries(i, j),
      })),
    )
    return optionOf(weight, meetings, variance)
  })
  const theirs = known.map(({ payoffs }, k) =>
    answers[k].map((weight, j) => {
      const meetings = weights.map((share, i) => ({
        share,
        worth: -payoffs[i][j],
        tries: kinds[k].tries(i, j),
      }))
      return optionOf(weight, meetings, variance)
    }),
  )
  return { known, mixture, own, theirs }
}

function optionOf(weight: number, meetings: readonly Meeting[], variance: number): Option {
  let sum = 0
  let square = 0
  for (const { share, worth, tries } of meetings) {
    sum += share * worth
    square += share ** 2 / tries
  }
  return { weight, worth: sum, error: Math.sqrt(variance * square) }
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

/** The game as one half of the trials knows it, or both. */
export function together(kinds: readonly NoisyKind[], half?: Half): Kind[] {
  const met = kinds.reduce((sum, kind) => sum + kind.met, 0)
  return kinds.map(kind => ({ odds: kind.met / met, payoffs: kind.payoffs(half) }))
}

/** What the best mixture of each half gives away by what the other half knows, on average. */
export function disagreement(kinds: readonly NoisyKind[]): number {
  const [a, b] = [together(kinds, 0), together(kinds, 1)]
  const [ofA, ofB] = [bestMixture(a), bestMixture(b)]
  return (ofA.value - guarantee(ofB.weights, a) + ofB.value - guarantee(ofA.weights, b)) / 2
}

/** What is missed at most by leaving out a choice that only seems worse: what it may bring more, as far as its error is normally distributed. */
export function missed({ own }: Found): number {
  const best = bestOf(own)
  let most = 0
  for (const { weight, worth, error } of own) {
    if (weight >= RARE || error === 0) continue
    most = Math.max(most, PEAK * error * Math.exp(-(((best - worth) / error) ** 2) / 2))
  }
  return most
}

export const bestOf = (options: readonly Option[]): number => Math.max(...options.map(({ worth }) => worth))
