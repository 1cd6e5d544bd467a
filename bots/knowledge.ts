/** What a game's `bot.ts` knows about playing it well. The search in this folder knows no rules; all it is told about a game is here. */
import type { ActionBase, Rng, Seat } from '../kernel/game.ts'

/** Where a trial stops and is judged: after so many further rounds have begun, or so many further choices were made, whichever comes first. */
export interface Horizon {
  readonly rounds: number
  readonly choices: number
}

/** The input of a network: so many numbers about a position between two rounds, from one seat. */
export interface Learning<S> {
  readonly inputs: number
  readonly hidden: number
  /** What was learned before, to go on from. */
  readonly weights?: readonly number[]
  features(state: S, seat: Seat, into: Float64Array): void
}

/**
 * Knowledge of one game. Only `horizon` and `evaluate` are needed; the rest makes the search quicker or surer, in the order given here.
 * Everything but `sound` is asked about imagined worlds, never about the real state, and must leave them unchanged (`reopen` apart).
 */
export interface Knowledge<S = unknown, A extends ActionBase = ActionBase, V = unknown> {
  horizon(seats: number): Horizon

  /** What the horizon counts instead of rounds: a number that only goes up, such as turns. */
  clock?(state: S): number

  /** Each seat's chance of the first place, into `shares`; they add up to one. Not asked when the match is over. */
  evaluate(state: S, shares: Float64Array): void

  /** What is worth considering, a part of what is legal (the same objects or equal ones), at least one: equal choices once, hopeless ones not at all. */
  choices?(state: S, seat: Seat): readonly A[]

  /** How promising each of these choices looks: positive numbers, only their proportions count. Decides what is tried first and most. */
  prior?(state: S, seat: Seat, choices: readonly A[]): readonly number[]

  /** What share of the first place each of these choices promises at first sight. Halving counts it like some trials. */
  expected?(state: S, seat: Seat, choices: readonly A[]): readonly number[]

  /** How strongly the prior draws the search against what was found out; less lets small differences decide sooner. */
  readonly curiosity?: number

  /** One sensible choice for a trial, cheaply, without listing all; it should vary with the random source where choices are close. */
  quick?(state: S, seat: Seat, rng: Rng): A

  /** A short name of an action, different for different actions of one step. JSON if omitted, which is slow. */
  key?(action: A): string | number

  /** A name for what is openly known of this position, if different orders of choices lead to the same one; the search then thinks of it once. */
  position?(state: S): string

  /** Of these legal choices those that are not plainly wrong, at least one: a certain win alone, or all that avert a certain loss. */
  sound?(view: V, legal: readonly A[]): readonly A[]

  /** Whether the choice that is open now is sealed: made by several without knowing of each other. Such choices get a mixed strategy. */
  sealed?(state: S): boolean

  /** Takes back, in an imagined world, what others than this seat have already sealed, so that the solver can choose it for them. */
  reopen?(state: S, seat: Seat): void

  /** A name for what a seat holds in secret, as far as it matters for its sealed choice: where it is the same, two players' solver sees one opponent. */
  holding?(state: S, seat: Seat): string | number

  /** How much of a first place a choice decides here, compared with other games: the temperature of a level is measured in it. One by default. */
  readonly stakes?: number

  /** What a seat has that people count and that is no line of the score yet, by name: a dozen at most. Hints give their reasons in these words. */
  terms?(state: S, seat: Seat): Readonly<Record<string, number>>

  /** What a learned evaluation is told about a seat's position, for the program that trains it (tools/train.ts). */
  readonly learning?: Learning<S>

  /** Rule lists to measure against, by name: they look at nothing but the view. */
  readonly rivals?: Readonly<Record<string, (view: V, legal: readonly A[], rng: Rng) => A>>

  /** With more choices than this, the best ones by `prior` are tried evenly and halved again and again, instead of searched as a tree. */
  readonly wide?: number

  /** How many of them that is at most. */
  readonly top?: number

  /**
   * How many decisions a seat makes on average, this one included, before those who wait are asked again, by the type of its first legal
   * choice (npm run answers measures it). The time for a turn is divided by it.
   */
  readonly ahead?: Readonly<Record<string, number>>

  /** How many worlds are imagined for a thought before they are used again. */
  readonly worlds?: number
}
