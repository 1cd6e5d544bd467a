/** Offerings and discs: what they are worth at the end, as far as one can tell now. */
import type { Seat } from '../../../../kernel/game.ts'
import { DISCS, DOOR_POINTS } from '../../rules/data.ts'
import { has } from '../../rules/sets.ts'
import type { State } from '../../rules/types.ts'
import { RIVAL, roundsLeft } from './course.ts'

const VALUES = DISCS.length

/** How cards in the chambers and discs stand to each other. */
export interface Tombs {
  /** By value - 1: cards in the chambers that carry no disc. */
  readonly doors: readonly number[]
  /** By value - 1: discs that all players hold. */
  readonly wanted: readonly number[]
}

/** How many discs come to a player in a round, about. */
const DISCS_A_ROUND = 0.8

export function tombsOf({ chambers, filled, discs, hands }: State): Tombs {
  const doors = [0, 0, 0, 0, 0, 0]
  const wanted = [0, 0, 0, 0, 0, 0]
  for (let i = 0; i < VALUES; i++) {
    for (let seat = 0; seat < hands.length; seat++) wanted[i] += discs[seat * VALUES + i]
  }
  for (let door = 0; door < chambers.length; door++) {
    if (chambers[door] > 0 && (filled & (1 << door)) === 0) doors[chambers[door] - 1]++
  }
  return { doors, wanted }
}

/** What a player's discs and offerings promise together. */
export function tombWorth(state: State, seat: Seat, { doors, wanted }: Tombs): number {
  const { procession, discs, hands } = state
  const rounds = roundsLeft(state)
  let offerings = 0
  let front = 0
  for (let field = 0; field < procession.length; field++) {
    if (procession[field] !== seat) continue
    offerings++
    front += field
  }
  let open = offerings + (rounds > 0 ? 1 : 0)
  let lays = rounds
  let worth = 0
  let held = 0
  for (let value = VALUES; value > 0; value--) {
    for (let n = discs[seat * VALUES + value - 1]; n > 0; n--) {
      held++
      let chance = 0
      if (doors[value - 1] > 0) chance = Math.min(1, 0.25 + (0.75 * doors[value - 1]) / wanted[value - 1])
      if (chance < 0.8 && lays > 0 && n === 1 && ownsCard(state, seat, value)) {
        lays--
        chance = Math.max(chance, 0.85)
      } else if (rounds > 0) chance = Math.max(chance, 0.3)
      if (open > 0) worth += value * chance
      else if (rounds > 0) worth += value * chance * 0.4
      open--
    }
  }
  // Offerings beyond the discs held will serve those to come.
  const future = rounds * DISCS_A_ROUND
  const spare = Math.min(Math.max(0, offerings - held), future + 0.5)
  const unserved = Math.max(0, held - offerings)
  return worth + spare * 1.1 - (rounds > 0 ? unserved * 0.9 : 0) + front * 0.03 * (hands.length - 1)
}

/** Whether a player's own card of this value can still be laid into a chamber. */
function ownsCard({ hands, laid, hired }: State, seat: Seat, value: number): boolean {
  if (has(hands[seat], value)) return true
  for (let place = 0; place < 3; place++)
    if (laid[seat * 3 + place] === value && hired[seat] !== place) return true
  return false
}

/** What one more offering is worth. */
export function offeringWorth(state: State, seat: Seat): number {
  const { procession, discs } = state
  const rounds = roundsLeft(state)
  let offerings = 0
  for (let field = 0; field < procession.length; field++) if (procession[field] === seat) offerings++
  let held = 0
  for (let i = 0; i < VALUES; i++) held += discs[seat * VALUES + i]
  if (offerings < held) return rounds === 0 ? 3 : 2.2
  return offerings < held + rounds * DISCS_A_ROUND + 0.6 ? 1.3 : 0.1
}

/** What an advance by so many fields is worth: the front serves first. */
export const advanceWorth = (state: State, seat: Seat, from: number, to: number): number =>
  (from === 0 ? offeringWorth(state, seat) : 0) + (from === 0 ? to * 0.04 : (to - from) * 0.07)

/** What laying a disc on the card of a door is worth. */
export function buryWorth(state: State, seat: Seat, door: number): number {
  const value = state.chambers[door]
  if (door % 4 === seat) return value
  return value - RIVAL[state.hands.length] * DOOR_POINTS[value > 3 ? 1 : 0]
}
