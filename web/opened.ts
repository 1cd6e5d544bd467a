/**
 * The games whose boards are open on this page. In the built page it stands in for the registries of all games where the host's modules ask them (vite.config.ts):
 * a lesson hosts its own table, and needs the rules of one game only.
 */
import type { AnyGame } from '../kernel/game.ts'
import { BadInput } from '../kernel/options.ts'

const opened = new Map<string, AnyGame>()

/** From now on its rules are known here. */
export const openGame = (game: AnyGame): void => void opened.set(game.meta.id, game)

/** The game with this id, as in the registry. Throws BadInput. */
export function gameOf(id: string): AnyGame {
  const game = opened.get(id)
  if (game) return game
  throw new BadInput(`The game "${id}" has not been opened on this page.`)
}

/** Nobody decides in advance at a table that this page hosts itself: whoever learns is asked every time. */
export const ordersOf = (): undefined => undefined
