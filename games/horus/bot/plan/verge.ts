/** What it brings to cover each free position: a tile takes room to grow from the regions of other terrain beside it. */
import { NONE } from '../../rules/board.ts'
import { AROUND, positionAt } from '../../rules/grid.ts'
import type { Board } from '../../rules/types.ts'
import { drawPositions, MOST_POSITIONS, placeOf } from '../learned/paper.ts'
import { freeSides, lowestOf } from '../learned/sides.ts'
import type { Prospect } from './prospect.ts'

/** A tile takes about so much room from a region beside it. */
const TAKEN = 4

/** The nine positions at which a tile lies over another, from its position. */
const OVERLAPS = [-1, 0, 1].flatMap(y => [-1, 0, 1].map(x => positionAt(x, y) - positionAt(0, 0)))

export class Verge {
  /** By free position: what it means as room to the regions that could grow there. */
  private readonly room = new Float64Array(MOST_POSITIONS)
  private board!: Board

  /** Looks around on this board, for a tile of this kind. */
  survey(board: Board, kind: number, prospect: Prospect): void {
    const { tiles, kinds, region, size, held, marks, open } = board
    const { room } = this
    this.board = board
    drawPositions(board)
    const sides = freeSides(board)
    room.fill(0, 0, open.length)
    for (let tile = 0, end = tiles.length; tile < end; tile++) {
      const root = region[tile]
      if (root === NONE || kinds[tile] === kind || held[root] === 0) continue
      if (root === tile)
        growth[root] =
          (prospect.worthOf(board, root) -
            prospect.worth(size[root], held[root], marks[root], Math.max(0, prospect.rooms[root] - TAKEN))) /
          TAKEN
      const gain = growth[root]
      if (gain === 0) continue
      for (let left = sides[tile]; left > 0; left &= left - 1)
        room[placeOf(tiles[tile] + AROUND[lowestOf(left)])] += gain
    }
  }

  /** What it brings that a free position, given by its place in the list, is covered. */
  gainAt(i: number): number {
    const { room } = this
    const at = this.board.open[i]
    let sum = 0
    for (let k = 0; k < OVERLAPS.length; k++) {
      const other = placeOf(at + OVERLAPS[k])
      if (other >= 0) sum -= room[other]
    }
    return sum
  }
}

// Paper to write on: by region, what one more free position beside it means.
const growth = new Float64Array(128)
