/** How a match against bots begins when nobody has chosen: remembered from the last time. */
import type { GameId } from '../boards.ts'
import { stored } from '../kit/stored.ts'

interface Default {
  readonly seats: number
  readonly level: string
}

const FIRST: Readonly<Record<GameId, number>> = { 'amun-re': 4, aton: 2, dahschur: 3, horus: 3 }
const key = (game: GameId): string => `iteru.bots.${game}`

export const defaults = {
  of(game: GameId): Default {
    const kept = stored.get(key(game))
    return { seats: FIRST[game], level: 'solid', ...(kept ? JSON.parse(kept) : {}) }
  },
  keep(game: GameId, choice: Default): void {
    stored.set(key(game), JSON.stringify(choice))
  },
}
