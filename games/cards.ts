/** The cards of all games, in the order of the front page. */
import { card as amunRe } from './amun-re/card.ts'
import { card as aton } from './aton/card.ts'
import type { Card } from './card.ts'
import { card as dahschur } from './dahschur/card.ts'
import { card as horus } from './horus/card.ts'

export const CARDS = {
  'amun-re': amunRe,
  aton,
  dahschur,
  horus,
} as const satisfies Record<string, Card>

export type GameId = keyof typeof CARDS
export const GAMES = Object.keys(CARDS) as readonly GameId[]

export const isGame = (id: unknown): id is GameId => typeof id === 'string' && Object.hasOwn(CARDS, id)

/** The title of a game; of one that is not known here, its id. */
export const titleOf = (id: string): string => (isGame(id) ? CARDS[id].title : id)
