/** How each action of Aton is chosen: cards one by one for the cartouches 1 to 4, stones by their space. */
import type { Path } from '../../../web/kit/board.ts'
import type { Action } from '../rules/types.ts'

export const cardKey = (value: number): string => `card:${value}`
export const spaceKey = (space: number): string => `space:${space}`
export const SEAL = 'do:seal'
export const EXCHANGE = 'do:exchange'
const REALLY = 'do:really'

export function pathOf(action: Action): Path {
  switch (action.type) {
    case 'allocate':
      return [...action.cards.map(cardKey), SEAL]
    case 'exchange':
      return [EXCHANGE, REALLY]
    case 'remove':
    case 'place':
    case 'recall':
      return [spaceKey(action.space)]
    // Deals and ties are chance's; nobody chooses them.
    case 'deal':
    case 'tie':
      return [`chance:${action.type}`]
  }
}

/** The cards that a path has laid so far, by cartouche. */
export const laidBy = (chosen: Path): number[] =>
  chosen.filter(key => key.startsWith('card:')).map(key => Number(key.slice(5)))
