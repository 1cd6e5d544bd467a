/** The room that regions have to grow: at how many edges of their tiles a further one could be laid. */
import { NONE } from '../../rules/board.ts'
import { ALL_TILES } from '../../rules/data.ts'
import { AROUND } from '../../rules/grid.ts'
import { pointsFor } from '../../rules/score.ts'
import type { Board } from '../../rules/types.ts'
import { drawPositions, placeOf } from './paper.ts'

/** With this much room a region is half as likely to grow as it can ever be. */
const HALF = 6

/** A list of the room of every region of a board, to be filled by `findRoom`. */
export const roomList = (): Int32Array => new Int32Array(ALL_TILES)

const CHANCE = Float64Array.from({ length: 12 * ALL_TILES }, (_, room) => room / (room + HALF))

/** By region with stones: how many free positions its tiles touch, counted for each tile. */
export function findRoom(board: Board, rooms: Int32Array): void {
  const { tiles, region, held } = board
  drawPositions(board)
  for (let tile = 0, end = tiles.length; tile < end; tile++) {
    const root = region[tile]
    if (root === NONE) continue
    if (root === tile) rooms[root] = 0
    if (held[root] === 0) continue
    for (let side = 0; side < 12; side++) if (placeOf(tiles[tile] + AROUND[side]) >= 0) rooms[root]++
  }
}

/** What a region can still gain in value by a tile, as far as it has room. */
export const growthOf = (size: number, marks: number, room: number): number =>
  (pointsFor(size + 1, marks) - pointsFor(size, marks)) * CHANCE[room]
