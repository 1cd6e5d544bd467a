/** Numbers for actions, different for different actions of one step, so that the search finds them again quickly. */
import { frameOf } from '../../../kernel/frames.ts'
import type { Action, State } from '../rules/types.ts'

export function key(action: Action): number {
  if ('space' in action) return action.space
  return action.type === 'allocate'
    ? action.cards[0] * 64 + action.cards[1] * 16 + action.cards[2] * 4 + action.cards[3]
    : -1
}

/** A name for what is openly known of this position: different orders of the same stones lead to the same one. */
export function position(state: State): string {
  const { phase, left = 0 } = frameOf(state)
  const { stones } = state
  // The third letters of the phases differ, and a set of spaces is a small number.
  return String.fromCharCode(
    phase.charCodeAt(2) * 64 + left,
    stones[0],
    stones[1],
    stones[2],
    stones[3],
    stones[4],
    stones[5],
    stones[6],
    stones[7],
  )
}
