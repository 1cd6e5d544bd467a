/**
 * A hint: what the search thinks best from one seat's view, up to two others, and why. The reason comes from a second pass in which these choices are
 * played in the same worlds with the same luck; what people count at its end is held against what it was worth.
 */
import { same } from '../../kernel/data.ts'
import type { ActionBase, Rng, RuleId } from '../../kernel/game.ts'
import type { Budget } from '../bot.ts'
import { Luck } from '../review/luck.ts'
import { search } from '../thinker.ts'
import { type Seated, type Skill, Trials, type Verdict } from '../trial.ts'
import { ridge } from './ridge.ts'

/** So often each choice is tried for the reason. */
const TRIALS = 200
/** Besides the best one. */
const OTHERS = 2
/** Numbers that hardly tell anything are not made much of. */
const PENALTY = 0.05

/** One thing that people count, and what it makes of the difference between two choices. */
export interface Part {
  /** A line of the score by its rule, or a term of the game by its name. */
  readonly term: RuleId | string
  readonly whose: 'mine' | 'rival'
  /** How much more of it the best choice brings on average. */
  readonly difference: number
  /** What that is worth, in shares of the first place. */
  readonly share: number
}

export interface Advised<A> {
  readonly action: A
  /** The chance of the first place. */
  readonly share: number
  /** How often to play it, where several choose in secret. */
  readonly weight: number | null
}

export interface Hint<A> {
  /** The best one first. */
  readonly choices: readonly Advised<A>[]
  /** For each of the others, why the best one is better: the largest part first; empty if what people count explains less than half. */
  readonly reasons: readonly {
    readonly parts: readonly Part[]
    readonly gap: number
    readonly explained: number
  }[]
}

/** Thinks as long as the budget lasts, then looks for reasons. Null if there is nothing to choose. */
export function hint<S, A extends ActionBase, V extends Seated>(
  skill: Skill<S, A, V>,
  view: V,
  legal: readonly A[],
  budget: Budget,
  rng: Rng,
): Hint<A> | null {
  if (legal.length < 2) return null
  const { verdicts, isSealed } = bestOf(skill, view, legal, budget, rng)
  if (verdicts.length < 2 || isSealed)
    return {
      choices: verdicts.map(({ action, value, weight }) => ({
        action,
        share: value,
        weight: isSealed ? weight : null,
      })),
      reasons: [],
    }
  const actions = verdicts.map(({ action }) => action)
  return compare(skill, view, actions, rng)
}

/** Why this choice: it stands first, whatever it is worth, beside the best of the others. Null if there was nothing to choose. */
export function reasonOf<S, A extends ActionBase, V extends Seated>(
  skill: Skill<S, A, V>,
  { view, legal, chosen }: Chosen<A, V>,
  budget: Budget,
  rng: Rng,
): Hint<A> | null {
  if (legal.length < 2) return null
  const { verdicts } = bestOf(skill, view, legal, budget, rng)
  const others = verdicts.map(({ action }) => action).filter(action => !same(action, chosen))
  return compare(skill, view, [chosen, ...others.slice(0, OTHERS)], rng)
}

/** A decision as its seat saw it, and what was chosen. */
export interface Chosen<A, V> {
  readonly view: V
  readonly legal: readonly A[]
  readonly chosen: A
}

/** What a search found: the best choice first, and the next ones. */
interface Found<A> {
  readonly verdicts: readonly Verdict<A>[]
  readonly isSealed: boolean
}

/** The first half of a hint: what the search thinks best. */
export function bestOf<S, A extends ActionBase, V extends Seated>(
  skill: Skill<S, A, V>,
  view: V,
  legal: readonly A[],
  budget: Budget,
  rng: Rng,
): Found<A> {
  const trials = new Trials(skill, view, rng)
  const choices = trials.choices(legal)
  const isSealed = skill.knowledge.sealed?.(trials.world()) ?? false
  if (choices.length < 2)
    return { verdicts: choices.map(action => ({ action, value: 1, weight: 1 })), isSealed: false }
  const verdicts = [...search(trials, choices, budget)]
    .sort((a, b) => b.weight - a.weight || b.value - a.value)
    .filter(({ weight }, n) => n === 0 || weight > 0)
    .slice(0, 1 + OTHERS)
  return { verdicts, isSealed }
}

/**
 * The second half, and the reason of any choice: these choices, the one to be explained first, in the same worlds with the same luck. All that it knows is
 * the view, so a bot's choice can be looked at from its own seat after the match, or from one's own.
 */
export function compare<S, A extends ActionBase, V extends Seated>(
  skill: Skill<S, A, V>,
  view: V,
  actions: readonly A[],
  rng: Rng,
): Hint<A> {
  const luck = new Luck(`hint ${rng.int(1 << 30)}`)
  const trials = new Trials(skill, view, luck)
  const tried = actions.map(() => [] as Tried[])
  for (let n = 0; n < TRIALS; n++) {
    luck.set(2 * n)
    const world = trials.fresh()
    for (const [k, action] of actions.entries()) {
      luck.set(2 * n + 1)
      tried[k].push(triedOnce(trials, world, action))
    }
  }
  const shares = tried.map(list => mean(list.map(({ share }) => share)))
  return {
    choices: actions.map((action, k) => ({ action, share: shares[k], weight: null })),
    reasons: reasonsOf(tried, shares),
  }
}

/** What one trial came to. */
interface Tried {
  readonly share: number
  readonly terms: ReadonlyMap<string, number>
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length

function triedOnce<S, A extends ActionBase, V extends Seated>(
  trials: Trials<S, A, V>,
  world: S,
  action: A,
): Tried {
  const state = trials.beginAt(world)
  trials.act(state, trials.seat, action)
  trials.finish(state)
  const share = trials.shares[trials.seat]
  return { share, terms: termsAt(trials, state) }
}

/** What people would count in this position: for the seat, and for whoever is its strongest rival there. */
function termsAt<S, A extends ActionBase, V extends Seated>(
  { game, knowledge, seat, seats, shares }: Trials<S, A, V>,
  state: S,
): ReadonlyMap<string, number> {
  const others = Array.from({ length: seats }, (_, other) => other).filter(other => other !== seat)
  const rival = others.reduce((best, other) => (shares[other] > shares[best] ? other : best), others[0])
  const forecast = game.forecast(game.view(state, seat))
  const terms = new Map<string, number>()
  for (const [whose, who] of [
    ['mine', seat],
    ['rival', rival],
  ] as const) {
    for (const { rule, points } of forecast[who].lines) add(terms, `${whose} ${rule}`, points)
    for (const [name, value] of Object.entries(knowledge.terms?.(state, who) ?? {}))
      add(terms, `${whose} ${name}`, value)
  }
  return terms
}

const add = (terms: Map<string, number>, name: string, value: number): void =>
  void terms.set(name, (terms.get(name) ?? 0) + value)

/** Why the first is better than each of the others. */
function reasonsOf(tried: readonly (readonly Tried[])[], shares: readonly number[]): Hint<never>['reasons'] {
  const all = tried.flat()
  const names = [...new Set(all.flatMap(({ terms }) => [...terms.keys()]))].sort()
  const weights = ridge(
    all.map(({ terms }) => names.map(name => terms.get(name) ?? 0)),
    all.map(({ share }) => share),
    PENALTY,
  )
  const counted = (k: number, name: string): number => mean(tried[k].map(({ terms }) => terms.get(name) ?? 0))
  return tried.slice(1).map((_, i) => {
    const gap = shares[0] - shares[i + 1]
    const parts = names.map((name, j): Part => {
      const [whose, term] = name.split(' ')
      const difference = counted(0, name) - counted(i + 1, name)
      return { term, whose: whose as Part['whose'], difference, share: weights[j] * difference }
    })
    const explained = parts.reduce((sum, { share }) => sum + share, 0)
    const isClear = gap > 0 && explained >= gap / 2
    return { gap, explained, parts: isClear ? largest(parts) : [] }
  })
}

/** What speaks most for the best choice, and what most against it: two or three parts that are worth a word. */
function largest(parts: readonly Part[]): readonly Part[] {
  return [...parts]
    .filter(({ share, difference }) => Math.abs(share) > 0.003 && Math.abs(difference) >= 0.1)
    .sort((a, b) => Math.abs(b.share) - Math.abs(a.share))
    .slice(0, 3)
}
