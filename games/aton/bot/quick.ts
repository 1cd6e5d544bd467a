/** Quick choices for trials: a stone where searches before liked it best, with a small share of chance. */
import { frameOf } from '../../../kernel/frames.ts'
import type { Rng, Seat } from '../../../kernel/game.ts'
import { pick } from '../../../kernel/rng.ts'
import { handNumber, LAYINGS } from '../rules/cards.ts'
import type { Action, State } from '../rules/types.ts'
import { appraise, look, ownerOf, ROW, SEEN, SITUATION } from './learned/preferences.ts'
import { PREFERENCES } from './learned/preferred.ts'
import { CLASSES, COLOUR_COUNT, FIRST, MOVES, type Move } from './spaces/classes.ts'

/** One sensible choice, cheaply. */
export const quick = quickBy(PREFERENCES)

/** Quick choices by these preferences. */
export function quickBy(weights: ArrayLike<number>): (state: State, seat: Seat, rng: Rng) => Action {
  return (state, seat, rng) => {
    const { phase } = frameOf(state)
    if (phase === 'place' || phase === 'remove' || phase === 'recall')
      return quickStone(state, phase, seat, weights, rng)
    return pick(rng, LAYINGS[handNumber(state.decks[seat].hand)])
  }
}

/** How much chance moves a quick choice: with 1 it would be as varied as the searches were. */
const VARIETY = 0.3

/** Chance as it must be added for the most liked to be chosen by exact odds (Gumbel), by even steps. */
const CHANCE = Float64Array.from({ length: 1024 }, (_, n) => -VARIETY * Math.log(-Math.log((n + 0.5) / 1024)))

// Scratch of `quickStone`, so that a trial makes no garbage.
const seen = new Float64Array(SEEN)
const likes = new Float64Array(CLASSES.length)

/** The class to take among those that have an open space. */
function quickStone(state: State, move: Move, mover: Seat, weights: ArrayLike<number>, rng: Rng): Action {
  const { stones } = state
  const owner = ownerOf(state, mover)
  look(state, mover, seen)
  appraise(seen, weights, seen[SITUATION] * ROW, likes)
  const temples = move === 'recall' ? 4 : state.decks[mover].laid[2]
  let best = -1
  let most = 0
  for (let temple = 0; temple < temples; temple++) {
    if (move === 'recall' && state.recall[mover * 4 + temple] === 0) continue
    const open = move === 'place' ? ~(stones[temple] | stones[4 + temple]) : stones[owner * 4 + temple]
    for (let colour = 0; colour < COLOUR_COUNT; colour++) {
      const spaces = CLASSES[temple * COLOUR_COUNT + colour] & open
      if (spaces === 0) continue
      const like = likes[temple * COLOUR_COUNT + colour] + CHANCE[rng.int(1024)]
      if (best >= 0 && like <= most) continue
      best = temple * 12 + FIRST[spaces]
      most = like
    }
  }
  return MOVES[move][best]
}
