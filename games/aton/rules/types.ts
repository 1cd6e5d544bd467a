/** The vocabulary of Aton: state, frames, actions, events and views, in the order of the rulebook. */
import type { Flowing } from '../../../kernel/frames.ts'
import type { Over, RuleId, Seat } from '../../../kernel/game.ts'
import { list, type Shapes, whole } from '../../../kernel/shape.ts'

/** How many cards of each value, by value - 1: [ones, twos, threes, fours]. */
export type Counts = number[]

/** One player's 36 cards, wherever they are. */
export interface Deck {
  pile: Counts // face down, in no order yet: each card is drawn when it is seen
  under: number[] // put under the pile after an order tie, top first: both players know them (R6)
  hand: Counts
  known: Counts // what both players know of the hand, or of the sealed cards, because it came from `under`
  laid: number[] // the cards at the cartouches 1 to 4; 0 while nothing is laid
  discards: Counts // face up in turn: everybody has seen them
  swapped: Counts // discarded by the exchange: only their owner has seen them (R4)
  aside: number[] // drawn for an order tie that is not decided yet
  token: number // 1 until the exchange is used
}

/** Where we are. `seat` acts or draws; `left` is how many stones are still to be moved. */
export interface Frame {
  readonly phase: 'deal' | 'allocate' | 'order' | 'remove' | 'place' | 'recall'
  readonly seat: Seat
  readonly left: number
}

export interface State extends Flowing<Frame> {
  round: number
  stones: number[] // the spaces held, as sets, by seat * 4 + temple (see spaces.ts)
  supply: number[] // by seat
  realm: number[] // stones in the realm of the dead, by seat
  points: number[][] // by seat, by source (see POINT_RULES)
  decks: Deck[] // by seat
  first: Seat // who takes the first turn of this round
  recall: number[] // stones still to be taken back after a scoring, by seat * 4 + temple
}

export type Allocate = { readonly type: 'allocate'; readonly cards: readonly number[] }
export type Exchange = { readonly type: 'exchange' }
export type Remove = { readonly type: 'remove'; readonly space: number }
export type Place = { readonly type: 'place'; readonly space: number }
export type Recall = { readonly type: 'recall'; readonly space: number }
export type Deal = { readonly type: 'deal'; readonly seat: Seat; readonly cards: readonly number[] }
export type Tie = { readonly type: 'tie'; readonly cards: readonly number[] }
export type Action = Allocate | Exchange | Remove | Place | Recall | Deal | Tie

const space = whole(0, 47)

export const shapes: Shapes<Action> = {
  allocate: { cards: list(4, whole(1, 4)) },
  exchange: {},
  remove: { space },
  place: { space },
  recall: { space },
  deal: { seat: whole(0, 1), cards: list(4, whole(0, 4)) },
  tie: { cards: list(2, whole(1, 4)) },
}

export type AtonEvent =
  | { type: 'reshuffled'; seat: Seat }
  | { type: 'drew'; seat: Seat }
  | { type: 'hand'; seat: Seat; cards: readonly number[]; only: Seat[] }
  | { type: 'exchanged'; seat: Seat }
  | { type: 'sealed'; seat: Seat }
  | { type: 'laid'; seat: Seat; cards: readonly number[]; only: Seat[] } // what was sealed, for its owner
  | { type: 'revealed'; cards: number[][] }
  | { type: 'tied'; cards: readonly number[] }
  | { type: 'first'; seat: Seat; rule: RuleId }
  | { type: 'second'; seat: Seat } // the turn of the other player begins
  | { type: 'removed'; seat: Seat; owner: Seat; space: number; to: 'realm' | 'supply' }
  | { type: 'placed'; seat: Seat; space: number; left: number } // with how many more in this turn
  | { type: 'overflowed'; seat: Seat; realm: number; supply: number }
  | { type: 'scoring' }
  | { type: 'scored'; seat: Seat; rule: RuleId; points: number; spaces: readonly number[] } // with the stones that count
  | { type: 'recalled'; seat: Seat; space: number }
  | { type: 'emptied' }
  | { type: 'round'; round: number }
  | { type: 'over'; ending: string; places: readonly number[] }

/** A deck as one viewer knows it. What is null is hidden from them; `unseen` is all that lies in hidden places, together. */
export interface DeckView {
  pile: number
  under: number[]
  hand: Counts | null
  handSize: number
  known: Counts
  sealed: boolean
  laid: number[] | null
  discards: Counts
  swapped: Counts | null
  swappedSize: number
  aside: number[]
  token: number
  unseen: Counts
}

export interface View {
  seat: Seat | null
  flow: Frame[]
  over: Over | null
  round: number
  stones: number[]
  supply: number[]
  realm: number[]
  points: number[][]
  decks: DeckView[]
  first: Seat
  recall: number[]
}
