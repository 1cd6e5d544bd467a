/** The golden matches of Horus: every seat count and every ending, and a match at each of the two splits of the tiles. */
import { greedy } from '../../../bots/greedy.ts'
import type { Plan } from '../../../bots/plan.ts'
import { random } from '../../../bots/random.ts'
import { horus } from '../rules/index.ts'
import type { Action, View } from '../rules/types.ts'

const anybody = random<View, Action>()
const careful = greedy(horus)

export const plans: readonly Plan<View, Action>[] = [
  { name: '2p-terrains', seats: 2, options: {}, ending: 'terrains', bots: [careful, careful] },
  { name: '2p-shared', seats: 2, options: { split: '12/8' }, ending: 'shared', bots: [anybody, anybody] },
  { name: '3p-terrains', seats: 3, options: {}, ending: 'terrains', bots: [anybody, careful, anybody] },
  { name: '3p-shared', seats: 3, options: {}, ending: 'shared', bots: [anybody, anybody, anybody] },
  { name: '4p-river', seats: 4, options: {}, ending: 'river', bots: [anybody, anybody, anybody, anybody] },
]
