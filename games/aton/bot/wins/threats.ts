/** Instant wins: whether a player can complete a temple or a colour in one turn, and whether a turn played before can prevent it. The test plays all turns by the rules to hold it to that. */
import type { Seat } from '../../../../kernel/game.ts'
import { REALM } from '../../rules/data.ts'
import { COUNT } from '../../rules/spaces.ts'
import { CLASSES, COLOUR_COUNT, FIRST, FULL, GREEN, YELLOW } from '../spaces/classes.ts'

/** The sets of spaces that win when one player holds them all, each by temple: the four temples, yellow, green. */
const SETS: readonly (readonly number[])[] = [
  ...[0, 1, 2, 3].map(temple => [0, 1, 2, 3].map(t => (t === temple ? FULL : 0))),
  YELLOW,
  GREEN,
]

/** What is on the table; states and views both fit. */
export interface Board {
  readonly stones: readonly number[]
  readonly supply: readonly number[]
  readonly realm: readonly number[]
}

/** What a player may still do in a turn. */
export interface Means {
  readonly removes: number // opposing stones that leave
  readonly gives: number // own stones that leave: 1 or 0
  readonly places: number
  readonly reach: number // temples that are open
}

/** What these cards allow; nothing is removed in the first round. */
export function meansOf(cards: readonly number[], round: number): Means {
  const step = round === 1 ? 0 : cards[1] - 2
  return { removes: Math.max(0, step), gives: step < 0 ? 1 : 0, places: cards[3], reach: cards[2] }
}

/** The set that this player can complete with these means, as its number; -1 if there is none. */
export function completable(board: Board, seat: Seat, means: Means): number {
  for (let set = 0; set < SETS.length; set++) if (canComplete(board, seat, means, set)) return set
  return -1
}

function canComplete(board: Board, seat: Seat, means: Means, set: number): boolean {
  const { stones } = board
  const spaces = SETS[set]
  let missing = 0
  let blocked = 0
  let spare = 0 // own stones that may be given up without harm
  let own = 0
  for (let temple = 0; temple < 4; temple++) {
    const held = stones[seat * 4 + temple]
    const open = spaces[temple] & ~held
    if (temple >= means.reach) {
      if (open !== 0) return false
      continue
    }
    missing += COUNT[open]
    blocked += COUNT[open & stones[(1 - seat) * 4 + temple]]
    spare += COUNT[held & ~spaces[temple]]
    own += COUNT[held]
  }
  if (blocked > means.removes) return false
  let supply = board.supply[seat]
  if (means.gives > 0 && own > 0) {
    if (spare === 0) missing++
    if (board.realm[0] + board.realm[1] >= REALM) supply++
  }
  return missing > 0 && missing <= Math.min(means.places, supply)
}

/** The spaces that must be dealt with to complete a set, in one temple: blocked ones, or free ones. */
export function openIn(board: Board, seat: Seat, set: number, temple: number, blocked: boolean): number {
  const other = board.stones[(1 - seat) * 4 + temple]
  return SETS[set][temple] & ~board.stones[seat * 4 + temple] & (blocked ? other : ~other)
}

/** The spaces of a set, in one temple. */
export const spacesOf = (set: number, temple: number): number => SETS[set][temple]

/** Whether a player with these means can play so that the other, following with theirs, cannot complete anything. */
export function canHold(board: Board, seat: Seat, means: Means, theirs: Means): boolean {
  const other = 1 - seat
  if (means.removes === 0 && means.gives === 0) {
    const set = completable(board, other, theirs)
    if (set < 0) return true
    return Math.min(means.places, board.supply[seat]) > 0 && canBlock(board, seat, means, theirs, set)
  }
  const owner = means.removes > 0 ? other : seat
  const next: Means =
    means.removes > 0 ? { ...means, removes: means.removes - 1 } : { ...means, gives: means.gives - 1 }
  let found = false
  for (let temple = 0; temple < means.reach; temple++) {
    for (let colour = 0; colour < COLOUR_COUNT; colour++) {
      const spaces = CLASSES[temple * COLOUR_COUNT + colour] & board.stones[owner * 4 + temple]
      if (spaces === 0) continue
      found = true
      if (canHold(without(board, owner, temple, FIRST[spaces]), seat, next, theirs)) return true
    }
  }
  return !found && canHold(board, seat, { ...means, removes: 0, gives: 0 }, theirs)
}

/** Whether placing can stop a set (and all others): one stone after the other on its open spaces, since nothing else stops it. */
function canBlock(board: Board, seat: Seat, means: Means, theirs: Means, set: number): boolean {
  const next: Means = { ...means, places: means.places - 1 }
  for (let temple = 0; temple < means.reach; temple++) {
    const free = openIn(board, 1 - seat, set, temple, false)
    for (let colour = 0; colour < COLOUR_COUNT; colour++) {
      const spaces = CLASSES[temple * COLOUR_COUNT + colour] & free
      if (spaces !== 0 && canHold(placed(board, seat, temple, FIRST[spaces]), seat, next, theirs)) return true
    }
  }
  return false
}

/** The board after a stone has left a temple. */
export function without(board: Board, owner: Seat, temple: number, place: number): Board {
  const stones = board.stones.slice()
  stones[owner * 4 + temple] &= ~(1 << place)
  const full = board.realm[0] + board.realm[1] >= REALM
  const supply = board.supply.slice()
  const realm = board.realm.slice()
  if (full) supply[owner]++
  else realm[owner]++
  return { stones, supply, realm }
}

/** The board after a stone has been placed. */
export function placed(board: Board, seat: Seat, temple: number, place: number): Board {
  const stones = board.stones.slice()
  stones[seat * 4 + temple] |= 1 << place
  const supply = board.supply.slice()
  supply[seat]--
  return { stones, supply, realm: board.realm }
}
