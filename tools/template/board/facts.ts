/** Facts of a view that board and words need. */
import { frameOf } from '../../../kernel/frames.ts'
import type { Frame, View } from '../rules/types.ts'

/** What is going on; null after the end. */
export const phaseOf = (view: View): Frame['phase'] | null => (view.over ? null : frameOf(view).phase)
