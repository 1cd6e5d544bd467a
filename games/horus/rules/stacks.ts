/** How far a match has come: its round, its empty stacks, and what the next tile of one brings. */
import { LAST_STACKS, TERRAINS } from './data.ts'

export const roundOf = (turn: number, seats: number): number => Math.max(1, Math.ceil(turn / seats))

export function countEmpty(stacks: readonly number[]): number {
  let empty = 0
  for (let stack = 0; stack < stacks.length; stack++) if (stacks[stack] === 0) empty++
  return empty
}

/** Whether the next tile of a stack makes everybody exchange cards: it is the last of a terrain, and the match does not end with this turn (5.6, 8.1). */
export const exchanges = (stacks: readonly number[], stack: number): boolean =>
  stack < TERRAINS && stacks[stack] === 1 && countEmpty(stacks) + 1 < LAST_STACKS
