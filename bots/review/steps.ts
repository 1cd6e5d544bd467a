/** A finished match as the steps that a review judges: what chance did, what somebody decided, and sealed choices from the first seal to the reveal. */
import type { ActionBase, Entry, Seat } from '../../kernel/game.ts'
import type { Match } from '../../kernel/match.ts'
import { standingRows } from '../../kernel/play.ts'
import type { Seated, Skill } from '../trial.ts'

/** A decision or a draw, and the true state in which it was made. */
export interface Moment<S, A> {
  readonly row: number
  readonly before: S
  readonly entry: Entry<A>
}

export interface Step<S, A> {
  readonly kind: 'chance' | 'decision' | 'sealed'
  readonly moments: readonly Moment<S, A>[]
  readonly after: S
}

/** The steps of a match, in order. What was taken back is not among them. */
export function stepsOf<S, A extends ActionBase, V extends Seated>(
  { game, knowledge }: Skill<S, A, V>,
  match: Match,
): Step<S, A>[] {
  const state = game.setup(match.seats, match.options)
  const steps: { kind: Step<S, A>['kind']; moments: Moment<S, A>[]; after: S }[] = []
  for (const row of standingRows(match.rows)) {
    const entry = match.rows[row] as Entry<A>
    const before = game.clone(state)
    const kind = entry.actor === 'chance' ? 'chance' : knowledge.sealed?.(before) ? 'sealed' : 'decision'
    game.apply(state, entry.actor, entry.action)
    const moment = { row, before, entry }
    const last = steps.at(-1)
    // Nobody learns anything between two seals, so no value moves between them.
    if (kind === 'sealed' && last?.kind === 'sealed') {
      last.moments.push(moment)
      last.after = game.clone(state)
    } else steps.push({ kind, moments: [moment], after: game.clone(state) })
  }
  return steps
}

/** Whose decision it was. */
export const deciderOf = <S, A>({ entry }: Moment<S, A>): Seat => entry.actor as Seat
