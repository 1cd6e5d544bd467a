/** A short name of an action, different for different actions of one step. */
import type { Action } from '../rules/types.ts'

export function key(action: Action): string | number {
  if (action.type === 'deal') return action.card
  return action.type === 'seal' ? action.plan : action.taste
}
