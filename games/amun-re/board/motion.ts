/** What travels when something happens, and the places that a line of the log is about. */
import type { Move } from '../../../web/kit/board.ts'
import { PROVINCE_IDS } from '../rules/data.ts'
import type { AmunReEvent, View } from '../rules/types.ts'
import { cardKey, provinceKey } from './paths.ts'

/** Places that are not keys. A piece that stays the same piece has one place wherever it lies: a marker on a bid, or in the order of the players. */
export const markerPlace = (seat: number): string => `marker:${seat}`
export const ownerPlace = (province: string): string => `owner:${province}`
export const farmersPlace = (province: string): string => `farmers:${province}`
export const stonesPlace = (province: string): string => `stones:${province}`
export const pyramidsPlace = (province: string): string => `pyramids:${province}`
export const vesselPlace = (seat: number): string => `vessel:${seat}`
export const spacePlace = (space: number): string => `temple:${space}`
export const TEMPLE_PLACE = 'temple'
export const PHARAOH_PLACE = 'pharaoh'
export const DECK_PLACE = 'deck'
export const DISCARD_PLACE = 'discard'
export const PILE_PLACE = 'pile'
export const GOLD_PLACE = 'gold'

const move = (from: string, to: string): Move => ({ from, to })

/** What a player brings comes out of the own gold in the dock, or from the player's marker. */
const fromSeat = (seat: number, view: View, to: string): readonly Move[] => [
  move(seat === view.seat ? GOLD_PLACE : markerPlace(seat), to),
]

export function movesOf(event: AmunReEvent, view: View): readonly Move[] {
  switch (event.type) {
    case 'bid':
      return [move(markerPlace(event.seat), markerPlace(event.seat))]
    case 'acquired':
      return [move(markerPlace(event.seat), ownerPlace(event.province))]
    case 'hand':
      return event.cards.map(card => move(DECK_PLACE, cardKey(card)))
    case 'sold':
      return [move(event.seat === view.seat ? cardKey(event.card) : markerPlace(event.seat), DISCARD_PLACE)]
    case 'farmer':
      return fromSeat(event.seat, view, farmersPlace(event.province))
    case 'stone':
      return fromSeat(event.seat, view, stonesPlace(event.province))
    case 'pyramid':
      return [move(stonesPlace(event.province), pyramidsPlace(event.province))]
    case 'laid':
      return event.stones > 0 ? [move(PILE_PLACE, stonesPlace(event.province))] : []
    case 'sealed':
      return fromSeat(event.seat, view, vesselPlace(event.seat))
    case 'temple':
      return [move(TEMPLE_PLACE, TEMPLE_PLACE)]
    case 'pharaoh':
      return [move(PHARAOH_PLACE, PHARAOH_PLACE)]
    case 'income':
      return event.seat === view.seat ? [move(TEMPLE_PLACE, GOLD_PLACE)] : []
    default:
      return []
  }
}

export function whereOf(event: AmunReEvent): readonly string[] {
  switch (event.type) {
    case 'revealed':
      return event.provinces.map(provinceKey)
    case 'bid':
    case 'acquired':
    case 'laid':
    case 'dealt':
    case 'farmer':
    case 'stone':
    case 'pyramid':
    case 'played':
      return [provinceKey(event.province)]
    case 'sold':
      return [DISCARD_PLACE]
    case 'reshuffled':
      return [DECK_PLACE]
    case 'offers':
      return event.gold.map((_, seat) => vesselPlace(seat))
    case 'sealed':
    case 'corrected':
      return [vesselPlace(event.seat)]
    case 'temple':
      return [spacePlace(event.space)]
    case 'pharaoh':
    case 'started':
      return [PHARAOH_PLACE]
    case 'kingdom':
      return PROVINCE_IDS.map(provinceKey)
    default:
      return []
  }
}

/** The vessels are opened, a kingdom is scored and ends, the match is over. */
const CEREMONIES: readonly AmunReEvent['type'][] = ['offers', 'scored', 'kingdom', 'over']

export const ceremony = ({ type }: AmunReEvent): boolean => CEREMONIES.includes(type)
