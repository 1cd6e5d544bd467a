/** Paper to draw on: where each free position of a board stands in the list of them. Every drawing uses higher numbers, so nothing is wiped. */
import { LAST } from '../../rules/grid.ts'
import { ENCLOSED } from '../../rules/islands.ts'
import type { Board } from '../../rules/types.ts'

const paper = new Int32Array(LAST)
let ink = 0

/** No board has as many free positions. */
export const MOST_POSITIONS = 1024

// Which board was drawn last, and with how many tiles. They only ever become more (an end that is picked up leaves a river tile there), and only a new one changes what is free.
let drawn: Board | undefined
let tilesDrawn = 0

/** The places of those free positions of the board that was drawn last that water encloses. */
export const enclosed: number[] = []

/** Draws where the free positions of this board are. */
export function drawPositions(board: Board): void {
  const { open, near } = board
  if (board === drawn && board.tiles.length === tilesDrawn) return
  drawn = board
  tilesDrawn = board.tiles.length
  ink += MOST_POSITIONS
  if (ink > 2 ** 31 - 2 * MOST_POSITIONS) {
    paper.fill(0)
    ink = MOST_POSITIONS
  }
  enclosed.length = 0
  for (let i = 0; i < open.length; i++) {
    paper[open[i]] = ink + i
    if (near[i] & ENCLOSED) enclosed.push(i)
  }
}

/** The place in the list of this position on the board that was drawn last; below zero if it is not free. */
export const placeOf = (at: number): number => paper[at] - ink
