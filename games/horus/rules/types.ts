/** The vocabulary of Horus: board, state, frames, actions, events and views. */
import type { Flowing } from '../../../kernel/frames.ts'
import type { Over, RuleId, Seat } from '../../../kernel/game.ts'
import { oneOf, type Shapes, whole } from '../../../kernel/shape.ts'
import { ALL_TILES, CARD_KINDS, type Split, STACKS } from './data.ts'
import { LAST } from './grid.ts'

/** How many of each kind: of tiles (see TILES) or of Horus cards (middle * 6 + corner, see data.ts). */
export type Counts = number[]

/**
 * The tiles, numbered in the order in which their places were covered, and what follows from them. A region is named by its oldest tile; the
 * lists by region hold 0 for tiles that are not the oldest of one.
 */
export interface Board {
  tiles: number[] // positions (see grid.ts)
  kinds: number[]
  stones: number[] // whose stone stands on the tile, as seat + 1; 0: none
  region: number[] // the oldest tile of the tile's region; -1: not terrain
  size: number[] // tiles in the region
  held: number[] // stones in the region: five bits for every seat
  marks: number[] // BY_RIVER, BY_TEMPLE, ON_ISLAND
  open: number[] // every free position at which a tile would touch another
  near: number[] // what is known of each of them: AT_WATER, AT_RIVER, AT_LAND, ENCLOSED
  ends: number[] // the tiles that are the two ends
  room: number[] // which of the twelve positions around each end are free
}

/**
 * Where we are. `seat` acts or draws; `what` depends on the phase. lay: the piece, a kind of tile or an end (see laying.ts). use: the
 * possible uses once the river/necropolis tile has been taken (see uses.ts), 0 before. replace: the piece that end 0 will be. move: the region from which the stone is moved.
 */
export interface Frame {
  readonly phase:
    | 'first'
    | 'refill'
    | 'draw'
    | 'lay'
    | 'replace'
    | 'use'
    | 'play'
    | 'take'
    | 'stone'
    | 'lift'
    | 'move'
  readonly seat: Seat
  readonly what: number
}

export interface State extends Flowing<Frame> {
  turn: number // turns begun
  first: Seat
  bag: Counts // by kind of tile
  stacks: number[] // the four terrains, then the river/necropolis tiles
  exhausted: number // the terrain whose cards are out of play; -1: none
  removed: Counts // tiles out of the game, by kind
  board: Board
  supply: number[] // stones, by seat
  nile: number[] // 1 until the Nile card is played, by seat
  played: number // the Horus card of this turn; -1: none
  pile: Counts // Horus cards face down, in no order yet
  discards: Counts // face up
  hands: Counts[] // by seat
  handSizes: number[]
  // What everybody can know of hidden hands after the discards were shuffled: see memory.ts.
  shuffled: number // how often the discards have become the pile
  kept: Counts[] // by seat: the hand at the last of these shuffles
  log: number[] // cards drawn and shown since then
}

export type First = { readonly type: 'first'; readonly seat: Seat }
export type Card = { readonly type: 'card'; readonly seat: Seat; readonly card: number }
export type Draw = { readonly type: 'draw'; readonly tile: number }
export type Lay = { readonly type: 'lay'; readonly at: number }
export type Replace = { readonly type: 'replace'; readonly end: number }
export type Use = { readonly type: 'use'; readonly as: 'river' | 'necropolis' }
export type Play = { readonly type: 'play'; readonly card: number }
export type Nile = { readonly type: 'nile' }
export type Take = { readonly type: 'take'; readonly stack: number }
export type Stone = { readonly type: 'stone'; readonly region: number }
export type Lift = { readonly type: 'lift'; readonly region: number }
export type Move = { readonly type: 'move'; readonly region: number }
export type Action = First | Card | Draw | Lay | Replace | Use | Play | Nile | Take | Stone | Lift | Move

const seat = whole(0, 3)
const card = whole(0, CARD_KINDS - 1)
const region = whole(0, ALL_TILES - 1)

export const shapes: Shapes<Action> = {
  first: { seat },
  card: { seat, card },
  draw: { tile: whole(0, 6) },
  lay: { at: whole(0, LAST) },
  replace: { end: whole(0, 1) },
  use: { as: oneOf(['river', 'necropolis']) },
  play: { card },
  nile: {},
  take: { stack: whole(0, STACKS - 1) },
  stone: { region },
  lift: { region },
  move: { region },
}

/** Tiles are told by kind and place (x, y), cards by number, regions by their oldest tile; the points of a region to each who controls it. */
export type HorusEvent =
  | { type: 'first'; seat: Seat }
  | { type: 'turn'; seat: Seat; round: number }
  | { type: 'drew'; seat: Seat; tile: string }
  | { type: 'laid'; seat: Seat; tile: string; x: number; y: number }
  | { type: 'replaced'; seat: Seat; end: number; x: number; y: number }
  | { type: 'removed'; tile: string }
  | { type: 'took'; seat: Seat; stack: number; left: number }
  | { type: 'used'; seat: Seat; as: Use['as'] }
  | { type: 'played'; seat: Seat; card: number }
  | { type: 'nile'; seat: Seat }
  | { type: 'exhausted'; stack: number }
  | { type: 'discarded'; seat: Seat; cards: number[]; from: 'hand' | 'pile' }
  | { type: 'reshuffled'; cards: number }
  | { type: 'card'; seat: Seat }
  | { type: 'hand'; seat: Seat; card: number; only: Seat[] }
  | { type: 'set'; seat: Seat; region: number; x: number; y: number }
  | { type: 'lapsed'; seat: Seat; action: 'stone' | 'move' }
  | { type: 'moved'; seat: Seat; from: number; region: number; x: number; y: number }
  | { type: 'scoring' }
  | { type: 'scored'; seat: Seat; region: number; points: number; rule: RuleId; tile: string; size: number }
  | { type: 'over'; ending: string; places: readonly number[] }

export interface Options {
  readonly split: Split
}

export interface View {
  seat: Seat | null
  flow: Frame[]
  over: Over | null
  turn: number
  first: Seat
  bag: Counts
  stacks: number[]
  exhausted: number
  removed: Counts
  board: Board
  supply: number[]
  nile: number[]
  played: number
  discards: Counts
  pile: number
  handSizes: number[]
  hand: Counts | null // the viewer's own
  shuffled: number
  log: number[]
  kept: Counts | null // the viewer's own hand at the last shuffle of discards
  unseenKept: Counts // all other hands at that moment, together
  unseen: Counts // what others have drawn since, and the pile, together
}
