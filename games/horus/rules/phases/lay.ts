/** Rules 2.1 to 2.4, 3.2, 3.5, 3.6 and 4.1: where a tile, or an end that was picked up, is laid. */
import { type Phase, turnOf } from '../../../../kernel/flow.ts'
import { frameOf } from '../../../../kernel/frames.ts'
import { layings, positions, refusal } from '../laying.ts'
import { pickLaying } from '../picking.ts'
import { layPiece } from '../turn.ts'
import type { HorusEvent, Lay, State } from '../types.ts'

export const lay: Phase<State, Lay, HorusEvent> = {
  takes: ['lay'],
  turn: state => turnOf(frameOf(state).seat),
  legal: state => layings(state.board, frameOf(state).what),
  pickOne: (state, _seat, rng) => pickLaying(state.board, frameOf(state).what, rng),
  candidates: state => positions(state.board),
  why: (state, _actor, { at }) => refusal(state.board, frameOf(state).what, at),
  apply: (state, _actor, { at }, tell) => layPiece(state, at, tell),
}
