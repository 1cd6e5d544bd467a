/** What is worth considering, and how promising it looks: equal spaces once, an exchange only of a poor hand. */
import { frameOf } from '../../../kernel/frames.ts'
import type { Seat } from '../../../kernel/game.ts'
import { handNumber, LAYINGS, LAYINGS_OR_EXCHANGE } from '../rules/cards.ts'
import type { Action, State } from '../rules/types.ts'
import { appraise, look, ROW, SEEN, SITUATION } from './learned/preferences.ts'
import { PREFERENCES } from './learned/preferred.ts'
import { CLASS_OF, CLASSES, COLOUR_COUNT, FIRST, MOVES } from './spaces/classes.ts'

/** A hand whose cards add up to more than this is not exchanged. */
const POOR_HAND = 8

/** What the search gives every choice at least, compared with the most promising one: nothing is ruled out. */
const LEAST_PRIOR = 0.01

export function choices(state: State, seat: Seat): readonly Action[] {
  const { phase } = frameOf(state)
  if (phase === 'allocate') {
    const { hand, token } = state.decks[seat]
    const sum = hand[0] + 2 * hand[1] + 3 * hand[2] + 4 * hand[3]
    return (token > 0 && sum <= POOR_HAND ? LAYINGS_OR_EXCHANGE : LAYINGS)[handNumber(hand)]
  }
  if (phase !== 'place' && phase !== 'remove' && phase !== 'recall') return []
  const { stones } = state
  const target = phase === 'remove' && state.decks[seat].laid[1] !== 1 ? 1 - seat : seat
  const temples = phase === 'recall' ? 4 : state.decks[seat].laid[2]
  const list: Action[] = []
  for (let temple = 0; temple < temples; temple++) {
    if (phase === 'recall' && state.recall[seat * 4 + temple] === 0) continue
    const open = phase === 'place' ? ~(stones[temple] | stones[4 + temple]) : stones[target * 4 + temple]
    for (let colour = 0; colour < COLOUR_COUNT; colour++) {
      const spaces = CLASSES[temple * COLOUR_COUNT + colour] & open
      if (spaces > 0) list.push(MOVES[phase][temple * 12 + FIRST[spaces]])
    }
  }
  return list
}

// Scratch of the prior, so that a search makes no garbage.
const seen = new Float64Array(SEEN)
const likes = new Float64Array(CLASSES.length)

export const prior = priorBy(PREFERENCES)

/** What these preferences promise of each choice. */
export function priorBy(
  weights: ArrayLike<number>,
): (state: State, seat: Seat, list: readonly Action[]) => readonly number[] {
  return (state, seat, list) => {
    if (frameOf(state).phase === 'allocate') return list.map(() => 1)
    look(state, seat, seen)
    appraise(seen, weights, seen[SITUATION] * ROW, likes)
    let most = Number.NEGATIVE_INFINITY
    for (const action of list) if ('space' in action) most = Math.max(most, likes[CLASS_OF[action.space]])
    return list.map(action =>
      'space' in action ? LEAST_PRIOR + Math.exp(likes[CLASS_OF[action.space]] - most) : 1,
    )
  }
}
