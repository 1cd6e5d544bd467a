/** The table before anything random has happened, and its copy. */
import type { Seat } from '../../../kernel/game.ts'
import { boardOf } from './board.ts'
import { BUILDER, COPIES, KINDS, POINT_RULES, PROVINCES, START_GOLD } from './data.ts'
import { frame } from './frame.ts'
import type { Options, State } from './types.ts'

export function setup(seats: number, options: Options): State {
  const state: State = {
    openGold: options.openGold,
    limitedStones: options.limitedStones,
    board: boardOf(options.provinces),
    round: 1,
    start: 0,
    temple: 0,
    pile: list(PROVINCES.length, 1),
    owned: lists(seats, 0),
    farmers: list(PROVINCES.length, 0),
    flat: list(PROVINCES.length, 0),
    stones: list(PROVINCES.length, 0),
    pyramids: list(PROVINCES.length, 0),
    offered: [],
    lyingGold: 0,
    gold: list(seats, START_GOLD),
    bank: -seats * START_GOLD,
    deck: COPIES.slice(),
    discard: list(KINDS, 0),
    held: lists(2 * seats, KINDS),
    older: [list(2 * seats * KINDS, 0)],
    lacks: [list(2 * seats, 0)],
    marker: list(seats, -1),
    space: list(seats, 0),
    faceUp: list(seats, 0),
    offer: list(seats, 0),
    correction: list(seats, 0),
    sold: lists(seats, KINDS),
    total: 0,
    ranking: [],
    eight: list(seats, -1),
    increase: list(seats, -1),
    bonus: list(seats, 0),
    sealed: 0,
    points: lists(seats, POINT_RULES.length),
    flow: [frame('start', 0)],
    over: null,
  }
  for (let seat = 0; seat < seats; seat++) giveBuilder(state, seat)
  return state
}

/** Everybody begins with a builder, and everybody knows it (1.1). */
function giveBuilder(state: State, seat: Seat): void {
  state.deck[BUILDER]--
  state.held[seat][BUILDER]++
  state.older[0][seat * KINDS + BUILDER]++
}

/** A list of equal numbers. (One made by `fill` counts as a list with holes, and is slower to read ever after.) */
function list(length: number, value: number): number[] {
  const made: number[] = []
  for (let i = 0; i < length; i++) made.push(value)
  return made
}

/** So many lists of so many zeros. */
function lists(count: number, length: number): number[][] {
  const all: number[][] = []
  for (let i = 0; i < count; i++) all.push(list(length, 0))
  return all
}

export function clone(state: State): State {
  return {
    openGold: state.openGold,
    limitedStones: state.limitedStones,
    board: state.board, // never changed
    round: state.round,
    start: state.start,
    temple: state.temple,
    pile: state.pile.slice(),
    owned: copyAll(state.owned),
    farmers: state.farmers.slice(),
    flat: state.flat.slice(),
    stones: state.stones.slice(),
    pyramids: state.pyramids.slice(),
    offered: state.offered.slice(),
    lyingGold: state.lyingGold,
    gold: state.gold.slice(),
    bank: state.bank,
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    held: copyAll(state.held),
    older: copyAll(state.older),
    lacks: copyAll(state.lacks),
    marker: state.marker.slice(),
    space: state.space.slice(),
    faceUp: state.faceUp.slice(),
    offer: state.offer.slice(),
    correction: state.correction.slice(),
    sold: copyAll(state.sold),
    total: state.total,
    ranking: state.ranking.slice(),
    eight: state.eight.slice(),
    increase: state.increase.slice(),
    bonus: state.bonus.slice(),
    sealed: state.sealed,
    points: copyAll(state.points),
    flow: state.flow.slice(), // frames are replaced, never changed
    over: state.over,
  }
}

export function copyAll(lists: readonly number[][]): number[][] {
  const copies: number[][] = new Array(lists.length)
  for (let i = 0; i < lists.length; i++) copies[i] = lists[i].slice()
  return copies
}
