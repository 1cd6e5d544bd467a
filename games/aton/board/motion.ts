/** What travels when something happens in Aton, and the places a line of the log is about. */
import type { Move } from '../../../web/kit/board.ts'
import type { AtonEvent } from '../rules/types.ts'
import { spaceKey } from './paths.ts'

export const realmPlace = (seat: number): string => `realm:${seat}`
export const supplyPlace = (seat: number): string => `supply:${seat}`
export const cartouchePlace = (seat: number, cartouche: number): string => `cartouche:${seat}:${cartouche}`

export function moves(event: AtonEvent): readonly Move[] {
  switch (event.type) {
    case 'placed':
      return [{ from: supplyPlace(event.seat), to: spaceKey(event.space) }]
    case 'removed':
      return [
        {
          from: spaceKey(event.space),
          to: event.to === 'realm' ? realmPlace(event.owner) : supplyPlace(event.owner),
        },
      ]
    case 'recalled':
      return [{ from: spaceKey(event.space), to: supplyPlace(event.seat) }]
    case 'revealed':
      return event.cards.flatMap((cards, seat) =>
        cards.map((_, i) => ({ from: `seat:${seat}`, to: cartouchePlace(seat, i) })),
      )
    case 'scored':
      return [{ from: 'track', to: `marker:${event.seat}` }]
    default:
      return []
  }
}

export function where(event: AtonEvent): readonly string[] {
  switch (event.type) {
    case 'placed':
    case 'removed':
    case 'recalled':
      return [spaceKey(event.space)]
    case 'overflowed':
      return [realmPlace(event.seat)]
    case 'revealed':
      return event.cards.flatMap((cards, seat) => cards.map((_, i) => cartouchePlace(seat, i)))
    default:
      return []
  }
}

/** The cartouches are revealed, the temples scored, the match is over. */
const CEREMONIES: readonly AtonEvent['type'][] = ['revealed', 'scoring', 'over']

export const ceremony = ({ type }: AtonEvent): boolean => CEREMONIES.includes(type)
