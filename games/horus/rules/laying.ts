/** Where a piece may be laid: one predicate for tiles of every kind and for the two ends. */
import type { RuleId } from '../../../kernel/game.ts'
import { AT_LAND, AT_RIVER, AT_WATER, blocksEnd, hasRoom, hasRoomBeside, isCovered, NONE } from './board.ts'
import { END, NECROPOLIS, RIVER, TEMPLE, TILES } from './data.ts'
import { AROUND, BLOCKING, CONTACT, LAST, nearOf } from './grid.ts'
import type { Board, Lay } from './types.ts'

// A piece is a kind of tile, or an end that is laid again: END + end at the river tile that took its place, LOOSE_END + end anywhere at the river.
export const LOOSE_END = END + 2
export const isEnd = (piece: number): boolean => piece >= END
export const endOf = (piece: number): number => (piece - END) & 1
export const nameOf = (piece: number): string => TILES[Math.min(piece, END)]

/** The rule that forbids a piece at a position; undefined if none does. */
export function refusal(board: Board, piece: number, at: number): RuleId | undefined {
  const i = board.open.indexOf(at)
  if (i < 0) return isCovered(board, at) ? '2.1' : '2.2'
  return refusalAt(board, piece, i)
}

// By kind of tile: what counts of what it would touch, and what of that it must touch; land may touch anything.
const COUNTS = [0, 0, 0, 0, 0, AT_WATER | AT_LAND, AT_WATER]
const WANTED = [0, 0, 0, 0, 0, AT_WATER, AT_WATER]

/** The same for a position of the list of free ones. */
export function refusalAt(board: Board, piece: number, i: number): RuleId | undefined {
  if (piece >= END) return refusalOfEnd(board, piece, i)
  if (!hasContact(board, piece, i)) return piece === TEMPLE ? '4.1' : '3.5'
  return blocksAnEnd(board, board.open[i]) ? '2.4' : undefined
}

const hasContact = (board: Board, tile: number, i: number): boolean =>
  (board.near[i] & COUNTS[tile]) === WANTED[tile]

const blocksAnEnd = (board: Board, at: number): boolean => blocksEnd(board, 0, at) || blocksEnd(board, 1, at)

function refusalOfEnd(board: Board, piece: number, i: number): RuleId | undefined {
  const end = endOf(piece)
  const at = board.open[i]
  const isLoose = piece >= LOOSE_END
  const near = nearOf(at - board.tiles[board.ends[end]])
  if (!(near & CONTACT) && !(isLoose && board.near[i] & AT_RIVER)) return isLoose ? '3.6' : '3.2'
  if (blocksEnd(board, 1 - end, at)) return '2.4'
  return hasRoomBeside(board, end, near) || hasRoom(board, i) ? undefined : '2.4'
}

/** Every place where this piece may be laid. */
export function layings(board: Board, piece: number): readonly Lay[] {
  const { open } = board
  const list: Lay[] = []
  if (piece <= NECROPOLIS) {
    const without = unfitForLand(board)
    for (let i = 0; i < open.length; i++) if (!without.includes(i)) list.push(layAt(open[i]))
    return list
  }
  for (let i = 0; i < open.length; i++)
    if (refusalAt(board, piece, i) === undefined) list.push(layAt(open[i]))
  return list
}

// Paper to draw on.
const unfit: number[] = []

/** The places in the list of free positions where land does not fit, in order, until somebody asks again. It fits everywhere unless it blocks an end, which it can from few places. */
export function unfitForLand({ open, tiles, ends, room }: Board): readonly number[] {
  unfit.length = 0
  for (let end = 0; end < 2; end++) {
    const blocking = BLOCKING[room[end]]
    for (let k = 0; k < blocking.length; k++) addUnfit(open.indexOf(tiles[ends[end]] + blocking[k]))
  }
  return unfit
}

function addUnfit(i: number): void {
  if (i < 0 || unfit.includes(i)) return
  let n = unfit.length
  for (; n > 0 && unfit[n - 1] > i; n--) unfit[n] = unfit[n - 1]
  unfit[n] = i
}

/** Every free position, allowed or not. */
export function positions({ open }: Board): readonly Lay[] {
  const list = new Array<Lay>(open.length)
  for (let i = 0; i < open.length; i++) list[i] = layAt(open[i])
  return list
}

/** The first place where this piece may be laid, looking from the given one of the list of free positions on; NONE if there is none. */
function findLaying(board: Board, piece: number, from: number): number {
  for (let i = from; i < board.open.length; i++) if (refusalAt(board, piece, i) === undefined) return i
  return NONE
}

// Water and ends fit beside an end nearly always, and what is free there is known: that is looked at first, and the whole list only if it must be.

/** Whether at least so many places beside this end take the piece: what is laid there touches water. */
function fitsBeside(board: Board, piece: number, end: number, wanted: number): boolean {
  const at = board.tiles[board.ends[end]]
  let left = wanted
  for (let side = 0; side < 12 && left > 0; side++) {
    if (!(board.room[end] & (1 << side))) continue
    if (leavesEnds(board, piece, at + AROUND[side])) left--
  }
  return left === 0
}

/** Whether water laid at a free position beside an end, or that end laid again there, leaves both ends a free position. */
function leavesEnds(board: Board, piece: number, at: number): boolean {
  if (piece < END) return !blocksAnEnd(board, at)
  const end = endOf(piece)
  if (blocksEnd(board, 1 - end, at)) return false
  if (hasRoomBeside(board, end, nearOf(at - board.tiles[board.ends[end]]))) return true
  return hasRoom(board, board.open.indexOf(at))
}

export function canLay(board: Board, piece: number): boolean {
  if (piece >= END) {
    if (fitsBeside(board, piece, endOf(piece), 1)) return true
    return piece >= LOOSE_END && findLaying(board, piece, 0) !== NONE
  }
  if (piece === RIVER && (fitsBeside(board, piece, 0, 1) || fitsBeside(board, piece, 1, 1))) return true
  return findLaying(board, piece, 0) !== NONE
}

/** The place of a piece that can be laid in one place only; NONE if it has a choice. */
export function onlyLaying(board: Board, piece: number): number {
  if (piece >= RIVER && fitsBeside(board, piece, piece >= END ? endOf(piece) : 0, 2)) return NONE
  const first = findLaying(board, piece, 0)
  return findLaying(board, piece, first + 1) === NONE ? board.open[first] : NONE
}

/** One action for every position, made when it is first needed. */
const LAYINGS = new Array<Lay | undefined>(LAST)

export function layAt(at: number): Lay {
  let action = LAYINGS[at]
  if (action === undefined) {
    action = { type: 'lay', at }
    LAYINGS[at] = action
  }
  return action
}
