/** The vocabulary of Amun-Re: options, state, frames, actions, events and views, in the order of the rulebook. */
import type { Flowing } from '../../../kernel/frames.ts'
import type { Over, RuleId, Seat } from '../../../kernel/game.ts'
import { type Field, flag, oneOf, type Shapes, whole } from '../../../kernel/shape.ts'
import {
  BIDS,
  BONUS_KINDS,
  CARD,
  CARD_IDS,
  FIRST_BONUS,
  MOST_GOLD,
  MOST_ITEMS,
  PROVINCE_IDS,
  PROVINCES,
} from './data.ts'

/** How many power cards of each kind. */
export type Counts = number[]

/** What a table can choose. */
export interface Options {
  readonly openGold: boolean // whether the screen shows the gold of others
  readonly provinces: Readonly<Record<string, unknown>> // corrections of reconstructed values
  readonly limitedStones: boolean
}

/** What a table may correct, by province. Never changed after the setup, so that all states of a match can share it. */
export interface Board {
  readonly farms: readonly number[]
  readonly limit: readonly number[]
  readonly temples: readonly number[]
  readonly west: readonly number[] // 1 or 0
  readonly upper: readonly number[]
  readonly bank: readonly number[]
}

/** Where we are. `seat` acts or draws; the numbers are what it has still to draw or to place. */
export interface Frame {
  readonly phase:
    | 'start'
    | 'reveal'
    | 'free'
    | 'bid'
    | 'pay'
    | 'cards'
    | 'draw'
    | 'farmers'
    | 'stones'
    | 'sacrifice'
    | 'correct'
    | 'items'
    | 'settle'
    | 'income'
    | 'bonus'
  readonly seat: Seat
  readonly cards: number
  readonly farmers: number
  readonly stones: number
  readonly bought: boolean // in phase 3: the purchase of this kind is made
  readonly played: boolean // in phase 3: the power card of this step is played
}

export interface State extends Flowing<Frame> {
  openGold: boolean
  limitedStones: boolean
  board: Board
  round: number
  start: Seat // who has the pharaoh
  temple: number // the space of the Amun-Re temple; 0 before the first sacrifice
  pile: number[] // province cards face down, by province: 1 or 0
  owned: number[][] // by seat: its provinces in the order they were acquired
  farmers: number[] // tokens on farms, by province
  flat: number[] // tokens on flat land, by province
  stones: number[] // by province
  pyramids: number[] // by province
  offered: number[] // the province cards of this round, in the order they were turned over
  lyingGold: number // free gold in the provinces on offer
  gold: number[] // by seat
  bank: number // gold taken in minus gold paid out, from the beginning
  deck: Counts // face down, in no order: each card is drawn when it is dealt
  discard: Counts
  held: Counts[] // by place: the hands by seat, then the free cards under the province cards on offer
  older: number[][] // by shuffle before the last, by place * KINDS + kind: which of the held cards came from it (layer 0: the first builders)
  lacks: number[][] // by shuffle before the last, by place: the set of kinds known not to be among its cards there
  marker: number[] // by seat: the province of the bidding marker, or -1
  space: number[] // by seat: the space of the bidding marker, from 0
  faceUp: number[] // by seat: the phase-2 cards that lie open, as a set of kinds
  offer: number[] // by seat: the gold of the sacrifice, THEFT, or 0 while there is none
  correction: number[] // by seat: 1 if a sacrifice correction is in the offer
  sold: Counts[] // by seat: cards in the offer, sold when it is revealed; none afterwards
  total: number // of the sacrifice
  ranking: number[] // the seats that take items, in their order
  eight: number[] // by seat: the province of the "8 gold" card, or -1
  increase: number[] // by seat: the province of the harvest increase, or -1
  bonus: number[] // by seat: the bonus cards chosen for a scoring, as a set, counted from the first bonus card
  sealed: number // the set of seats that have sealed an offer or their bonus cards
  points: number[][] // by seat, by source (see POINT_RULES)
}

export type Item = 'cards' | 'farmers' | 'stones'
export type Played = 'none' | 'blockade' | 'overbid' | 'both'

export type Start = { readonly type: 'start'; readonly seat: Seat }
export type Reveal = { readonly type: 'reveal'; readonly provinces: readonly string[] }
export type Deal = { readonly type: 'deal'; readonly province: string; readonly card: string }
export type Draw = { readonly type: 'draw'; readonly seat: Seat; readonly card: string }
export type Bid = {
  readonly type: 'bid'
  readonly province: string
  readonly gold: number
  readonly play: Played
}
export type Sell = { readonly type: 'sell'; readonly card: string }
export type Buy = { readonly type: 'buy'; readonly item: Item; readonly count: number }
export type Done = { readonly type: 'done' }
export type Farmer = { readonly type: 'farmer'; readonly province: string }
export type FreeFarmer = { readonly type: 'free-farmer'; readonly province: string }
export type Stone = { readonly type: 'stone'; readonly province: string }
export type Builder = { readonly type: 'builder'; readonly province: string }
export type Offer = { readonly type: 'offer'; readonly gold: number; readonly correction: boolean }
export type Steal = { readonly type: 'steal'; readonly correction: boolean }
export type Enclose = { readonly type: 'enclose'; readonly card: string }
export type Correct = { readonly type: 'correct'; readonly by: 'up' | 'down' }
export type Take = {
  readonly type: 'take'
  readonly cards: number
  readonly farmers: number
  readonly stones: number
}
export type Eight = { readonly type: 'eight'; readonly province: string }
export type Increase = { readonly type: 'increase'; readonly province: string }
export type Bonus = { readonly type: 'bonus'; readonly cards: readonly string[] }

export type Action =
  | Start
  | Reveal
  | Deal
  | Draw
  | Bid
  | Sell
  | Buy
  | Done
  | Farmer
  | FreeFarmer
  | Stone
  | Builder
  | Offer
  | Steal
  | Enclose
  | Correct
  | Take
  | Eight
  | Increase
  | Bonus

const province = oneOf(PROVINCE_IDS)
const card = oneOf(CARD_IDS)
const upTo3 = whole(0, 3)

/** A list of at most `most` words, each the kind of word it should be. */
const words =
  (field: Field, most: number): Field =>
  value =>
    Array.isArray(value) && value.length <= most && value.every(field)

export const shapes: Shapes<Action> = {
  start: { seat: whole(0, 4) },
  reveal: { provinces: words(province, PROVINCES.length) },
  deal: { province, card },
  draw: { seat: whole(0, 4), card },
  bid: {
    province,
    gold: value => BIDS.includes(value as number),
    play: oneOf(['none', 'blockade', 'overbid', 'both']),
  },
  sell: { card },
  buy: { item: oneOf(['cards', 'farmers', 'stones']), count: whole(1, MOST_ITEMS) },
  done: {},
  farmer: { province },
  'free-farmer': { province },
  stone: { province },
  builder: { province },
  offer: { gold: whole(1, MOST_GOLD), correction: flag },
  steal: { correction: flag },
  enclose: { card },
  correct: { by: oneOf(['up', 'down']) },
  take: { cards: upTo3, farmers: upTo3, stones: upTo3 },
  eight: { province },
  increase: { province },
  bonus: { cards: words(value => card(value) && CARD[value as string] >= FIRST_BONUS, BONUS_KINDS) },
}

export type AmunReEvent =
  | { type: 'started'; seat: Seat }
  | { type: 'phase'; phase: number } // of the rulebook, 2 to 6
  | { type: 'revealed'; provinces: readonly string[] }
  | { type: 'laid'; province: string; stones: number; pyramids: number; gold: number }
  | { type: 'dealt'; province: string }
  | { type: 'reshuffled' }
  | { type: 'bid'; seat: Seat; province: string; gold: number; play: Played }
  | { type: 'sold'; seat: Seat; card: string }
  | { type: 'paid'; seat: Seat; gold: number }
  | { type: 'acquired'; seat: Seat; province: string; cards: number; gold: number }
  | { type: 'hand'; seat: Seat; cards: readonly string[]; only: Seat[] }
  | { type: 'bought'; seat: Seat; item: Item; count: number; price: number }
  | { type: 'drew'; seat: Seat }
  | { type: 'farmer'; seat: Seat; province: string; free: boolean }
  | { type: 'stone'; seat: Seat; province: string }
  | { type: 'pyramid'; province: string; builder: boolean }
  | { type: 'pledged'; seat: Seat; gold: number; correction: number; only: Seat[] }
  | { type: 'sealed'; seat: Seat }
  | { type: 'offers'; gold: number[]; corrections: number[]; total: number }
  | { type: 'corrected'; seat: Seat; total: number }
  | { type: 'temple'; space: number; total: number }
  | { type: 'took'; seat: Seat; cards: number; farmers: number; stones: number }
  | { type: 'pharaoh'; seat: Seat }
  | { type: 'played'; seat: Seat; card: string; province: string }
  | { type: 'income'; seat: Seat; harvest: number; further: number; eight: number }
  | { type: 'bonuses'; cards: string[][] }
  | { type: 'scored'; seat: Seat; rule: RuleId; points: number; provinces: readonly string[] }
  | { type: 'kingdom' }
  | { type: 'round'; round: number }
  | { type: 'over'; ending: string; places: readonly number[] }

/** The state as one viewer knows it. What is null is hidden from them; `unseen` is what lies in hidden places, together. */
export interface View {
  seat: Seat | null
  flow: Frame[]
  over: Over | null
  openGold: boolean
  limitedStones: boolean
  board: Board
  round: number
  start: Seat
  temple: number
  pile: number[]
  owned: number[][]
  farmers: number[]
  flat: number[]
  stones: number[]
  pyramids: number[]
  offered: number[]
  lyingGold: number
  gold: number[]
  bank: number
  deck: number
  discard: Counts
  held: (Counts | null)[]
  heldSize: number[]
  unseen: Counts // the deck and the hidden cards out of it
  olderSize: number[][] // by shuffle before the last, by place: how many of the held cards came from it
  olderUnseen: Counts[] // by shuffle before the last: what the hidden places hold of it, together
  olderOwn: Counts[] // by shuffle before the last: what the viewer's own hand holds of it
  lacks: number[][]
  marker: number[]
  space: number[]
  faceUp: number[]
  offer: (number | null)[]
  correction: (number | null)[]
  sold: (Counts | null)[]
  total: number
  ranking: number[]
  eight: number[]
  increase: number[]
  bonus: (number | null)[]
  sealed: number
  points: number[][]
}
