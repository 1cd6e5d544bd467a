/** Sequential halving, for choices too many to search: the most promising are tried evenly, the worse half is dropped, and again. */
import type { ActionBase } from '../kernel/game.ts'
import type { Budget } from './bot.ts'
import type { Seated, Trials, Verdict } from './trial.ts'

/** How many choices are tried at most if the knowledge does not say. */
const TOP = 12

/** What a choice promises at first sight counts like so many trials of it. */
const BELIEF = 4

/** A choice is clear if at the end of a stage, after so many trials of it, it is better than the next best by so many standard errors. */
const CLEAR_TRIALS = 24
const CLEAR_ERRORS = 4

export function halve<S, A extends ActionBase, V extends Seated>(
  trials: Trials<S, A, V>,
  choices: readonly A[],
  budget: Budget,
): Verdict<A>[] {
  const tried = promising(trials, choices)
  const first = trials.knowledge.expected?.(trials.world(), trials.seat, tried)
  const belief = first ? BELIEF : 0
  let field = tried.map((action, i) => ({ action, visits: 0, total: 0, squares: 0, first: first?.[i] ?? 0 }))
  const valued = (one: (typeof field)[number]): number =>
    (one.total + belief * one.first) / (one.visits + belief)
  const all = field
  const stages = Math.max(1, Math.ceil(Math.log2(field.length)))
  const isOver = stageClock(budget, stages)
  const mayEndEarly = 'now' in budget && budget.early === true
  for (let stage = 0; stage < stages; stage++) {
    // Whole rows: each choice is tried in the same worlds and with the same luck.
    do {
      const world = trials.next()
      const luck = trials.newLuck()
      for (const one of field) {
        trials.useLuck(luck)
        const state = trials.beginAt(world)
        trials.act(state, trials.seat, one.action)
        trials.finish(state)
        one.visits++
        const share = trials.shares[trials.seat]
        one.total += share
        one.squares += share * share
      }
    } while (!isOver(stage, field.length))
    if (stage === stages - 1) break
    field = [...field].sort((a, b) => valued(b) - valued(a)).slice(0, Math.ceil(field.length / 2))
    if (mayEndEarly && isClear(field)) break
  }
  return all.map(one => ({ action: one.action, value: valued(one), weight: one.visits }))
}

interface Tried {
  readonly visits: number
  readonly total: number
  readonly squares: number
}

/** Whether the first of them is so much better than the second that more trials would tell the same. */
function isClear([first, second]: readonly Tried[]): boolean {
  if (!second) return true
  if (first.visits < CLEAR_TRIALS) return false
  const mean = (one: Tried): number => one.total / one.visits
  const error = (one: Tried): number => Math.max(0, one.squares / one.visits - mean(one) ** 2) / one.visits
  return mean(first) - mean(second) > CLEAR_ERRORS * Math.sqrt(error(first) + error(second))
}

function promising<S, A extends ActionBase, V extends Seated>(
  trials: Trials<S, A, V>,
  choices: readonly A[],
): readonly A[] {
  const { knowledge, seat } = trials
  const top = knowledge.top ?? TOP
  if (choices.length <= top || !knowledge.prior) return choices
  const weights = knowledge.prior(trials.world(), seat, choices)
  const order = choices.map((_, i) => i).sort((a, b) => weights[b] - weights[a])
  return order.slice(0, top).map(i => choices[i])
}

/** Gives every stage an equal part of the budget. */
function stageClock(budget: Budget, stages: number): (stage: number, spent: number) => boolean {
  if ('iterations' in budget) {
    let used = 0
    return (stage, spent) => {
      used += spent
      return used >= (budget.iterations * (stage + 1)) / stages
    }
  }
  const start = budget.now()
  return stage => budget.now() - start >= (budget.ms * (stage + 1)) / stages
}
