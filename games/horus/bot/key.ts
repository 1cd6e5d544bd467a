/** The name of a choice among all that can be chosen at one time. */
import { CARD_KINDS } from '../rules/data.ts'
import type { Action } from '../rules/types.ts'

export function key(action: Action): number | string {
  if (action.type === 'lay') return action.at
  if (action.type === 'play') return action.card
  if (action.type === 'nile') return CARD_KINDS
  if (action.type === 'take') return action.stack
  if (action.type === 'replace') return action.end
  if (action.type === 'use') return action.as
  return 'region' in action ? action.region : 0
}
