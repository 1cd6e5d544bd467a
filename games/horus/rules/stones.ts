/** Kingdom stones: in which regions they may be set, from where and to where the Nile card moves them, and the moves themselves. */
import type { RuleId, Seat, Tell } from '../../../kernel/game.ts'
import { BY_RIVER, NONE } from './board.ts'
import { ANY_SIZE, LARGEST_OPEN } from './data.ts'
import { cornerOf } from './faces.ts'
import { xOf, yOf } from './grid.ts'
import type { Board, HorusEvent, State } from './types.ts'

export const BITS = 5 // enough for the twenty stones of a seat

/** How many stones a seat has in a region, from what `held` says of it. */
export const stonesOf = (held: number, seat: Seat): number => (held >> (BITS * seat)) & 31

export const isRegion = (board: Board, region: number): boolean => board.region[region] === region

/** Whether a tile of the region is without a stone. */
export function hasFreeTile(board: Board, region: number): boolean {
  const held = board.held[region]
  const stones = stonesOf(held, 0) + stonesOf(held, 1) + stonesOf(held, 2) + stonesOf(held, 3)
  return stones < board.size[region]
}

/** The size that a region must have for a stone by this card; 0: any open one. In the first round every card counts as a 1 (6.6). */
export function wantedSize(state: State, card: number): number {
  if (state.turn <= state.supply.length) return 1
  const corner = cornerOf(card)
  return corner === ANY_SIZE ? 0 : corner + 1
}

/** Whether a stone may be set in a region if this size is wanted; so quick that it can be asked of every tile. */
export function takesStone(board: Board, region: number, wanted: number): boolean {
  const size = board.size[region]
  return (wanted > 0 ? size === wanted : size <= LARGEST_OPEN) && hasFreeTile(board, region)
}

/** Why no stone may be set in a region with the card of this turn. */
export function refusalOfStone(state: State, region: number): RuleId | undefined {
  const { board } = state
  const wanted = wantedSize(state, state.played)
  if (takesStone(board, region, wanted)) return undefined
  if (!isRegion(board, region)) return '2.5'
  if (board.size[region] > LARGEST_OPEN) return '6.3'
  if (wanted > 0 && board.size[region] !== wanted) return state.turn <= state.supply.length ? '6.6' : '6.1'
  return '6.4'
}

/** Why the Nile card may not take a stone of the seat out of a region (7.3): there must also be another region to move it to. */
export function refusalOfLift(state: State, seat: Seat, region: number): RuleId | undefined {
  const { board } = state
  if (stonesOf(board.held[region], seat) === 0 || !(board.marks[region] & BY_RIVER))
    return isRegion(board, region) ? '7.3' : '2.5'
  for (let to = 0; to < board.region.length; to++) if (takesMoved(board, region, to)) return undefined
  return '7.4'
}

/** Whether the Nile card may put a stone from one region into another; so quick that it can be asked of every tile. */
export const takesMoved = (board: Board, from: number, to: number): boolean =>
  (board.marks[to] & BY_RIVER) !== 0 && to !== from && hasFreeTile(board, to)

/** Why the Nile card may not put a stone from one region into another (7.4). */
export function refusalOfMove(board: Board, from: number, to: number): RuleId | undefined {
  if (takesMoved(board, from, to)) return undefined
  if (!isRegion(board, to)) return '2.5'
  return to === from || !(board.marks[to] & BY_RIVER) ? '7.4' : '6.4'
}

/** Of the tiles of a region on which this stone stands (seat + 1), or none (0), the first in reading order. */
function firstTile(board: Board, region: number, stone: number): number {
  let found = NONE
  for (let tile = region; tile < board.tiles.length; tile++) {
    if (board.region[tile] !== region || board.stones[tile] !== stone) continue
    if (found === NONE || board.tiles[tile] < board.tiles[found]) found = tile
  }
  return found
}

/** Puts a stone on a region; the first free tile in reading order carries it. Returns that tile. */
export function addStone(board: Board, seat: Seat, region: number): number {
  const tile = firstTile(board, region, 0)
  board.stones[tile] = seat + 1
  board.held[region] += 1 << (BITS * seat)
  return tile
}

/** Takes a stone of a seat off a region, the first in reading order. */
export function dropStone(board: Board, seat: Seat, region: number): void {
  board.stones[firstTile(board, region, seat + 1)] = 0
  board.held[region] -= 1 << (BITS * seat)
}

/** Action 4: a stone from the supply. */
export function setStone(state: State, seat: Seat, region: number, tell?: Tell<HorusEvent>): void {
  state.supply[seat]--
  const at = state.board.tiles[addStone(state.board, seat, region)]
  tell?.({ type: 'set', seat, region, x: xOf(at), y: yOf(at) })
}

/** The Nile card: one of the seat's stones goes from one region to another. */
export function moveStone(
  { board }: State,
  seat: Seat,
  from: number,
  to: number,
  tell?: Tell<HorusEvent>,
): void {
  dropStone(board, seat, from)
  const at = board.tiles[addStone(board, seat, to)]
  tell?.({ type: 'moved', seat, from, region: to, x: xOf(at), y: yOf(at) })
}
