/** The golden matches of Amun-Re: one for every way it can end, over all seat counts, and one by players who love cards. */
import type { Bot } from '../../../bots/bot.ts'
import { greedy } from '../../../bots/greedy.ts'
import type { Plan } from '../../../bots/plan.ts'
import { random } from '../../../bots/random.ts'
import { pick } from '../../../kernel/rng.ts'
import { amunRe } from '../rules/index.ts'
import type { Action, View } from '../rules/types.ts'

const anybody = random<View, Action>()
const careful = greedy(amunRe)

/** Buys and takes cards, never sells one of its own will, and plays whatever it can. */
const collector: Bot<View, Action> = {
  name: 'collector',
  decide(_view, legal, _budget, rng) {
    const best = Math.max(...legal.map(liking))
    return pick(
      rng,
      legal.filter(action => liking(action) === best),
    )
  },
}

/** How much the collector likes a choice: cards above all, then gold that has to be paid with cards. */
function liking(action: Action): number {
  switch (action.type) {
    case 'bid':
      return action.play === 'none' ? 0 : 1
    case 'offer':
      return action.correction ? 1000 : action.gold
    case 'buy':
      return action.item === 'cards' ? action.count : 0
    case 'take':
      return action.cards
    case 'free-farmer':
    case 'builder':
    case 'eight':
    case 'increase':
      return 1
    case 'bonus':
      return action.cards.length
    default:
      return action.type === 'sell' ? -1 : 0
  }
}

export const plans: readonly Plan<View, Action>[] = [
  { name: '3p-points', seats: 3, options: {}, ending: 'points', bots: [careful, careful, careful] },
  { name: '3p-pyramids', seats: 3, options: {}, ending: 'pyramids', bots: [anybody, anybody, anybody] },
  { name: '3p-shared', seats: 3, options: {}, ending: 'shared', bots: [anybody, anybody, anybody] },
  {
    name: '4p-cards',
    seats: 4,
    options: { openGold: true },
    ending: 'points',
    bots: [collector, collector, collector, collector],
  },
  { name: '4p-stones', seats: 4, options: {}, ending: 'stones', bots: [anybody, anybody, anybody, anybody] },
  {
    name: '5p-points',
    seats: 5,
    options: { limitedStones: true, provinces: { mendes: { farms: 5 } } },
    ending: 'points',
    bots: [careful, anybody, careful, anybody, careful],
  },
]
