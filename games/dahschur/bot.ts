/** What is known about playing Dahschur well: parts in bot/, put together for the shared search. */
import type { Knowledge } from '../../bots/knowledge.ts'
import { choices, prior } from './bot/choices.ts'
import { evaluate } from './bot/evaluate.ts'
import { key } from './bot/key.ts'
import { quick } from './bot/quick.ts'
import { terms } from './bot/terms.ts'
import { clock } from './bot/worth/course.ts'
import type { Action, State, View } from './rules/types.ts'

export const dahschurKnowledge: Knowledge<State, Action, View> = {
  // To the end of the turn: the evaluation knows positions between turns.
  horizon: () => ({ rounds: 1, choices: 80 }),
  clock,
  evaluate,
  choices,
  prior,
  curiosity: 0.4,
  stakes: 2,
  ahead: {
    give: 1,
    use: 8.6,
    area: 6.1,
    move: 5,
    hire: 7.5,
    advance: 3.6,
    lay: 1.3,
    take: 1.3,
    front: 1.5,
    entomb: 1.3,
    place: 6.3,
    swap: 6.5,
    regain: 4.5,
    lift: 6.3,
    gem: 1.6,
    bury: 1.4,
    takeBack: 1.9,
  },
  quick,
  terms,
  key,
}
