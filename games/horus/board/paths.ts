/** How every action is chosen: the keys of the elements that lead to it. What ends a turn or shows a card asks once more. */
import type { Path } from '../../../web/kit/board.ts'
import { isTouched } from '../../../web/kit/screen.ts'
import type { Action, View } from '../rules/types.ts'

const SURE: Readonly<Record<string, string>> = {
  lay: 'do:lay',
  replace: 'do:lay',
  use: 'do:lay',
  take: 'do:take',
  lift: 'do:move',
}

export function pathOf(action: Action, _view: View, final: boolean): Path {
  switch (action.type) {
    case 'lay':
      // Fingers miss: on a touch screen a place is shown first and laid by a button.
      return isTouched() ? [`at:${action.at}`, SURE.lay] : ending(`at:${action.at}`, action, final)
    case 'replace':
      return ending(`end:${action.end}`, action, final)
    case 'use':
      return ending(`as:${action.as}`, action, final)
    case 'play':
      return [`card:${action.card}`, 'do:play']
    case 'nile':
      return ['nile', 'do:play']
    case 'take':
      return ending(`stack:${action.stack}`, action, final)
    case 'stone':
      return [`region:${action.region}`, 'do:set']
    case 'lift':
      return ending(`region:${action.region}`, action, final)
    case 'move':
      return [`region:${action.region}`, 'do:move']
    default:
      return [`do:${action.type}`]
  }
}

/** What could not be taken back asks once more. */
const ending = (key: string, action: Action, final: boolean): Path =>
  final ? [key, SURE[action.type]] : [key]
