/** Rule 3.1, last sentence: after ties at cartouches 2 and 1 both draw a card at a time until they differ; the lower one begins (R6). */
import { chanceTurn, type Phase } from '../../../../kernel/flow.ts'
import { isUsedUp, nextCounts, PILES, reshuffle, size, TIES } from '../cards.ts'
import { beginTurns } from '../round.ts'
import type { AtonEvent, Deck, State, Tie } from '../types.ts'

export const order: Phase<State, Tie, AtonEvent> = {
  takes: ['tie'],
  turn: chanceTurn,
  legal: () => [],
  candidates: () => [],

  why: (state, _actor, { cards }) =>
    cards.every((card, seat) => nextCounts(state.decks[seat])[card - 1] > 0) ? undefined : '3.1',

  chance(state, rng) {
    const red = rng.draw(PILES[0], nextCounts(state.decks[0]))
    const blue = rng.draw(PILES[1], nextCounts(state.decks[1]))
    return TIES[red][blue]
  },

  apply(state, _actor, { cards }, tell) {
    for (const seat of [0, 1]) {
      const deck = state.decks[seat]
      if (isUsedUp(deck)) {
        reshuffle(deck)
        tell?.({ type: 'reshuffled', seat })
      }
      drawAside(deck, cards[seat])
    }
    tell?.({ type: 'tied', cards })
    if (cards[0] === cards[1]) return
    for (const deck of state.decks) {
      deck.under.push(...deck.aside)
      deck.aside = []
    }
    beginTurns(state, cards[0] < cards[1] ? 0 : 1, tell)
  },
}

function drawAside(deck: Deck, card: number): void {
  if (size(deck.pile) > 0) deck.pile[card - 1]--
  else deck.under.shift()
  deck.aside.push(card)
}
