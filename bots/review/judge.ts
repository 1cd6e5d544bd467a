/** What a decision cost, judged by what its seat knew: the best choice is searched, then it and what was played are held against each other in pairs. */
import { same } from '../../kernel/data.ts'
import type { ActionBase, Seat } from '../../kernel/game.ts'
import { mixturesOf } from '../sealed/mixtures.ts'
import { Growth, Tree } from '../search.ts'
import { isWide, mostTried, search } from '../thinker.ts'
import { type Seated, Trials } from '../trial.ts'
import { Luck, sampled } from './luck.ts'
import type { Question, Shares } from './value.ts'
import { sealedIn, searchedAsFar, triedIn, withChoice } from './ways.ts'

/** So many batches of pairs, each with worlds of its own, stand behind every error; no sealed choice knows more worlds than this. */
const BATCHES = 40

/** Of its trials a decision has this part for looking for the best choice and at what follows; the rest is for pairs, two trials each, as far as they are needed. */
const SEARCHED = 1 / 2

/** Where a tree grows, of these this part looks for the best choice; the rest, as far as needed, at what follows the one that was played until that is known as well. */
const LOOKED = 1 / 2

/** So many pairs tell how many are needed: every batch has two of them. */
const LOOK_PAIRS = 2 * BATCHES

const minus = (a: Shares, b: Shares): number[] => a.map((share, seat) => share - b[seat])

/** What a choice cost, by what its seat knew. */
export interface Judged<A> {
  readonly best: A
  /** To each seat: negative for the one who decided, if something better was there. */
  readonly cost: Shares
  /** The standard error of the decider's own. */
  readonly error: number
  /** How often each choice should be played, where choices were sealed. */
  readonly mixture: readonly { readonly action: A; readonly weight: number }[] | null
}

/** Judges a decision by the view of its seat alone; null if there was nothing to decide. */
export function judge<S, A extends ActionBase, V extends Seated>(
  question: Question<S, A, V>,
  view: V,
  legal: readonly A[],
  played: A,
): Judged<A> | null {
  if (legal.length < 2) return null
  const luck = new Luck(question.seed)
  const trials = new Trials(question.skill, view, luck)
  const choices = withChoice(trials, trials.choices(legal), played)
  if (choices.length < 2) return null
  const isSealed = question.skill.knowledge.sealed?.(trials.world()) ?? false
  const decision = { question, trials, luck, choices, played }
  return isSealed ? judgeSealed(decision) : judgeOpen(decision)
}

/** A decision to be judged: what was played, among what is worth considering. */
interface Decision<S, A extends ActionBase, V extends Seated> {
  readonly question: Question<S, A, V>
  readonly trials: Trials<S, A, V>
  readonly luck: Luck
  readonly choices: readonly A[]
  readonly played: A
}

function judgeOpen<S, A extends ActionBase, V extends Seated>(decision: Decision<S, A, V>): Judged<A> {
  const { question, trials, luck, choices, played } = decision
  const growth = new Growth<A>()
  const wide = isWide(trials, choices)
  const searched = Math.ceil(question.trials * SEARCHED * (wide ? 1 : LOOKED))
  const verdicts = search(trials, choices, { iterations: searched }, growth)
  const top = mostTried(verdicts)
  const best = top.action
  const nothing = { best, cost: new Array(trials.seats).fill(0), error: 0, mixture: null }
  if (same(best, played)) return nothing
  if (!wide && searchedAsFar(trials, growth, verdicts, played) >= top.value)
    return { ...nothing, best: played }
  const tree = new Tree(trials, growth)
  const tried = (action: A, world: S): number[] => triedIn(trials, world, action, tree)
  const cost = costIn(question, luck, trials.seat, () => {
    const world = trials.fresh()
    return [() => tried(played, world), () => tried(best, world)]
  })
  return { ...nothing, ...cost }
}

function judgeSealed<S, A extends ActionBase, V extends Seated>(decision: Decision<S, A, V>): Judged<A> {
  const { question, trials, luck, choices, played } = decision
  const { weights, worlds } = mixturesOf(trials, choices, {
    iterations: Math.ceil(question.trials * SEARCHED),
  })
  const mixture = choices.map((action, i) => ({ action, weight: weights[i] }))
  const cost = costIn(question, luck, trials.seat, n => {
    const { world, rivals } = worlds[n % worlds.length]
    const answers = rivals.map(rival => [rival, sampled(rival.weights, luck)] as const)
    const own = choices[sampled(weights, luck)]
    return [() => sealedIn(trials, world, played, answers), () => sealedIn(trials, world, own, answers)]
  })
  const best = choices[weights.indexOf(Math.max(...weights))]
  return { best, mixture, ...cost }
}

/** What the first of two trials brings more than the second that meets the same luck, to each seat, on average: pairs until it is known well enough. */
function costIn<S, A extends ActionBase, V extends Seated>(
  { trials, enough = 0 }: Question<S, A, V>,
  luck: Luck,
  seat: Seat,
  pair: (n: number) => readonly (() => number[])[],
): Pick<Judged<unknown>, 'cost' | 'error'> {
  const most = Math.ceil((trials * (1 - SEARCHED)) / 2)
  const tried = (from: number, until: number): Batch[] => {
    const batches: Batch[] = []
    for (let n = from; n < until; n++) {
      luck.set(2 * n)
      const [first, second] = pair(n)
      luck.set(2 * n + 1)
      const a = first()
      luck.set(2 * n + 1)
      const more = minus(a, second())
      batches[n % BATCHES] ??= { count: 0, sums: more.map(() => 0) }
      const batch = batches[n % BATCHES]
      batch.count++
      for (const [other, share] of more.entries()) batch.sums[other] += share
    }
    return batches
  }
  // As with a mean: the first pairs tell how many are needed, and do not count.
  const looks = enough > 0 && most > 2 * LOOK_PAIRS
  const seen = looks ? errorOf(tried(0, LOOK_PAIRS), seat) / enough : 0
  const needed = Math.max(LOOK_PAIRS, Math.ceil(LOOK_PAIRS * seen * seen))
  const batches = looks ? tried(LOOK_PAIRS, Math.min(most, LOOK_PAIRS + needed)) : tried(0, most)
  const count = batches.reduce((sum, batch) => sum + batch.count, 0)
  const cost = batches[0].sums.map(
    (_, other) => batches.reduce((sum, { sums }) => sum + sums[other], 0) / count,
  )
  return { cost, error: errorOf(batches, seat) }
}

/** Some pairs: how many, and what they came to for each seat. */
interface Batch {
  count: number
  readonly sums: number[]
}

/** The standard error of the mean of all pairs, for one seat. */
function errorOf(batches: readonly Batch[], seat: Seat): number {
  if (batches.length < 2) return 0
  const means = batches.map(({ count, sums }) => sums[seat] / count)
  const all = means.reduce((sum, one) => sum + one, 0) / means.length
  const spread = means.reduce((sum, one) => sum + (one - all) ** 2, 0) / (means.length - 1)
  return Math.sqrt(spread / means.length)
}
