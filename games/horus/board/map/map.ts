/** The map as it is drawn, worked out once for every view: regions with their outlines, stones and values, the water, what fits on the screen. */
import type { Seat } from '../../../../kernel/game.ts'
import type { XY } from '../../../../web/kit/geometry.ts'
import { isTerrain, isWater } from '../../rules/data.ts'
import { xOf, yOf } from '../../rules/grid.ts'
import type { Board } from '../../rules/types.ts'
import { type Region, regionOf, rootsOf } from '../facts.ts'
import { tilePlace } from '../keys.ts'
import { outlines, UNIT } from './outline.ts'

/** A tile where it is drawn; `n` is its number on the board, `place` the name of its place. */
export interface Piece {
  readonly n: number
  readonly kind: number
  readonly x: number
  readonly y: number
  readonly place: string
  /** The seat whose stone stands on it, or null. */
  readonly stone: Seat | null
}

export interface DrawnRegion extends Region {
  readonly tiles: readonly Piece[]
  readonly outline: string
}

export function pieceOf(board: Board, n: number): Piece {
  const at = board.tiles[n]
  const x = xOf(at)
  const y = yOf(at)
  const stone = board.stones[n]
  return {
    n,
    kind: board.kinds[n],
    x: x * UNIT,
    y: y * UNIT,
    place: tilePlace(x, y),
    stone: stone > 0 ? stone - 1 : null,
  }
}

const EDGE = [{ inset: 1.2, radius: 5 }]

const numbersOf = (board: Board, root: number): number[] => {
  const numbers: number[] = []
  for (let n = root; n < board.tiles.length; n++) if (board.region[n] === root) numbers.push(n)
  return numbers
}

export function drawnRegion(
  board: Board,
  root: number,
  seats: number,
  numbers = numbersOf(board, root),
): DrawnRegion {
  const [outline] = outlines(
    numbers.map(n => board.tiles[n]),
    EDGE,
  )
  return { ...regionOf(board, root, seats), tiles: numbers.map(n => pieceOf(board, n)), outline }
}

/** Every region, in reading order of their oldest tiles. One that has not changed stays the same object, so that it is not drawn again. */
export class Regions {
  #kept = new Map<string, DrawnRegion>()

  of(board: Board, seats: number): DrawnRegion[] {
    const kept = new Map<string, DrawnRegion>()
    const roots = rootsOf(board).sort((a, b) => board.tiles[a] - board.tiles[b])
    for (const root of roots) {
      const numbers = numbersOf(board, root)
      const stones = numbers.map(n => board.stones[n])
      const sign = `${board.tiles[root]} ${board.marks[root]} ${numbers} ${stones}`
      kept.set(sign, this.#kept.get(sign) ?? drawnRegion(board, root, seats, numbers))
    }
    this.#kept = kept
    return [...kept.values()]
  }
}

/** Where the badge of a region hangs: on its first tile in reading order. */
export function badgeAt(tiles: readonly Piece[]): { readonly x: number; readonly y: number } {
  let first = tiles[0]
  for (const tile of tiles) if (tile.y < first.y || (tile.y === first.y && tile.x < first.x)) first = tile
  return { x: first.x + UNIT, y: first.y + 12 }
}

const BANKS = [
  { inset: 0.6, radius: 6 },
  { inset: 5, radius: 8 },
]

/** All water is one body: its bank and its surface. */
export function waterOf(board: Board): { readonly bank: string; readonly surface: string } {
  const [bank, surface] = outlines(
    board.tiles.filter((_, n) => isWater(board.kinds[n])),
    BANKS,
  )
  return { bank, surface }
}

/** What lies there besides regions, in the order in which it was laid. */
export function othersOf(board: Board): Piece[] {
  return board.kinds.flatMap((kind, n) => (isTerrain(kind) ? [] : [pieceOf(board, n)]))
}

/** The middle of a tile that is drawn here. */
export const middleOf = (x: number, y: number): XY => [x + UNIT, y + UNIT]

/** In pixels a unit: places are half an edge apart, and can be touched when that is 28 pixels, since the dock confirms them; closer than 40 is not needed. */
export const PLACES = { fine: 28 / UNIT, close: 40 / UNIT }

/** A region is a tile at least, and can be touched when that is 40 pixels. */
export const REGIONS = { fine: 20 / UNIT, close: 28 / UNIT }

/** The numbers on the map are 18 units high, and what they count is explained: from this scale on they can be read. */
export const LEGIBLE = 9.5 / 18

/** So much is to be seen at least, in half edges: the first tiles do not fill the screen. */
const LEAST = { width: 14, height: 11 }

/** What there is to see: all tiles and room for one more on every side. */
export function boundsOf(board: Board): { x: number; y: number; width: number; height: number } {
  const across = spanOf(board.tiles.map(xOf), LEAST.width)
  const down = spanOf(board.tiles.map(yOf), LEAST.height)
  return { x: across.from, y: down.from, width: across.length, height: down.length }
}

function spanOf(places: readonly number[], least: number): { from: number; length: number } {
  const low = Math.min(...places) - 2
  const high = Math.max(...places) + 4
  const more = Math.max(0, least - (high - low))
  return { from: (low - more / 2) * UNIT - 8, length: (high - low + more) * UNIT + 16 }
}
