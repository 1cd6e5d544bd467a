/** The table before the first card is drawn. */
import { COPIES, POINT_RULES, STONES } from './data.ts'
import type { Deck, State } from './types.ts'

export function setup(): State {
  return {
    round: 1,
    stones: [0, 0, 0, 0, 0, 0, 0, 0],
    supply: [STONES, STONES],
    realm: [0, 0],
    points: [0, 1].map(() => POINT_RULES.map(() => 0)),
    decks: [freshDeck(), freshDeck()],
    first: 0,
    recall: [0, 0, 0, 0, 0, 0, 0, 0],
    flow: [
      { phase: 'allocate', seat: 0, left: 0 },
      { phase: 'deal', seat: 1, left: 0 },
      { phase: 'deal', seat: 0, left: 0 },
    ],
    over: null,
  }
}

function freshDeck(): Deck {
  const none = () => [0, 0, 0, 0]
  return {
    pile: [COPIES, COPIES, COPIES, COPIES],
    under: [],
    hand: none(),
    known: none(),
    laid: none(),
    discards: none(),
    swapped: none(),
    aside: [],
    token: 1,
  }
}

export function clone(state: State): State {
  return {
    round: state.round,
    stones: state.stones.slice(),
    supply: state.supply.slice(),
    realm: state.realm.slice(),
    points: [state.points[0].slice(), state.points[1].slice()],
    decks: [cloneDeck(state.decks[0]), cloneDeck(state.decks[1])],
    first: state.first,
    recall: state.recall.slice(),
    flow: state.flow.slice(), // frames are replaced, never changed
    over: state.over,
  }
}

function cloneDeck(deck: Deck): Deck {
  return {
    pile: deck.pile.slice(),
    under: deck.under.slice(),
    hand: deck.hand.slice(),
    known: deck.known.slice(),
    laid: deck.laid.slice(),
    discards: deck.discards.slice(),
    swapped: deck.swapped.slice(),
    aside: deck.aside.slice(),
    token: deck.token,
  }
}
