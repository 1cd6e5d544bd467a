/** The names of everything on the screen that can be chosen, and for every action the path of them that leads to it. */
import type { Seat } from '../../../kernel/game.ts'
import type { Key, Path } from '../../../web/kit/board.ts'
import type { Metal } from '../rules/data.ts'
import { foremostFree } from '../rules/offerings.ts'
import type { Action, AreaName, View } from '../rules/types.ts'
import { frontCards, phaseOf } from './reach.ts'

/** The elements of board and hand. What begins with `do:` is a button of the dock. */
export const key = {
  hand: (card: number): Key => `hand:${card}`,
  row: (owner: number): Key => `row:${owner}`,
  area: (area: AreaName): Key => `area:${area}`,
  stall: (stall: number): Key => `stall:${stall}`,
  gem: (colour: number): Key => `gem:${colour}`,
  plate: (field: number): Key => `plate:${field}`,
  stone: 'stone',
  field: (field: number): Key => `field:${field}`,
  disc: (city: number, metal: Metal): Key => `disc:${city}:${metal}`,
  front: (seat: Seat, card: number): Key => `front:${seat}:${card}`,
  door: (door: number): Key => `door:${door}`,
} as const

/** An offering is chosen by its field, a new one by the stones beside the entry. */
const source = (from: number): Key => (from === 0 ? key.stone : key.field(from))

/** What ends a turn, shows something hidden or is dear to get wrong asks once more. */
export function pathOf(action: Action, view: View): Path {
  switch (action.type) {
    case 'give':
      return [key.hand(action.card), `do:give:${action.card}`]
    case 'lay':
      return [key.hand(action.card), `do:lay:${action.card}`]
    case 'use':
      return [key.row(action.from)]
    case 'area':
      return [key.area(action.area)]
    case 'move':
      return [key.stall(action.stall), `do:${action.buy ? 'buy' : 'stop'}:${action.stall}`]
    case 'hire':
      return ['do:hire']
    case 'takeBack':
    case 'regain':
      return [key.stall(action.stall)]
    case 'lift':
      return ['do:swap', key.plate(action.field)]
    case 'swap':
      return [key.plate(action.field)]
    case 'place':
      if (action.gems === 0) return ['do:finish']
      return [key.plate(view.built + action.gems), `do:place:${action.gems}`]
    case 'pass':
      return [phaseOf(view) === 'hire' ? 'do:leave' : 'do:pass']
    default:
      return pathOfPrize(action, view)
  }
}

/** The procession, and all that follows the turns. Chance has no path. */
function pathOfPrize(action: Action, view: View): Path {
  switch (action.type) {
    case 'advance':
      return [source(action.from), key.field(action.to)]
    case 'front':
      return [source(action.from), key.field(foremostFree(view))]
    case 'gem':
      return [key.gem(action.gem)]
    case 'take':
      return [key.disc(action.city, action.metal), `do:take:${action.metal}`]
    case 'entomb':
      return [cardOf(action.card, view), `do:entomb:${action.card}`]
    case 'bury':
      return [key.door(action.door), `do:bury:${action.door}`]
    default:
      return []
  }
}

/** One's own card, in front or, where it may not be chosen, in hand. */
function cardOf(card: number, view: View): Key {
  const seat = view.seat ?? 0
  const lies = frontCards(view, seat).some(front => front.card === card && !front.hired)
  return lies ? key.front(seat, card) : key.hand(card)
}
