/** The way to every choice: which elements are clicked, one after the other. What could not be taken back ends with a button that says what it does. */
import { frameOf } from '../../../kernel/frames.ts'
import type { Path } from '../../../web/kit/board.ts'
import { affordable, stoneSupply } from '../rules/provinces.ts'
import { rewardOf } from '../rules/temple.ts'
import type { Action, Take, View } from '../rules/types.ts'
import { cardsPlayed } from './facts.ts'
import { bidKey, buyKey, cardKey, DO, offerKey, provinceKey, STEAL_KEY, takeKey } from './keys.ts'

export function pathOf(action: Action, view: View, final: boolean): Path {
  switch (action.type) {
    case 'bid':
      return [...cardsPlayed(action.play).map(cardKey), bidKey(action.province, action.gold), DO.bid]
    case 'sell':
      return sellPath(action.card, view)
    case 'buy':
      return [buyKey(action.item, action.count), ...(final ? [DO.buy] : [])]
    case 'farmer':
    case 'stone':
      return [provinceKey(action.province), ...(final ? [DO.place] : [])]
    case 'free-farmer':
      return [cardKey('farmer'), provinceKey(action.province), DO.play]
    case 'builder':
    case 'eight':
    case 'increase':
      return [cardKey(action.type), provinceKey(action.province), DO.play]
    case 'offer':
      return [...corrected(action.correction), offerKey(action.gold), DO.seal]
    case 'steal':
      return [...corrected(action.correction), STEAL_KEY, DO.seal]
    case 'enclose':
      return [cardKey(action.card), DO.enclose]
    case 'correct':
      return [DO[action.by]]
    case 'take':
      return takePath(action, view, final)
    case 'bonus':
      return [...(action.cards.length === 0 ? [DO.none] : action.cards.map(cardKey)), DO.seal]
    case 'done':
      return [DO.done, ...(final && isHasty(view) ? [DO.endTurn] : [])]
    default:
      return [] // chance has no elements
  }
}

/** Who must sell picks the card at once; who may sell says so first, lest the whole hand is lit all the time. */
function sellPath(card: string, view: View): Path {
  const must = frameOf(view).phase === 'pay'
  return [...(must ? [] : [DO.sell]), cardKey(card), DO.sellNow]
}

const corrected = (correction: boolean): Path => (correction ? [cardKey('correction')] : [])

/** Few take less than they may: those choices wait behind a button. */
function takePath(take: Take, view: View, final: boolean): Path {
  const { seat } = frameOf(view)
  const count = take.cards + take.farmers + take.stones
  const fewer = count < rewardOf(view, seat) ? [DO.fewer] : []
  return [...fewer, takeKey(take), ...(final ? [DO.take] : [])]
}

/** A turn is about to end without stones although some could be bought. */
function isHasty(view: View): boolean {
  const { phase, seat, bought } = frameOf(view)
  return phase === 'stones' && !bought && Math.min(affordable(view.gold[seat]), stoneSupply(view)) > 0
}
