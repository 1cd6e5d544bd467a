/** What positions are worth: each seat's share of the first place, by trials from the true state or from what one seat knew. */
import type { ActionBase, Seat } from '../../kernel/game.ts'
import { type Seated, type Skill, Trials } from '../trial.ts'
import { Luck } from './luck.ts'

/** By seat. */
export type Shares = readonly number[]

/** So many trials tell how many are needed. */
const LOOK = 40
/** The same where a trial is a whole row of them. */
const LOOK_ROWS = 4

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
