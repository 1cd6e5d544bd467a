/** The vocabulary of Dahschur: state, frames, actions, events and views, in the order of the rulebook. */
import type { Flowing } from '../../../kernel/frames.ts'
import type { RuleId, Seat } from '../../../kernel/game.ts'
import { type Field, flag, list, oneOf, type Shapes, whole } from '../../../kernel/shape.ts'
import { METALS, type Metal, PROCESSION } from './data.ts'

export interface Options {
  readonly startGems: number // with four players
  readonly procession: number
}

type PhaseName =
  | 'stock'
  | 'cities'
  | 'gems'
  | 'plates'
  | 'first'
  | 'neutral'
  | 'give'
  | 'use'
  | 'area'
  | 'market'
  | 'hire'
  | 'restock'
  | 'takeBack'
  | 'avenue'
  | 'swap'
  | 'regain'
  | 'procession'
  | 'third'
  | 'roll'
  | 'reward'
  | 'consolation'
  | 'tribute'
  | 'disc'
  | 'chamber'
  | 'bury'

/** Where we are. All frames have the same fields, so that reading them is fast; a field without a meaning in a phase is 0. */
export interface Frame {
  readonly phase: PhaseName
  readonly seat: Seat // who acts, or for whom chance acts
  readonly card: number // the value of the prince card in use; roll: the set of seats that roll; disc: the metal
  readonly at: number // a place, see below
}
// `at` is, by phase: stock and cities, how many gems each player will draw; restock and hire, the stall; avenue, 1 after a swap; swap, the first plate; regain, how many own plates are left to pay
// for; bury, the field of the offering; roll, reward, consolation, tribute and disc, the prize: 0 to 2 for the rewards from left to right,
// 3 + city field for a tribute.

/** All that lies open, or that everybody can work out: the same in the state and in every view. */
export interface Table extends Flowing<Frame> {
  round: number // 0 while the table is prepared
  start: Seat // who holds the pharaoh
  active: Seat
  hands: number[] // by seat: sets of prince cards; they follow from the open ones (A31), a screen may veil them
  row: number[] // the gift row: the card by seat of its owner, then of the NEUTRAL and the MARKET prince; 0: none
  given: number // the set of values that came into the row in this turn, or that lie as third cards
  laid: number[] // cards in front of the players, by seat * 3 + position from the left; 0: none
  hired: number[] // by seat: the position of a market prince among the cards in front; -1: none
  neutral: number[] // the neutral pile, by value - 1: in no order yet
  princes: number // the set of market princes that lie at their stalls
  chambers: number[] // the card by chamber * 4 + seat, both from 0; 0: none
  filled: number // the set of these doors whose card carries a disc
  merchants: number[] // by seat: the stall; 0 is the assembly square
  supply: number[] // goods stones by seat
  goods: number[] // stones at the stalls, by seat * 6 + stall - 1
  gems: number[] // gems of the players, by seat * 3 + colour
  offers: number[] // the offer card by stall - 1; -1: none
  wares: number[] // the colour of the gem by stall - 1; -1: none
  pile: number[] // 1 for each offer card in the draw pile; what lies neither there nor at a stall is discarded
  bag: number[] // gems by colour
  plates: number[] // the avenue, by field - 1: symbol * 3 + gem colour
  built: number // how many plates carry a gem, counted from the assembly square
  procession: number[] // whose offering, by field - 1; the last one is the front; -1: free
  cities: number[] // the number of the open city, by city field; 0: none
  metals: number[] // the discs on it: SILVER + GOLD
  cityPile: number[] // 1 for each city card in the draw pile, by number - 6
  points: number[] // by seat * 6 + source (see POINT_RULES)
  tie: number[] // by seat: the rank in the contest for a prize, higher is better; 0: not in it
  due: number // the set of seats whose tribute is still to come
}

export interface State extends Table {
  unseen: number[] // discs in the piles and on cities, by value - 1: nobody has seen which lies where
  discs: number[] // discs of the players, by seat * 6 + value - 1
}

type Stock = { readonly type: 'stock'; readonly offers: readonly number[]; readonly gems: readonly number[] }
type Cities = { readonly type: 'cities'; readonly cities: readonly number[] }
type Gems = { readonly type: 'gems'; readonly gems: readonly (readonly number[])[] }
type Plates = { readonly type: 'plates'; readonly plates: readonly number[] }
type First = { readonly type: 'first'; readonly seat: Seat }
export type Prepare = Stock | Cities | Gems | Plates | First
export type Neutral = { readonly type: 'neutral'; readonly card: number }
export type Give = { readonly type: 'give'; readonly card: number }
export type Use = { readonly type: 'use'; readonly from: number }
export type Area = { readonly type: 'area'; readonly area: AreaName }
export type Move = { readonly type: 'move'; readonly stall: number; readonly buy: boolean }
export type Hire = { readonly type: 'hire' }
export type Restock = { readonly type: 'restock'; readonly offer: number; readonly gem: number }
export type TakeBack = { readonly type: 'takeBack'; readonly stall: number }
export type Lift = { readonly type: 'lift'; readonly field: number }
export type Swap = { readonly type: 'swap'; readonly field: number }
export type Place = { readonly type: 'place'; readonly gems: number }
export type Regain = { readonly type: 'regain'; readonly stall: number }
export type Advance = { readonly type: 'advance'; readonly from: number; readonly to: number }
export type Lay = { readonly type: 'lay'; readonly card: number }
export type Roll = { readonly type: 'roll'; readonly dice: readonly number[] }
export type Take = { readonly type: 'take'; readonly city: number; readonly metal: Metal }
export type Front = { readonly type: 'front'; readonly from: number }
export type Gem = { readonly type: 'gem'; readonly gem: number }
export type Disc = { readonly type: 'disc'; readonly value: number }
export type Entomb = { readonly type: 'entomb'; readonly card: number }
export type Bury = { readonly type: 'bury'; readonly door: number }
export type Pass = { readonly type: 'pass' }
export type Action =
  | Prepare
  | Neutral
  | Give
  | Use
  | Area
  | Move
  | Hire
  | Restock
  | TakeBack
  | Lift
  | Swap
  | Place
  | Regain
  | Advance
  | Lay
  | Roll
  | Take
  | Front
  | Gem
  | Disc
  | Entomb
  | Bury
  | Pass

export const AREAS = ['market', 'takeBack', 'avenue', 'procession'] as const
export type AreaName = (typeof AREAS)[number]

/** Owners of cards in the gift row beside the seats. */
export const NEUTRAL = 4
export const MARKET = 5

/** How the discs on a city are noted. */
export const SILVER = 1
export const GOLD = 2

/** Nothing instead of an action, a reward, a consolation, a tribute or a disc. */
export const PASS: Pass = { type: 'pass' }

const card = whole(1, 6)
const stall = whole(1, 6)
const plate = whole(0, 11)
const field = whole(1, 24)
const start = whole(0, PROCESSION.max - 1) // 0: from the supply
const eighteen = list(18, plate)
const twentyFour = list(24, plate)
const avenue: Field = value => eighteen(value) || twentyFour(value)

export const shapes: Shapes<Action> = {
  stock: { offers: list(6, whole(0, 23)), gems: list(6, whole(0, 2)) },
  cities: { cities: list(4, whole(0, 15)) },
  gems: { gems: list(4, list(3, whole(0, 2))) },
  plates: { plates: avenue },
  first: { seat: whole(0, 3) },
  neutral: { card },
  give: { card },
  use: { from: whole(0, MARKET) },
  area: { area: oneOf(AREAS) },
  move: { stall, buy: flag },
  hire: {},
  restock: { offer: whole(0, 23), gem: whole(-1, 2) },
  takeBack: { stall },
  lift: { field },
  swap: { field },
  place: { gems: whole(0, 4) },
  regain: { stall },
  advance: { from: start, to: whole(1, PROCESSION.max) },
  lay: { card },
  roll: { dice: list(4, whole(0, 6)) },
  take: { city: whole(6, 15), metal: oneOf(METALS) },
  front: { from: start },
  gem: { gem: whole(0, 2) },
  disc: { value: whole(1, 6) },
  entomb: { card },
  bury: { door: whole(0, 15) },
  pass: {},
}

/** What happened. Fields, stalls and positions count as in the actions; a prize as in the frames. Points come `at` plates (4.4, 4.5) or doors (9.2, 9.3). */
export type DahschurEvent =
  | { type: 'stocked'; offers: readonly number[]; gems: readonly number[] }
  | { type: 'cities'; cities: readonly number[] }
  | { type: 'gems'; gems: readonly (readonly number[])[] }
  | { type: 'plates'; plates: readonly number[] }
  | { type: 'pharaoh'; seat: Seat; round: number }
  | { type: 'active'; seat: Seat }
  | { type: 'neutral'; card: number }
  | { type: 'showed'; seat: Seat; cards: number[] }
  | { type: 'gave'; seat: Seat; card: number }
  | { type: 'used'; seat: Seat; from: number; card: number }
  | { type: 'passed'; seat: Seat }
  | { type: 'moved'; seat: Seat; stall: number }
  | { type: 'bought'; seat: Seat; stall: number; price: number; gem: number }
  | { type: 'hired'; seat: Seat; card: number }
  | { type: 'reshuffled' }
  | { type: 'restocked'; stall: number; offer: number; gem: number }
  | { type: 'tookBack'; seat: Seat; stall: number; stones: number }
  | { type: 'swapped'; seat: Seat; first: number; second: number }
  | { type: 'placed'; seat: Seat; field: number; gem: number }
  | { type: 'scored'; seat: Seat; rule: RuleId; points: number; at: readonly number[] }
  | { type: 'advanced'; seat: Seat; from: number; to: number }
  | { type: 'laid'; seat: Seat; card: number }
  | { type: 'phase'; name: 'rewards' | 'chambers' | 'discs' }
  | { type: 'rolled'; prize: number; dice: readonly number[] }
  | { type: 'won'; seat: Seat; prize: number }
  | { type: 'lapsed'; prize: number }
  | { type: 'consoled'; seat: Seat; prize: number }
  | { type: 'took'; seat: Seat; city: number; metal: Metal }
  | { type: 'disc'; seat: Seat; value: number; only: Seat[] }
  | { type: 'gem'; seat: Seat; gem: number }
  | { type: 'entombed'; seat: Seat; card: number; chamber: number }
  | { type: 'cityGone'; city: number }
  | { type: 'buried'; seat: Seat; door: number; value: number }
  | { type: 'over'; ending: string; places: readonly number[] }

/** What a viewer knows: everything but the values of other players' discs. */
export interface View extends Table {
  seat: Seat | null
  unseen: number[] // discs in the piles, on cities and with other players, together
  discs: number[] | null // one's own, by value - 1; null for a spectator
  silver: number[] // how many discs each player has
  gold: number[]
}
