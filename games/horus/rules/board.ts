/**
 * The table as it lies: the owner of contact, regions, river, free positions and blocked ends. All of it is kept up to date tile by tile;
 * regions only grow and merge, contact with river and temple and lying on an island only ever become true.
 */
import { END, isTerrain, isWater, RIVER, START, START_ENDS, START_TILE, TEMPLE } from './data.ts'
import {
  ALL_AROUND,
  AROUND,
  BLOCKING,
  CONTACT,
  coveredOf,
  nearOf,
  OVERLAP,
  positionAt,
  STRETCHES,
  TOUCHED,
} from './grid.ts'
import { ENCLOSED, encloseAround, ON_ISLAND } from './islands.ts'
import type { Board } from './types.ts'

/** A tile that belongs to no region, or no tile at all. */
export const NONE = -1

// What is known of a free position: what a tile laid there would touch, and whether water encloses it (ENCLOSED).
export const AT_WATER = 1 // river, start tile or end
export const AT_RIVER = 2 // river or start tile
export const AT_LAND = 4 // terrain or necropolis

// What is known of a region, besides ON_ISLAND.
export const BY_RIVER = 1
export const BY_TEMPLE = 2

/** Nothing lies there yet. */
export function emptyBoard(): Board {
  return {
    tiles: [],
    kinds: [],
    stones: [],
    region: [],
    size: [],
    held: [],
    marks: [],
    open: [],
    near: [],
    ends: [NONE, NONE],
    room: [0, 0],
  }
}

/** The start tile between the two ends. */
export function startBoard(): Board {
  const board = emptyBoard()
  layTile(board, positionAt(START_TILE[0], START_TILE[1]), START)
  for (let end = 0; end < 2; end++) layEnd(board, end, positionAt(START_ENDS[end][0], START_ENDS[end][1]))
  return board
}

export function cloneBoard(board: Board): Board {
  return {
    tiles: board.tiles.slice(),
    kinds: board.kinds.slice(),
    stones: board.stones.slice(),
    region: board.region.slice(),
    size: board.size.slice(),
    held: board.held.slice(),
    marks: board.marks.slice(),
    open: board.open.slice(),
    near: board.near.slice(),
    ends: board.ends.slice(),
    room: board.room.slice(),
  }
}

/** Lays a tile and brings everything up to date. Returns which of the twelve positions around it are free. */
export function layTile(board: Board, at: number, kind: number): number {
  const { tiles, kinds } = board
  const tile = tiles.length
  const isWet = isWater(kind)
  tiles.push(at)
  kinds.push(kind)
  board.stones.push(0)
  board.region.push(isTerrain(kind) ? tile : NONE)
  board.size.push(isTerrain(kind) ? 1 : 0)
  board.held.push(0)
  board.marks.push(0)
  let covered = 0
  let known = 0
  let shore = 0
  for (let other = 0; other < tile; other++) {
    const near = nearOf(tiles[other] - at)
    if (near === 0) continue
    covered |= near
    known |= near >> TOUCHED
    if (near & CONTACT) meet(board, tile, other)
    if (isWet && isWater(kinds[other])) shore |= coveredOf(tiles[other] - at)
  }
  const free = ALL_AROUND & ~covered
  for (let end = 0; end < 2; end++)
    if (board.ends[end] !== NONE) board.room[end] &= ~nearOf(at - tiles[board.ends[end]])
  const enclosed = takePosition(board, at, contactOf(kind))
  addPositions(board, at, free & ~known, contactOf(kind) | enclosed)
  if (isWet) {
    if (!enclosed && STRETCHES[shore] > 1) encloseAround(board, at, shore)
  } else if (enclosed && isTerrain(kind)) board.marks[board.region[tile]] |= ON_ISLAND
  return free
}

/** What a tile of this kind means to the free positions that touch it. */
function contactOf(kind: number): number {
  if (kind === END) return AT_WATER
  if (isWater(kind)) return AT_WATER | AT_RIVER
  return kind === TEMPLE ? 0 : AT_LAND
}

/** Two tiles touch: regions merge, or learn that they lie at the river or at the temple. */
function meet(board: Board, tile: number, other: number): void {
  const { kinds, region, marks } = board
  const one = kinds[tile]
  const two = kinds[other]
  if (isTerrain(one)) {
    if (one === two) merge(board, region[tile], region[other])
    else if (isWater(two)) marks[region[tile]] |= BY_RIVER
    else if (two === TEMPLE) marks[region[tile]] |= BY_TEMPLE
  } else if (isTerrain(two)) {
    if (isWater(one)) marks[region[other]] |= BY_RIVER
    else if (one === TEMPLE) marks[region[other]] |= BY_TEMPLE
  }
}

/** Two regions become one, which is named after the older of their oldest tiles. */
function merge(board: Board, one: number, two: number): void {
  if (one === two) return
  const { region, size, held, marks } = board
  const root = one < two ? one : two
  const gone = one < two ? two : one
  for (let tile = gone; tile < region.length; tile++) if (region[tile] === gone) region[tile] = root
  size[root] += size[gone]
  held[root] += held[gone]
  marks[root] |= marks[gone]
  size[gone] = 0
  held[gone] = 0
  marks[gone] = 0
}

/** Strikes the positions that a new tile covers off the list and tells those beside it; returns whether water enclosed the tile's place. */
function takePosition(board: Board, at: number, contact: number): number {
  const { open, near } = board
  let enclosed = 0
  let kept = 0
  for (let i = 0; i < open.length; i++) {
    const lies = nearOf(open[i] - at)
    if (lies & OVERLAP) {
      if (open[i] === at) enclosed = near[i] & ENCLOSED
      continue
    }
    if (lies & CONTACT) near[kept] = near[i] | contact
    else if (kept < i) near[kept] = near[i]
    if (kept < i) open[kept] = open[i]
    kept++
  }
  for (let n = open.length; n > kept; n--) {
    open.pop()
    near.pop()
  }
  return enclosed
}

function addPositions(board: Board, at: number, fresh: number, contact: number): void {
  for (let i = 0; i < 12; i++) {
    if (!(fresh & (1 << i))) continue
    board.open.push(at + AROUND[i])
    board.near.push(contact)
  }
}

/** Puts a river tile in the place of an end, which is picked up. Until it lies again, `ends` still names that place. */
export function pickUpEnd(board: Board, end: number): void {
  const tile = board.ends[end]
  board.kinds[tile] = RIVER
  for (let i = 0; i < board.open.length; i++)
    if (nearOf(board.open[i] - board.tiles[tile]) & CONTACT) board.near[i] |= AT_RIVER
}

/** Lays an end that was picked up, or lies for the first time. */
export function layEnd(board: Board, end: number, at: number): void {
  board.ends[end] = NONE
  board.room[end] = layTile(board, at, END)
  board.ends[end] = board.tiles.length - 1
}

/** Whether an end is in a player's hand. */
export const isPickedUp = (board: Board, end: number): boolean => board.kinds[board.ends[end]] !== END

/** Whether a tile at this position would leave an end without a free position. */
export function blocksEnd(board: Board, end: number, at: number): boolean {
  const room = board.room[end]
  return BLOCKING[room].length > 0 && (room & ~nearOf(at - board.tiles[board.ends[end]])) === 0
}

/** Whether an end laid at a free position, given by its place in the list, would itself have a free position. */
export function hasRoom(board: Board, i: number): boolean {
  const { open, tiles } = board
  const at = open[i]
  // Another position of the list that touches this one is proof, and those listed beside it are the likeliest.
  for (let step = 1; step < open.length; step++) {
    if (i + step < open.length && nearOf(open[i + step] - at) & CONTACT) return true
    if (i >= step && nearOf(open[i - step] - at) & CONTACT) return true
  }
  let covered = 0
  for (let tile = 0; tile < tiles.length; tile++) covered |= nearOf(tiles[tile] - at)
  return (covered & ALL_AROUND) !== ALL_AROUND
}

/** Whether a free position around an end would touch a tile that lies to the end like this (nearOf): it is then proof that the tile has room. */
export const hasRoomBeside = (board: Board, end: number, near: number): boolean =>
  (board.room[end] & (near >> TOUCHED)) !== 0

/** Whether a tile at this position would touch that tile. */
export const touches = (board: Board, at: number, tile: number): boolean =>
  (nearOf(at - board.tiles[tile]) & CONTACT) !== 0

/** Whether a tile at this position would lie over another one. */
export const isCovered = (board: Board, at: number): boolean =>
  board.tiles.some(other => (nearOf(other - at) & OVERLAP) !== 0)
