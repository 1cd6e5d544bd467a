/** Rules 5.1 to 5.3: the player on turn puts stones from the supply on free spaces, one by one; there is no stopping early (R11, R13). */
import { type Phase, turnOf } from '../../../../kernel/flow.ts'
import { frameOf, swap } from '../../../../kernel/frames.ts'
import type { RuleId } from '../../../../kernel/game.ts'
import { frameFor } from '../frame.ts'
import { endTurn } from '../round.ts'
import { forEachSpace, freeIn, holderOf, listSet, pickInSets, TEMPLE_OF } from '../spaces.ts'
import { placeStone, reach } from '../stones.ts'
import type { AtonEvent, Place, State } from '../types.ts'

const PLACINGS = forEachSpace<Place>(space => ({ type: 'place', space }))

// Paper to draw on: the free spaces of each temple.
const FREE = [0, 0, 0, 0]

export const place: Phase<State, Place, AtonEvent> = {
  takes: ['place'],
  turn: state => turnOf(frameOf(state).seat),

  legal(state, seat) {
    const open: Place[] = []
    for (let temple = 0; temple < reach(state, seat); temple++)
      listSet(open, PLACINGS, temple, freeIn(state, temple))
    return open
  },

  pickOne(state, seat, rng) {
    for (let temple = 0; temple < FREE.length; temple++) FREE[temple] = freeIn(state, temple)
    return pickInSets(PLACINGS, FREE, reach(state, seat), rng)
  },

  candidates: () => PLACINGS,
  why: (state, actor, { space }) => refusal(state, actor as number, space),

  apply(state, actor, { space }, tell) {
    const seat = actor as number
    const { left } = frameOf(state)
    placeStone(state, seat, space, left - 1, tell)
    if (state.over) return
    if (left > 1) swap(state, frameFor('place', seat, left - 1))
    else endTurn(state, seat, tell)
  },
}

function refusal(state: State, seat: number, space: number): RuleId | undefined {
  if (TEMPLE_OF[space] >= reach(state, seat)) return '4.1'
  return holderOf(state.stones, space) < 0 ? undefined : '5.2'
}
