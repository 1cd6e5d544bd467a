/** Rule 1.1: a player draws four cards; a used-up pile is made anew from the discards at that moment (R5). */
import { chanceTurn, type Phase } from '../../../../kernel/flow.ts'
import { frameOf, leave } from '../../../../kernel/frames.ts'
import { DEALS, handNumber, isUsedUp, nextCounts, PILES, reshuffle, size, WEIGHT } from '../cards.ts'
import { HAND } from '../data.ts'
import type { AtonEvent, Deal, Deck, State } from '../types.ts'

export const deal: Phase<State, Deal, AtonEvent> = {
  takes: ['deal'],
  turn: chanceTurn,
  legal: () => [],
  candidates: () => [],

  why(state, _actor, { seat, cards }) {
    if (seat !== frameOf(state).seat || size(cards) !== HAND) return '1.1'
    const deck = state.decks[seat]
    const source = sourceOf(deck)
    const sure = known(deck)
    return cards.every((n, kind) => n >= sure[kind] && n - sure[kind] <= source[kind]) ? undefined : '1.1'
  },

  chance(state, rng) {
    const { seat } = frameOf(state)
    const deck = state.decks[seat]
    const source = sourceOf(deck).slice()
    const sure = known(deck)
    let hand = handNumber(sure)
    for (let open = HAND - size(sure); open > 0; open--) {
      const kind = rng.draw(PILES[seat], source)
      source[kind]--
      hand += WEIGHT[kind]
    }
    return DEALS[seat][hand]
  },

  apply(state, _actor, { seat, cards }, tell) {
    const deck = state.decks[seat]
    if (isUsedUp(deck)) {
      reshuffle(deck)
      tell?.({ type: 'reshuffled', seat })
    }
    const sure = known(deck)
    for (let kind = 0; kind < 4; kind++) {
      deck.hand[kind] = cards[kind]
      deck.known[kind] = sure[kind]
      deck.pile[kind] -= cards[kind] - sure[kind]
    }
    if (size(sure) > 0) deck.under.splice(0, size(sure))
    tell?.({ type: 'drew', seat })
    tell?.({ type: 'hand', seat, cards, only: [seat] })
    leave(state)
  },
}

// A pile is a multiple of four whenever somebody draws a hand (36 cards, four a round), so a shuffle never falls within a hand.
const sourceOf = (deck: Deck): readonly number[] => (isUsedUp(deck) ? nextCounts(deck) : deck.pile)

const NOTHING: readonly number[] = [0, 0, 0, 0]

/** What everybody can foresee of the next hand: the pile runs out within it, and cards known to both follow (R6, R27). */
function known(deck: Deck): readonly number[] {
  if (deck.under.length === 0) return NOTHING
  const counts = [0, 0, 0, 0]
  const fromUnder = Math.max(0, HAND - size(deck.pile))
  for (const card of deck.under.slice(0, fromUnder)) counts[card - 1]++
  return counts
}
