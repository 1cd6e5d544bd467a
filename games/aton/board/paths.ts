/** How each action of Aton is chosen: cards one by one for the cartouches 1 to 4, stones by their space. */
import type { Path } from '../../../web/kit/board.ts'
import type { Action, View } from '../rules/types.ts'
import { cardKey, chanceKey, DO, spaceKey } from './keys.ts'

/** Laying and exchanging are asked for once more in any case; a stone only if it ends the turn. */
export function pathOf(action: Action, _view: View, final: boolean): Path {
  switch (action.type) {
    case 'allocate':
      return [...action.cards.map(cardKey), DO.seal]
    case 'exchange':
      return [DO.exchange, DO.really]
    case 'remove':
    case 'place':
    case 'recall':
      return final ? [spaceKey(action.space), DO[action.type]] : [spaceKey(action.space)]
    case 'deal':
    case 'tie':
      return [chanceKey(action)]
  }
}
