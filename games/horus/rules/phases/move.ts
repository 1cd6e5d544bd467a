/** Rules 7.3 to 7.5: the Nile card moves one of the player's stones, first from a region at the river, then to another one. */
import { frameOf, type Phase, turnOf } from '../../../../kernel/flow.ts'
import { ALL_TILES } from '../data.ts'
import { moveStone, refusalOfLift, refusalOfMove } from '../stones.ts'
import { beginMove, endTurn } from '../turn.ts'
import type { HorusEvent, Lift, Move, State } from '../types.ts'

const LIFTS: readonly Lift[] = Array.from({ length: ALL_TILES }, (_, region) => ({ type: 'lift', region }))
const MOVES: readonly Move[] = Array.from({ length: ALL_TILES }, (_, region) => ({ type: 'move', region }))

export const lift: Phase<State, Lift, HorusEvent> = {
  takes: ['lift'],
  turn: state => turnOf(frameOf(state).seat),
  legal: (state, seat) => LIFTS.filter(({ region }) => refusalOfLift(state, seat, region) === undefined),
  candidates: state => LIFTS.filter(({ region }) => state.board.size[region] > 0),
  why: (state, actor, { region }) => refusalOfLift(state, actor as number, region),
  apply: (state, actor, { region }, tell) => beginMove(state, actor as number, region, tell),
}

export const move: Phase<State, Move, HorusEvent> = {
  takes: ['move'],
  turn: state => turnOf(frameOf(state).seat),
  legal: state => MOVES.filter(({ region }) => refusal(state, region) === undefined),
  candidates: state => MOVES.filter(({ region }) => state.board.size[region] > 0),
  why: (state, _actor, { region }) => refusal(state, region),

  apply(state, actor, { region }, tell) {
    moveStone(state, actor as number, frameOf(state).what, region, tell)
    endTurn(state, actor as number, tell)
  },
}

const refusal = (state: State, region: number) => refusalOfMove(state.board, frameOf(state).what, region)
