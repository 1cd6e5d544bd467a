/** What a choice would change, as it is drawn: the regions it joins or makes worth more, the tile that would carry a stone. */
import type { Seat } from '../../../../kernel/game.ts'
import type { View } from '../../rules/types.ts'
import { layingOf, stoneIn } from '../facts.ts'
import { type DrawnRegion, drawnRegion, type Piece, pieceOf } from '../map/map.ts'

export interface Preview {
  readonly piece: Piece
  /** Regions that would be larger or worth more than now. */
  readonly regions: readonly DrawnRegion[]
  /** The regions of now that they grow from. */
  readonly joined: readonly number[]
}

/** The tile or end of this step at a position. */
export function previewLaying(view: View, at: number): Preview {
  const { board, tile, changed } = layingOf(view, at)
  return {
    piece: pieceOf(board, tile),
    regions: changed.map(({ region }) => drawnRegion(board, region.root, view.supply.length)),
    joined: changed.flatMap(({ from }) => from),
  }
}

/** A stone of this seat in a region. */
export function previewStone(
  view: View,
  seat: Seat,
  region: number,
): { readonly tile: Piece; readonly region: DrawnRegion } {
  const { board, tile } = stoneIn(view, seat, region)
  return { tile: pieceOf(board, tile), region: drawnRegion(board, region, view.supply.length) }
}
