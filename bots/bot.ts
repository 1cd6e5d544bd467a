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
  const end = budget.now() + budget.ms
  return () => budget.now() < end
}
