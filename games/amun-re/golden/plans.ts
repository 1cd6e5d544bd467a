/** The golden matches of Amun-Re: one for every way it can end, over all seat counts. */
import { greedy } from '../../../bots/greedy.ts'
import type { Plan } from '../../../bots/plan.ts'
import { random } from '../../../bots/random.ts'
import { amunRe } from '../rules/index.ts'
import type { Action, View } from '../rules/types.ts'

const anybody = random<View, Action>()
const careful = greedy(amunRe)

export const plans: readonly Plan<View, Action>[] = [
  { name: '3p-points', seats: 3, options: {}, ending: 'points', bots: [careful, careful, careful] },
  { name: '3p-pyramids', seats: 3, options: {}, ending: 'pyramids', bots: [anybody, anybody, anybody] },
  { name: '4p-stones', seats: 4, options: {}, ending: 'stones', bots: [anybody, anybody, anybody, anybody] },
  {
    name: '5p-points',
    seats: 5,
    options: { limitedStones: true, provinces: { mendes: { farms: 5 } } },
    ending: 'points',
    bots: [careful, anybody, careful, anybody, careful],
  },
  { name: '3p-shared', seats: 3, options: {}, ending: 'shared', bots: [anybody, anybody, anybody] },
]
