/** Gems: what they promise on the avenue, what placing them brings, and which swap of plates makes it better. */
import type { Seat } from '../../../../kernel/game.ts'
import { AVENUE_POINTS, MOST_GEMS, OWNER_POINTS, STALLS } from '../../rules/data.ts'
import type { State } from '../../rules/types.ts'
import { RIVAL, STONE, turnsLeft } from './course.ts'

/** By gems that could be placed in a row, with the help of one swap: points beyond what they bring left over. */
const PROMISE = [0, 0.6, 1.3, 2.1, 3.8] as const

/** What a gem in hand is worth while there are turns left to place it with others; left over it scores one. */
const KEPT = 1.45
const LEFT_OVER = 1

const left = [0, 0, 0]

/** What a player's gems are worth, with one more of a colour, or none more (-1). */
export function gemsWorth(state: State, seat: Seat, more: number): number {
  const { gems, plates, built } = state
  left[0] = gems[seat * 3]
  left[1] = gems[seat * 3 + 1]
  left[2] = gems[seat * 3 + 2]
  if (more >= 0) left[more]++
  const count = left[0] + left[1] + left[2]
  const turns = turnsLeft(state, seat)
  if (turns === 0 || count === 0) return count
  const end = Math.min(plates.length, built + MOST_GEMS)
  let run = 0
  let swapped = false
  for (let i = built; i < end; i++) {
    let colour = plates[i] % 3
    if (left[colour] === 0) {
      if (swapped) break
      swapped = true
      colour = left[0] >= left[1] ? (left[0] >= left[2] ? 0 : 2) : left[1] >= left[2] ? 1 : 2
      if (left[colour] === 0) break
    }
    left[colour]--
    run++
  }
  const room = plates.length - built
  const rest = Math.min(count - run, room - run)
  return count + PROMISE[run] * (swapped ? 0.8 : 0.9) + (turns > 1 ? 0.3 : 0.1) * rest
}

/** The plate on a field, from 0, if two plates are exchanged. */
const plateAt = (plates: readonly number[], field: number, first: number, second: number): number =>
  plates[field === first ? second : field === second ? first : field]

/** How many gems fit in a row if two plates are exchanged. */
function countFitting({ gems, plates, built }: State, seat: Seat, first: number, second: number): number {
  left[0] = gems[seat * 3]
  left[1] = gems[seat * 3 + 1]
  left[2] = gems[seat * 3 + 2]
  const end = Math.min(plates.length, built + MOST_GEMS)
  let i = built
  while (i < end && left[plateAt(plates, i, first, second) % 3]-- > 0) i++
  return i - built
}

/** The largest number of stones of a player at one stall. */
export function mostStones({ goods }: State, seat: Seat): number {
  let most = 0
  for (let i = seat * STALLS; i < (seat + 1) * STALLS; i++) if (goods[i] > most) most = goods[i]
  return most
}

/** By number of gems, from 1: what placing so many brings on balance; filled by `weighPlacing`. */
const balance = [0, 0, 0, 0, 0]

/** Weighs placing 1 to 4 gems, with two plates exchanged (the same field twice: none); returns the best number, 0 if none fits. */
function weighPlacing(state: State, seat: Seat, first: number, second: number): number {
  const { plates, built } = state
  const seats = state.hands.length
  const fit = countFitting(state, seat, first, second)
  const price = turnsLeft(state, seat) > 1 ? KEPT : LEFT_OVER
  const rival = RIVAL[seats]
  let others = 0
  let best = 0
  for (let k = 1; k <= fit; k++) {
    const owner = Math.trunc(plateAt(plates, built + k - 1, first, second) / 3)
    if (owner === seat) others -= STONE * mostStones(state, seat)
    else if (owner < seats) others += rival * OWNER_POINTS[k - 1]
    balance[k] = AVENUE_POINTS[k] - others - price * k
    if (best === 0 || balance[k] > balance[best]) best = k
  }
  return best
}

/** The best that can be done on the avenue with a card; fields from 0, the same field twice: no swap. */
export interface Plan {
  readonly value: number
  readonly gems: number
  readonly first: number
  readonly second: number
}

const NO_PLAN: Plan = { value: -1, gems: 0, first: 0, second: 0 }

/** Looks for the best avenue action: as the plates lie, or with a swap that lets more gems fit. */
export function bestAvenue(state: State, seat: Seat, card: number, canSwap: boolean): Plan {
  const { plates, built, gems } = state
  const count = gems[seat * 3] + gems[seat * 3 + 1] + gems[seat * 3 + 2]
  if (count === 0) return NO_PLAN
  const plain = weighPlacing(state, seat, 0, 0)
  let best = plain > 0 ? { value: balance[plain], gems: plain, first: 0, second: 0 } : NO_PLAN
  if (!canSwap) return best
  const fit = countFitting(state, seat, 0, 0)
  if (count <= fit || fit === MOST_GEMS) return best
  // Only the first plate that does not fit need be replaced.
  const first = built + fit
  const end = Math.min(plates.length, first + card + 1)
  for (let second = first + 1; second < end; second++) {
    if (plates[second] % 3 === plates[first] % 3) continue
    const k = weighPlacing(state, seat, first, second)
    if (k > 0 && balance[k] > best.value) best = { value: balance[k], gems: k, first, second }
  }
  return best
}

/** What placing so many gems as the plates lie brings on balance. */
export function placeWorth(state: State, seat: Seat, gems: number): number {
  if (gems === 0) return 0
  weighPlacing(state, seat, 0, 0)
  return balance[gems]
}

/** What a swap brings: the best placing after it. */
export function swapWorth(state: State, seat: Seat, first: number, second: number): number {
  const k = weighPlacing(state, seat, first, second)
  return k > 0 ? balance[k] : -0.5
}

/** The best swap of a plate, at most so far away, with one behind it. */
export function liftWorth(state: State, seat: Seat, first: number, card: number): number {
  const end = Math.min(state.plates.length, first + card + 1)
  let best = -1
  for (let second = first + 1; second < end; second++) {
    if (state.plates[second] === state.plates[first]) continue
    const value = swapWorth(state, seat, first, second)
    if (value > best) best = value
  }
  return best
}
