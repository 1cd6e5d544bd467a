/** What can be read off a view: the step of the turn, what is left, what people count of a region, what a choice would change. */
import { frameOf } from '../../../kernel/frames.ts'
import type { Seat } from '../../../kernel/game.ts'
import { BY_RIVER, BY_TEMPLE, cloneBoard, isPickedUp, layEnd, layTile, touches } from '../rules/board.ts'
import {
  ANY_SIZE,
  ANY_STACK,
  COPIES,
  END,
  HIGHEST_VALUE,
  isTerrain,
  isWater,
  LARGEST_OPEN,
  LAST_STACKS,
  NECROPOLIS,
  RIVER,
  TEMPLE,
} from '../rules/data.ts'
import { cornerOf, middleOf } from '../rules/faces.ts'
import { ON_ISLAND } from '../rules/islands.ts'
import { endOf, isEnd, layings } from '../rules/laying.ts'
import { controls, worthOf } from '../rules/score.ts'
import { exchanges } from '../rules/stacks.ts'
import { addStone, stonesOf } from '../rules/stones.ts'
import type { Board, View } from '../rules/types.ts'

export const isFirstRound = (view: View): boolean => !view.over && view.turn <= view.supply.length

/** Whose turn it is; null before the first turn and after the last. */
export const activeOf = (view: View): Seat | null =>
  view.over || view.turn === 0 ? null : (view.first + view.turn - 1) % view.supply.length

/** Whether the match is being scored, or has been: nobody has a step to take any more. */
export const isScored = (view: View): boolean => view.over !== null || view.flow.length === 0

/** A river/necropolis tile of which nothing has been made yet. */
export const DOUBLE = -2

/** The kind of tile that somebody holds in the hand; null if nobody holds one. */
export function inHand(view: View): number | null {
  if (view.over) return null
  for (let i = view.flow.length - 1; i >= 0; i--) {
    const { phase, what } = view.flow[i]
    if (phase === 'refill') continue
    if (phase === 'lay') return isEnd(what) ? END : what
    if (phase === 'replace') return RIVER
    return phase === 'use' && what > 0 ? DOUBLE : null
  }
  return null
}

/** Whether a piece is laid just now, and by this viewer. */
export const laysNow = (view: View): boolean =>
  !view.over && frameOf(view)?.phase === 'lay' && frameOf(view).seat === view.seat

/** The size that the card of this turn asks for; 0: any from 1 to 5; null: no card lies there. */
export const wantedSize = (view: View): number | null => (view.played < 0 ? null : sizeOf(view, view.played))

/** The size that a card asks for now: in the first round every card counts as a 1. */
export function sizeOf(view: View, card: number): number {
  if (isFirstRound(view)) return 1
  const corner = cornerOf(card)
  return corner === ANY_SIZE ? 0 : corner + 1
}

/** By card: how many the viewer has not seen yet, in the pile or in others' hands. */
export const unseenCards = (view: View): number[] =>
  COPIES.map(
    (copies, card) =>
      copies - view.discards[card] - (view.hand?.[card] ?? 0) - (view.played === card ? 1 : 0),
  )

export const sum = (counts: readonly number[]): number => counts.reduce((total, n) => total + n, 0)

export const emptyStacks = (view: View): number => view.stacks.filter(left => left === 0).length

/** Whether the last tile of this stack would end the match with this turn. */
export const endsMatch = (view: View, stack: number): boolean =>
  view.stacks[stack] === 1 && emptyStacks(view) + 1 >= LAST_STACKS

/** Whether taking from this stack makes everybody exchange cards. */
export const exchangesCards = (view: View, stack: number): boolean => exchanges(view.stacks, stack)

/** How many of the twelve places around a river end are free. */
export function freeAround(board: Board, end: number): number {
  let count = 0
  for (let left = board.room[end]; left > 0; left >>= 1) count += left & 1
  return count
}

/** All that people would count of a region. */
export interface Region {
  readonly root: number
  readonly kind: number
  readonly size: number
  readonly worth: number
  /** What it would be worth without the limit. */
  readonly uncapped: number
  readonly byRiver: boolean
  readonly byTemple: boolean
  readonly onIsland: boolean
  readonly isClosed: boolean
  readonly free: number
  /** Stones by seat. */
  readonly stones: readonly number[]
  readonly leaders: readonly Seat[]
}

export function regionOf(board: Board, root: number, seats: number): Region {
  const marks = board.marks[root]
  const held = board.held[root]
  const size = board.size[root]
  const stones = Array.from({ length: seats }, (_, seat) => stonesOf(held, seat))
  const byTemple = (marks & BY_TEMPLE) > 0
  const onIsland = (marks & ON_ISLAND) > 0
  return {
    root,
    kind: board.kinds[root],
    size,
    worth: worthOf(board, root),
    uncapped: size * (byTemple ? 2 : 1) * (onIsland ? 2 : 1),
    byRiver: (marks & BY_RIVER) > 0,
    byTemple,
    onIsland,
    isClosed: size > LARGEST_OPEN,
    free: size - sum(stones),
    stones,
    leaders: stones.flatMap((_, seat) => (controls(held, seat) ? [seat] : [])),
  }
}

export const isCapped = (region: Region): boolean => region.uncapped > HIGHEST_VALUE

/** Regions by their oldest tiles. */
export const rootsOf = (board: Board): number[] => board.region.filter((root, n) => root === n)

export const regionsOf = (view: View): Region[] =>
  rootsOf(view.board).map(root => regionOf(view.board, root, view.supply.length))

/** What is easily forgotten, as far as it matters now. */
export type Reminder = 'first' | 'closed' | 'cap' | 'exhausted' | 'second' | 'last' | 'room'

/** From this many free places on an end is no longer in danger. */
const ROOMY = 4

export function remindersOf(view: View, regions: readonly Region[]): Reminder[] {
  if (view.over) return []
  const { board } = view
  const isNarrow = [0, 1].some(end => !isPickedUp(board, end) && freeAround(board, end) < ROOMY)
  const all: readonly (readonly [Reminder, boolean])[] = [
    ['first', isFirstRound(view)],
    ['last', emptyStacks(view) >= LAST_STACKS],
    ['second', emptyStacks(view) === LAST_STACKS - 1],
    ['exhausted', view.exhausted >= 0],
    ['room', isNarrow],
    ['closed', regions.some(({ isClosed }) => isClosed)],
    ['cap', regions.some(isCapped)],
  ]
  return all.flatMap(([reminder, matters]) => (matters ? [reminder] : []))
}

/** What laying the piece of this step at a position would change. */
export interface Laying {
  readonly board: Board
  /** The number of the new tile. */
  readonly tile: number
  /** Regions that would be larger or worth more, and those of now that each of them grows from. */
  readonly changed: readonly { readonly region: Region; readonly from: readonly number[] }[]
}

export function layingOf(view: View, at: number): Laying {
  const { what } = frameOf(view)
  const board = cloneBoard(view.board)
  if (isEnd(what)) layEnd(board, endOf(what), at)
  else layTile(board, at, what)
  const before = rootsOf(view.board)
  const isChanged = (root: number): boolean =>
    view.board.size[root] !== board.size[root] || worthOf(view.board, root) !== worthOf(board, root)
  return {
    board,
    tile: board.tiles.length - 1,
    changed: rootsOf(board)
      .filter(isChanged)
      .map(root => ({
        region: regionOf(board, root, view.supply.length),
        from: before.filter(old => board.region[old] === root),
      })),
  }
}

/** A region as it would be with one more stone of this seat, and the tile that would carry it. */
export function stoneIn(
  view: View,
  seat: Seat,
  root: number,
): { readonly board: Board; readonly tile: number; readonly region: Region } {
  const board = cloneBoard(view.board)
  const tile = addStone(board, seat, root)
  return { board, tile, region: regionOf(board, root, view.supply.length) }
}

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
  const beside = board.tiles.flatMap((_, n) => (touches(board, at, n) ? [n] : []))
  const roots = new Set(beside.filter(n => isTerrain(board.kinds[n])).map(n => board.region[n]))
  return {
    kind: inHand(view) ?? END,
    regions: [...roots].map(root => ({ kind: board.kinds[root], size: board.size[root] })),
    water: beside.some(n => isWater(board.kinds[n])),
    temple: beside.some(n => board.kinds[n] === TEMPLE),
  }
}

/** What a card would allow: where its tile may be laid, which regions take its stone as they are, and which would once its tile makes them grow. */
export interface Promised {
  readonly places: readonly number[]
  readonly fits: readonly number[]
  readonly grows: readonly number[]
}

export function promisedBy(view: View, card: number): Promised {
  const middle = middleOf(card)
  const wanted = sizeOf(view, card)
  const takes = (size: number): boolean => size <= LARGEST_OPEN && (wanted === 0 || size === wanted)
  const regions = regionsOf(view)
  return {
    places: layings(view.board, middle === ANY_STACK ? NECROPOLIS : middle).map(({ at }) => at),
    fits: regions.filter(({ size, free }) => takes(size) && free > 0).map(({ root }) => root),
    grows: regions
      .filter(
        ({ kind, size }) => (kind === middle || middle === ANY_STACK) && !takes(size) && takes(size + 1),
      )
      .map(({ root }) => root),
  }
}
