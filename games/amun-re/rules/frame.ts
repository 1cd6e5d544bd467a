/** Frames of the flow: all of one make, so that the engine stays quick. */
import type { Seat } from '../../../kernel/game.ts'
import type { Frame } from './types.ts'

/** A frame in which nothing is left to place and nothing has been used. */
export function frame(phase: Frame['phase'], seat: Seat, cards = 0): Frame {
  return { phase, seat, cards, farmers: 0, stones: 0, bought: false, played: false }
}

/** What a step of phase 3 has used up: its purchase, its power card. Every frame is one of these too. */
export interface Used {
  readonly bought: boolean
  readonly played: boolean
}

export const NOTHING_USED: Used = { bought: false, played: false }

/** A step of phase 3 (3.1): the pieces still to be placed, and what has been used. */
export function stepFrame(
  phase: 'farmers' | 'stones',
  seat: Seat,
  left: number,
  { bought, played }: Used,
): Frame {
  const farmers = phase === 'farmers' ? left : 0
  return { phase, seat, cards: 0, farmers, stones: left - farmers, bought, played }
}

/** Items taken after the sacrifice that have still to be placed or drawn (4.5). */
export function settleFrame(seat: Seat, cards: number, farmers: number, stones: number): Frame {
  return { phase: 'settle', seat, cards, farmers, stones, bought: false, played: false }
}
