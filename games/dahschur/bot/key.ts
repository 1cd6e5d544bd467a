/** A number for every action there is, so that the search finds what it has tried. */
import { type Action, AREAS } from '../rules/types.ts'

export function key(action: Action): number {
  switch (action.type) {
    case 'give':
      return action.card
    case 'use':
      return 10 + action.from
    case 'area':
      return 20 + AREAS.indexOf(action.area)
    case 'move':
      return 30 + 2 * action.stall + (action.buy ? 1 : 0)
    case 'hire':
      return 50
    case 'takeBack':
      return 60 + action.stall
    case 'lift':
      return 70 + action.field
    case 'swap':
      return 100 + action.field
    case 'place':
      return 130 + action.gems
    case 'regain':
      return 140 + action.stall
    case 'lay':
      return 150 + action.card
    case 'take':
      return 160 + 2 * action.city + (action.metal === 'gold' ? 1 : 0)
    case 'front':
      return 200 + action.from
    case 'gem':
      return 230 + action.gem
    case 'entomb':
      return 240 + action.card
    case 'bury':
      return 250 + action.door
    case 'advance':
      return 300 + 32 * action.from + action.to
    default:
      return 0
  }
}
