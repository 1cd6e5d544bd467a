/** Rules 8.1 to 8.3: after a scoring the players take back four stones each, in turn, one from each temple where possible (R22 to R25). */
import { type Phase, turnOf } from '../../../../kernel/flow.ts'
import { frameOf } from '../../../../kernel/frames.ts'
import type { RuleId } from '../../../../kernel/game.ts'
import { goOnRecalling } from '../round.ts'
import { forEachSpace, heldIn, holderOf, listSet, pickInSets, TEMPLE_OF } from '../spaces.ts'
import { recallStone } from '../stones.ts'
import type { AtonEvent, Recall, State } from '../types.ts'

const RECALLS = forEachSpace<Recall>(space => ({ type: 'recall', space }))

// Paper to draw on: the spaces of each temple from which a stone may be taken back.
const DUE = [0, 0, 0, 0]

export const recall: Phase<State, Recall, AtonEvent> = {
  takes: ['recall'],
  turn: state => turnOf(frameOf(state).seat),

  legal(state, seat) {
    const open: Recall[] = []
    for (let temple = 0; temple < 4; temple++) {
      if (isDue(state, seat, temple)) listSet(open, RECALLS, temple, heldIn(state, seat, temple))
    }
    return open
  },

  pickOne(state, seat, rng) {
    for (let temple = 0; temple < DUE.length; temple++)
      DUE[temple] = isDue(state, seat, temple) ? heldIn(state, seat, temple) : 0
    return pickInSets(RECALLS, DUE, DUE.length, rng)
  },

  candidates: () => RECALLS,
  why: (state, actor, { space }) => refusal(state, actor as number, space),

  apply(state, actor, { space }, tell) {
    const seat = actor as number
    recallStone(state, seat, space, tell)
    goOnRecalling(state, 1 - seat, tell)
  },
}

function refusal(state: State, seat: number, space: number): RuleId | undefined {
  if (holderOf(state.stones, space) !== seat) return '8.1'
  return isDue(state, seat, TEMPLE_OF[space]) ? undefined : '8.2'
}

const isDue = (state: State, seat: number, temple: number): boolean => state.recall[seat * 4 + temple] > 0
