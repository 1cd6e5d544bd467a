/** Sealed choices at the root: a mixed strategy from trials of whole profiles, exactly for two players, by regret matching for more. */
import type { ActionBase, Seat } from '../kernel/game.ts'
import { Account, type Budget } from './bot.ts'
import { bestMixture, type Kind } from './matrix.ts'
import { Regrets } from './regret.ts'
import type { Seated, Trials, Verdict } from './trial.ts'

/** More worlds than this make the linear program slower than it makes the answer better. */
const MOST_KINDS = 40

/** Trying every pair of choices more often than this in each of them does not change the answer any more. */
const MOST_ROUNDS = 4

export function sealedSearch<S, A extends ActionBase, V extends Seated>(
  trials: Trials<S, A, V>,
  choices: readonly A[],
  budget: Budget,
): Verdict<A>[] {
  return trials.seats === 2 ? solve(trials, choices, budget) : match(trials, choices, budget)
}

/** Two players: payoffs of every pair of choices in worlds until the budget is spent, then the exact solution. */
function solve<S, A extends ActionBase, V extends Seated>(
  trials: Trials<S, A, V>,
  choices: readonly A[],
  budget: Budget,
): Verdict<A>[] {
  const account = new Account(budget)
  const other = 1 - trials.seat
  const sums: number[][][] = [] // by world, own choice, opposing choice
  const counts: number[] = []
  for (let n = 0, going = true; going && n < MOST_ROUNDS * MOST_KINDS; n++) {
    const kind = n % MOST_KINDS
    const world = trials.world(kind)
    const answers = optionsOf(trials, world, other)
    const rows: number[][] = []
    for (let i = 0; i < choices.length && (going || n === 0); i++) {
      rows.push(rowOf(trials, world, choices[i], answers))
      going = account.spend(rows[i].length)
    }
    // A world that was not finished in time does not count, except the first.
    if (rows.length < choices.length) break
    counts[kind] = (counts[kind] ?? 0) + 1
    sums[kind] = sums[kind]?.map((row, i) => row.map((sum, j) => sum + rows[i][j])) ?? rows
  }
  const kinds: Kind[] = sums.map((rows, k) => ({
    odds: 1 / sums.length,
    payoffs: rows.map(row => row.map(sum => sum / counts[k])),
  }))
  const { weights } = bestMixture(kinds)
  return choices.map((action, i) => ({ action, weight: weights[i], value: onAverage(kinds, i) }))
}

/** What a choice brings against each answer in one world, by one trial each. */
function rowOf<S, A extends ActionBase, V extends Seated>(
  trials: Trials<S, A, V>,
  world: S,
  choice: A,
  answers: readonly A[],
): number[] {
  const other = 1 - trials.seat
  // Where the other is not asked there is one trial all the same.
  return Array.from({ length: Math.max(1, answers.length) }, (_, j) => {
    const state = trials.beginAt(world)
    trials.act(state, trials.seat, choice)
    if (j < answers.length && !trials.isEnd(state) && isAsked(trials, state, other))
      trials.act(state, other, answers[j])
    trials.finish(state)
    return trials.shares[trials.seat]
  })
}

/** What a choice brings when every answer is equally likely: tells better from worse among choices that the mixture leaves out alike. */
function onAverage(kinds: readonly Kind[], i: number): number {
  let sum = 0
  for (const { odds, payoffs } of kinds)
    sum += (odds * payoffs[i].reduce((total, payoff) => total + payoff, 0)) / payoffs[i].length
  return sum
}

/** More players: the mixture that everybody's regrets lead to. */
function match<S, A extends ActionBase, V extends Seated>(
  trials: Trials<S, A, V>,
  choices: readonly A[],
  budget: Budget,
): Verdict<A>[] {
  const { weights, means } = mixturesOf(trials, choices, budget)
  return choices.map((action, i) => ({ action, weight: weights[i], value: means[i] }))
}

/** How somebody else chooses in one world: they know what they hold in it. */
export interface Rival<A> {
  readonly seat: Seat
  readonly options: readonly A[]
  readonly weights: readonly number[]
}

/** What everybody plays who chooses in secret. */
export interface Mixtures<S, A> {
  /** How often to play each choice, and what each brought on average. */
  readonly weights: readonly number[]
  readonly means: readonly number[]
  readonly worlds: readonly { readonly world: S; readonly rivals: readonly Rival<A>[] }[]
}

/** Everybody's regrets until the budget is spent, the others' separately for each world. */
export function mixturesOf<S, A extends ActionBase, V extends Seated>(
  trials: Trials<S, A, V>,
  choices: readonly A[],
  budget: Budget,
): Mixtures<S, A> {
  const { seat } = trials
  const account = new Account(budget)
  const own = new Regrets(choices.length)
  const tables: Table<A>[] = []
  let spent: number
  let n = 0
  do {
    const number = n++ % MOST_KINDS
    tables[number] ??= askedBeside(trials, trials.world(number)).map(other => {
      const options = optionsOf(trials, trials.world(number), other)
      return { seat: other, options, regrets: new Regrets(options.length) }
    })
    spent = learnIn(trials, trials.world(number), [
      { seat, options: choices, regrets: own },
      ...tables[number],
    ])
  } while (account.spend(spent))
  const worlds = tables.map((others, number) => ({
    world: trials.world(number),
    rivals: others.map(other => ({
      seat: other.seat,
      options: other.options,
      weights: other.regrets.average(),
    })),
  }))
  return { weights: own.average(), means: own.means(), worlds }
}

type Table<A> = readonly Chooser<A>[]

interface Chooser<A> {
  readonly seat: Seat
  readonly options: readonly A[]
  readonly regrets: Regrets
}

/** Oneself (the first) and one other learn what each of their choices would have brought against what the rest chose. Returns the number of trials. */
function learnIn<S, A extends ActionBase, V extends Seated>(
  trials: Trials<S, A, V>,
  world: S,
  all: Table<A>,
): number {
  const { rng } = trials
  const profile = all.map(({ regrets }) => regrets.sample(rng))
  let spent = 0
  for (const learner of all.length > 1 ? [0, 1 + rng.int(all.length - 1)] : [0]) {
    const payoffs = all[learner].options.map((_, option) => {
      const state = trials.beginAt(world)
      for (const [k, player] of all.entries()) {
        const choice = player.options[k === learner ? option : profile[k]]
        actIfAsked(trials, state, player.seat, choice)
      }
      trials.finish(state)
      return trials.shares[all[learner].seat]
    })
    all[learner].regrets.learn(payoffs)
    spent += payoffs.length
  }
  return spent
}

/** A sealed choice in a trial, if it is open there. */
export function actIfAsked<S, A extends ActionBase, V extends Seated>(
  trials: Trials<S, A, V>,
  state: S,
  seat: Seat,
  action: A,
): void {
  if (!trials.isEnd(state) && isAsked(trials, state, seat)) trials.act(state, seat, action)
}

function optionsOf<S, A extends ActionBase, V extends Seated>(
  { game, knowledge }: Trials<S, A, V>,
  world: S,
  seat: Seat,
): readonly A[] {
  return knowledge.choices?.(world, seat) ?? game.legal(world, seat)
}

function askedBeside<S, A extends ActionBase, V extends Seated>(
  { game, seat }: Trials<S, A, V>,
  world: S,
): Seat[] {
  const turn = game.turn(world)
  return turn.kind === 'seats' ? turn.seats.filter(other => other !== seat) : []
}

function isAsked<S, A extends ActionBase, V extends Seated>(
  { game }: Trials<S, A, V>,
  state: S,
  seat: Seat,
): boolean {
  const turn = game.turn(state)
  return turn.kind === 'seats' && turn.seats.includes(seat)
}
