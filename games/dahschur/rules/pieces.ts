/** The moves of single pieces that several phases share: points, stones at stalls, offerings, cards in front of a player. */
import type { Seat, Tell } from '../../../kernel/game.ts'
import { POINT_RULES, STALLS } from './data.ts'
import type { DahschurEvent, State, Table } from './types.ts'

/** Where each source of points stands in POINT_RULES. */
export const SOURCE = { avenue: 0, owner: 1, right: 2, disc: 3, door: 4, gems: 5 } as const

const SOURCES = POINT_RULES.length

/** The left neighbour. */
export const next = (state: State, seat: Seat): Seat => (seat + 1 === state.hands.length ? 0 : seat + 1)

export function gain(state: State, seat: Seat, source: number, points: number): void {
  state.points[seat * SOURCES + source] += points
}

/** Tells of points, and at which plates or doors they come from. */
export const scored = (
  seat: Seat,
  source: number,
  points: number,
  at: readonly number[] = [],
): DahschurEvent => ({ type: 'scored', seat, rule: POINT_RULES[source], points, at })

/** The set of stalls at which this player's stones lie. */
export function stallsOf(state: Table, seat: Seat): number {
  let set = 0
  for (let i = 0; i < STALLS; i++) if (state.goods[seat * STALLS + i] > 0) set |= 1 << i
  return set
}

/** Takes stones back from a stall into the supply. */
export function takeStones(
  state: State,
  seat: Seat,
  stall: number,
  stones: number,
  tell?: Tell<DahschurEvent>,
): void {
  state.goods[seat * STALLS + stall - 1] -= stones
  state.supply[seat] += stones
  tell?.({ type: 'tookBack', seat, stall, stones })
}

/** Brings a stone from the supply (from 0), or an offering from its field, to a free field of the procession. */
export function advanceOffering(
  state: State,
  seat: Seat,
  from: number,
  to: number,
  tell?: Tell<DahschurEvent>,
): void {
  if (from === 0) state.supply[seat]--
  else state.procession[from - 1] = -1
  state.procession[to - 1] = seat
  tell?.({ type: 'advanced', seat, from, to })
}

/** How many cards lie in front of a player. */
export function countLaid(state: Table, seat: Seat): number {
  let count = 0
  while (count < 3 && state.laid[seat * 3 + count] > 0) count++
  return count
}

/** The sum of the cards in front of a player. */
export const sumOf = (state: Table, seat: Seat): number =>
  state.laid[seat * 3] + state.laid[seat * 3 + 1] + state.laid[seat * 3 + 2]
