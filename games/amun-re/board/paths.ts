/** The way to every choice: which elements are clicked, one after the other. Whatever shows a card or draws one asks once more. */
import { frameOf } from '../../../kernel/flow.ts'
import type { Path } from '../../../web/kit/board.ts'
import { rewardOf } from '../rules/offering.ts'
import type { Action, Bid, Take, View } from '../rules/types.ts'

export const provinceKey = (province: string): string => `province:${province}`
export const bidKey = (province: string, gold: number): string => `bid:${province}:${gold}`
export const cardKey = (card: string): string => `card:${card}`
export const buyKey = (item: string, count: number): string => `buy:${item}:${count}`
export const offerKey = (gold: number): string => `offer:${gold}`
export const STEAL_KEY = 'offer:steal'
export const takeKey = ({ cards, farmers, stones }: Pick<Take, 'cards' | 'farmers' | 'stones'>): string =>
  `take:${cards}-${farmers}-${stones}`

/** The phase-2 cards that are laid down before a bid, in this order. */
const PLAYS: Readonly<Record<Bid['play'], readonly string[]>> = {
  none: [],
  blockade: ['blockade'],
  overbid: ['overbid'],
  both: ['blockade', 'overbid'],
}

export function pathOf(action: Action, view: View): Path {
  switch (action.type) {
    case 'bid':
      return [...PLAYS[action.play].map(cardKey), bidKey(action.province, action.gold), 'do:bid']
    case 'sell':
      return sellPath(action.card, view)
    case 'buy':
      return [buyKey(action.item, action.count), ...(action.item === 'cards' ? ['do:buy'] : [])]
    case 'farmer':
    case 'stone':
      return [provinceKey(action.province)]
    case 'free-farmer':
      return [cardKey('farmer'), provinceKey(action.province), 'do:play']
    case 'builder':
    case 'eight':
    case 'increase':
      return [cardKey(action.type), provinceKey(action.province), 'do:play']
    case 'offer':
      return [...corrected(action.correction), offerKey(action.gold), 'do:seal']
    case 'steal':
      return [...corrected(action.correction), STEAL_KEY, 'do:seal']
    case 'enclose':
      return [cardKey(action.card), 'do:enclose']
    case 'correct':
      return [`do:${action.by}`]
    case 'take':
      return takePath(action, view)
    case 'bonus':
      return [...(action.cards.length === 0 ? ['do:none'] : action.cards.map(cardKey)), 'do:seal']
    case 'done':
      return ['do:done']
    default:
      return [] // chance has no elements
  }
}

/** Who must sell picks the card at once; who may sell says so first, lest the whole hand is lit all the time. */
function sellPath(card: string, view: View): Path {
  const must = frameOf(view).phase === 'pay'
  return [...(must ? [] : ['do:sell']), cardKey(card), 'do:sell-now']
}

const corrected = (correction: boolean): Path => (correction ? [cardKey('correction')] : [])

/** Few take less than they may: those choices wait behind a button. */
function takePath(take: Take, view: View): Path {
  const { seat } = frameOf(view)
  const count = take.cards + take.farmers + take.stones
  const fewer = count < rewardOf(view, seat) ? ['do:fewer'] : []
  return [...fewer, takeKey(take), ...(take.cards > 0 ? ['do:take'] : [])]
}
