/**
 * Islands: what the water encloses. All water hangs together, so a new water tile parts the land around it exactly if other water meets it in
 * several places; then all parts but one are enclosed. The parts are filled in turn, cell by cell, until one is left, which is the outside:
 * the work is as small as what is enclosed.
 */
import { isTerrain, isWater } from './data.ts'
import { BESIDE, CELLS, LAST, RING } from './grid.ts'
import type { Board } from './types.ts'

/** Of a free position: water encloses it. */
export const ENCLOSED = 8
/** Of a region: water encloses it. */
export const ON_ISLAND = 4

// Paper to draw on, no part of any state: what each cell was found to be. Every drawing uses higher numbers, so nothing is ever wiped.
const paper = new Int32Array(LAST)
const PARTS = 8 // more than a ring of twelve cells can be parted into, the water included
let ink = 0

/**
 * A water tile was laid where its ring, of which `shore` is water already, is parted: marks the regions and free positions it encloses.
 * Relies on all water hanging together, as it does on every board that the rules allow; throws if it does not.
 */
export function encloseAround(board: Board, at: number, shore: number): void {
  ink = ink > 2 ** 31 - 4 * PARTS ? 0 : ink + PARTS
  if (ink === 0) paper.fill(-1)
  for (let tile = 0; tile < board.tiles.length; tile++) {
    if (!isWater(board.kinds[tile])) continue
    for (let i = 0; i < 4; i++) paper[board.tiles[tile] + CELLS[i]] = ink
  }
  const outside = fillParts(partsOf(at, shore))
  for (let tile = 0; tile < board.tiles.length; tile++)
    if (isTerrain(board.kinds[tile]) && isInside(board.tiles[tile], outside))
      board.marks[board.region[tile]] |= ON_ISLAND
  for (let i = 0; i < board.open.length; i++) if (isInside(board.open[i], outside)) board.near[i] |= ENCLOSED
}

const isInside = (cell: number, outside: number): boolean => paper[cell] > ink && paper[cell] !== outside

/** One cell of every part of the ring, coloured and first in its list. */
function partsOf(at: number, shore: number): number[][] {
  const parts: number[][] = []
  for (let i = 0; i < 12; i++) {
    if (shore & (1 << i) || !(shore & (1 << ((i + 11) % 12)))) continue
    parts.push([at + RING[i]])
    paper[at + RING[i]] = ink + parts.length
  }
  return parts
}

/** Lets every part grow by one cell in turn until only one still can; returns its colour. */
function fillParts(parts: number[][]): number {
  const next = parts.map(() => 0)
  let growing = parts.length
  for (let part = 0; growing > 1; part = (part + 1) % parts.length) {
    if (next[part] > parts[part].length) continue
    if (next[part] === parts[part].length) {
      next[part]++ // one beyond the end: this part is complete
      growing--
      continue
    }
    grow(parts[part], parts[part][next[part]++], ink + part + 1)
    if (parts[part].length > LAST)
      throw new Error('the water does not hang together: nothing encloses anything')
  }
  return ink + 1 + next.findIndex((n, part) => n <= parts[part].length)
}

function grow(part: number[], cell: number, colour: number): void {
  for (let i = 0; i < 4; i++) {
    const beside = cell + BESIDE[i]
    if (paper[beside] >= ink) continue
    paper[beside] = colour
    part.push(beside)
  }
}
