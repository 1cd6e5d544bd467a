/** How every action is chosen: the keys of the elements that lead to it. A card is shown first and played by a button; so is all that could not be taken back. */
import type { Path } from '../../../web/kit/board.ts'
import { isTouched } from '../../../web/kit/screen.ts'
import type { Action, View } from '../rules/types.ts'
import { atKey, cardKey, DO, endKey, NILE_KEY, regionKey, stackKey, useKey } from './keys.ts'

export function pathOf(action: Action, _view: View, final: boolean): Path {
  switch (action.type) {
    case 'lay':
      // Fingers miss: on a touch screen a place is shown first and laid by a button.
      return ending(atKey(action.at), DO.lay, final || isTouched())
    case 'replace':
      return ending(endKey(action.end), DO.lay, final)
    case 'use':
      return ending(useKey(action.as), DO.lay, final)
    case 'play':
      return [cardKey(action.card), DO.play]
    case 'nile':
      return [NILE_KEY, DO.play]
    case 'take':
      return ending(stackKey(action.stack), DO.take, final)
    case 'stone':
      return [regionKey(action.region), DO.set]
    case 'lift':
      return ending(regionKey(action.region), DO.move, final)
    case 'move':
      return [regionKey(action.region), DO.move]
    default:
      return [`do:${action.type}`]
  }
}

const ending = (key: string, button: string, asks: boolean): Path => (asks ? [key, button] : [key])
