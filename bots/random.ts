/** The bot that plays at random: every legal choice is equally likely. */
import type { ActionBase } from '../kernel/game.ts'
import { pick } from '../kernel/rng.ts'
import type { Bot } from './bot.ts'

export function random<V, A extends ActionBase>(): Bot<V, A> {
  return { name: 'random', decide: (_view, legal, _budget, rng) => pick(rng, legal) }
}
