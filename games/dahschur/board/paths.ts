/** For every action the path of elements that leads to it. */
import type { Path } from '../../../words/game.ts'
import { foremostFree } from '../rules/offerings.ts'
import type { Action, View } from '../rules/types.ts'
import { canBury, frontCards, phaseOf } from './facts.ts'
import {
  areaKey,
  DO,
  type Doubt,
  discKey,
  doorKey,
  fieldKey,
  frontKey,
  gemKey,
  handKey,
  offeringKey,
  plateKey,
  rowKey,
  stallKey,
} from './keys.ts'

/** What cannot be taken back ends with a button that says what it does; so does what is dear to get wrong. */
export function pathOf(action: Action, view: View, final: boolean): Path {
  switch (action.type) {
    case 'give':
      return [handKey(action.card), DO.give(action.card)]
    case 'lay':
      return [handKey(action.card), DO.lay(action.card)]
    case 'use':
      return [rowKey(action.from)]
    case 'area':
      return sealed([areaKey(action.area)], DO.area(action.area), final)
    case 'move':
      return [stallKey(action.stall), action.buy ? DO.buy(action.stall) : DO.stop(action.stall)]
    case 'hire':
      return doubted('hire', final)
    case 'takeBack':
    case 'regain':
      return sealed([stallKey(action.stall)], DO.takeBack(action.stall), final)
    case 'lift':
      return sealed([DO.swap, plateKey(action.field)], DO.swapWith(action.field), final)
    case 'swap':
      return sealed([plateKey(action.field)], DO.swapWith(action.field), final)
    case 'place':
      if (action.gems === 0) return doubted('finish', final)
      return [plateKey(view.built + action.gems), DO.place(action.gems)]
    default:
      return pathOfPrize(action, view, final)
  }
}

const sealed = (path: Path, last: string, final: boolean): Path => (final ? [...path, last] : path)

const doubted = (what: Doubt, final: boolean): Path => sealed([DO[what]], DO.sure(what), final)

/** The procession, and all that follows the turns. Chance has no path. */
function pathOfPrize(action: Action, view: View, final: boolean): Path {
  switch (action.type) {
    case 'advance':
      return pathOfOffering(action.from, action.to, final)
    case 'front':
      return pathOfOffering(action.from, foremostFree(view), final)
    case 'gem':
      return sealed([gemKey(action.gem)], DO.gem(action.gem), final)
    case 'take':
      return [discKey(action.city, action.metal), DO.take(action.metal)]
    case 'entomb':
      return [cardOf(action.card, view), DO.entomb(action.card)]
    case 'bury':
      return [doorKey(action.door), DO.bury(action.door)]
    case 'pass':
      return doubted(passOf(view), final && (phaseOf(view) !== 'bury' || canBury(view)))
    default:
      return []
  }
}

const pathOfOffering = (from: number, to: number, final: boolean): Path =>
  sealed([offeringKey(from), fieldKey(to)], DO.advance(from, to), final)

/** What passing means here. */
function passOf(view: View): Doubt {
  switch (phaseOf(view)) {
    case 'hire':
      return 'leave'
    case 'area':
      return 'pass'
    case 'bury':
      return 'buryNothing'
    default:
      return 'takeNothing'
  }
}

/** One's own card, in front or, where it may not be chosen, in hand. */
function cardOf(card: number, view: View): string {
  const seat = view.seat ?? 0
  const lies = frontCards(view, seat).some(front => front.card === card && !front.hired)
  return lies ? frontKey(seat, card) : handKey(card)
}
