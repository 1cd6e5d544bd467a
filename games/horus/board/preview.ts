/** What a choice would change, found by doing it on a copy of the board: the regions it joins or makes worth more, the tile that would carry a stone. */
import type { Seat } from '../../../kernel/game.ts'
import { cloneBoard, layEnd, layTile, touches } from '../rules/board.ts'
import { END, isTerrain, isWater, TEMPLE } from '../rules/data.ts'
import { endOf, isEnd } from '../rules/laying.ts'
import { worthOf } from '../rules/score.ts'
import { addStone } from '../rules/stones.ts'
import type { Board, View } from '../rules/types.ts'
import { frameOf, inHand } from './facts.ts'
import { type DrawnRegion, drawnRegion, type Piece, pieceOf } from './map.ts'

export interface Preview {
  readonly piece: Piece
  /** Regions that would be larger or worth more than now. */
  readonly regions: readonly DrawnRegion[]
  /** By such a region: what it grows from, regions of now that would be one. */
  readonly joined: readonly (readonly number[])[]
}

/** The tile or end of this step at a position. */
export function previewLaying(view: View, at: number): Preview {
  const { what } = frameOf(view)
  const board = cloneBoard(view.board)
  if (isEnd(what)) layEnd(board, endOf(what), at)
  else layTile(board, at, what)
  const changed = rootsOf(board).filter(root => isChanged(view.board, board, root))
  const seats = view.supply.length
  return {
    piece: pieceOf(board, board.tiles.length - 1),
    regions: changed.map(root => drawnRegion(board, root, seats)),
    joined: changed.map(root => rootsOf(view.board).filter(old => board.region[old] === root)),
  }
}

/** A stone of this seat in a region. */
export function previewStone(
  view: View,
  seat: Seat,
  region: number,
): { readonly tile: Piece; readonly region: DrawnRegion } {
  const board = cloneBoard(view.board)
  const tile = addStone(board, seat, region)
  return { tile: pieceOf(board, tile), region: drawnRegion(board, region, view.supply.length) }
}

const rootsOf = (board: Board): number[] => board.region.filter((root, n) => root === n)

const isChanged = (before: Board, after: Board, root: number): boolean =>
  before.size[root] !== after.size[root] || worthOf(before, root) !== worthOf(after, root)

/** What a tile at a position would touch. */
export interface Contacts {
  /** The kind of the tile in hand. */
  readonly kind: number
  readonly regions: readonly { readonly kind: number; readonly size: number }[]
  readonly water: boolean
  readonly temple: boolean
}

export function contactsOf(view: View, at: number): Contacts {
  const { board } = view
  const roots = new Set<number>()
  let water = false
  let temple = false
  for (let n = 0; n < board.tiles.length; n++) {
    if (!touches(board, at, n)) continue
    const kind = board.kinds[n]
    if (isTerrain(kind)) roots.add(board.region[n])
    else if (isWater(kind)) water = true
    else if (kind === TEMPLE) temple = true
  }
  return {
    kind: inHand(view) ?? END,
    regions: [...roots].map(root => ({ kind: board.kinds[root], size: board.size[root] })),
    water,
    temple,
  }
}
