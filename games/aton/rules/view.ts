/** What a seat may know (R27), and worlds that fit it. View and imagination stand together because they must agree. */
import type { Entry, Rng, Seat } from '../../../kernel/game.ts'
import { pick } from '../../../kernel/rng.ts'
import { handNumber, LAYINGS, PILES, size } from './cards.ts'
import { COPIES } from './data.ts'
import type { Action, Counts, Deck, DeckView, State, View } from './types.ts'

export function view(state: State, seat: Seat | null): View {
  const shown = state.decks[0].laid[0] > 0 && state.decks[1].laid[0] > 0
  return {
    seat,
    flow: state.flow.slice(),
    over: state.over,
    round: state.round,
    stones: state.stones.slice(),
    supply: state.supply.slice(),
    realm: state.realm.slice(),
    points: [state.points[0].slice(), state.points[1].slice()],
    decks: [
      viewDeck(state.decks[0], { own: seat === 0, shown }),
      viewDeck(state.decks[1], { own: seat === 1, shown }),
    ],
    first: state.first,
    recall: state.recall.slice(),
  }
}

/** How a viewer looks at a deck: as its owner, and after all cards were turned over or before. */
interface Look {
  readonly own: boolean
  readonly shown: boolean
}

function viewDeck(deck: Deck, look: Look): DeckView {
  const { own, shown } = look
  const sealed = deck.laid[0] > 0
  const seesLaid = sealed && (own || shown)
  return {
    pile: size(deck.pile),
    under: deck.under.slice(),
    hand: own ? deck.hand.slice() : null,
    handSize: size(deck.hand),
    known: deck.known.slice(),
    sealed,
    laid: seesLaid ? deck.laid.slice() : null,
    discards: deck.discards.slice(),
    swapped: own ? deck.swapped.slice() : null,
    swappedSize: size(deck.swapped),
    aside: deck.aside.slice(),
    token: deck.token,
    unseen: unseenOf(deck, look),
  }
}

/** All cards of a deck that this viewer has not placed: nine of each value without those they can see. */
function unseenOf(deck: Deck, { own, shown }: Look): Counts {
  const seesLaid = deck.laid[0] > 0 && (own || shown)
  const unseen = [COPIES, COPIES, COPIES, COPIES]
  for (let kind = 0; kind < 4; kind++) {
    unseen[kind] -= deck.discards[kind] + (own ? deck.hand[kind] + deck.swapped[kind] : 0)
    if (!own && !seesLaid) unseen[kind] -= deck.known[kind]
  }
  for (let i = 0; i < deck.under.length; i++) unseen[deck.under[i] - 1]--
  for (let i = 0; i < deck.aside.length; i++) unseen[deck.aside[i] - 1]--
  if (seesLaid) for (let i = 0; i < 4; i++) unseen[deck.laid[i] - 1]--
  return unseen
}

/** Hidden hands by their exact odds: the unseen cards lie in hand, exchange and pile in every arrangement equally often. */
export function imagine(seen: View, rng: Rng): State {
  return {
    round: seen.round,
    stones: seen.stones.slice(),
    supply: seen.supply.slice(),
    realm: seen.realm.slice(),
    points: [seen.points[0].slice(), seen.points[1].slice()],
    decks: [imagineDeck(seen.decks[0], 0, rng), imagineDeck(seen.decks[1], 1, rng)],
    first: seen.first,
    recall: seen.recall.slice(),
    flow: seen.flow.slice(),
    over: seen.over,
  }
}

function imagineDeck(seen: DeckView, seat: Seat, rng: Rng): Deck {
  const pile = seen.unseen.slice()
  const hidden = seen.sealed && !seen.laid
  let hand = seen.hand?.slice() ?? [0, 0, 0, 0]
  if (!seen.hand && (seen.handSize > 0 || hidden)) {
    hand = seen.known.slice()
    draw(pile, hand, 4 - size(hand), seat, rng)
  }
  const swapped = seen.swapped?.slice() ?? [0, 0, 0, 0]
  if (!seen.swapped) draw(pile, swapped, seen.swappedSize, seat, rng)
  const laid = hidden
    ? pick(rng, LAYINGS[handNumber(hand)]).cards.slice()
    : (seen.laid?.slice() ?? [0, 0, 0, 0])
  return {
    pile,
    under: seen.under.slice(),
    hand: hidden ? [0, 0, 0, 0] : hand,
    known: seen.known.slice(),
    laid,
    discards: seen.discards.slice(),
    swapped,
    aside: seen.aside.slice(),
    token: seen.token,
  }
}

function draw(from: Counts, to: Counts, cards: number, seat: Seat, rng: Rng): void {
  for (let i = 0; i < cards; i++) {
    const kind = rng.draw(PILES[seat], from)
    from[kind]--
    to[kind]++
  }
}

/** Of a deal to somebody else only that it happened; of a sealed allocation only who sealed. */
export function seen(_state: State, { actor, action }: Entry<Action>, seat: Seat | null): unknown {
  if (action.type === 'deal' && action.seat !== seat) return { type: 'deal', seat: action.seat }
  if (action.type === 'allocate' && actor !== seat) return { type: 'allocate' }
  return action
}
