/** How each action of the oasis is chosen: a plan and its confirmation, a cup by itself unless it cannot be taken back. */
import type { Path } from '../../../words/game.ts'
import type { Action, View } from '../rules/types.ts'
import { cupKey, DO, planKey } from './keys.ts'

export function pathOf(action: Action, _view: View, final: boolean): Path {
  switch (action.type) {
    case 'seal':
      return [planKey(action.plan), DO.seal]
    case 'cup':
      return final ? [cupKey(action.taste), DO.drink] : [cupKey(action.taste)]
    // Cards are dealt by chance; nobody chooses them.
    case 'deal':
      return ['chance:deal']
  }
}
