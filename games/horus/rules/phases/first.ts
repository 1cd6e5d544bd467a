/** Rule 1.1: chance says who begins; then five cards are dealt to everybody. */
import { chanceTurn, type Phase } from '../../../../kernel/flow.ts'
import { swap } from '../../../../kernel/frames.ts'
import type { First, HorusEvent, State } from '../types.ts'

export const first: Phase<State, First, HorusEvent> = {
  takes: ['first'],
  turn: chanceTurn,
  legal: () => [],
  candidates: () => [],
  why: (state, _actor, { seat }) => (seat < state.supply.length ? undefined : '1.1'),
  chance: (state, rng) => ({ type: 'first', seat: rng.int(state.supply.length) }),

  apply(state, _actor, { seat }, tell) {
    state.first = seat
    tell?.({ type: 'first', seat })
    swap(state, { phase: 'refill', seat, what: 0 })
  },
}
