/** The table before anything random has happened, and its copy. */
import type { Seat } from '../../../kernel/game.ts'
import { listOf } from '../../../kernel/list.ts'
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
    pile: listOf(PROVINCES.length, 1),
    owned: lists(seats, 0),
    farmers: listOf(PROVINCES.length, 0),
    flat: listOf(PROVINCES.length, 0),
    stones: listOf(PROVINCES.length, 0),
    pyramids: listOf(PROVINCES.length, 0),
    offered: [],
    lyingGold: 0,
    gold: listOf(seats, START_GOLD),
    bank: -seats * START_GOLD,
    deck: COPIES.slice(),
    discard: listOf(KINDS, 0),
    held: lists(2 * seats, KINDS),
    older: [listOf(2 * seats * KINDS, 0)],
    lacks: [listOf(2 * seats, 0)],
    marker: listOf(seats, -1),
    space: listOf(seats, 0),
    faceUp: listOf(seats, 0),
    offer: listOf(seats, 0),
    correction: listOf(seats, 0),
    sold: lists(seats, KINDS),
    total: 0,
    ranking: [],
    eight: listOf(seats, -1),
    increase: listOf(seats, -1),
    bonus: listOf(seats, 0),
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

/** So many lists of so many zeros. */
function lists(count: number, length: number): number[][] {
  const all: number[][] = []
  for (let i = 0; i < count; i++) all.push(listOf(length, 0))
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
  const copies: number[][] = []
  for (let i = 0; i < lists.length; i++) copies.push(lists[i].slice())
  return copies
}
