/** Numbers for actions, different for different actions of one step, so that the search finds them again quickly. */
import { BIDS, CARD, PROVINCE } from '../rules/data.ts'
import type { Action, Played } from '../rules/types.ts'

const PLAYS: Readonly<Record<Played, number>> = { none: 0, blockade: 1, overbid: 2, both: 3 }
const KIND = { farmer: 1, 'free-farmer': 2, stone: 3, builder: 4, eight: 5, increase: 6 } as const
const LOTS = 4096

export function key(action: Action): number {
  switch (action.type) {
    case 'bid':
      return (PROVINCE[action.province] * BIDS.length + BIDS.indexOf(action.gold)) * 4 + PLAYS[action.play]
    case 'buy':
      return action.count
    case 'done':
      return 0
    case 'farmer':
    case 'free-farmer':
    case 'stone':
    case 'builder':
    case 'eight':
    case 'increase':
      return 64 * KIND[action.type] + PROVINCE[action.province]
    case 'sell':
    case 'enclose':
      return LOTS + CARD[action.card]
    case 'steal':
      return action.correction ? 1 : 0
    case 'offer':
      return 2 * action.gold + (action.correction ? 1 : 0)
    case 'correct':
      return action.by === 'up' ? 1 : 0
    case 'take':
      return action.cards * 16 + action.farmers * 4 + action.stones
    case 'bonus': {
      let set = 0
      for (const card of action.cards) set |= 1 << CARD[card]
      return set
    }
    default:
      throw new Error(`a ${action.type} is nobody's choice`)
  }
}
