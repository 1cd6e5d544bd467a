/** Rules 1.2 to 1.4: both players lay their four cards at the cartouches, sealed, or exchange them first; the last one turns all over. */
import { type Phase, turnOfAll } from '../../../../kernel/flow.ts'
import { enter } from '../../../../kernel/frames.ts'
import type { Seat } from '../../../../kernel/game.ts'
import { handNumber, LAYINGS, LAYINGS_OR_EXCHANGE, WEIGHT } from '../cards.ts'
import { frameFor } from '../frame.ts'
import { reveal } from '../round.ts'
import type { Allocate, AtonEvent, Deck, Exchange, State } from '../types.ts'

export const allocate: Phase<State, Allocate | Exchange, AtonEvent> = {
  takes: ['allocate', 'exchange'],
  turn: state => turnOfAll((isSealed(state.decks[0]) ? 0 : 1) | (isSealed(state.decks[1]) ? 0 : 2)),

  legal(state, seat) {
    const deck = state.decks[seat]
    return (deck.token > 0 ? LAYINGS_OR_EXCHANGE : LAYINGS)[handNumber(deck.hand)]
  },

  candidates: (state, seat) => LAYINGS_OR_EXCHANGE[handNumber(state.decks[seat].hand)],

  why(state, actor, action) {
    const deck = state.decks[actor as Seat]
    if (action.type === 'exchange') return deck.token > 0 ? undefined : '1.2'
    const number = action.cards.reduce((sum, card) => sum + WEIGHT[card - 1], 0)
    return number === handNumber(deck.hand) ? undefined : '1.3'
  },

  apply(state, actor, action, tell) {
    const seat = actor as Seat
    const deck = state.decks[seat]
    if (action.type === 'exchange') {
      tell?.({ type: 'exchanged', seat })
      exchange(deck)
      enter(state, frameFor('deal', seat))
      return
    }
    for (let i = 0; i < 4; i++) {
      deck.laid[i] = action.cards[i]
      deck.hand[i] = 0
    }
    tell?.({ type: 'sealed', seat })
    tell?.({ type: 'laid', seat, cards: action.cards, only: [seat] })
    if (isSealed(state.decks[1 - seat])) reveal(state, tell)
  },
}

export const isSealed = (deck: Deck): boolean => deck.laid[0] > 0

/** All four cards go to the discards: those that both players know openly, the others as a secret of their owner (R4). */
function exchange(deck: Deck): void {
  deck.token = 0
  for (let kind = 0; kind < 4; kind++) {
    deck.discards[kind] += deck.known[kind]
    deck.swapped[kind] += deck.hand[kind] - deck.known[kind]
    deck.hand[kind] = 0
    deck.known[kind] = 0
  }
}
