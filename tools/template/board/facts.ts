/** Facts of a view that board and words need. */
import { frameOf } from '../../../kernel/flow.ts'
import type { RuleId } from '../../../kernel/game.ts'
import type { Action, Frame, View } from '../rules/types.ts'

/** What is going on; null after the end. */
export const phaseOf = (view: View): Frame['phase'] | null => (view.over ? null : frameOf(view).phase)

/** Why this action was refused in this position: words about a refusal that was already given, never a judgement of its own. */
export function reasonOf(_view: View, _action: Action, rule: RuleId): { readonly entry: 'noSweet' } | null {
  return rule === '3.2' ? { entry: 'noSweet' } : null
}
