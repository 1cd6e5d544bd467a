/** The outline of tiles that lie together, as a path of SVG: traced along the cells of the grid, drawn a little inside, with round corners. */
import { CELLS, xOf, yOf } from '../../rules/grid.ts'

/** Half an edge of a tile, in units of the drawing. */
export const UNIT = 30
export const TILE = 2 * UNIT

// Directions clockwise, as differences of positions: right, down, left, up. Inside lies to the right of the way.
const STEPS = [1, 1000, -1, -1000]
const OUTSIDE = [-1000, 1, 1000, -1]
/** Where a side of a cell begins, from the number of the cell. */
const CORNER = [0, 1, 1001, 1000]
const DX = [1, 0, -1, 0]
const DY = [0, 1, 0, -1]

interface Turn {
  readonly at: number
  readonly from: number
  readonly to: number
}

/** Every side of a cell behind which no other cell lies, by where it begins: a set of directions. */
function sidesOf(tiles: readonly number[]): Map<number, number> {
  const cells = new Set<number>()
  for (const tile of tiles) for (const part of CELLS) cells.add(tile + part)
  const sides = new Map<number, number>()
  for (const cell of cells) {
    for (let way = 0; way < 4; way++) {
      if (cells.has(cell + OUTSIDE[way])) continue
      const at = cell + CORNER[way]
      sides.set(at, (sides.get(at) ?? 0) | (1 << way))
    }
  }
  return sides
}

/** Where two corners meet the way turns right, so that what touches only there stays apart. */
function nextWay(set: number, way: number): number {
  for (const turn of [1, 0, 3]) {
    const next = (way + turn) % 4
    if (set & (1 << next)) return next
  }
  return way
}

/** Walks round once, striking off every side; the first one is met again at the end. */
function trace(sides: Map<number, number>, start: number): Turn[] {
  const first = 31 - Math.clz32(sides.get(start) ?? 1)
  const turns: Turn[] = []
  let at = start
  let way = first
  do {
    at += STEPS[way]
    const set = sides.get(at) ?? 0
    const next = nextWay(set, way)
    if (next !== way) turns.push({ at, from: way, to: next })
    way = next
    if (set === 1 << way) sides.delete(at)
    else sides.set(at, set & ~(1 << way))
  } while (at !== start || way !== first)
  return turns
}

const round = (n: number): number => Math.round(n * 10) / 10

function draw(turns: readonly Turn[], inset: number, radius: number): string {
  let path = ''
  for (const [i, { at, from, to }] of turns.entries()) {
    const x = xOf(at) * UNIT - (DY[from] + DY[to]) * inset
    const y = yOf(at) * UNIT + (DX[from] + DX[to]) * inset
    const start = `${round(x - DX[from] * radius)} ${round(y - DY[from] * radius)}`
    const end = `${round(x + DX[to] * radius)} ${round(y + DY[to] * radius)}`
    path += `${i === 0 ? 'M' : 'L'}${start}Q${round(x)} ${round(y)} ${end}`
  }
  return `${path}Z`
}

/** The outlines of these tiles at several insets, each with its radius of corners. */
export function outlines(
  tiles: readonly number[],
  shapes: readonly { readonly inset: number; readonly radius: number }[],
): string[] {
  const sides = sidesOf(tiles)
  const loops: Turn[][] = []
  for (;;) {
    const start = sides.keys().next()
    if (start.done) break
    loops.push(trace(sides, start.value))
  }
  return shapes.map(({ inset, radius }) => loops.map(turns => draw(turns, inset, radius)).join(''))
}
