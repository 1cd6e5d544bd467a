/** Plain tree search: the textbook bot without any knowledge, every trial played at random to the very end. A fixed opponent on the ladder. */
import type { ActionBase } from '../kernel/game.ts'
import type { Bot } from './bot.ts'
import { treeSearch } from './search.ts'
import { type Seated, type Skill, Trials } from './trial.ts'

export function plain<S, A extends ActionBase, V extends Seated>(game: Skill<S, A, V>['game']): Bot<V, A> {
  const knowledge = {
    horizon: () => ({ rounds: Number.POSITIVE_INFINITY, choices: Number.POSITIVE_INFINITY }),
    evaluate: () => undefined,
  }
  return {
    name: 'plain',
    decide(view, legal, budget, rng) {
      if (legal.length === 1) return legal[0]
      const verdicts = treeSearch(new Trials({ game, knowledge }, view, rng), legal, budget)
      return verdicts.reduce((best, one) => (one.weight > best.weight ? one : best)).action
    },
  }
}
