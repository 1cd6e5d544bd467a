/** The room that regions have to grow: at how many edges of their tiles a further one could be laid. */
import { NONE } from '../../rules/board.ts'
import { ALL_TILES } from '../../rules/data.ts'
import { ALL_AROUND } from '../../rules/grid.ts'
import { pointsFor } from '../../rules/score.ts'
import type { Board } from '../../rules/types.ts'
import { freeSides } from './sides.ts'

/** With this much room a region is half as likely to grow as it can ever be. */
const HALF = 6

/** A list of the room of every region of a board, to be filled by `findRoom`. */
export const roomList = (): Int32Array => new Int32Array(ALL_TILES)

/** By a set of sides: how many they are. */
const COUNTED = new Uint8Array(ALL_AROUND + 1)
for (let set = 1; set <= ALL_AROUND; set++) COUNTED[set] = COUNTED[set >> 1] + (set & 1)

const CHANCE = Float64Array.from({ length: 12 * ALL_TILES }, (_, room) => room / (room + HALF))

/** By region with stones: how many free positions its tiles touch, counted for each tile. */
export function findRoom(board: Board, rooms: Int32Array): void {
  const { region, held } = board
  const sides = freeSides(board)
  for (let tile = 0, end = region.length; tile < end; tile++) {
    const root = region[tile]
    if (root === NONE) continue
    if (root === tile) rooms[root] = 0
    if (held[root] > 0) rooms[root] += COUNTED[sides[tile]]
  }
}

/** What a region can still gain in value by a tile, as far as it has room. */
export const growthOf = (size: number, marks: number, room: number): number =>
  (pointsFor(size + 1, marks) - pointsFor(size, marks)) * CHANCE[room]
