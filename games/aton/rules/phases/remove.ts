/** Rules 3.2 to 4.1: the player on turn takes stones out of the temples that cartouche 3 opens, one by one (R8, R9, R10). */
import { type Phase, turnOf } from '../../../../kernel/flow.ts'
import { frameOf, swap } from '../../../../kernel/frames.ts'
import type { RuleId } from '../../../../kernel/game.ts'
import { frameFor } from '../frame.ts'
import { beginPlacing } from '../round.ts'
import { forEachSpace, heldIn, holderOf, listSet, pickInSets, TEMPLE_OF } from '../spaces.ts'
import { reach, removeStone, targetOf } from '../stones.ts'
import type { AtonEvent, Remove, State } from '../types.ts'

const REMOVALS = forEachSpace<Remove>(space => ({ type: 'remove', space }))

// Paper to draw on: the spaces of each temple that whoever loses stones holds.
const HELD = [0, 0, 0, 0]

export const remove: Phase<State, Remove, AtonEvent> = {
  takes: ['remove'],
  turn: state => turnOf(frameOf(state).seat),

  legal(state, seat) {
    const target = targetOf(state, seat)
    const open: Remove[] = []
    for (let temple = 0; temple < reach(state, seat); temple++)
      listSet(open, REMOVALS, temple, heldIn(state, target, temple))
    return open
  },

  pickOne(state, seat, rng) {
    const target = targetOf(state, seat)
    for (let temple = 0; temple < HELD.length; temple++) HELD[temple] = heldIn(state, target, temple)
    return pickInSets(REMOVALS, HELD, reach(state, seat), rng)
  },

  candidates: () => REMOVALS,
  why: (state, actor, { space }) => refusal(state, actor as number, space),

  apply(state, actor, { space }, tell) {
    const seat = actor as number
    const { left } = frameOf(state)
    removeStone(state, seat, space, tell)
    if (left > 1) swap(state, frameFor('remove', seat, left - 1))
    else beginPlacing(state, seat, tell)
  },
}

function refusal(state: State, seat: number, space: number): RuleId | undefined {
  if (TEMPLE_OF[space] >= reach(state, seat)) return '4.1'
  return holderOf(state.stones, space) === targetOf(state, seat) ? undefined : '3.2'
}
