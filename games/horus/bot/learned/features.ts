/**
 * What the evaluation of Horus is told about a position: by region its size, whether it is full, its value and how far a seat leads; cards; and
 * whose turn it is. Each of these has a weight that changes with the turns left; learned by tools/train-horus.ts.
 */
import type { Seat } from '../../../../kernel/game.ts'
import { ANY_STACK, CARD_KINDS, CORNERS, HIGHEST_VALUE, LARGEST_OPEN } from '../../rules/data.ts'
import { cornerOf, middleOf } from '../../rules/faces.ts'
import { pointsFor } from '../../rules/score.ts'
import { BITS, stonesOf } from '../../rules/stones.ts'
import type { State } from '../../rules/types.ts'
import { findRoom, growthOf, roomList } from './room.ts'

/** How far a seat leads: without a stone three or more, two or one behind; with one two or more, or one behind; level; one, two, three or more ahead. */
export const LEADS = 9
export const LEVEL = 5

/** Open regions by size, not full or full, and closed ones: of the highest value, or small or large below it. */
export const GROUPS = 13

/** The place of each feature; regions by group and lead, values by open or closed and lead. */
export const AT = {
  corner: 0,
  anyStack: CORNERS,
  nile: 7,
  turn: 8,
  region: 12,
  value: 12 + GROUPS * LEADS,
  room: 12 + GROUPS * LEADS + 2 * LEADS,
}
export const COUNT = AT.room + 2 * LEADS

/** With this many turns left for each seat, half of the uncertainty is left. */
const HALF = 2

/** The uncertainty is told in steps, so that what follows from it can be worked out before. */
export const STEPS = 64

/** About how many turns are left in all: the match ends with the second empty stack, and a turn takes about a quarter of a tile from each. */
export function turnsLeft(stacks: readonly number[]): number {
  let least = 99
  let second = 99
  for (let stack = 0; stack < stacks.length; stack++) {
    const left = stacks[stack]
    if (left < least) {
      second = least
      least = left
    } else if (left < second) second = left
  }
  return Math.max(1, 2.6 * second + 1.2 * least)
}

/** How uncertain things still are, in steps: from near all of them at the beginning to near 0 at the end. */
export const doubtOf = (left: number, seats: number): number =>
  Math.round((STEPS * left) / (left + HALF * seats))

/** The group of a region with this many stones. */
export function groupOf(size: number, stones: number, value: number): number {
  if (size <= LARGEST_OPEN) return size - 1 + (stones >= size ? LARGEST_OPEN : 0)
  if (value >= HIGHEST_VALUE) return 10
  return size <= 7 ? 11 : 12
}

/** How far a seat leads that has so many stones, where the others have this many at most. */
export function leadOf(own: number, most: number): number {
  const lead = own - most
  if (own === 0) return lead <= -3 ? 0 : 3 + lead
  if (lead < 0) return lead <= -2 ? 3 : 4
  return lead >= 3 ? 8 : LEVEL + lead
}

const room = roomList()

/** Tells everything about a seat but the points it would have now. */
export function features(state: State, seat: Seat, tell: (at: number, amount: number) => void): void {
  const { board, hands, nile, supply } = state
  const seats = supply.length
  findRoom(board, room)
  for (let card = 0; card < CARD_KINDS; card++) {
    const count = hands[seat][card]
    if (count === 0) continue
    tell(AT.corner + cornerOf(card), count)
    if (middleOf(card) === ANY_STACK) tell(AT.anyStack, count)
  }
  if (nile[seat] > 0) tell(AT.nile, 1)
  const next = (state.first + state.turn - 1) % seats
  tell(AT.turn + ((seat - next + seats) % seats), 1)
  for (let region = 0; region < board.held.length; region++) {
    const held = board.held[region]
    if (held === 0) continue
    const size = board.size[region]
    const value = pointsFor(size, board.marks[region])
    const lead = leadOf(stonesOf(held, seat), mostOfOthers(held, seat))
    tell(AT.region + groupOf(size, allStones(held), value) * LEADS + lead, 1)
    tell(AT.value + (size <= LARGEST_OPEN ? 0 : LEADS) + lead, value)
    const growth = growthOf(size, board.marks[region], room[region])
    if (growth > 0) tell(AT.room + (size <= LARGEST_OPEN ? 0 : LEADS) + lead, growth)
  }
}

function mostOfOthers(held: number, seat: Seat): number {
  let most = 0
  for (let other = 0; other < 4; other++) if (other !== seat) most = Math.max(most, stonesOf(held, other))
  return most
}

function allStones(held: number): number {
  let sum = 0
  for (let left = held; left > 0; left >>= BITS) sum += left & 31
  return sum
}
