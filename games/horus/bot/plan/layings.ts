/** The places for a piece, the most promising first, and not too many that come to the same. */
import { frameOf } from '../../../../kernel/frames.ts'
import type { Seat } from '../../../../kernel/game.ts'
import { cloneBoard, layEnd, layTile, NONE } from '../../rules/board.ts'
import { TERRAINS } from '../../rules/data.ts'
import { CONTACT, nearOf } from '../../rules/grid.ts'
import { endOf, isEnd, layings } from '../../rules/laying.ts'
import { wantedSize } from '../../rules/stones.ts'
import type { Board, Lay, State } from '../../rules/types.ts'
import { Planner } from './planner.ts'
import type { Prospect } from './prospect.ts'

/** So many places with the same effect are worth a trial. */
const ALIKE = 2

/** What it brings to lie in the way of a region of other terrain, as a part of what that region means, with the sign turned. */
const IN_THE_WAY = 0.04

interface Place {
  readonly action: Lay
  readonly effect: number
  readonly gain: number
}

const ahead = new Planner()

export function rankLayings(state: State, seat: Seat, planner: Planner): readonly Place[] {
  const { what } = frameOf(state)
  const legal = layings(state.board, what)
  planner.begin(state, seat)
  const places =
    what < TERRAINS ? landPlaces(state, seat, planner, legal) : otherPlaces(state, planner, legal)
  places.sort((a, b) => b.gain - a.gain)
  const alike = new Map<number, number>()
  return places.filter(({ effect }) => {
    const n = alike.get(effect) ?? 0
    alike.set(effect, n + 1)
    return effect === NONE || n < ALIKE
  })
}

function landPlaces(state: State, seat: Seat, planner: Planner, legal: readonly Lay[]): Place[] {
  const { board } = state
  const { what } = frameOf(state)
  const ground = planner.ground(what)
  const isFirst = state.flow[0].phase === 'play'
  const wanted = wantedSize(state, state.played)
  const gains = new Map<number, number>()
  return legal.map(action => {
    const effect = ground.effectAt[board.open.indexOf(action.at)]
    let gain = gains.get(effect)
    if (gain === undefined) {
      gain = isFirst
        ? ground.gains[effect] + planAfter(state, seat, action.at)
        : planner.layingWithStone(what, effect, wanted)
      gains.set(effect, gain)
    }
    return { action, effect, gain: gain + inTheWay(board, planner.prospect, action.at, what) }
  })
}

/** What the rest of the turn brings after the first tile was laid here. */
function planAfter(state: State, seat: Seat, at: number): number {
  const board = cloneBoard(state.board)
  layTile(board, at, frameOf(state).what)
  ahead.begin({ ...state, board }, seat)
  return ahead.bestCard()
}

/** Water can make islands, which only laying it tells; all that is laid keeps regions from growing there. */
function otherPlaces({ flow, board }: State, { prospect }: Planner, legal: readonly Lay[]): Place[] {
  const { what } = flow[flow.length - 1]
  return legal.map(action => {
    const after = cloneBoard(board)
    if (isEnd(what)) layEnd(after, endOf(what), action.at)
    else layTile(after, action.at, what)
    return {
      action,
      effect: NONE,
      gain: worthOfAll(after, prospect) + inTheWay(board, prospect, action.at, what),
    }
  })
}

function worthOfAll(board: Board, prospect: Prospect): number {
  let sum = 0
  for (let region = 0; region < board.region.length; region++)
    sum += prospect.worth(board.size[region], board.held[region], board.marks[region])
  return sum
}

/** A tile that touches a region of another terrain takes places from it. */
function inTheWay(board: Board, prospect: Prospect, at: number, kind: number): number {
  let sum = 0
  for (let tile = 0; tile < board.tiles.length; tile++) {
    const region = board.region[tile]
    if (region === NONE || board.kinds[tile] === kind || !(nearOf(board.tiles[tile] - at) & CONTACT)) continue
    sum += prospect.worth(board.size[region], board.held[region], board.marks[region])
  }
  return -IN_THE_WAY * sum
}
