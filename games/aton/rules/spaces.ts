/**
 * Sets of spaces. The twelve spaces of a temple are the bits of one small number, so that counting, comparing and copying the board costs
 * next to nothing; everything that knows about bits is in this file.
 */
import type { Rng } from '../../../kernel/game.ts'
import { COLOURS, type Colour, SPACES, TEMPLE_SIZE } from './data.ts'
import type { State } from './types.ts'

/** The set of all twelve spaces of a temple. */
const FULL = (1 << TEMPLE_SIZE) - 1

/** By set: how many spaces are in it. */
export const COUNT: readonly number[] = Array.from({ length: FULL + 1 }, (_, set) => {
  let count = 0
  for (let bits = set; bits > 0; bits >>= 1) count += bits & 1
  return count
})

/** By space: the temple it is in, from 0. */
export const TEMPLE_OF: readonly number[] = Array.from({ length: SPACES }, (_, space) =>
  Math.trunc(space / TEMPLE_SIZE),
)

/** By space: the set that holds only this space. */
export const BIT: readonly number[] = Array.from({ length: SPACES }, (_, space) => 1 << (space % TEMPLE_SIZE))

/** By temple: the set of its spaces that have this colour. */
export const setOf = (colour: Colour): readonly number[] =>
  [0, 1, 2, 3].map(temple =>
    COLOURS.reduce(
      (set, found, space) => (TEMPLE_OF[space] === temple && found === colour ? set | BIT[space] : set),
      0,
    ),
  )

const YELLOW = setOf('Y')
const GREEN = setOf('G')

/** The spaces of a temple on which nobody stands. */
export const freeIn = (state: State, temple: number): number =>
  FULL & ~(state.stones[temple] | state.stones[4 + temple])

/** The spaces of a temple on which this seat stands. */
export const heldIn = (state: State, seat: number, temple: number): number => state.stones[seat * 4 + temple]

/** Who stands on a space: a seat, or -1. */
export function holderOf(stones: readonly number[], space: number): number {
  if (stones[TEMPLE_OF[space]] & BIT[space]) return 0
  return stones[4 + TEMPLE_OF[space]] & BIT[space] ? 1 : -1
}

/** Puts a stone on a space, or takes it off again. */
export function turnOver(state: State, seat: number, space: number): void {
  state.stones[seat * 4 + TEMPLE_OF[space]] ^= BIT[space]
}

export const holdsTemple = (state: State, seat: number, temple: number): boolean =>
  heldIn(state, seat, temple) === FULL
export const holdsYellow = (state: State, seat: number): boolean => holdsColour(state, seat, YELLOW)
export const holdsGreen = (state: State, seat: number): boolean => holdsColour(state, seat, GREEN)

function holdsColour(state: State, seat: number, colour: readonly number[]): boolean {
  for (let temple = 0; temple < 4; temple++) {
    if ((heldIn(state, seat, temple) & colour[temple]) !== colour[temple]) return false
  }
  return true
}

/** By set: the places in the temple, from 0, that are in it, in reading order. */
const PLACES: readonly (readonly number[])[] = COUNT.map((_, set) =>
  Array.from({ length: TEMPLE_SIZE }, (_, place) => place).filter(place => set & (1 << place)),
)

/** Adds the actions for the spaces of a set in one temple to a list; `actions` has one for every space. */
export function listSet<A>(list: A[], actions: readonly A[], temple: number, set: number): void {
  const places = PLACES[set]
  for (let i = 0; i < places.length; i++) list.push(actions[temple * TEMPLE_SIZE + places[i]])
}

/** One of the actions for the spaces of a set of spaces in each temple, at random: what `pick` would choose of the list that `listSet` makes. */
export function pickInSets<A>(actions: readonly A[], sets: ArrayLike<number>, temples: number, rng: Rng): A {
  let count = 0
  for (let temple = 0; temple < temples; temple++) count += COUNT[sets[temple]]
  let n = rng.int(count)
  let temple = 0
  for (; n >= COUNT[sets[temple]]; temple++) n -= COUNT[sets[temple]]
  return actions[temple * TEMPLE_SIZE + PLACES[sets[temple]][n]]
}

/** One action for every space. */
export const forEachSpace = <A>(make: (space: number) => A): readonly A[] =>
  Array.from({ length: SPACES }, (_, space) => make(space))
