/** A hint: what the search thinks best from one seat's view, up to two others, and why (reason.ts). */
import { same } from '../../kernel/data.ts'
import type { ActionBase, Rng } from '../../kernel/game.ts'
import type { Budget } from '../bot.ts'
import { Luck } from '../review/luck.ts'
import { search } from '../thinker.ts'
import { type Seated, type Skill, Trials, type Verdict } from '../trial.ts'
import { type Hint, reasoned } from './reason.ts'

/** Besides the best one. */
const OTHERS = 2

/** Where bots consider one choice alone, so many others are held against it. */
const HELD_AGAINST = 8

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
  const considered = verdicts.map(({ action }) => action).filter(action => !same(action, chosen))
  const others = considered.length > 0 ? considered : nextBest(skill, { view, legal, chosen }, rng)
  return compare(skill, view, [chosen, ...others.slice(0, OTHERS)], rng)
}

/** The best of some of all other choices. */
function nextBest<S, A extends ActionBase, V extends Seated>(
  skill: Skill<S, A, V>,
  { view, legal, chosen }: Chosen<A, V>,
  rng: Rng,
): readonly A[] {
  const others = legal.filter(action => !same(action, chosen))
  const some = Array.from(
    { length: Math.min(HELD_AGAINST, others.length) },
    () => others.splice(rng.int(others.length), 1)[0],
  )
  const { choices } = compare(skill, view, [chosen, ...some], rng)
  return choices
    .slice(1)
    .sort((a, b) => b.share - a.share)
    .map(({ action }) => action)
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
 * the view of the seat that chooses, so a bot's choice can be looked at from its own seat after the match.
 */
export function compare<S, A extends ActionBase, V extends Seated>(
  skill: Skill<S, A, V>,
  view: V,
  actions: readonly A[],
  rng: Rng,
): Hint<A> {
  const luck = new Luck(`hint ${rng.int(1 << 30)}`)
  const trials = new Trials(skill, view, luck)
  return reasoned({ trials, luck, seat: trials.seat, world: () => trials.fresh() }, actions)
}
