/** The places for a piece, the most promising first, and not too many that come to the same. */
import { frameOf } from '../../../../kernel/frames.ts'
import type { Seat } from '../../../../kernel/game.ts'
import { cloneBoard, layEnd, layTile, NONE } from '../../rules/board.ts'
import { TERRAINS } from '../../rules/data.ts'
import { endOf, isEnd, layings } from '../../rules/laying.ts'
import { wantedSize } from '../../rules/stones.ts'
import type { Board, Lay, State } from '../../rules/types.ts'
import { findRoom, roomList } from '../learned/room.ts'
import { Planner } from './planner.ts'
import type { Prospect } from './prospect.ts'

/** So many places with the same effect are worth a trial. */
const ALIKE = 2

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
  const rest = new Map<number, number>()
  return legal.map(action => {
    const effect = ground.effectAt[board.open.indexOf(action.at)]
    const after = laid(board, what, action.at)
    let gain = rest.get(effect)
    if (gain === undefined) {
      gain = isFirst
        ? planAfter(state, seat, after)
        : planner.layingWithStone(what, effect, wanted) - ground.gains[effect]
      rest.set(effect, gain)
    }
    return { action, effect, gain: gain + worthOfAll(after, planner.prospect) }
  })
}

/** What the rest of the turn brings after the first tile was laid. */
function planAfter(state: State, seat: Seat, board: Board): number {
  ahead.begin({ ...state, board }, seat)
  return ahead.bestCard()
}

/** Water can make islands, and all that is laid takes room from regions. */
function otherPlaces({ flow, board }: State, { prospect }: Planner, legal: readonly Lay[]): Place[] {
  const { what } = flow[flow.length - 1]
  return legal.map(action => ({
    action,
    effect: NONE,
    gain: worthOfAll(laid(board, what, action.at), prospect),
  }))
}

/** What the best place for a piece that is not terrain leaves on the table. */
export const bestPlace = (board: Board, piece: number, prospect: Prospect): number =>
  layings(board, piece).reduce(
    (best, { at }) => Math.max(best, worthOfAll(laid(board, piece, at), prospect)),
    Number.NEGATIVE_INFINITY,
  )

/** The board after this piece was laid. */
function laid(board: Board, piece: number, at: number): Board {
  const after = cloneBoard(board)
  if (isEnd(piece)) layEnd(after, endOf(piece), at)
  else layTile(after, at, piece)
  return after
}

const rooms = roomList()

function worthOfAll(board: Board, prospect: Prospect): number {
  findRoom(board, rooms)
  let sum = 0
  for (let region = 0; region < board.region.length; region++)
    if (board.held[region] > 0)
      sum += prospect.worth(board.size[region], board.held[region], board.marks[region], rooms[region])
  return sum
}
