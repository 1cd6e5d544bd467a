/** The bots by name. */
import { knowledgeOf } from '../games/knowledge.ts'
import type { ActionBase, AnyGame, Game } from '../kernel/game.ts'
import { BadInput } from '../kernel/options.ts'
import type { Bot } from './bot.ts'
import { greedy } from './greedy.ts'
import type { Knowledge } from './knowledge.ts'
import { LEVELS, type Level } from './levels.ts'
import { plain } from './plain.ts'
import { random } from './random.ts'
import { standard } from './standard.ts'
import { thinker } from './thinker.ts'
import type { Seated, Skill } from './trial.ts'

/** Every view names its seat; the registry of games has forgotten it. */
type SomeGame = Game<unknown, ActionBase, Seated, unknown>

const makers: Readonly<Record<string, (game: SomeGame) => Bot<Seated>>> = {
  random: () => random(),
  greedy,
  plain,
  ...Object.fromEntries(LEVELS.map(level => [level.name, (game: SomeGame) => ofLevel(game, level)])),
}

function ofLevel(game: SomeGame, level: Level): Bot<Seated> {
  return thinker(skillOf(game), level)
}

/** A game with what is known about playing it, or what can be said about any game. */
export function skillOf(game: AnyGame): Skill<unknown, ActionBase, Seated> {
  const some = game as SomeGame
  const known = knowledgeOf(game.meta.id) as Knowledge<unknown, ActionBase, Seated> | undefined
  return { game: some, knowledge: known ?? standard(some) }
}

/** The names of all bots that play this game. */
export function botNames(game: AnyGame): string[] {
  return [...Object.keys(makers), ...Object.keys(skillOf(game).knowledge.rivals ?? {})]
}

/** Bots that stay: whoever asks for one by name gets the same one each time, so that it remembers what it thought of a turn (bots/memory.ts). */
export class Regulars {
  private readonly known = new Map<string, Bot>()

  /** Throws BadInput. */
  botOf(name: string, game: AnyGame): Bot {
    const key = `${game.meta.id} ${name}`
    const bot = this.known.get(key) ?? botOf(name, game)
    this.known.set(key, bot)
    return bot
  }
}

/** A bot for this game, without memories. Throws BadInput. */
export function botOf(name: string, game: AnyGame): Bot {
  if (Object.hasOwn(makers, name)) return makers[name](game as SomeGame) as Bot
  const rivals = skillOf(game).knowledge.rivals
  if (rivals && Object.hasOwn(rivals, name)) {
    const decide: Bot<Seated>['decide'] = (view, legal, _budget, rng) => rivals[name](view, legal, rng)
    return { name, decide } as Bot
  }
  throw new BadInput(`There is no bot "${name}"; there are ${botNames(game).join(', ')}.`)
}
