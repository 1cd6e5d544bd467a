/** The bot that thinks: it picks the way of searching that fits the choice, and then chooses after what it found, more or less strictly. */
import type { ActionBase, Rng } from '../kernel/game.ts'
import type { Bot, Budget } from './bot.ts'
import { halve } from './halving.ts'
import { sealedSearch } from './sealed.ts'
import { treeSearch } from './search.ts'
import { type Seated, type Skill, Trials, type Verdict } from './trial.ts'

export interface Manner {
  readonly name: string
  /**
   * How much worse a choice may be and still be played: of two choices, one that is worse by this share of a first place is played 2.7 times
   * less often. Zero plays the best one, or exactly after the mixed strategy.
   */
  readonly temperature: number
}

/** Choices tried less than this part of the most tried one are not chosen: too little is known about them. */
const TOO_FEW = 0.1

/** Unless the knowledge says otherwise, more choices than this are halved instead of searched. */
const WIDE = 60

/** This part of the time is kept back for what follows the last trial. */
const MARGIN = 0.9

export function thinker<S, A extends ActionBase, V extends Seated>(
  skill: Skill<S, A, V>,
  manner: Manner,
): Bot<V, A> {
  return {
    name: manner.name,
    decide(view, legal, budget, rng) {
      if (legal.length === 1) return legal[0]
      const left = running(budget)
      const trials = new Trials(skill, view, rng)
      const choices = trials.choices(legal)
      if (choices.length === 1) return choices[0]
      const { knowledge } = skill
      const world = trials.world()
      const search = knowledge.sealed?.(world)
        ? sealedSearch
        : choices.length > (knowledge.wide ?? WIDE)
          ? halve
          : treeSearch
      const verdicts = search(trials, choices, left)
      const mixed = search === sealedSearch
      return choose(verdicts, mixed, manner.temperature, rng)
    },
  }
}

/** The same budget, counted from now, with a margin. */
function running(budget: Budget): Budget {
  return 'iterations' in budget ? budget : { ms: budget.ms * MARGIN, now: budget.now }
}

function choose<A>(verdicts: readonly Verdict<A>[], mixed: boolean, temperature: number, rng: Rng): A {
  const top = Math.max(...verdicts.map(({ weight }) => weight))
  if (temperature === 0) {
    if (mixed)
      return sample(
        verdicts,
        verdicts.map(({ weight }) => (weight < 0.02 ? 0 : weight)),
        rng,
      )
    return verdicts.reduce((best, one) =>
      one.weight > best.weight || (one.weight === best.weight && one.value > best.value) ? one : best,
    ).action
  }
  const tried = mixed ? verdicts : verdicts.filter(({ weight }) => weight >= top * TOO_FEW)
  const best = Math.max(...tried.map(({ value }) => value))
  return sample(
    tried,
    tried.map(({ value, weight }) => Math.exp((value - best) / temperature) + (mixed ? weight : 0)),
    rng,
  )
}

/** One of them, as likely as its weight says. */
function sample<A>(verdicts: readonly Verdict<A>[], weights: readonly number[], rng: Rng): A {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  let left = (rng.int(1 << 24) / (1 << 24)) * sum
  for (const [i, { action }] of verdicts.entries()) {
    left -= weights[i]
    if (left < 0) return action
  }
  return verdicts[weights.indexOf(Math.max(...weights))].action
}
