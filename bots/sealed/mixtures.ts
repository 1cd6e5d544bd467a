/** Sealed choices at the root, of any number of players: a mixed strategy from trials of whole profiles, by regret matching. */
import type { ActionBase, Seat } from '../../kernel/game.ts'
import { Account, type Budget } from '../bot.ts'
import type { Seated, Trials, Verdict } from '../trial.ts'
import { Regrets } from './regret.ts'

/** Others learn what to choose in so many worlds: with more they would learn too little in each. */
const MOST_KINDS = 40

/** The mixture that everybody's regrets lead to. */
export function match<S, A extends ActionBase, V extends Seated>(
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

/** What a seat considers in a world. */
export function optionsOf<S, A extends ActionBase, V extends Seated>(
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
