/** What is worth considering, and how promising it looks: equal spaces once, an exchange only of a poor hand. */
import { frameOf } from '../../../kernel/frames.ts'
import type { Seat } from '../../../kernel/game.ts'
import { handNumber, LAYINGS, LAYINGS_OR_EXCHANGE } from '../rules/cards.ts'
import type { Action, State } from '../rules/types.ts'
import { appraise } from './quick.ts'
import { CLASS_OF, CLASSES, COLOUR_COUNT, FIRST, MOVES } from './spaces/classes.ts'

/** A hand whose cards add up to more than this is not exchanged. */
const POOR_HAND = 8

/** How sharply the prior prefers what looks better: points of worth for a factor of 2.7. */
const SHARPNESS = 0.8

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

const values = new Float64Array(CLASSES.length) // scratch of `prior`, so that a search makes no garbage

export function prior(state: State, seat: Seat, list: readonly Action[]): readonly number[] {
  const { phase } = frameOf(state)
  if (phase === 'allocate') return list.map(() => 1)
  const target = phase === 'remove' && state.decks[seat].laid[1] !== 1 ? 1 - seat : seat
  appraise(state.stones, target, values)
  const sign = phase === 'place' || target !== seat ? 1 : -1
  return list.map(action =>
    'space' in action ? Math.exp((sign * values[CLASS_OF[action.space]]) / SHARPNESS) : 1,
  )
}
