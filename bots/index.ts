/** The bots by name. */
import type { AnyGame, Seat } from '../kernel/game.ts'
import { BadInput } from '../kernel/options.ts'
import type { Bot } from './bot.ts'
import { greedy } from './greedy.ts'
import { random } from './random.ts'

type Seated = { readonly seat: Seat | null }

const makers: Readonly<Record<string, (game: AnyGame) => Bot>> = {
  random: () => random(),
  greedy: game =>
    greedy(game as Parameters<typeof greedy<unknown, { readonly type: string }, Seated, unknown>>[0]) as Bot,
}

/** A bot for this game. Throws BadInput. */
export function botOf(name: string, game: AnyGame): Bot {
  if (Object.hasOwn(makers, name)) return makers[name](game)
  throw new BadInput(`There is no bot "${name}"; there are ${Object.keys(makers).join(', ')}.`)
}
