/** Why a choice: what a search thinks of it from the view of the seat that made it, off the page's own thread. For lessons, and for looking back at a match. */
import type { Hint } from '../../bots/hints/hint.ts'
import { reasonOf } from '../../bots/hints/hint.ts'
import { skillOf } from '../../bots/index.ts'
import type { Seated } from '../../bots/trial.ts'
import { gameOf } from '../../games/index.ts'
import type { ActionBase, Rng } from '../../kernel/game.ts'

/** How long the search for a hint takes, in milliseconds; its reason takes a little longer. */
export const HINT_MS = 450

/** A decision: all that its seat knew, what it might have done, and what it did. */
export interface Decision {
  readonly game: string
  readonly view: unknown
  readonly legal: readonly ActionBase[]
  readonly chosen: ActionBase
}

export const explain = (
  { game, view, legal, chosen }: Decision,
  rng: Rng,
  now: () => number,
): Hint<ActionBase> | null =>
  reasonOf(skillOf(gameOf(game)), { view: view as Seated, legal, chosen }, { ms: HINT_MS, now }, rng)
