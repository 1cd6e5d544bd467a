/**
 * The moves of a lesson of Dahschur, in words: `give 2`, `use 1`, `area market`, `move 3 true`, `take 11 gold`, separated by semicolons, whoever is on turn.
 * Chance writes the same way; gems are `g`, `r` and `b`, plates a symbol and a gem (`rg`), several of a kind stand without spaces or with commas:
 * `stock 6,0,14,18,2,3 grbrgb`, `restock 9 r`, `roll 2,5,0,0`.
 */
import type { Move } from '../../../learn/lesson.ts'
import type { Action } from '../rules/types.ts'

const SYMBOLS = 'brow'
const GEMS = 'grb'

type Read = (word: string) => unknown

const text: Read = word => word
const flag: Read = word => word === 'true'
const numbers: Read = word => word.split(',').map(Number)
const gem: Read = word => GEMS.indexOf(word)
const gems = (word: string): number[] => [...word].map(letter => GEMS.indexOf(letter))
const plate = ([symbol, colour]: string): number =>
  SYMBOLS.indexOf(symbol) * GEMS.length + GEMS.indexOf(colour)

/** By kind of move: its fields in order. */
const FIELDS: Readonly<Record<Action['type'], Readonly<Record<string, Read>>>> = {
  stock: { offers: numbers, gems },
  cities: { cities: numbers },
  gems: {},
  plates: {},
  first: { seat: Number },
  neutral: { card: Number },
  give: { card: Number },
  use: { from: Number },
  area: { area: text },
  move: { stall: Number, buy: flag },
  hire: {},
  restock: { offer: Number, gem },
  takeBack: { stall: Number },
  lift: { field: Number },
  swap: { field: Number },
  place: { gems: Number },
  regain: { stall: Number },
  advance: { from: Number, to: Number },
  lay: { card: Number },
  roll: { dice: numbers },
  take: { city: Number, metal: text },
  front: { from: Number },
  gem: { gem: Number },
  disc: { value: Number },
  entomb: { card: Number },
  bury: { door: Number },
  pass: {},
}

/** How many of each colour a player draws. */
const drawn = (word: string): number[] => [...GEMS].map(colour => word.split(colour).length - 1)

/** The move that such words stand for. */
export function spoken(words: string): Action {
  const [type, ...rest] = words.split(' ')
  // Lists whose items are words of their own go to the end of the move; there are always four rows of gems.
  if (type === 'plates') return { type, plates: rest.map(plate) }
  if (type === 'gems') return { type, gems: [0, 1, 2, 3].map(seat => drawn(rest[seat] ?? '')) }
  const fields = Object.entries(FIELDS[type as Action['type']])
  return { type, ...Object.fromEntries(fields.map(([name, read], i) => [name, read(rest[i])])) } as Action
}

/** The moves that such words stand for. */
export const moves = (words: string): readonly Move<Action>[] =>
  words.split('; ').map(move => ({ action: spoken(move) }))

/** Several choices of the reader, one after the other. */
export const further = (words: string): readonly Action[] => words.split('; ').map(spoken)
