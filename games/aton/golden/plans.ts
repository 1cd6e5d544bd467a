/** The golden matches of Aton: one for every way it can end. The colours are never filled by accident, so two players help each other there. */
import type { Bot } from '../../../bots/bot.ts'
import { greedy } from '../../../bots/greedy.ts'
import type { Plan } from '../../../bots/plan.ts'
import { random } from '../../../bots/random.ts'
import { pick } from '../../../kernel/rng.ts'
import { COLOURS, type Colour } from '../rules/data.ts'
import { aton } from '../rules/index.ts'
import type { Action, View } from '../rules/types.ts'

const anybody = random<View, Action>()
const careful = greedy(aton)

export const plans: readonly Plan<View, Action>[] = [
  { name: 'forty', seats: 2, options: {}, ending: 'forty', bots: [careful, careful] },
  { name: 'temple', seats: 2, options: {}, ending: 'temple', bots: [careful, careful] },
  { name: 'yellow', seats: 2, options: {}, ending: 'yellow', bots: [painter('Y'), bystander('Y')] },
  { name: 'green', seats: 2, options: {}, ending: 'green', bots: [bystander('G'), painter('G')] },
  { name: 'scoring', seats: 2, options: {}, ending: 'scoring', bots: [careful, careful] },
  { name: 'draw', seats: 2, options: {}, ending: 'draw', bots: [anybody, anybody] },
]

/** Takes the choices that rank highest, one of them at random. */
function ranked(name: string, rank: (action: Action) => number): Bot<View, Action> {
  return {
    name,
    decide(_view, legal, _budget, rng) {
      const best = Math.max(...legal.map(rank))
      return pick(
        rng,
        legal.filter(action => rank(action) === best),
      )
    },
  }
}

/** Wants all spaces of one colour: reaches for the fourth temple, places many stones, and keeps what it has. */
function painter(colour: Colour): Bot<View, Action> {
  return ranked('painter', action => {
    if (action.type === 'allocate') return 5 * action.cards[2] + 2 * action.cards[3] - action.cards[0]
    if (action.type === 'place' || action.type === 'remove') return COLOURS[action.space] === colour ? 1 : 0
    return action.type === 'recall' && COLOURS[action.space] !== colour ? 1 : 0
  })
}

/** Stays out of the way of the colour and of the points. */
function bystander(colour: Colour): Bot<View, Action> {
  return ranked('bystander', action => {
    if (action.type === 'allocate')
      return -5 * Math.max(action.cards[1], 2) - action.cards[0] - action.cards[3]
    if (action.type === 'place') return COLOURS[action.space] === colour ? 0 : 1
    return 0
  })
}
