/** What a review comes to: luck and skill by seat, which add up to the result exactly; accuracy, mistakes and turning points. */
import type { Seat } from '../../kernel/game.ts'
import type { Decision, Reviewed } from './review.ts'
import type { Shares } from './value.ts'

/** Where a seat's result came from. start + draws + unseen + rest (luck) + mine + gifts (skill) = result. */
export interface Parts {
  readonly start: number
  readonly draws: number
  readonly unseen: number
  readonly rest: number
  readonly mine: number
  readonly gifts: number
  readonly result: number
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

/** The share of the first place that each seat has got in the end. */
export function resultOf(places: readonly number[]): Shares {
  const winners = places.filter(place => place === 1).length
  return places.map(place => (place === 1 ? 1 / winners : 0))
}

/** What a seat's own decisions cost in all is known as well as this: its standard error. */
export const errorOf = (steps: readonly Reviewed[], seat: Seat): number =>
  Math.sqrt(
    sum(steps.flatMap(({ decisions }) => decisions.map(one => (one.seat === seat ? one.error ** 2 : 0)))),
  )

/** In the middle of all costs that are not certain: their standard error. Null if all are. */
export function usualError(steps: readonly Reviewed[]): number | null {
  const errors = steps
    .flatMap(({ decisions }) => decisions.map(({ error }) => error))
    .filter(error => error > 0)
  return errors.length === 0 ? null : errors.sort((a, b) => a - b)[errors.length >> 1]
}

export function partsOf(steps: readonly Reviewed[], result: Shares): Parts[] {
  const start = 1 / result.length
  const decisions = steps.flatMap(step => step.decisions)
  const moved = (kinds: readonly Reviewed['kind'][], seat: Seat): number =>
    sum(
      steps.filter(({ kind }) => kinds.includes(kind)).map(({ after, before }) => after[seat] - before[seat]),
    )
  return result.map((share, seat) => {
    const draws = moved(['chance'], seat)
    const mine = sum(decisions.filter(one => one.seat === seat).map(({ cost }) => cost[seat]))
    const gifts = sum(decisions.filter(one => one.seat !== seat).map(({ cost }) => cost[seat]))
    const unseen = moved(['decision', 'sealed'], seat) - mine - gifts
    return {
      start,
      draws,
      unseen,
      rest: share - start - draws - unseen - mine - gifts,
      mine,
      gifts,
      result: share,
    }
  })
}

/** What a decision cost whoever made it: never mind whom it helped. */
export const costOf = ({ cost, seat }: Decision): number => -cost[seat]

/** More than noise and more than a trifle. */
export const isMistake = (decision: Decision): boolean =>
  costOf(decision) > 0.02 && costOf(decision) > 2 * decision.error

/** A seat's decisions, the costliest first. */
export const costliest = (steps: readonly Reviewed[], seat: Seat): Decision[] =>
  steps
    .flatMap(({ decisions }) => decisions.filter(one => one.seat === seat))
    .sort((a, b) => costOf(b) - costOf(a))

/** What a seat's decisions cost, by phase, the costliest first. */
export function byPhase(
  steps: readonly Reviewed[],
  seat: Seat,
): readonly { readonly phase: string; readonly cost: number; readonly count: number }[] {
  const phases = new Map<string, { cost: number; count: number }>()
  for (const decision of costliest(steps, seat)) {
    const sofar = phases.get(decision.phase) ?? { cost: 0, count: 0 }
    phases.set(decision.phase, { cost: sofar.cost + costOf(decision), count: sofar.count + 1 })
  }
  return [...phases].map(([phase, sums]) => ({ phase, ...sums })).sort((a, b) => b.cost - a.cost)
}

/** From 0 to 100: how little a seat's decisions cost on average; `scale` is the cost at which about 37 are left. */
export function accuracyOf(steps: readonly Reviewed[], seat: Seat, scale: number): number | null {
  const costs = costliest(steps, seat).map(costOf)
  return costs.length === 0 ? null : 100 * Math.exp(-Math.max(0, sum(costs) / costs.length) / scale)
}

/** The steps at which most changed hands, the greatest first. */
export function turningPoints(steps: readonly Reviewed[], most = 3): number[] {
  const swing = (n: number): number => {
    const last = n === 0 ? steps[n].before : steps[n - 1].after
    return Math.max(...steps[n].after.map((share, seat) => Math.abs(share - last[seat])))
  }
  return [...steps.keys()].sort((a, b) => swing(b) - swing(a)).slice(0, most)
}
