/** What several choices would bring a seat: chances of the first place, each tried in the same worlds with the same luck. */
import type { ActionBase } from '../../kernel/game.ts'
import { mixturesOf } from '../sealed/mixtures.ts'
import { Growth, Tree, treeSearch } from '../search.ts'
import { isWide } from '../thinker.ts'
import { type Seated, Trials } from '../trial.ts'
import { Luck, sampled } from './luck.ts'
import type { Question } from './value.ts'
import { sealedIn, searchedAsFar, triedIn, withChoice } from './ways.ts'

/** The chance of the first place after a choice, and its standard error. */
export interface Chance {
  readonly share: number
  readonly error: number
}

/** What several choices bring is asked at least so often. */
const LEAST = 8

/** What several choices would bring a seat by what it knew, each tried in the same worlds with the same luck. What others seal is chosen by their mixtures. */
export function chancesOf<S, A extends ActionBase, V extends Seated>(
  { skill, seed, trials: count }: Question<S, A, V>,
  view: V,
  legal: readonly A[],
  actions: readonly A[],
): Chance[] {
  const luck = new Luck(seed)
  const trials = new Trials(skill, view, luck)
  const choices = actions.reduce((all, action) => withChoice(trials, all, action), trials.choices(legal))
  const isSealed = skill.knowledge.sealed?.(trials.world()) ?? false
  const searched = Math.ceil(count / 2)
  const trial = isSealed
    ? sealedTrials(trials, luck, choices, searched)
    : openTrials(trials, choices, actions, searched)
  const shares = actions.map(() => [] as number[])
  for (let n = 0; n < Math.max(LEAST, Math.ceil(count / 4)); n++) {
    luck.set(2 * n)
    const tried = trial(n)
    for (const [k, action] of actions.entries()) {
      luck.set(2 * n + 1)
      shares[k].push(tried(action)[trials.seat])
    }
  }
  return shares.map(list => {
    const share = list.reduce((sum, one) => sum + one, 0) / list.length
    const spread = list.reduce((sum, one) => sum + (one - share) ** 2, 0) / (list.length - 1)
    return { share, error: Math.sqrt(spread / list.length) }
  })
}

/** The n-th world, and what a choice comes to in it. */
type InWorld<A> = (n: number) => (action: A) => number[]

/** Trials in which everybody goes on as a search did that looked at all of these choices alike. */
function openTrials<S, A extends ActionBase, V extends Seated>(
  trials: Trials<S, A, V>,
  choices: readonly A[],
  actions: readonly A[],
  iterations: number,
): InWorld<A> {
  const growth = new Growth<A>()
  if (!isWide(trials, choices)) {
    const verdicts = treeSearch(trials, choices, { iterations }, growth)
    for (const action of actions) searchedAsFar(trials, growth, verdicts, action)
  }
  const tree = new Tree(trials, growth)
  return () => {
    const world = trials.fresh()
    return action => triedIn(trials, world, action, tree)
  }
}

/** Trials in which others choose in secret by their mixtures. */
function sealedTrials<S, A extends ActionBase, V extends Seated>(
  trials: Trials<S, A, V>,
  luck: Luck,
  choices: readonly A[],
  iterations: number,
): InWorld<A> {
  const { worlds } = mixturesOf(trials, choices, { iterations })
  return n => {
    const { world, rivals } = worlds[n % worlds.length]
    const answers = rivals.map(rival => [rival, sampled(rival.weights, luck)] as const)
    return action => sealedIn(trials, world, action, answers)
  }
}
