/**
 * Reviews a finished match: what every decision cost by what its seat knew, what the draws gave, and what remained hidden. Each step is judged by itself
 * with luck of its own, so a review that was stopped goes on where it was and comes to the same. docs/review.md says how it is computed.
 */
import type { ActionBase, Seat } from '../../kernel/game.ts'
import type { Match } from '../../kernel/match.ts'
import { actIfAsked } from '../sealed/mixtures.ts'
import type { Seated, Skill } from '../trial.ts'
import { type Judged, judge } from './judge.ts'
import { Luck, sampled } from './luck.ts'
import { deciderOf, type Moment, type Step, stepsOf } from './steps.ts'
import { type Shares, worthOf, worthOfAll, worthSeen } from './value.ts'

/** A draw is compared with so many others that might have come. */
const OUTCOMES = 32

/** What was decided, and what it cost. */
export interface Decision<A extends ActionBase = ActionBase> extends Judged<A> {
  readonly row: number
  readonly seat: Seat
  readonly played: A
  /** The part of the rules in which it was asked. */
  readonly phase: string
}

/** A step of the match with what it was worth. `before`: had it gone as expected, or as the review would have played. */
export interface Reviewed<A extends ActionBase = ActionBase> {
  readonly kind: Step<unknown, A>['kind']
  /** The rows of the match that it consists of. */
  readonly rows: readonly number[]
  readonly before: Shares
  readonly after: Shares
  /** What it was worth afterwards as far as spectators knew. */
  readonly known: Shares
  readonly decisions: readonly Decision<A>[]
}

/** A step before it is judged; `seats` decided. */
export interface Outline extends Pick<Reviewed, 'kind' | 'rows'> {
  readonly seats: readonly Seat[]
}

export interface ReviewBudget {
  readonly seed: string
  /** At most so many are spent on a decision. */
  readonly trials: number
  /** The standard error at which a cost or a position is known well enough. */
  readonly enough?: number
}

/** Positions of the curves have this part of a decision's trials, draws this one before and after. */
const CURVE = 1 / 8
const DRAW = 1 / 2

export class Review<S, A extends ActionBase, V extends Seated> {
  private readonly steps: readonly Step<S, A>[]

  constructor(
    private readonly skill: Skill<S, A, V>,
    match: Match,
    private readonly budget: ReviewBudget,
  ) {
    this.steps = stepsOf(skill, match)
  }

  /** How many steps there are to judge. */
  get length(): number {
    return this.steps.length
  }

  /** What each step consists of, before anything is judged. */
  get outline(): readonly Outline[] {
    return this.steps.map(({ kind, moments }) => ({
      kind,
      rows: moments.map(({ row }) => row),
      seats: kind === 'chance' ? [] : moments.map(deciderOf),
    }))
  }

  /** Judges one step, whether or not others have been. */
  step(n: number): Reviewed<A> {
    const step = this.steps[n]
    const decisions = step.kind === 'chance' ? [] : step.moments.flatMap(moment => this.decided(moment))
    const value = step.kind === 'chance' ? this.ofChance(step, n) : this.ofChoice(step, decisions, n)
    const known = worthSeen(this.question(`known ${n}`, CURVE), step.after, null)
    return { kind: step.kind, rows: step.moments.map(({ row }) => row), known, decisions, ...value }
  }

  /** A part of the budget for one of its questions, with luck of its own. */
  private question(what: string, part: number) {
    const { trials, seed, enough = 0 } = this.budget
    return {
      skill: this.skill,
      seed: `${seed} ${what}`,
      trials: Math.max(1, Math.ceil(trials * part)),
      enough,
    }
  }

  /** Judged by the view of whoever decided, and by luck that depends on nothing else. */
  private decided(moment: Moment<S, A>): Decision<A>[] {
    const { game } = this.skill
    const seat = deciderOf(moment)
    const played = moment.entry.action
    const legal = game.legal(moment.before, seat)
    const question = this.question(`decision ${moment.row}`, 1)
    const judged = judge(question, game.view(moment.before, seat), legal, played)
    return judged ? [{ row: moment.row, seat, played, phase: phaseOf(moment.before, played), ...judged }] : []
  }

  private ofChance({ moments, after }: Step<S, A>, n: number): Pick<Reviewed, 'before' | 'after'> {
    const { game } = this.skill
    const [{ before }] = moments
    const luck = new Luck(`${this.budget.seed} outcomes ${n}`)
    const others = Array.from({ length: OUTCOMES }, () => {
      const state = game.clone(before)
      game.apply(state, 'chance', game.chance(before, luck))
      return state
    })
    const mean = worthOfAll(this.question(`before ${n}`, DRAW / OUTCOMES), others)
    return { before: mean, after: worthOf(this.question(`after ${n}`, DRAW), after) }
  }

  private ofChoice(
    step: Step<S, A>,
    decisions: readonly Decision<A>[],
    n: number,
  ): Pick<Reviewed, 'before' | 'after'> {
    const after = worthOf(this.question(`after ${n}`, CURVE), step.after)
    // Where nothing better was there, nothing was lost or won by it.
    if (decisions.every(({ cost }) => cost.every(share => share === 0))) return { before: after, after }
    const [{ before }] = step.moments
    const question = this.question(`before ${n}`, CURVE)
    if (step.kind === 'decision') {
      const [{ seat, best }] = decisions
      const state = this.skill.game.clone(before)
      this.skill.game.apply(state, seat, best)
      return { before: worthOf(question, state), after }
    }
    const luck = new Luck(`${question.seed} mixtures`)
    const first = decisions.filter(({ seat }, i) => decisions.findIndex(other => other.seat === seat) === i)
    const value = worthOf(question, before, (trials, state) => {
      for (const { seat, mixture } of first) {
        if (!mixture) continue
        const { action } =
          mixture[
            sampled(
              mixture.map(({ weight }) => weight),
              luck,
            )
          ]
        actIfAsked(trials, state, seat, action)
      }
    })
    return { before: value, after }
  }
}

/** The phase of a state that carries its flow; what is decided, where a game has none. */
function phaseOf(state: unknown, { type }: ActionBase): string {
  const { flow } = state as { readonly flow?: readonly { readonly phase: string }[] }
  return flow?.at(-1)?.phase ?? type
}
