/** The registry: every game this program knows, by its id. */
import type { AnyGame } from '../kernel/game.ts'
import { BadInput } from '../kernel/options.ts'
import { amunRe } from './amun-re/rules/index.ts'
import { aton } from './aton/rules/index.ts'
import { dahschur } from './dahschur/rules/index.ts'
import { horus } from './horus/rules/index.ts'

export const games: Readonly<Record<string, AnyGame>> = {
  'amun-re': amunRe,
  aton,
  dahschur,
  horus,
}

/** The game with this id. Throws BadInput. */
export function gameOf(id: string): AnyGame {
  if (Object.hasOwn(games, id)) return games[id]
  throw new BadInput(`There is no game "${id}"; there are ${Object.keys(games).join(', ')}.`)
}
