/** Which of the twelve positions around each tile are free. Tiles never move, so what was found out of a board holds for all that go on from it. */
import { ALL_TILES } from '../../rules/data.ts'
import { ALL_AROUND, nearOf } from '../../rules/grid.ts'
import type { Board } from '../../rules/types.ts'

/** When trials start so many tiles later than what they all have in common, that is looked for anew. */
const LAG = 8

/** Tiles in the order in which they were laid, and what is free around each of them. */
class Sides {
  count = 0
  readonly free = new Int32Array(ALL_TILES)
  private readonly tiles = new Int32Array(ALL_TILES)

  /** How many tiles this has in common with a board, from the first on. */
  common({ tiles }: Board): number {
    const most = Math.min(this.count, tiles.length)
    let tile = 0
    while (tile < most && tiles[tile] === this.tiles[tile]) tile++
    return tile
  }

  copy({ count, free, tiles }: Sides): void {
    this.count = count
    this.free.set(free)
    this.tiles.set(tiles)
  }

  /** Adds the tiles of a board that are not here yet, until there are so many. */
  add({ tiles: all }: Board, upTo: number): void {
    const { tiles, free } = this
    for (let tile = this.count; tile < upTo; tile++) {
      const at = all[tile]
      let around = ALL_AROUND
      for (let other = 0; other < tile; other++) {
        const near = nearOf(tiles[other] - at)
        if (near === 0) continue
        around &= ~near
        free[other] &= ~nearOf(at - tiles[other])
      }
      tiles[tile] = at
      free[tile] = around
    }
    this.count = upTo
  }
}

/** Of the board that was asked about last, and of what the boards of all trials have in common. */
const now = new Sides()
const base = new Sides()
let asked: Board | undefined

/** By tile, until another board is asked about: the free positions around it as bits, in the order of AROUND. */
export function freeSides(board: Board): Int32Array {
  const { length } = board.tiles
  if (board === asked && length === now.count) return now.free
  if (board !== asked && now.common(board) < now.count) goBack(board)
  asked = board
  now.add(board, length)
  return now.free
}

/** Begins from what this board and those before have in common. */
function goBack(board: Board): void {
  const { length } = board.tiles
  const common = base.common(board)
  if (common < base.count) base.count = 0
  base.add(board, common + LAG <= length ? length : common)
  now.copy(base)
}

/** The first of a set of sides. */
export const lowestOf = (set: number): number => 31 - Math.clz32(set & -set)
