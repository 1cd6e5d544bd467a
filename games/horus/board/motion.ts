/** What moves when something happens, and where the log points: bag, stacks, the tile in somebody's hand, tiles, stones and cards. */
import type { Move } from '../../../web/kit/board.ts'
import type { HorusEvent, View } from '../rules/types.ts'
import { placeOf } from './map.ts'

/** Where a stone on a tile is. */
export const stoneAt = (x: number, y: number): string => `stone:${x},${y}`

export function moves(event: HorusEvent, view: View): readonly Move[] {
  switch (event.type) {
    case 'drew':
      return [{ from: 'bag', to: 'held' }]
    case 'took':
      return [{ from: `stack:${event.stack}`, to: 'held' }]
    case 'replaced':
      return [{ from: placeOf(event.x, event.y), to: 'held' }]
    case 'laid':
      return [{ from: 'held', to: placeOf(event.x, event.y) }]
    case 'played':
      return [{ from: event.seat === view.seat ? `card:${event.card}` : `seat:${event.seat}`, to: 'played' }]
    case 'nile':
      return [{ from: event.seat === view.seat ? 'nile' : `seat:${event.seat}`, to: 'held' }]
    case 'set':
      return [{ from: `seat:${event.seat}`, to: stoneAt(event.x, event.y) }]
    case 'moved':
      return [{ from: `region:${event.from}`, to: stoneAt(event.x, event.y) }]
    case 'hand':
      return [{ from: 'pile', to: `card:${event.card}` }]
    default:
      return []
  }
}

export function where(event: HorusEvent): readonly string[] {
  switch (event.type) {
    case 'laid':
    case 'replaced':
      return [placeOf(event.x, event.y)]
    case 'set':
      return [placeOf(event.x, event.y), `region:${event.region}`]
    case 'moved':
      return [placeOf(event.x, event.y), `region:${event.region}`, `region:${event.from}`]
    case 'took':
    case 'exhausted':
      return [`stack:${event.stack}`]
    default:
      return []
  }
}

/** Everything is scored at the end. */
const CEREMONIES: readonly HorusEvent['type'][] = ['over']

export const ceremony = ({ type }: HorusEvent): boolean => CEREMONIES.includes(type)
