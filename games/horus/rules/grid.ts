/**
 * Positions on the grid of half edges. A tile covers two by two cells; a position is the number of its upper left cell, rows by the thousand:
 * (x, y) is 1000 * (y + 250) + x + 250, so the difference of two positions tells how two tiles lie to each other, wherever they are.
 */

const ROW = 1000
const ORIGIN = 250 * ROW + 250 // a line of all 120 tiles in any direction stays inside
const REACH = 4 // tiles further apart than this have nothing to do with each other
const FAR = REACH * ROW + REACH

/** The highest number of a position, and of a cell. */
export const LAST = 500 * ROW

export const positionAt = (x: number, y: number): number => ORIGIN + y * ROW + x
export const xOf = (at: number): number => (at % ROW) - 250
export const yOf = (at: number): number => Math.trunc(at / ROW) - 250

/** The four cells of a tile, from its position. */
export const CELLS: readonly number[] = [0, 1, ROW, ROW + 1]

/** The four cells beside a cell. */
export const BESIDE: readonly number[] = [1, -1, ROW, -ROW]

/** The nine positions at which a tile lies over another, from its position. */
const OVERLAPS = [-ROW, 0, ROW].flatMap(row => [row - 1, row, row + 1])

/** The twelve positions at which a tile touches another, from its position: above, right, below, left, each with three offsets. */
export const AROUND: readonly number[] = [-1, 0, 1].flatMap(offset => [
  positionAt(offset, -2) - ORIGIN,
  positionAt(2, offset) - ORIGIN,
  positionAt(offset, 2) - ORIGIN,
  positionAt(-2, offset) - ORIGIN,
])

/** All twelve, as a set of bits. */
export const ALL_AROUND = 0xfff

/** The twelve cells around a tile, corners included, clockwise from the upper left one. */
export const RING: readonly number[] = [
  ...[-1, 0, 1, 2].map(x => x - ROW),
  ...[0, 1].map(y => 2 + y * ROW),
  ...[2, 1, 0, -1].map(x => x + 2 * ROW),
  ...[1, 0].map(y => -1 + y * ROW),
]

const dx = (difference: number): number => xOf(difference + ORIGIN)
const dy = (difference: number): number => yOf(difference + ORIGIN)
const isOverlap = (difference: number): boolean =>
  Math.abs(dx(difference)) <= 1 && Math.abs(dy(difference)) <= 1
/** A whole or half edge: a corner is no contact. */
const isContact = (difference: number): boolean => {
  const [across, down] = [Math.abs(dx(difference)), Math.abs(dy(difference))]
  return (across === 2 && down <= 1) || (down === 2 && across <= 1)
}

const bits = (list: readonly number[], holds: (value: number) => boolean): number =>
  list.reduce((set, value, i) => (holds(value) ? set | (1 << i) : set), 0)

const table = (entry: (difference: number) => number): Int32Array =>
  Int32Array.from({ length: 2 * FAR + 1 }, (_, i) =>
    Math.abs(dx(i - FAR)) <= REACH && Math.abs(dy(i - FAR)) <= REACH ? entry(i - FAR) : 0,
  )

/** In an entry of NEAR: the two tiles touch; the two tiles overlap; and how far to shift for the second set. */
export const CONTACT = 1 << 24
export const OVERLAP = 1 << 25
export const TOUCHED = 12

// Two sets of the twelve positions around one tile: those that the other tile covers (bits 0 to 11), and those at which a tile would touch
// the other tile as well (bits 12 to 23); and whether the two tiles touch or overlap.
const NEAR = table(
  other =>
    bits(AROUND, at => isOverlap(at - other)) |
    (bits(AROUND, at => isContact(at - other)) << TOUCHED) |
    (isContact(other) ? CONTACT : 0) |
    (isOverlap(other) ? OVERLAP : 0),
)

// Which of the twelve cells around one tile the other tile covers.
const COVERED = table(other => bits(RING, cell => CELLS.some(part => other + part === cell)))

// By every difference that there can be: whether NEAR says anything of it. Most tiles are far apart, and a byte that is nearly always 0 tells so most quickly.
const IS_NEAR = new Uint8Array(2 * LAST + 1)
for (let i = 0; i < NEAR.length; i++) IS_NEAR[LAST - FAR + i] = NEAR[i] === 0 ? 0 : 1

/** How another tile lies to one, from the difference of their positions. */
export const nearOf = (difference: number): number =>
  IS_NEAR[difference + LAST] > 0 ? NEAR[difference + FAR] : 0

/** Which cells of the ring around one tile another tile covers. */
export function coveredOf(difference: number): number {
  const entry = (difference + FAR) >>> 0
  return entry > 2 * FAR ? 0 : COVERED[entry]
}

/** By a set of cells of a ring: into how many separate stretches it parts the others; a whole ring counts as one. */
export const STRETCHES: readonly number[] = Array.from({ length: 4096 }, (_, set) => {
  if (set === 0) return 1
  let count = 0
  for (let i = 0; i < 12; i++) if (!(set & (1 << i)) && set & (1 << ((i + 11) % 12))) count++
  return count
})

/** By a set of the twelve positions around an end: from where, as seen from the end, a single tile would cover all of them. */
export const BLOCKING: readonly (readonly number[])[] = Array.from({ length: ALL_AROUND + 1 }, (_, set) => {
  const spot = AROUND[31 - Math.clz32(set)] // a blocking tile covers this one, too
  return OVERLAPS.map(offset => spot + offset).filter(at => (set & ~nearOf(at)) === 0)
})
