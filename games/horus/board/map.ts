/** The map as it is drawn, worked out once for every view: regions with their outlines, stones and values, the water, what fits on the screen. */
import type { Seat } from '../../../kernel/game.ts'
import type { Point } from '../../../web/kit/camera.ts'
import { BY_RIVER, BY_TEMPLE } from '../rules/board.ts'
import { HIGHEST_VALUE, isTerrain, isWater, LARGEST_OPEN } from '../rules/data.ts'
import { xOf, yOf } from '../rules/grid.ts'
import { ON_ISLAND } from '../rules/islands.ts'
import { controls, worthOf } from '../rules/score.ts'
import { stonesOf } from '../rules/stones.ts'
import type { Board } from '../rules/types.ts'
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

/** All that people would count of a region. */
export interface Region {
  readonly root: number
  readonly kind: number
  readonly size: number
  readonly worth: number
  /** What it would be worth without the limit. */
  readonly uncapped: number
  readonly byRiver: boolean
  readonly byTemple: boolean
  readonly onIsland: boolean
  readonly isClosed: boolean
  readonly free: number
  /** Stones by seat. */
  readonly stones: readonly number[]
  readonly leaders: readonly Seat[]
}

export interface DrawnRegion extends Region {
  readonly tiles: readonly Piece[]
  readonly outline: string
}

export const placeOf = (x: number, y: number): string => `tile:${x},${y}`

export function regionOf(board: Board, root: number, seats: number): Region {
  const marks = board.marks[root]
  const held = board.held[root]
  const size = board.size[root]
  const stones = Array.from({ length: seats }, (_, seat) => stonesOf(held, seat))
  const byTemple = (marks & BY_TEMPLE) > 0
  const onIsland = (marks & ON_ISLAND) > 0
  return {
    root,
    kind: board.kinds[root],
    size,
    worth: worthOf(board, root),
    uncapped: size * (byTemple ? 2 : 1) * (onIsland ? 2 : 1),
    byRiver: (marks & BY_RIVER) > 0,
    byTemple,
    onIsland,
    isClosed: size > LARGEST_OPEN,
    free: size - stones.reduce((sum, n) => sum + n, 0),
    stones,
    leaders: stones.flatMap((_, seat) => (controls(held, seat) ? [seat] : [])),
  }
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
    place: placeOf(x, y),
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
    const roots = board.region.filter((root, n) => root === n).sort((a, b) => board.tiles[a] - board.tiles[b])
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
export const middleOf = (x: number, y: number): Point => [x + UNIT, y + UNIT]

/** Half an edge on a small screen: so large it can be looked at and touched, since a choice is confirmed in the dock; and closer than need be. In pixels a unit. */
export const TOUCHED = { fine: 28 / UNIT, close: 40 / UNIT }

/** So much is to be seen at least, in half edges: the first tiles do not fill the screen. */
const LEAST = { width: 20, height: 14 }

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

export const isCapped = (region: Region): boolean => region.uncapped > HIGHEST_VALUE
