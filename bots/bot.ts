/** What a bot is: it gets the view of its seat and what is legal, and returns a choice. It sees no state and has no clock of its own. */
import type { ActionBase, Rng } from '../kernel/game.ts'

/** How long a bot may think: a number of trials, or milliseconds on a clock that the caller lends it. */
export type Budget = { readonly iterations: number } | { readonly ms: number; readonly now: () => number }

export interface Bot<View = unknown, Action extends ActionBase = ActionBase> {
  readonly name: string
  decide(view: View, legal: readonly Action[], budget: Budget, rng: Rng): Action
}

/** Keeps account of a budget: each call spends so many trials and says whether anything is left. */
export function account(budget: Budget): (spent: number) => boolean {
  if ('iterations' in budget) {
    let left = budget.iterations
    return spent => {
      left -= spent
      return left > 0
    }
  }
  const { now } = budget
  const start = now()
  const end = start + budget.ms
  let calls = 0
  let pause = 1 // how many calls go by between two looks at the clock
  let next = 1
  return () => {
    if (++calls < next) return true
    const time = now()
    if (time >= end) return false
    // About forty looks in all, more often near the end: a clock can cost as much as a trial.
    const perCall = (time - start) / calls
    pause = Math.min(
      pause * 2,
      1 + Math.floor(Math.min(budget.ms / 40, (end - time) / 2) / Math.max(perCall, 1e-6)),
    )
    next = calls + pause
    return true
  }
}
