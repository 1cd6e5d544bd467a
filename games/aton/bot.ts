/** How to play Aton well: an evaluation learned from self-play, one space for each class of equal ones, and the certain wins and threats. */
import type { Knowledge } from '../../bots/knowledge.ts'
import { frameOf } from '../../kernel/frames.ts'
import { choices, prior } from './bot/choices.ts'
import { evaluate, learning } from './bot/evaluate.ts'
import { key, position } from './bot/key.ts'
import { quick } from './bot/quick.ts'
import { tablet } from './bot/rivals/tablet.ts'
import { terms } from './bot/terms.ts'
import { sound } from './bot/wins/sound.ts'
import { handNumber } from './rules/cards.ts'
import type { Action, State, View } from './rules/types.ts'

export const atonKnowledge: Knowledge<State, Action, View> = {
  // To the end of the round: the evaluation knows positions between rounds.
  horizon: () => ({ rounds: 1, choices: 60 }),
  evaluate,
  learning,
  choices,
  prior,
  quick,
  terms,
  key,
  position,
  sound,
  ahead: { allocate: 1.5, exchange: 2, place: 2.3, remove: 4.1, recall: 1.3 },
  rivals: { tablet },
  sealed: state => frameOf(state).phase === 'allocate',
  // After the reveal all that is left of a hand is the cards laid out of it.
  holding: (state, seat) => handNumber(state.decks[seat].hand),
  reopen(state, seat) {
    const deck = state.decks[1 - seat]
    for (let i = 0; i < 4; i++) {
      if (deck.laid[i] > 0) deck.hand[deck.laid[i] - 1]++
      deck.laid[i] = 0
    }
  },
}
