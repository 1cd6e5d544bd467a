/** What a bot is: it gets the view of its seat and what is legal, and returns a choice. It sees no state and has no clock of its own. */
import type { ActionBase, Rng } from '../kernel/game.ts'

/** How long a bot may think: a number of trials, or milliseconds on a clock that the caller lends it, perhaps only until the choice is clear. */
export type Budget =
  | { readonly iterations: number }
  | { readonly ms: number; readonly now: () => number; readonly early?: boolean }

export interface Bot<View = unknown, Action extends ActionBase = ActionBase> {
  readonly name: string
  decide(view: View, legal: readonly Action[], budget: Budget, rng: Rng): Action
}

/** Keeps account of a budget while it is spent. */
export class Account {
  private readonly start: number
  private readonly end: number
  private spent = 0
  private nextLook = 1
  private pause = 1 // how many trials go by between two looks at the clock

  constructor(private readonly budget: Budget) {
    this.start = 'now' in budget ? budget.now() : 0
    this.end = 'now' in budget ? this.start + budget.ms : 0
  }

  /** Spends so many trials and says whether anything is left. */
  spend(trials: number): boolean {
    this.spent += trials
    const { budget } = this
    if ('iterations' in budget) return this.spent < budget.iterations
    if (this.spent < this.nextLook) return true
    const time = budget.now()
    if (time >= this.end) return false
    // A clock can cost as much as a trial: some forty looks in all, more often near the end.
    const calm = Math.min(budget.ms / 40, (this.end - time) / 2)
    const perTrial = Math.max((time - this.start) / this.spent, 1e-6)
    this.pause = Math.min(this.pause * 2, 1 + Math.floor(calm / perTrial))
    this.nextLook = this.spent + this.pause
    return true
  }

  /** How many trials more there will be about, at the speed so far. */
  left(): number {
    const { budget } = this
    if ('iterations' in budget) return budget.iterations - this.spent
    const time = budget.now()
    return ((this.end - time) * this.spent) / Math.max(time - this.start, 1e-6)
  }
}
