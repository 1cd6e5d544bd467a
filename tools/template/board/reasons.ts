/** Why something cannot be done: here and now, in words about a refusal that was already given, never a judgement of its own; and outside its phase. Fetched when the board stands. */
import type { RuleId } from '../../../kernel/game.ts'
import type { Key } from '../../../words/game.ts'
import type { Action, View } from '../rules/types.ts'
import { takeApart } from './keys.ts'

/** Why this action was refused in this position: words about a refusal that was already given, never a judgement of its own. */
export function reasonOf(_view: View, _action: Action, rule: RuleId): { readonly entry: 'noSweet' } | null {
  return rule === '3.2' ? { entry: 'noSweet' } : null
}

export interface Idle {
  readonly entry: 'over' | 'watching' | 'plan' | 'cup'
}

/** In which phase an element is used, said to somebody who tries it in another one; null for what is never chosen. */
export function idleOf(key: Key, view: View): Idle | null {
  const taken = takeApart(key)
  if (taken === null || taken.kind === 'do') return null
  if (view.over) return { entry: 'over' }
  return { entry: view.seat === null ? 'watching' : taken.kind }
}
