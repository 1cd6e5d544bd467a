/** How a match against bots begins when nobody has chosen: remembered from the last time. */
import { LEVELS } from '../../bots/levels.ts'
import { CARDS, type GameId } from '../../games/cards.ts'
import { stored } from '../kit/stored.ts'

interface Default {
  readonly seats: number
  readonly level: string
}

const key = (game: GameId): string => `iteru.bots.${game}`

/** What was kept, as far as it can still be played. */
function keptOf(game: GameId): Partial<Default> {
  const { seats, level } = parsed(stored.get(key(game)))
  const { min, max } = CARDS[game].seats
  return {
    ...(Number.isInteger(seats) && Number(seats) >= min && Number(seats) <= max && { seats: Number(seats) }),
    ...(LEVELS.some(({ name }) => name === level) && { level: String(level) }),
  }
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

export const defaults = {
  of(game: GameId): Default {
    return { ...CARDS[game].first, ...keptOf(game) }
  },
  keep(game: GameId, choice: Default): void {
    stored.set(key(game), JSON.stringify(choice))
  },
}
