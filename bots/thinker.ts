/** The bot that thinks: it picks the way of searching that fits the choice, and then chooses after what it found, more or less strictly. */
import type { ActionBase, Rng } from '../kernel/game.ts'
import type { Bot, Budget } from './bot.ts'
import { halve } from './halving.ts'
import { Memory } from './memory.ts'
import { duel } from './sealed/duel.ts'
import { RARE } from './sealed/found.ts'
import { match } from './sealed/mixtures.ts'
import { Growth, treeSearch } from './search.ts'
import { type Seated, type Skill, Trials, type Verdict } from './trial.ts'

export interface Manner {
  readonly name: string
  /**
   * How much worse a choice may be and still be played: of two choices, one that is worse by this share of a first place is played 2.7 times
   * less often. Zero plays the best one, or exactly after the mixed strategy.
   */
  readonly temperature: number
}

/** Choices tried less than this part of the most tried one are not chosen: too little is known about them. Looser players ask for less. */
const TOO_FEW = 0.1
const LOOSE = 0.05

/** At this temperature a sealed choice follows the mixed strategy and one's own taste equally often. */
const EVEN = 0.1

/** Unless the knowledge says otherwise, more choices than this are halved instead of searched. */
const WIDE = 60

/** This part of the time, and a little more, is kept back for what follows the last trial and for a machine that stops to tidy up. */
const MARGIN = 0.9
const TIDY_MS = 4

export function thinker<S, A extends ActionBase, V extends Seated>(
  skill: Skill<S, A, V>,
  manner: Manner,
): Bot<V, A> {
  const temperature = manner.temperature * (skill.knowledge.stakes ?? 1)
  const memory = new Memory<S, A, V>()
  return {
    name: manner.name,
    decide(view, legal, budget, rng) {
      const grown = memory.recall(view)
      if (legal.length === 1 && !grown) return legal[0]
      const left = running(budget)
      const trials = new Trials(skill, view, rng)
      const choices = trials.choices(legal)
      const growth = grown ?? new Growth<A>()
      const action =
        choices.length === 1
          ? choices[0]
          : choose(search(trials, choices, left(), growth), isSealed(trials), temperature, rng)
      memory.keep(trials, growth, action)
      return action
    },
  }
}

/** Searches in the way that fits: a mixed strategy for a sealed choice, halving for many choices, otherwise a tree, perhaps one that has grown before. */
export function search<S, A extends ActionBase, V extends Seated>(
  trials: Trials<S, A, V>,
  choices: readonly A[],
  budget: Budget,
  growth?: Growth<A>,
): Verdict<A>[] {
  if (isSealed(trials)) return (trials.seats === 2 ? duel : match)(trials, choices, budget)
  if (isWide(trials, choices)) return halve(trials, choices, budget)
  return treeSearch(trials, choices, budget, growth)
}

/** Whether these choices are too many for a tree. */
export const isWide = <S, A extends ActionBase, V extends Seated>(
  { knowledge }: Trials<S, A, V>,
  choices: readonly A[],
): boolean => choices.length > (knowledge.wide ?? WIDE)

function isSealed<S, A extends ActionBase, V extends Seated>(trials: Trials<S, A, V>): boolean {
  return trials.knowledge.sealed?.(trials.world()) ?? false
}

/** What is left of a budget since now, with a margin. */
function running(budget: Budget): () => Budget {
  if ('iterations' in budget) return () => budget
  const { ms, now, early = false } = budget
  const start = now()
  const end = start + ms * MARGIN - Math.min(TIDY_MS, ms * (1 - MARGIN))
  return () => ({ ms: end - now(), now, early })
}

function choose<A>(verdicts: readonly Verdict<A>[], mixed: boolean, temperature: number, rng: Rng): A {
  const mixture = verdicts.map(({ weight }) => (weight < RARE ? 0 : weight))
  if (temperature === 0 && mixed) return sample(verdicts, mixture, rng)
  if (temperature === 0) return mostTried(verdicts).action
  const top = Math.max(...verdicts.map(({ weight }) => weight))
  const least = top * TOO_FEW * Math.min(1, LOOSE / temperature)
  const known = verdicts.filter(({ weight }) => mixed || weight >= least)
  const best = Math.max(...known.map(({ value }) => value))
  const taste = known.map(({ value }) => Math.exp((value - best) / temperature))
  if (!mixed) return sample(known, taste, rng)
  const sum = taste.reduce((total, weight) => total + weight, 0)
  return sample(
    verdicts,
    mixture.map((weight, i) => weight + ((temperature / EVEN) * taste[i]) / sum),
    rng,
  )
}

/** The most tried one; of several that were tried equally often, as the last of a halving are, the better one. */
export function mostTried<A>(verdicts: readonly Verdict<A>[]): Verdict<A> {
  return verdicts.reduce((best, one) =>
    one.weight > best.weight || (one.weight === best.weight && one.value > best.value) ? one : best,
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
