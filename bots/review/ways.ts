/** What choices come to in a world: if everybody goes on as a search did that looked at them alike, or while others choose in secret. */
import { same } from '../../kernel/data.ts'
import type { ActionBase } from '../../kernel/game.ts'
import { actIfAsked, type Rival } from '../sealed/mixtures.ts'
import { type Growth, type Tree, treeSearch } from '../search.ts'
import { mostTried } from '../thinker.ts'
import type { Seated, Trials, Verdict } from '../trial.ts'

/** What is worth considering, and one more choice whatever one thinks of it. */
export function withChoice<S, A extends ActionBase, V extends Seated>(
  trials: Trials<S, A, V>,
  considered: readonly A[],
  choice: A,
): readonly A[] {
  const key = trials.key(choice)
  return considered.some(action => trials.key(action) === key) ? considered : [...considered, choice]
}

/**
 * What a choice is worth once it was searched as far as the one that seems best. A search that has found a good way to go on after one choice hardly looks further after
 * any other: what seems worse for that alone would cost too much.
 */
export function searchedAsFar<S, A extends ActionBase, V extends Seated>(
  trials: Trials<S, A, V>,
  growth: Growth<A>,
  verdicts: readonly Verdict<A>[],
  action: A,
): number {
  const { weight = 0, value = 0 } = verdicts.find(one => same(one.action, action)) ?? {}
  const behind = mostTried(verdicts).weight - weight
  return behind > 0 ? treeSearch(trials, [action], { iterations: behind }, growth)[0].value : value
}

/** What a choice in a world came to, if everybody goes on as the search did, and by quick choices where it knows too little. */
export function triedIn<S, A extends ActionBase, V extends Seated>(
  trials: Trials<S, A, V>,
  world: S,
  action: A,
  tree: Tree<S, A, V>,
): number[] {
  const state = trials.beginAt(world)
  trials.act(state, trials.seat, action)
  tree.follow(state, action)
  return Array.from(trials.shares)
}

/** The same of a choice that others make sealed ones beside. */
export function sealedIn<S, A extends ActionBase, V extends Seated>(
  trials: Trials<S, A, V>,
  world: S,
  action: A,
  answers: readonly (readonly [Rival<A>, number])[],
): number[] {
  const state = trials.beginAt(world)
  actIfAsked(trials, state, trials.seat, action)
  for (const [{ seat, options }, choice] of answers) actIfAsked(trials, state, seat, options[choice])
  trials.finish(state)
  return Array.from(trials.shares)
}
