/** The table before anything random has happened, and copies of it. */
import { listOf } from '../../../kernel/list.ts'
import { cloneBoard, NONE, startBoard } from './board.ts'
import { noCards } from './cards.ts'
import {
  BAG_RIVERS,
  COPIES,
  RIVER_NECROPOLIS_TILES,
  SPLITS,
  STONES,
  TEMPLES,
  TILES_PER_TERRAIN,
} from './data.ts'
import type { Counts, Options, State } from './types.ts'

const START = startBoard()

export function setup(seats: number, options: Options): State {
  const inBag = SPLITS[options.split]
  const onStack = TILES_PER_TERRAIN - inBag
  return {
    turn: 0,
    first: 0,
    bag: [inBag, inBag, inBag, inBag, 0, TEMPLES, BAG_RIVERS],
    stacks: [onStack, onStack, onStack, onStack, RIVER_NECROPOLIS_TILES],
    exhausted: NONE,
    removed: [0, 0, 0, 0, 0, 0, 0],
    board: cloneBoard(START),
    supply: listOf(seats, STONES),
    nile: listOf(seats, 1),
    played: NONE,
    pile: COPIES.slice(),
    discards: noCards(),
    hands: emptyHands(seats),
    handSizes: listOf(seats, 0),
    shuffled: 0,
    kept: emptyHands(seats),
    log: [],
    flow: [{ phase: 'first', seat: 0, what: 0 }],
    over: null,
  }
}

function emptyHands(seats: number): Counts[] {
  const hands: Counts[] = []
  for (let seat = 0; seat < seats; seat++) hands.push(noCards())
  return hands
}

export function clone(state: State): State {
  return {
    turn: state.turn,
    first: state.first,
    bag: state.bag.slice(),
    stacks: state.stacks.slice(),
    exhausted: state.exhausted,
    removed: state.removed.slice(),
    board: cloneBoard(state.board),
    supply: state.supply.slice(),
    nile: state.nile.slice(),
    played: state.played,
    pile: state.pile.slice(),
    discards: state.discards.slice(),
    hands: cloneCounts(state.hands),
    handSizes: state.handSizes.slice(),
    shuffled: state.shuffled,
    kept: state.kept, // replaced by a shuffle, never changed
    log: state.log.slice(),
    flow: state.flow.slice(), // frames are replaced, never changed
    over: state.over,
  }
}

function cloneCounts(counts: readonly Counts[]): Counts[] {
  const copies: Counts[] = []
  for (let i = 0; i < counts.length; i++) copies.push(counts[i].slice())
  return copies
}
