/** What positions and choices are worth: each seat's share of the first place, by trials from the true state or from what one seat knew. */

import { same } from '../../kernel/data.ts'
import type { ActionBase, Seat } from '../../kernel/game.ts'
import { actIfAsked, mixturesOf, type Rival } from '../sealed.ts'
import { Growth, Tree, treeSearch } from '../search.ts'
import { isWide, mostTried, search } from '../thinker.ts'
import { type Seated, type Skill, Trials } from '../trial.ts'
import { Luck, sampled } from './luck.ts'

/** By seat. */
export type Shares = readonly number[]

/** So many batches of pairs, each with worlds of its own, stand behind every error; no sealed choice knows more worlds than this. */
const BATCHES = 40

/** Of its trials a decision has this part for looking for the best choice and at what follows; the rest is for pairs, two trials each, as far as they are needed. */
const SEARCHED = 1 / 2

/** Where a tree grows, of these this part looks for the best choice; the rest, as far as needed, at what follows the one that was played until that is known as well. */
const LOOKED = 1 / 2

/** So many trials tell how many are needed. */
const LOOK = 40
/** The same for pairs: every batch has two of them. */
const LOOK_PAIRS = 2 * BATCHES
/** The same where a trial is a whole row of them. */
const LOOK_ROWS = 4

const minus = (a: Shares, b: Shares): number[] => a.map((share, seat) => share - b[seat])

/**
 * The mean of what each trial gives. A first look tells how many are needed, and is not counted: where one stops as soon as a mean seems known, what seldom
 * happens counts for too little, and draws would no longer come to nothing on average.
 */
function mean(
  seats: number,
  { trials, enough = 0 }: Pick<Question<never, never, never>, 'trials' | 'enough'>,
  trial: () => ArrayLike<number>,
  look = LOOK,
): number[] {
  const looks = enough > 0 && trials > 2 * look
  const count = looks ? Math.min(trials - look, needed(sumsOf(seats, look, trial), look, enough)) : trials
  return Array.from(sumsOf(seats, count, trial).sums, sum => sum / count)
}

interface Sums {
  readonly sums: Float64Array
  readonly squares: Float64Array
}

function sumsOf(seats: number, count: number, trial: () => ArrayLike<number>): Sums {
  const sums = new Float64Array(seats)
  const squares = new Float64Array(seats)
  for (let n = 0; n < count; n++) {
    const shares = trial()
    for (let seat = 0; seat < seats; seat++) {
      sums[seat] += shares[seat]
      squares[seat] += shares[seat] * shares[seat]
    }
  }
  return { sums, squares }
}

/** How many trials make every seat's standard error small enough, as far as so many of them tell; never fewer than those. */
function needed({ sums, squares }: Sums, count: number, enough: number): number {
  const variances = sums.map((sum, seat) => (squares[seat] - (sum * sum) / count) / (count - 1))
  return Math.max(count, Math.ceil(Math.max(...variances) / (enough * enough)))
}

/** What is looked at, by whom, and with which luck. */
export interface Question<S, A extends ActionBase, V extends Seated> {
  readonly skill: Skill<S, A, V>
  readonly seed: string
  readonly trials: number
  /** A cost whose standard error is as small as this needs no more pairs. None is, if omitted. */
  readonly enough?: number
}

/** What a true state is worth to each seat. */
export function worthOf<S, A extends ActionBase, V extends Seated>(
  question: Question<S, A, V>,
  state: S,
  play: (trials: Trials<S, A, V>, state: S) => void = () => {},
): number[] {
  const { skill, seed } = question
  const trials = new Trials(skill, skill.game.view(state, 0), new Luck(seed))
  if (skill.game.turn(state).kind === 'over') {
    trials.judge(state)
    return Array.from(trials.shares)
  }
  return mean(trials.seats, question, () => {
    const begun = trials.beginAt(state)
    play(trials, begun)
    trials.finish(begun)
    return trials.shares
  })
}

/** What several true states are worth on average: a trial of each, and again. */
export function worthOfAll<S, A extends ActionBase, V extends Seated>(
  question: Question<S, A, V>,
  states: readonly S[],
): number[] {
  const { skill, seed } = question
  const trials = new Trials(skill, skill.game.view(states[0], 0), new Luck(seed))
  const row = (): number[] => {
    const sums = new Array<number>(trials.seats).fill(0)
    for (const state of states) {
      trials.finish(trials.beginAt(state))
      for (let seat = 0; seat < sums.length; seat++) sums[seat] += trials.shares[seat] / states.length
    }
    return sums
  }
  return mean(trials.seats, question, row, LOOK_ROWS)
}

/** What a position is worth as far as a viewer knows: the mean over the worlds that they can imagine. */
export function worthSeen<S, A extends ActionBase, V extends Seated>(
  question: Question<S, A, V>,
  state: S,
  viewer: Seat | null,
): number[] {
  const { skill, seed } = question
  const turn = skill.game.turn(state)
  const trials = new Trials(skill, skill.game.view(state, viewer), new Luck(seed))
  if (turn.kind === 'over') {
    trials.judge(state)
    return Array.from(trials.shares)
  }
  return mean(trials.seats, question, () => {
    trials.finish(trials.beginAt(trials.fresh()))
    return trials.shares
  })
}

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
  const choices = withPlayed(trials, legal, played)
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

/** What is worth considering, and what was played whatever one thinks of it. */
function withPlayed<S, A extends ActionBase, V extends Seated>(
  trials: Trials<S, A, V>,
  legal: readonly A[],
  played: A,
): readonly A[] {
  const considered = trials.choices(legal)
  const key = trials.key(played)
  return considered.some(action => trials.key(action) === key) ? considered : [...considered, played]
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
  // A search that has found a good way to go on after one choice hardly looks further after any other. What seems worse for that alone would cost too much.
  const behind = top.weight - (verdicts.find(({ action }) => same(action, played))?.weight ?? 0)
  if (!wide && behind > 0) {
    const [again] = treeSearch(trials, [played], { iterations: behind }, growth)
    if (again.value >= top.value) return { ...nothing, best: played }
  }
  const tree = new Tree(trials, growth)
  const tried = (action: A, world: S): number[] => {
    const state = trials.beginAt(world)
    trials.act(state, trials.seat, action)
    tree.follow(state, action)
    return Array.from(trials.shares)
  }
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
  const tried = (action: A, world: S, answers: readonly (readonly [Rival<A>, number])[]): number[] => {
    const state = trials.beginAt(world)
    actIfAsked(trials, state, trials.seat, action)
    for (const [{ seat, options }, choice] of answers) actIfAsked(trials, state, seat, options[choice])
    trials.finish(state)
    return Array.from(trials.shares)
  }
  const cost = costIn(question, luck, trials.seat, n => {
    const { world, rivals } = worlds[n % worlds.length]
    const answers = rivals.map(rival => [rival, sampled(rival.weights, luck)] as const)
    const own = choices[sampled(weights, luck)]
    return [() => tried(played, world, answers), () => tried(own, world, answers)]
  })
  const best = choices[weights.indexOf(Math.max(...weights))]
  return { best, mixture, ...cost }
}

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
  const isSealed = skill.knowledge.sealed?.(trials.world()) ?? false
  const sealed = isSealed
    ? mixturesOf(trials, trials.choices(legal), { iterations: Math.ceil(count / 2) }).worlds
    : null
  const shares = actions.map(() => [] as number[])
  for (let n = 0; n < Math.max(LEAST, Math.ceil(count / 4)); n++) {
    luck.set(2 * n)
    const { world, rivals } = sealed?.[n % sealed.length] ?? { world: trials.fresh(), rivals: [] }
    const answers = rivals.map(rival => [rival, sampled(rival.weights, luck)] as const)
    for (const [k, action] of actions.entries()) {
      luck.set(2 * n + 1)
      const state = trials.beginAt(world)
      actIfAsked(trials, state, trials.seat, action)
      for (const [{ seat, options }, choice] of answers) actIfAsked(trials, state, seat, options[choice])
      trials.finish(state)
      shares[k].push(trials.shares[trials.seat])
    }
  }
  return shares.map(list => {
    const share = list.reduce((sum, one) => sum + one, 0) / list.length
    const spread = list.reduce((sum, one) => sum + (one - share) ** 2, 0) / (list.length - 1)
    return { share, error: Math.sqrt(spread / list.length) }
  })
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
