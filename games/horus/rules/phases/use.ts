/** Rules 3.1 and 3.3 to 3.7: which end a drawn river tile replaces, and what is made of a river/necropolis tile. */
import { type Phase, turnOf } from '../../../../kernel/flow.ts'
import { frameOf, leave } from '../../../../kernel/frames.ts'
import { LOOSE_END } from '../laying.ts'
import { beginUsed, replaceEnd } from '../turn.ts'
import type { HorusEvent, Replace, State, Use } from '../types.ts'
import { LISTS, REPLACINGS, USES } from '../uses.ts'

/** Asked only if both ends can be laid again. */
export const replace: Phase<State, Replace, HorusEvent> = {
  takes: ['replace'],
  turn: state => turnOf(frameOf(state).seat),
  legal: () => REPLACINGS,
  candidates: () => REPLACINGS,
  why: () => undefined,

  apply(state, _actor, { end }, tell) {
    const { seat, what } = frameOf(state)
    leave(state)
    replaceEnd(state, seat, what + end, tell)
  },
}

export const use: Phase<State, Use | Replace, HorusEvent> = {
  takes: ['use', 'replace'],
  turn: state => turnOf(frameOf(state).seat),
  legal: state => LISTS[frameOf(state).what],
  candidates: () => USES,

  why(state, _actor, action) {
    const uses = frameOf(state).what
    if (action.type === 'replace') return uses & (4 << action.end) ? undefined : '3.6'
    return action.as === 'necropolis' || uses & 2 ? undefined : '3.5'
  },

  apply(state, _actor, action, tell) {
    const { seat } = frameOf(state)
    leave(state)
    if (action.type === 'replace') replaceEnd(state, seat, LOOSE_END + action.end, tell)
    else beginUsed(state, seat, action.as, tell)
  },
}
