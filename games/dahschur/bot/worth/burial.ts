/** What the discs would bring if the match ended now: everybody serves from the front, the dearest disc first, on an own card if there is one. */
import { DISCS, DOOR_POINTS } from '../../rules/data.ts'
import type { State } from '../../rules/types.ts'

const VALUES = DISCS.length
const SEATS = 4

/** By seat: points for discs, and for cards on which others lay theirs. */
export interface Burial {
  readonly discs: Float64Array
  readonly doors: Float64Array
}

// By seat and value: discs in hand and own cards that are free. Kept, since this is asked in every trial.
const held = new Int8Array(SEATS * VALUES)
const free = new Int8Array(SEATS * VALUES)
const burial = { discs: new Float64Array(SEATS), doors: new Float64Array(SEATS) }

/** The result is overwritten by the next call. */
export function buryAll({ chambers, filled, discs, procession, hands }: State): Burial {
  burial.discs.fill(0)
  burial.doors.fill(0)
  free.fill(0)
  held.set(discs)
  for (let door = 0; door < chambers.length; door++) {
    if (chambers[door] > 0 && (filled & (1 << door)) === 0) free[(door % 4) * VALUES + chambers[door] - 1]++
  }
  for (let field = procession.length - 1; field >= 0; field--) {
    if (procession[field] >= 0) serve(procession[field], hands.length)
  }
  return burial
}

function serve(seat: number, seats: number): void {
  for (let i = VALUES - 1; i >= 0; i--) {
    if (held[seat * VALUES + i] === 0) continue
    const owner = ownerOf(seat, i, seats)
    if (owner < 0) continue
    held[seat * VALUES + i]--
    free[owner * VALUES + i]--
    burial.discs[seat] += i + 1
    if (owner !== seat) burial.doors[owner] += DOOR_POINTS[i > 2 ? 1 : 0]
    return
  }
}

/** Whose card takes a disc; -1 if no card is free. */
function ownerOf(seat: number, i: number, seats: number): number {
  if (free[seat * VALUES + i] > 0) return seat
  for (let other = 0; other < seats; other++) if (free[other * VALUES + i] > 0) return other
  return -1
}
