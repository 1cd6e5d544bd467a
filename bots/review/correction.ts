/**
 * What the chances of a position mean where the evaluation is too bold for a game: the study of the review (docs/review.md) tells what was said and how much was won.
 * Only what is shown is corrected. Costs and parts stay as they were found: a correction of means would make draws come to something.
 */
import type { Reviewed } from './review.ts'
import type { Shares } from './value.ts'

/** Pairs of what is said and what is meant, both going up. */
export type Correction = readonly (readonly [said: number, meant: number])[]

/** By game and seats, where the study asks for one. */
// biome-ignore format: a table
const CORRECTIONS: Readonly<Record<string, Readonly<Record<number, Correction>>>> = {
  dahschur: {
    3: [[0.029, 0.047], [0.15, 0.184], [0.254, 0.261], [0.345, 0.349], [0.444, 0.439], [0.544, 0.5], [0.651, 0.642], [0.755, 0.671], [0.844, 0.829], [0.976, 0.868]],
  },
}

/** What these shares mean; together they are one again. */
export function corrected(shares: Shares, correction: Correction): number[] {
  const meant = shares.map(share => meantBy(share, correction))
  const sum = meant.reduce((all, one) => all + one, 0)
  return meant.map(one => one / sum)
}

function meantBy(share: number, correction: Correction): number {
  const above = correction.findIndex(([said]) => said >= share)
  if (above === 0) return correction[0][1]
  if (above < 0) return correction[correction.length - 1][1]
  const [[low, lowMeant], [high, highMeant]] = [correction[above - 1], correction[above]]
  return lowMeant + ((share - low) / (high - low)) * (highMeant - lowMeant)
}

/** The steps of a review with the chances that are shown; after the last one there is nothing uncertain any more. */
export function asShown(
  steps: readonly (Reviewed | undefined)[],
  game: string,
  seats: number,
  correction = CORRECTIONS[game]?.[seats],
): readonly (Reviewed | undefined)[] {
  if (!correction) return steps
  const shown = (shares: Shares): Shares => corrected(shares, correction)
  return steps.map(
    (step, n) =>
      step && {
        ...step,
        before: shown(step.before),
        ...(n < steps.length - 1 && { after: shown(step.after), known: shown(step.known) }),
      },
  )
}
