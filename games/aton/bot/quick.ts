/** Quick choices for trials and the order in which the search tries spaces: what a stone on each class of spaces is roughly worth. */
import { frameOf } from '../../../kernel/frames.ts'
import type { Rng, Seat } from '../../../kernel/game.ts'
import { pick } from '../../../kernel/rng.ts'
import { handNumber, LAYINGS } from '../rules/cards.ts'
import { COUNT } from '../rules/spaces.ts'
import type { Action, State } from '../rules/types.ts'
import {
  BLACK,
  BLUE,
  BONUS_POINTS,
  CLASSES,
  COLOUR_COUNT,
  countOn,
  FIRST,
  GREEN,
  MOVES,
  type Move,
  YELLOW,
} from './spaces/classes.ts'

/** One sensible choice, cheaply; a small share of chance. */
export function quick(state: State, seat: Seat, rng: Rng): Action {
  const { phase } = frameOf(state)
  if (phase === 'place' || phase === 'remove' || phase === 'recall') return quickMove(state, phase, seat, rng)
  return pick(rng, LAYINGS[handNumber(state.decks[seat].hand)])
}

/** What the next stone of a majority is worth, by own lead before it: most when it takes, makes or breaks a tie. */
const swing = (lead: number, points: number): number => {
  if (lead === 0 || lead === -1) return points * 0.5
  if (lead === 1) return points * 0.3
  if (lead === -2) return points * 0.2
  return points * 0.07
}

/** How much a player wants a stone on each of the twenty classes of spaces, in the light of the other's stones; into `values`. */
export function appraise(stones: readonly number[], seat: Seat, values: Float64Array): void {
  const other = 1 - seat
  const black = swing(countOn(stones, seat, BLACK) - countOn(stones, other, BLACK), 8)
  const blue = countOn(stones, seat, BLUE)
  const yellow = chase(countOn(stones, seat, YELLOW), countOn(stones, other, YELLOW), 14)
  const green = chase(countOn(stones, seat, GREEN), countOn(stones, other, GREEN), 14)
  for (let temple = 0; temple < 4; temple++) {
    const own = COUNT[stones[seat * 4 + temple]]
    const theirs = COUNT[stones[other * 4 + temple]]
    const lead = own - theirs
    let here: number
    if (temple === 0) here = lead >= 0 ? 1 : 0.9
    else if (temple === 1) here = swing(lead, 5)
    else if (temple === 2) here = swing(lead, Math.max(own, theirs) + 1) + (lead > 0 ? 0.8 : 0.2)
    else here = swing(lead, 3 * Math.max(blue, countOn(stones, other, BLUE)) + 2)
    here += chase(own, theirs, 12)
    const at = temple * COLOUR_COUNT
    values[at] = here + yellow
    values[at + 1] = here + green
    values[at + 2] = here + black
    values[at + 3] = here + 1.8
    values[at + 4] = here + BONUS_POINTS[temple]
  }
}

/** The pull of an instant win: towards completing a set that nobody blocks, and towards blocking one that the other is about to complete. */
function chase(own: number, theirs: number, all: number): number {
  let pull = 0
  if (theirs <= 2 && own + 4 >= all - 2) pull += (own + 6 - all) * (theirs === 0 ? 1 : 0.4)
  if (own <= 2 && theirs + 4 >= all - 2) pull += (theirs + 6 - all) * (own === 0 ? 1.2 : 0.6)
  return pull
}

/** How much chance moves a quick choice: half a point or so. */
const NOISE = 0.6 / 1024

const values = new Float64Array(CLASSES.length) // scratch of `quickMove`, so that a trial makes no garbage

/** The class to take among those that have an open space. */
function quickMove(state: State, move: Move, mover: Seat, rng: Rng): Action {
  const { stones } = state
  const target = move === 'remove' && state.decks[mover].laid[1] !== 1 ? 1 - mover : mover
  // A stone is put where it is worth most to its owner; taken, it costs that much: from the opponent the most, from oneself the least.
  appraise(stones, target, values)
  const sign = move === 'place' || target !== mover ? 1 : -1
  const temples = move === 'recall' ? 4 : state.decks[mover].laid[2]
  let best = -1
  let bestValue = 0
  for (let temple = 0; temple < temples; temple++) {
    if (move === 'recall' && state.recall[mover * 4 + temple] === 0) continue
    const held = stones[target * 4 + temple]
    const open = move === 'place' ? ~(stones[temple] | stones[4 + temple]) : held
    for (let colour = 0; colour < COLOUR_COUNT; colour++) {
      const spaces = CLASSES[temple * COLOUR_COUNT + colour] & open
      if (spaces === 0) continue
      const value = sign * values[temple * COLOUR_COUNT + colour] + NOISE * rng.int(1024)
      if (best >= 0 && value <= bestValue) continue
      best = temple * 12 + FIRST[spaces]
      bestValue = value
    }
  }
  return MOVES[move][best]
}
