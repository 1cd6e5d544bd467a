/** The golden matches of Dahschur: careful players at every number of seats, and random ones for the ways to end that are rare. */
import { greedy } from '../../../bots/greedy.ts'
import type { Plan } from '../../../bots/plan.ts'
import { random } from '../../../bots/random.ts'
import { dahschur } from '../rules/index.ts'
import type { Action, View } from '../rules/types.ts'

const anybody = random<View, Action>()
const careful = greedy(dahschur)

const plan = (name: string, seats: number, ending: string, bot: typeof careful, options = {}) => ({
  name,
  seats,
  options,
  ending,
  bots: new Array<typeof careful>(seats).fill(bot),
})

export const plans: readonly Plan<View, Action>[] = [
  plan('2p-points', 2, 'points', careful),
  plan('3p-points', 3, 'points', careful),
  plan('4p-points', 4, 'points', careful),
  plan('2p-shared', 2, 'shared', anybody),
  plan('3p-stones', 3, 'stones', anybody),
  plan('4p-shared', 4, 'shared', anybody, { startGems: 1, procession: 14 }),
]
