/** Rules 7.3 to 7.5: the Nile card moves one of the player's stones, first from a region at the river, then to another one. */
import { type Phase, turnOf } from '../../../../kernel/flow.ts'
import { frameOf } from '../../../../kernel/frames.ts'
import { ALL_TILES } from '../data.ts'
import { moveStone, refusalOfLift, refusalOfMove, takesMoved } from '../stones.ts'
import { beginMove, endTurn } from '../turn.ts'
import type { HorusEvent, Lift, Move, State } from '../types.ts'

const LIFTS: readonly Lift[] = Array.from({ length: ALL_TILES }, (_, region) => ({ type: 'lift', region }))
const MOVES: readonly Move[] = Array.from({ length: ALL_TILES }, (_, region) => ({ type: 'move', region }))

export const lift: Phase<State, Lift, HorusEvent> = {
  takes: ['lift'],
  turn: state => turnOf(frameOf(state).seat),

  legal(state, seat) {
    const list: Lift[] = []
    for (let region = 0; region < state.board.region.length; region++)
      if (refusalOfLift(state, seat, region) === undefined) list.push(LIFTS[region])
    return list
  },

  candidates: state => LIFTS.filter(({ region }) => state.board.size[region] > 0),
  why: (state, actor, { region }) => refusalOfLift(state, actor as number, region),
  apply: (state, actor, { region }, tell) => beginMove(state, actor as number, region, tell),
}

export const move: Phase<State, Move, HorusEvent> = {
  takes: ['move'],
  turn: state => turnOf(frameOf(state).seat),

  legal(state) {
    const { board } = state
    const from = frameOf(state).what
    const list: Move[] = []
    for (let to = 0; to < board.region.length; to++) if (takesMoved(board, from, to)) list.push(MOVES[to])
    return list
  },

  candidates: state => MOVES.filter(({ region }) => state.board.size[region] > 0),
  why: (state, _actor, { region }) => refusalOfMove(state.board, frameOf(state).what, region),

  apply(state, actor, { region }, tell) {
    moveStone(state, actor as number, frameOf(state).what, region, tell)
    endTurn(state, actor as number, tell)
  },
}
