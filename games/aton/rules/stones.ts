/** The moves of single stones between supply, temples and realm of the dead, and the instant wins that a placed stone can bring. */
import type { Seat, Tell } from '../../../kernel/game.ts'
import { COLOURS, type Ending, REALM } from './data.ts'
import {
  COUNT,
  freeIn,
  heldIn,
  holderOf,
  holdsGreen,
  holdsTemple,
  holdsYellow,
  TEMPLE_OF,
  turnOver,
} from './spaces.ts'
import type { AtonEvent, State } from './types.ts'

/** How many temples the player's cartouche 3 opens, from the first (4.1). */
export const reach = (state: State, seat: Seat): number => state.decks[seat].laid[2]

/** How many stones the player's cartouche 2 removes (3.2); none in the first round (3.3). */
export function removals(state: State, seat: Seat): number {
  return state.round === 1 ? 0 : Math.abs(state.decks[seat].laid[1] - 2)
}

/** Whose stones the player's cartouche 2 removes: a 1 costs an own stone (3.2). */
export const targetOf = (state: State, seat: Seat): Seat =>
  state.decks[seat].laid[1] === 1 ? seat : 1 - seat

/** How many stones of this seat stand in the first temples. */
export function countHeld(state: State, seat: Seat, temples: number): number {
  let count = 0
  for (let temple = 0; temple < temples; temple++) count += COUNT[heldIn(state, seat, temple)]
  return count
}

/** How many spaces are free in the first temples. */
export function countFree(state: State, temples: number): number {
  let count = 0
  for (let temple = 0; temple < temples; temple++) count += COUNT[freeIn(state, temple)]
  return count
}

/** Takes a stone out of its temple into the realm of the dead; from a full realm it goes straight to its owner's supply (6.1, R15). */
export function removeStone(state: State, seat: Seat, space: number, tell?: Tell<AtonEvent>): void {
  const owner = holderOf(state.stones, space)
  const to = isRealmFull(state) ? 'supply' : 'realm'
  turnOver(state, owner, space)
  state[to][owner]++
  tell?.({ type: 'removed', seat, owner, space, to })
}

export const isRealmFull = (state: State): boolean => state.realm[0] + state.realm[1] >= REALM

/** Puts a stone from the supply on a free space, and ends the match if that wins it (5.4, R17); `left` more follow in this turn. */
export function placeStone(
  state: State,
  seat: Seat,
  space: number,
  left: number,
  tell?: Tell<AtonEvent>,
): void {
  state.supply[seat]--
  turnOver(state, seat, space)
  tell?.({ type: 'placed', seat, space, left })
  const ending = instantWin(state, seat, space)
  if (ending) finish(state, ending, seat === 0 ? [1, 2] : [2, 1], tell)
}

/** Stones that find no free space go to the realm of the dead as far as it has room; the others stay in the supply (5.3, R12, R15). */
export function overflow(state: State, seat: Seat, stones: number, tell?: Tell<AtonEvent>): void {
  if (stones === 0) return
  const room = REALM - state.realm[0] - state.realm[1]
  const buried = Math.min(stones, room)
  state.supply[seat] -= buried
  state.realm[seat] += buried
  tell?.({ type: 'overflowed', seat, realm: buried, supply: stones - buried })
}

/** Takes an own stone back into the supply after a scoring (8.3, R25). */
export function recallStone(state: State, seat: Seat, space: number, tell?: Tell<AtonEvent>): void {
  turnOver(state, seat, space)
  state.supply[seat]++
  state.recall[seat * 4 + TEMPLE_OF[space]]--
  tell?.({ type: 'recalled', seat, space })
}

export function finish(
  state: State,
  ending: Ending,
  places: readonly number[],
  tell?: Tell<AtonEvent>,
): void {
  state.over = { kind: 'over', ending, places }
  tell?.({ type: 'over', ending, places })
}

/** Only what the new stone belongs to can have become complete. */
function instantWin(state: State, seat: Seat, space: number): Ending | undefined {
  if (holdsTemple(state, seat, TEMPLE_OF[space])) return 'temple'
  if (COLOURS[space] === 'Y' && holdsYellow(state, seat)) return 'yellow'
  if (COLOURS[space] === 'G' && holdsGreen(state, seat)) return 'green'
  return undefined
}
