/** What every choice is worth: about how many recognition points, on balance. */
import { frameOf } from '../../../../kernel/frames.ts'
import type { Seat } from '../../../../kernel/game.ts'
import { foremostFree } from '../../rules/offerings.ts'
import { sumOf } from '../../rules/pieces.ts'
import type { Action, Area, State } from '../../rules/types.ts'
import { bestAvenue, gemsWorth, liftWorth, placeWorth, swapWorth } from './avenue.ts'
import { cardWorth, chamberWorth } from './cards.ts'
import { bestBuy, buyWorth, PRINCE, stoneWorth } from './market.ts'
import { advanceWorth, buryWorth, offeringWorth } from './tombs.ts'

/** About how many points a choice is worth, compared with the others of its step. */
export function appraise(state: State, seat: Seat, action: Action): number {
  switch (action.type) {
    case 'give':
      return cardWorth(state, seat, action.card, true)
    case 'lay':
      return cardWorth(state, seat, action.card, false)
    case 'use':
      return useWorth(state, seat, state.row[action.from])
    case 'area':
      return areaWorth(state, seat, action, frameOf(state).card)
    case 'move':
      return action.buy ? buyWorth(state, seat, action.stall) : -Math.abs(action.stall - 3.5) * 0.1
    case 'hire':
      return PRINCE
    case 'takeBack':
      return stoneWorth(state, seat) - 0.02 * state.goods[seat * 6 + action.stall - 1]
    case 'lift':
      return liftWorth(state, seat, action.field - 1, frameOf(state).card)
    case 'swap':
      return swapWorth(state, seat, frameOf(state).at - 1, action.field - 1)
    case 'place':
      return placeWorth(state, seat, action.gems)
    case 'advance':
      return advanceWorth(state, seat, action.from, action.to)
    case 'front':
      return frontWorth(state, seat, action.from)
    case 'gem':
      return gemsWorth(state, seat, action.gem) - gemsWorth(state, seat, -1)
    case 'take':
      return takeWorth(state, seat, action.city, action.metal)
    case 'entomb':
      return chamberWorth(state, seat, action.card)
    case 'bury':
      return buryWorth(state, seat, action.door)
    default:
      return 0
  }
}

/** Low cards do for the avenue, high ones for the rest: which comes first depends on whether gems are ready. */
function useWorth(state: State, seat: Seat, card: number): number {
  return bestAvenue(state, seat, card, false).value > 2 ? -0.2 * card : 0.2 * card
}

function areaWorth(state: State, seat: Seat, { area }: Area, card: number): number {
  switch (area) {
    case 'market':
      return bestBuy(state, seat, card)
    case 'takeBack':
      return stoneWorth(state, seat)
    case 'avenue':
      return bestAvenue(state, seat, card, true).value
    default:
      return offeringWorth(state, seat) + 0.08 * card
  }
}

function frontWorth(state: State, seat: Seat, from: number): number {
  return advanceWorth(state, seat, from, foremostFree(state))
}

/** Gold before silver; silver rather where one's own sum does not need it. */
function takeWorth(state: State, seat: Seat, city: number, metal: string): number {
  if (metal === 'gold') return 3.6
  const both = state.metals[state.cities.indexOf(city)] === 3
  return sumOf(state, seat) === city && !both ? 0.5 : both ? 1.4 : 1.6
}
