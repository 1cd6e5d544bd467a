/** Rule 5.3: a "?" in the middle of the card takes a tile of any open stack that is not empty. */
import { type Phase, turnOf } from '../../../../kernel/flow.ts'
import { enter, frameOf, leave } from '../../../../kernel/frames.ts'
import { NECROPOLIS, STACKS } from '../data.ts'
import { goOn, takeTile } from '../turn.ts'
import type { HorusEvent, State, Take } from '../types.ts'

const TAKES: readonly Take[] = Array.from({ length: STACKS }, (_, stack) => ({ type: 'take', stack }))

export const take: Phase<State, Take, HorusEvent> = {
  takes: ['take'],
  turn: state => turnOf(frameOf(state).seat),
  legal: state => TAKES.filter(({ stack }) => state.stacks[stack] > 0),
  candidates: () => TAKES,
  why: (state, _actor, { stack }) => (state.stacks[stack] > 0 ? undefined : '5.3'),

  apply(state, _actor, { stack }, tell) {
    const { seat } = frameOf(state)
    leave(state)
    if (stack === NECROPOLIS) {
      enter(state, { phase: 'use', seat, what: 0 })
      goOn(state, tell)
      return
    }
    enter(state, { phase: 'lay', seat, what: stack })
    takeTile(state, seat, stack, tell)
  },
}
