/** Pieces travel: for every event the places between which something moves, and the places that a line of the log is about. */
import type { Seat } from '../../../kernel/game.ts'
import type { Move } from '../../../web/kit/board.ts'
import { type DahschurEvent, MARKET, NEUTRAL, type View } from '../rules/types.ts'
import { key } from './paths.ts'

/** Places that are no elements to choose. */
export const place = {
  court: (seat: Seat): string => `court:${seat}`,
  own: (what: string): string => `own:${what}`,
  merchant: (seat: Seat): string => `merchant:${seat}`,
  ware: (stall: number): string => `ware:${stall}`,
  goods: (seat: Seat, stall: number): string => `goods:${seat}:${stall}`,
  tomb: (door: number): string => `tomb:${door}`,
  buried: (door: number): string => `buried:${door}`,
  hired: (seat: Seat): string => `hired:${seat}`,
  points: (seat: Seat): string => `points:${seat}`,
  pharaoh: 'pharaoh',
  neutral: 'neutral',
} as const

/** One's own things lie in the dock, those of others in front of them. */
const store = (seat: Seat, what: string, view: View): string =>
  seat === view.seat ? place.own(what) : place.court(seat)

const hand = (seat: Seat, card: number, view: View): string =>
  seat === view.seat ? key.hand(card) : place.court(seat)

export function moves(event: DahschurEvent, view: View): readonly Move[] {
  switch (event.type) {
    case 'pharaoh':
      return [{ from: place.pharaoh, to: place.pharaoh }]
    case 'neutral':
      return [{ from: place.neutral, to: key.row(NEUTRAL) }]
    case 'gave':
      return [{ from: hand(event.seat, event.card, view), to: key.row(event.seat) }]
    case 'laid':
      return [{ from: hand(event.seat, event.card, view), to: key.front(event.seat, event.card) }]
    case 'used':
      return [{ from: key.row(event.from), to: backOf(event) }]
    case 'hired':
      return [{ from: key.stall(event.card), to: key.row(MARKET) }]
    case 'entombed': {
      const door = (event.chamber - 1) * 4 + event.seat
      return [{ from: key.front(event.seat, event.card), to: place.tomb(door) }]
    }
    case 'took':
      return [{ from: key.disc(event.city, event.metal), to: store(event.seat, event.metal, view) }]
    case 'buried': {
      const from = event.seat === view.seat ? place.own(`disc:${event.value}`) : place.court(event.seat)
      return [{ from, to: place.buried(event.door) }]
    }
    case 'scored':
      return [{ from: place.points(event.seat), to: place.points(event.seat) }]
    default:
      return movesOfGoods(event, view)
  }
}

/** Where a card goes when it has been used. */
function backOf({ seat, from, card }: Extract<DahschurEvent, { type: 'used' }>): string {
  if (from === NEUTRAL) return place.neutral
  return from === MARKET ? place.hired(seat) : key.front(from, card)
}

/** Merchants, stones and gems. */
function movesOfGoods(event: DahschurEvent, view: View): readonly Move[] {
  switch (event.type) {
    case 'moved':
      return [{ from: place.merchant(event.seat), to: place.merchant(event.seat) }]
    case 'bought':
      return [
        { from: store(event.seat, 'stones', view), to: place.goods(event.seat, event.stall) },
        { from: place.ware(event.stall), to: store(event.seat, `gem:${event.gem}`, view) },
      ]
    case 'restocked':
      return event.gem < 0 ? [] : [{ from: key.gem(event.gem), to: place.ware(event.stall) }]
    case 'tookBack':
      return [{ from: place.goods(event.seat, event.stall), to: store(event.seat, 'stones', view) }]
    case 'swapped':
      return [
        { from: key.plate(event.first), to: key.plate(event.second) },
        { from: key.plate(event.second), to: key.plate(event.first) },
      ]
    case 'placed':
      return [{ from: store(event.seat, `gem:${event.gem}`, view), to: key.plate(event.field) }]
    case 'advanced':
      return [{ from: event.from === 0 ? key.stone : key.field(event.from), to: key.field(event.to) }]
    case 'gem':
      return [{ from: key.gem(event.gem), to: store(event.seat, `gem:${event.gem}`, view) }]
    default:
      return []
  }
}

export function where(event: DahschurEvent): readonly string[] {
  switch (event.type) {
    case 'neutral':
      return [key.row(NEUTRAL)]
    case 'gave':
      return [key.row(event.seat), key.front(event.seat, event.card)]
    case 'used':
      return event.from < NEUTRAL ? [key.front(event.from, event.card)] : [key.row(event.from)]
    case 'laid':
      return [key.front(event.seat, event.card)]
    case 'moved':
    case 'bought':
    case 'restocked':
    case 'tookBack':
      return [key.stall(event.stall)]
    case 'hired':
      return [key.stall(event.card)]
    case 'swapped':
      return [key.plate(event.first), key.plate(event.second)]
    case 'placed':
      return [key.plate(event.field)]
    case 'advanced':
      return [key.field(event.to)]
    case 'gem':
      return [key.gem(event.gem)]
    case 'took':
      return [key.disc(event.city, event.metal)]
    case 'entombed':
      return [key.door((event.chamber - 1) * 4 + event.seat)]
    case 'buried':
      return [key.door(event.door)]
    default:
      return []
  }
}

/** Dice for a prize and the end; points come one by one with what earns them. */
const CEREMONIES: readonly DahschurEvent['type'][] = ['rolled', 'over']

export const ceremony = ({ type }: DahschurEvent): boolean => CEREMONIES.includes(type)
