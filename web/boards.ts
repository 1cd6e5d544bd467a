/** The games on the screen: each board with its rules and words is fetched when a table needs it. */
import type { AnyGame } from '../kernel/game.ts'
import type { BoardKit } from './kit/board.ts'

export interface Shown {
  readonly kit: BoardKit
  readonly game: AnyGame
}

export const GAMES = ['amun-re', 'aton', 'dahschur', 'horus'] as const
export type GameId = (typeof GAMES)[number]

const loaders: Readonly<Record<GameId, () => Promise<Shown>>> = {
  'amun-re': async () => {
    const { amunReBoard: kit, amunRe: game } = await import('../games/amun-re/board/index.ts')
    return { kit: kit as unknown as BoardKit, game }
  },
  aton: async () => {
    const { atonBoard: kit, aton: game } = await import('../games/aton/board/index.ts')
    return { kit: kit as unknown as BoardKit, game }
  },
  dahschur: async () => {
    const { dahschurBoard: kit, dahschur: game } = await import('../games/dahschur/board/index.ts')
    return { kit: kit as unknown as BoardKit, game }
  },
  horus: async () => {
    const { horusBoard: kit, horus: game } = await import('../games/horus/board/index.ts')
    return { kit: kit as unknown as BoardKit, game }
  },
}

export const isGame = (id: string): id is GameId => (GAMES as readonly string[]).includes(id)

/** A game with its board; remembered once it is here. */
export const load = (id: string): Promise<Shown> => {
  if (!isGame(id)) return Promise.reject(new Error(`There is no game "${id}".`))
  return loaders[id]()
}
