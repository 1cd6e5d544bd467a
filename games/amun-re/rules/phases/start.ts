/** Rule 1.1: the start player is drawn by lot (R1). */
import { chanceTurn, type Phase } from '../../../../kernel/flow.ts'
import { swap } from '../../../../kernel/frames.ts'
import { COLOURS } from '../data.ts'
import { frame } from '../frame.ts'
import type { AmunReEvent, Start, State } from '../types.ts'

const STARTS: readonly Start[] = COLOURS.map((_, seat) => ({ type: 'start', seat }))

export const start: Phase<State, Start, AmunReEvent> = {
  takes: ['start'],
  turn: chanceTurn,
  legal: () => [],
  candidates: () => [],
  why: (state, _actor, { seat }) => (seat < state.gold.length ? undefined : '1.1'),
  chance: (state, rng) => STARTS[rng.int(state.gold.length)],

  apply(state, _actor, { seat }, tell) {
    state.start = seat
    tell?.({ type: 'started', seat })
    swap(state, frame('reveal', seat))
  },
}
