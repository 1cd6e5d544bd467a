/** The board once more, slow and obvious: everything is found anew from the tiles alone, by looking at every cell. For tests only. */
import { END, isTerrain, isWater, NECROPOLIS, RIVER, START, TEMPLE } from '../data.ts'
import { positionAt, xOf, yOf } from '../grid.ts'
import type { Board } from '../types.ts'

interface Tile {
  readonly x: number
  readonly y: number
  readonly kind: number
}

export const tilesOf = (board: Board): Tile[] =>
  board.tiles.map((at, tile) => ({ x: xOf(at), y: yOf(at), kind: board.kinds[tile] }))

type Place = Pick<Tile, 'x' | 'y'>

/** Two tiles overlap if they share a cell. */
const overlap = (a: Place, b: Place): boolean => Math.abs(a.x - b.x) < 2 && Math.abs(a.y - b.y) < 2

/** Two tiles touch if they lie side by side and share a whole edge or half of it. */
export function touch(a: Place, b: Place): boolean {
  const across = Math.abs(a.x - b.x)
  const down = Math.abs(a.y - b.y)
  return (across === 2 && down < 2) || (down === 2 && across < 2)
}

const isFree = (tiles: readonly Place[], place: Place): boolean => !tiles.some(tile => overlap(tile, place))

/** The places at which a tile would touch this one: all around it that are free. */
export function freeAround(tiles: readonly Place[], tile: Place): Place[] {
  const found: Place[] = []
  for (let x = tile.x - 2; x <= tile.x + 2; x++) {
    for (let y = tile.y - 2; y <= tile.y + 2; y++)
      if (touch({ x, y }, tile) && isFree(tiles, { x, y })) found.push({ x, y })
  }
  return found
}

/** Every free position that touches a tile, as position numbers, sorted. */
export function openPositions(tiles: readonly Tile[]): number[] {
  const all = tiles.flatMap(tile => freeAround(tiles, tile)).map(({ x, y }) => positionAt(x, y))
  return [...new Set(all)].sort((a, b) => a - b)
}

interface Region {
  readonly tiles: number[] // sorted, by number
  readonly byRiver: boolean
  readonly byTemple: boolean
  readonly onIsland: boolean
}

/** Every region with what is true of it, by its oldest tile. */
export function regionsOf(tiles: readonly Tile[]): Region[] {
  const seen = new Set<number>()
  const inside = enclosed(tiles)
  const regions: Region[] = []
  for (const [first, { kind }] of tiles.entries()) {
    if (!isTerrain(kind) || seen.has(first)) continue
    const members = [first]
    for (const member of members) {
      for (const [other, tile] of tiles.entries()) {
        if (tile.kind === kind && !members.includes(other) && touch(tile, tiles[member])) members.push(other)
      }
    }
    for (const member of members) seen.add(member)
    const meets = (test: (kind: number) => boolean) =>
      tiles.some(tile => test(tile.kind) && members.some(member => touch(tile, tiles[member])))
    regions.push({
      tiles: members.sort((a, b) => a - b),
      byRiver: meets(isWater),
      byTemple: meets(other => other === TEMPLE),
      onIsland: inside(tiles[first]),
    })
  }
  return regions
}

/** Floods everything but water from outside; what stays dry is enclosed. */
export function enclosed(tiles: readonly Tile[]): (place: Place) => boolean {
  const water = new Set<string>()
  for (const { x, y, kind } of tiles) {
    if (isWater(kind)) for (const i of [0, 1]) for (const j of [0, 1]) water.add(`${x + i},${y + j}`)
  }
  const left = Math.min(...tiles.map(tile => tile.x)) - 3
  const top = Math.min(...tiles.map(tile => tile.y)) - 3
  const right = Math.max(...tiles.map(tile => tile.x)) + 5
  const bottom = Math.max(...tiles.map(tile => tile.y)) + 5
  const flooded = new Set([`${left},${top}`])
  const queue = [[left, top]]
  for (const [x, y] of queue) {
    for (const [u, v] of [
      [x + 1, y],
      [x - 1, y],
      [x, y + 1],
      [x, y - 1],
    ]) {
      const cell = `${u},${v}`
      if (u < left || u > right || v < top || v > bottom || water.has(cell) || flooded.has(cell)) continue
      flooded.add(cell)
      queue.push([u, v])
    }
  }
  return ({ x, y }) => !flooded.has(`${x},${y}`)
}

/** Whether a piece may be laid at a place: the rules, read aloud. An end that is laid again comes `from` a place, and goes anywhere at the river if `loose`. */
export function mayLay(
  tiles: readonly Tile[],
  kind: number,
  place: Place,
  relaid?: { readonly from: Place; readonly loose: boolean },
): boolean {
  const beside = tiles.filter(tile => touch(tile, place))
  if (!isFree(tiles, place) || beside.length === 0) return false
  if (kind === RIVER && !beside.some(tile => isWater(tile.kind))) return false
  if (kind === TEMPLE) {
    const isLand = (tile: Tile) => isTerrain(tile.kind) || tile.kind === NECROPOLIS
    if (!beside.some(tile => isWater(tile.kind)) || beside.some(isLand)) return false
  }
  if (relaid) {
    const isRiver = (tile: Tile) => tile.kind === RIVER || tile.kind === START
    if (!touch(place, relaid.from) && !(relaid.loose && beside.some(isRiver))) return false
  }
  const after = [
    ...tiles.filter(tile => tile.kind !== END || !isSame(tile, relaid?.from)),
    { ...place, kind },
  ]
  const standing = relaid ? [...after, { ...relaid.from, kind: RIVER }] : after
  return standing.every(tile => tile.kind !== END || freeAround(standing, tile).length > 0)
}

const isSame = (a: Place, b: Place | undefined): boolean => a.x === b?.x && a.y === b.y
