/** The golden matches of the oasis: one for every ending and seat count. */
import type { Plan } from '../../../bots/plan.ts'
import { random } from '../../../bots/random.ts'
import type { Action, View } from '../rules/types.ts'

const anybody = random<View, Action>()

export const plans: readonly Plan<View, Action>[] = [
  { name: '2p-clear', seats: 2, options: {}, ending: 'clear', bots: [anybody, anybody] },
  { name: '3p-shared', seats: 3, options: {}, ending: 'shared', bots: [anybody, anybody, anybody] },
  { name: '4p-clear', seats: 4, options: {}, ending: 'clear', bots: [anybody, anybody, anybody, anybody] },
]
