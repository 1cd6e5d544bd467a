/** How to play the oasis well: how a position is judged, what is worth considering, and that staying or going is sealed. */
import type { Knowledge } from '../../bots/knowledge.ts'
import { frameOf } from '../../kernel/frames.ts'
import { choices } from './bot/choices.ts'
import { evaluate } from './bot/evaluate.ts'
import { key } from './bot/key.ts'
import { quick } from './bot/quick.ts'
import { terms } from './bot/terms.ts'
import type { Action, State, View } from './rules/types.ts'

export const oasisKnowledge: Knowledge<State, Action, View> = {
  horizon: seats => ({ rounds: 2, choices: 4 * seats }),
  evaluate,
  choices,
  quick,
  terms,
  key,
  sealed: state => frameOf(state).phase === 'seal',
  reopen(state, seat) {
    for (let other = 0; other < state.sealed.length; other++) if (other !== seat) state.sealed[other] = null
  },
}
