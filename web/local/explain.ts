/** Why a choice: what a search thinks of it from the view of the seat that made it, off the page's own thread. For lessons, and for looking back at a match. */
import { reasonOf } from '../../bots/hints/hint.ts'
import { type Looked, looksLike } from '../../bots/hints/outside.ts'
import type { Hint } from '../../bots/hints/reason.ts'
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

/** Moves of one turn as an onlooker saw them, the last one first. */
export interface Glance {
  readonly game: string
  readonly moves: readonly Looked<ActionBase, unknown>[]
}

/** The move that there is something to say about, and what it looks like from the onlooker's seat. */
export interface Glanced {
  readonly move: Looked<ActionBase, unknown>
  readonly hint: Hint<ActionBase>
}

/** What the last of these moves looks like in which there was something to choose, by what the onlooker knew; null if there is none. */
export function glance({ game, moves }: Glance, rng: Rng): Glanced | null {
  const skill = skillOf(gameOf(game))
  for (const move of moves) {
    const hint = looksLike(skill, { ...move, view: move.view as Seated }, rng)
    if (hint) return { move, hint }
  }
  return null
}
