/** The table before anything random has happened, and its copy. */
import { boardOf } from './board.ts'
import { BUILDER, COPIES, KINDS, POINT_RULES, PROVINCES, START_GOLD } from './data.ts'
import { frame } from './frame.ts'
import type { Options, State } from './types.ts'

export function setup(seats: number, options: Options): State {
  const each = (value: number): number[] => new Array<number>(seats).fill(value)
  const land = (value: number): number[] => new Array<number>(PROVINCES.length).fill(value)
  const none = () => new Array<number>(KINDS).fill(0)
  const places = 2 * seats
  const held = Array.from({ length: places }, none)
  const builders = new Array<number>(places * KINDS).fill(0)
  for (let seat = 0; seat < seats; seat++) {
    held[seat][BUILDER] = 1
    builders[seat * KINDS + BUILDER] = 1
  }
  return {
    openGold: options.openGold,
    limitedStones: options.limitedStones,
    board: boardOf(options.provinces),
    round: 1,
    start: 0,
    temple: 0,
    pile: land(1),
    owned: Array.from({ length: seats }, () => []),
    farmers: land(0),
    flat: land(0),
    stones: land(0),
    pyramids: land(0),
    offered: [],
    lyingGold: 0,
    gold: each(START_GOLD),
    bank: -seats * START_GOLD,
    deck: COPIES.map((copies, kind) => (kind === BUILDER ? copies - seats : copies)),
    discard: none(),
    held,
    older: [builders],
    lacks: [new Array<number>(places).fill(0)],
    marker: each(-1),
    space: each(0),
    faceUp: each(0),
    offer: each(0),
    correction: each(0),
    sold: Array.from({ length: seats }, none),
    total: 0,
    ranking: [],
    eight: each(-1),
    increase: each(-1),
    bonus: each(0),
    sealed: 0,
    points: Array.from({ length: seats }, () => POINT_RULES.map(() => 0)),
    flow: [frame('start', 0)],
    over: null,
  }
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
