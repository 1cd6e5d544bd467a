/** The names of what can be chosen in Aton and of where pieces lie: made here, taken apart here, and nowhere else. */
import type { Seat } from '../../../kernel/game.ts'
import type { Key, Path } from '../../../words/game.ts'
import type { Action } from '../rules/types.ts'

/** What the buttons of the dock do. */
export const DO = {
  seal: 'do:seal',
  exchange: 'do:exchange',
  really: 'do:really',
  place: 'do:place',
  remove: 'do:remove',
  recall: 'do:recall',
} as const

export type Doing = keyof typeof DO

export const cardKey = (value: number): Key => `card:${value}`
/** The key of a space and the place of the stone on it. */
export const spaceKey = (space: number): Key => `space:${space}`
/** What chance does is chosen by nobody. */
export const chanceKey = (action: Action): Key => `chance:${action.type}`

export const seatPlace = (seat: Seat): string => `seat:${seat}`
export const supplyPlace = (seat: Seat): string => `supply:${seat}`
export const realmPlace = (seat: Seat): string => `realm:${seat}`
export const cartouchePlace = (seat: Seat, cartouche: number): string => `cartouche:${seat}:${cartouche}`
export const templePlace = (temple: number): string => `temple:${temple}`
export const markerPlace = (seat: Seat): string => `marker:${seat}`
export const TRACK_PLACE = 'track'
export const HAND_PLACE = 'hand'

type Taken =
  | { readonly kind: 'do'; readonly doing: Doing }
  | { readonly kind: 'card'; readonly value: number }
  | { readonly kind: 'space'; readonly space: number }

/** What a key means; null if it is none of Aton's. */
export function takeApart(key: Key): Taken | null {
  const [kind, name] = key.split(':')
  if (kind === 'do' && Object.hasOwn(DO, name)) return { kind, doing: name as Doing }
  if (kind === 'card') return { kind, value: Number(name) }
  return kind === 'space' ? { kind, space: Number(name) } : null
}

/** The cartouche of this seat that is at a place; -1 if none. */
export function cartoucheAt(place: string | null, seat: Seat): number {
  const [kind, owner, index] = place?.split(':') ?? []
  return kind === 'cartouche' && Number(owner) === seat ? Number(index) : -1
}

/** The cards that a path has laid so far, by cartouche. */
export const laidBy = (chosen: Path): number[] =>
  chosen.flatMap(key => {
    const taken = takeApart(key)
    return taken?.kind === 'card' ? [taken.value] : []
  })

/** The space that a path has chosen; -1 if none. */
export function spaceIn(chosen: Path): number {
  const taken = chosen.length > 0 ? takeApart(chosen[0]) : null
  return taken?.kind === 'space' ? taken.space : -1
}
