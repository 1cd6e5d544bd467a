/** Every key and every place of the board: made here and taken apart here. */
import type { Key } from '../../../words/game.ts'
import type { Use } from '../rules/types.ts'

/** What can be chosen, by kind; the number says which one of its kind. */
const NUMBERED = ['at', 'end', 'card', 'stack', 'region'] as const
type Numbered = (typeof NUMBERED)[number]

export const atKey = (at: number): Key => `at:${at}`
export const endKey = (end: number): Key => `end:${end}`
export const cardKey = (card: number): Key => `card:${card}`
export const stackKey = (stack: number): Key => `stack:${stack}`
export const regionKey = (region: number): Key => `region:${region}`
export const useKey = (as: Use['as']): Key => `as:${as}`
export const NILE_KEY: Key = 'nile'

/** What the buttons of the dock do. */
export const DO = {
  lay: 'do:lay',
  play: 'do:play',
  take: 'do:take',
  set: 'do:set',
  move: 'do:move',
} as const

type Doing = keyof typeof DO

type Taken =
  | { readonly kind: Numbered; readonly n: number }
  | { readonly kind: 'as'; readonly as: Use['as'] }
  | { readonly kind: 'do'; readonly doing: Doing }
  | { readonly kind: 'nile' }

const isNumbered = (kind: string): kind is Numbered => (NUMBERED as readonly string[]).includes(kind)

/** What a key means; null if it is none of Horus's. */
export function takeApart(key: Key): Taken | null {
  const [kind, name] = key.split(':')
  if (kind === 'do' && Object.hasOwn(DO, name)) return { kind, doing: name as Doing }
  if (isNumbered(kind)) return { kind, n: Number(name) }
  if (kind === 'as') return { kind, as: name === 'river' ? 'river' : 'necropolis' }
  return key === NILE_KEY ? { kind: 'nile' } : null
}

/** The number in a key of this kind; null if it is of another kind. */
export function numberIn(kind: Numbered, key: Key | null | undefined): number | null {
  const taken = key ? takeApart(key) : null
  return taken?.kind === kind ? taken.n : null
}

// Places: where pieces travel and where the log points. What can be chosen has its key as its place.

export const BAG_PLACE = 'bag'
export const PILE_PLACE = 'pile'
/** The tile in somebody's hand. */
export const HELD_PLACE = 'held'
/** The card of this turn. */
export const PLAYED_PLACE = 'played'
export const tilePlace = (x: number, y: number): string => `tile:${x},${y}`
export const stonePlace = (x: number, y: number): string => `stone:${x},${y}`
export const seatPlace = (seat: number): string => `seat:${seat}`
/** A river end in the dock; the one on the map has a tile's place. */
export const endPlace = (end: number): string => `choice:${end}`

/** Where a tile's place is, in half edges; null if it is no tile's. */
export function tileAt(place: string): { readonly x: number; readonly y: number } | null {
  const [, x, y] = /^tile:(-?\d+),(-?\d+)$/.exec(place) ?? []
  return x === undefined ? null : { x: Number(x), y: Number(y) }
}
