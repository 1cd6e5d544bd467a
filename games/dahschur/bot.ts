/** What is known about playing Dahschur well: parts in bot/, put together for the shared search. */
import type { Knowledge } from '../../bots/knowledge.ts'
import { choices, prior } from './bot/choices.ts'
import { evaluate } from './bot/evaluate.ts'
import { key } from './bot/key.ts'
import { HIDDEN, INPUTS, look, pour } from './bot/learned/features.ts'
import { quick } from './bot/quick.ts'
import { terms } from './bot/terms.ts'
import type { Action, State, View } from './rules/types.ts'

export const dahschurKnowledge: Knowledge<State, Action, View> = {
  horizon: () => ({ rounds: 1, choices: 80 }),
  evaluate,
  choices,
  prior,
  curiosity: 0.4,
  stakes: 2,
  quick,
  terms,
  key,
  learning: {
    inputs: INPUTS,
    hidden: HIDDEN,
    features(state, seat, into) {
      pour(state, seat, look(state), into)
    },
  },
}
