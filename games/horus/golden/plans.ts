/** The golden matches of Horus: every seat count and every ending. */
import type { Plan } from '../../../bots/plan.ts'
import { random } from '../../../bots/random.ts'
import type { Action, View } from '../rules/types.ts'

const anybody = random<View, Action>()

export const plans: readonly Plan<View, Action>[] = [
  { name: '2p-terrains', seats: 2, options: {}, ending: 'terrains', bots: [anybody, anybody] },
]
