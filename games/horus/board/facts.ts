/** What can be read off a view: the step of the turn, the tile in somebody's hand, what is left of what everybody has seen, and what is easily forgotten. */
import type { Seat } from '../../../kernel/game.ts'
import { isPickedUp } from '../rules/board.ts'
import { cornerOf } from '../rules/cards.ts'
import { ANY_SIZE, COPIES, END, RIVER } from '../rules/data.ts'
import { isEnd } from '../rules/laying.ts'
import type { Frame, View } from '../rules/types.ts'
import { isCapped, type Region } from './map.ts'

/** The step that somebody has to decide or chance to play; undefined before the beginning. */
export const frameOf = (view: View): Frame => view.flow[view.flow.length - 1]

export const isFirstRound = (view: View): boolean => !view.over && view.turn <= view.supply.length

/** Whose turn it is; null before the first turn and after the last. */
export const activeOf = (view: View): Seat | null =>
  view.over || view.turn === 0 ? null : (view.first + view.turn - 1) % view.supply.length

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
export function wantedSize(view: View): number | null {
  if (view.played < 0) return null
  return sizeOf(view, view.played)
}

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

/** What is easily forgotten, as far as it matters now. */
export type Reminder = 'first' | 'closed' | 'cap' | 'exhausted' | 'last' | 'room'

export function remindersOf(view: View, regions: readonly Region[]): Reminder[] {
  if (view.over) return []
  const list: Reminder[] = []
  if (isFirstRound(view)) list.push('first')
  if (emptyStacks(view) > 0) list.push('last')
  if (view.exhausted >= 0) list.push('exhausted')
  if (view.board.room.some((room, end) => !isPickedUp(view.board, end) && countBits(room) <= 3))
    list.push('room')
  if (regions.some(({ isClosed }) => isClosed)) list.push('closed')
  if (regions.some(isCapped)) list.push('cap')
  return list
}

export function countBits(set: number): number {
  let count = 0
  for (let left = set; left > 0; left >>= 1) count += left & 1
  return count
}
