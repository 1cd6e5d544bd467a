/** What a bot is: it gets the view of its seat and what is legal, and returns a choice. It sees no state and has no clock of its own. */
import type { ActionBase, Rng } from '../kernel/game.ts'

/** How long a bot may think: a number of trials, or milliseconds on a clock that the caller lends it. */
export type Budget = { readonly iterations: number } | { readonly ms: number; readonly now: () => number }

export interface Bot<View = unknown, Action extends ActionBase = ActionBase> {
  readonly name: string
  decide(view: View, legal: readonly Action[], budget: Budget, rng: Rng): Action
}

/** Counts trials against a budget; at least one is always granted. */
export function trials(budget: Budget): () => boolean {
  if ('iterations' in budget) {
    let left = Math.max(1, budget.iterations)
    return () => left-- > 0
  }
  const end = budget.now() + budget.ms
  let first = true
  return () => {
    const granted = first || budget.now() < end
    first = false
    return granted
  }
}
