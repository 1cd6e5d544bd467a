/** How to play Aton well: an evaluation learned from self-play, one space for each class of equal ones, and the certain wins and threats. */
import type { Knowledge } from '../../bots/knowledge.ts'
import { Network, softmax } from '../../bots/network.ts'
import { frameOf } from '../../kernel/flow.ts'
import type { Rng, Seat } from '../../kernel/game.ts'
import { pick } from '../../kernel/rng.ts'
import { CLASSES, COLOUR_COUNT, FIRST, MOVES } from './bot/board.ts'
import { INPUTS, look, pour } from './bot/features.ts'
import { appraise, quickMove } from './bot/quick.ts'
import { sound } from './bot/sound.ts'
import { tablet } from './bot/tablet.ts'
import { WEIGHTS } from './bot/weights.ts'
import { handNumber, LAYINGS, LAYINGS_OR_EXCHANGE } from './rules/cards.ts'
import { TEMPLE_OF } from './rules/spaces.ts'
import type { Action, State, View } from './rules/types.ts'

const HIDDEN = 24
const network = new Network(INPUTS, HIDDEN, WEIGHTS)

/** A hand whose cards add up to more than this is not exchanged. */
const POOR_HAND = 8

export const atonKnowledge: Knowledge<State, Action, View> = {
  // To the end of the round: the evaluation knows positions between rounds.
  horizon: () => ({ rounds: 1, choices: 60 }),
  evaluate(state, shares) {
    look(state)
    for (let seat = 0; seat < 2; seat++) {
      pour(state, seat, network.features)
      shares[seat] = network.score()
    }
    softmax(shares)
  },
  learning: {
    inputs: INPUTS,
    hidden: HIDDEN,
    weights: WEIGHTS,
    features(state, seat, into) {
      look(state)
      pour(state, seat, into)
    },
  },
  choices,
  prior,
  quick,
  key: action => {
    if ('space' in action) return action.space
    return action.type === 'allocate'
      ? action.cards[0] * 64 + action.cards[1] * 16 + action.cards[2] * 4 + action.cards[3]
      : -1
  },
  position(state) {
    const { phase, left } = frameOf(state)
    return `${phase}${left}${state.stones}`
  },
  sound,
  rivals: { tablet },
  sealed: state => frameOf(state).phase === 'allocate',
  reopen(state, seat) {
    const deck = state.decks[1 - seat]
    for (let i = 0; i < 4; i++) {
      if (deck.laid[i] > 0) deck.hand[deck.laid[i] - 1]++
      deck.laid[i] = 0
    }
  },
}

/** Equal spaces once; an exchange only of a poor hand. */
function choices(state: State, seat: Seat): readonly Action[] {
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

/** By space: its class. */
const CLASS_OF = Array.from({ length: 48 }, (_, space) =>
  CLASSES.findIndex(
    (set, n) => Math.trunc(n / COLOUR_COUNT) === TEMPLE_OF[space] && (set & (1 << (space % 12))) > 0,
  ),
)

/** How sharply the prior prefers what looks better: points of worth for a factor of 2.7. */
const SHARPNESS = 0.8

function prior(state: State, seat: Seat, list: readonly Action[]): readonly number[] {
  const { phase } = frameOf(state)
  if (phase === 'allocate') return list.map(() => 1)
  const target = phase === 'remove' && state.decks[seat].laid[1] !== 1 ? 1 - seat : seat
  const values = appraise(state.stones, target)
  const sign = phase === 'place' || target !== seat ? 1 : -1
  return list.map(action =>
    'space' in action ? Math.exp((sign * values[CLASS_OF[action.space]]) / SHARPNESS) : 1,
  )
}

function quick(state: State, seat: Seat, rng: Rng): Action {
  const { phase } = frameOf(state)
  if (phase === 'place' || phase === 'remove' || phase === 'recall') return quickMove(state, phase, seat, rng)
  return pick(rng, LAYINGS[handNumber(state.decks[seat].hand)])
}
