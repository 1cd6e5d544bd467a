/** How a match against bots begins when nobody has chosen: remembered from the last time. */
import { CARDS, type GameId } from '../../games/cards.ts'
import { stored } from '../kit/stored.ts'

interface Default {
  readonly seats: number
  readonly level: string
}

const key = (game: GameId): string => `iteru.bots.${game}`

export const defaults = {
  of(game: GameId): Default {
    const kept = stored.get(key(game))
    return { ...CARDS[game].first, ...(kept ? JSON.parse(kept) : {}) }
  },
  keep(game: GameId, choice: Default): void {
    stored.set(key(game), JSON.stringify(choice))
  },
}
