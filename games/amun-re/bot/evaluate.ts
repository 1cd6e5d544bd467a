/** How good a position at the end of a round is for each seat: some sums of features, weighed by round, made into shares of the first place. */
import type { Seat } from '../../../kernel/game.ts'
import { handSize } from '../rules/cards.ts'
import { BONUS_KINDS, BUILDER, CARD, FIRST_BONUS, PROVINCES, ROUNDS_PER_KINGDOM } from '../rules/data.ts'
import { farmersIn, freeFarms } from '../rules/provinces.ts'
import { totalOf } from '../rules/score.ts'
import type { State } from '../rules/types.ts'
import { WEIGHTS } from './weights.ts'
import { isAlike } from './worth.ts'

/** What is counted for a seat, in the order of the weights. */
export const FEATURES = [
  'points',
  'gold',
  'root of gold',
  'cards',
  'builders',
  'bonus cards',
  'bonus cards that can still be met',
  'pyramids',
  'sets',
  'stones',
  'largest in the west',
  'largest in the east',
  'temples',
  'farmers',
  'free farms',
  'camel income',
  'income',
  'card limit',
  'start player',
] as const

export const COUNT = FEATURES.length

export function evaluate(state: State, shares: Float64Array): void {
  const seats = state.gold.length
  const weights = WEIGHTS[seats][state.round]
  let best = Number.NEGATIVE_INFINITY
  for (let seat = 0; seat < seats; seat++) {
    features(state, seat, row)
    let sum = 0
    for (let i = 0; i < COUNT; i++) sum += weights[i] * row[i]
    shares[seat] = sum
    if (sum > best) best = sum
  }
  let total = 0
  for (let seat = 0; seat < seats; seat++) {
    shares[seat] = Math.exp(shares[seat] - best)
    total += shares[seat]
  }
  for (let seat = 0; seat < seats; seat++) shares[seat] /= total
}

const row = new Float64Array(COUNT)

/** Counts what a seat has, into `out`. */
export function features(state: State, seat: Seat, out: Float64Array): void {
  const own = state.owned[seat]
  const hand = state.held[seat]
  out.fill(0)
  out[0] = totalOf(state.points[seat])
  out[1] = state.gold[seat]
  out[2] = Math.sqrt(state.gold[seat])
  out[3] = handSize(state, seat)
  out[4] = hand[BUILDER]
  for (let i = 0; i < BONUS_KINDS; i++) out[5] += hand[FIRST_BONUS + i]
  out[18] = state.start === seat ? 1 : 0
  if (own.length === 0) return
  out[6] = bonusesInReach(state, seat)
  let sets = state.pyramids[own[0]]
  for (let i = 0; i < own.length; i++) {
    const province = own[i]
    const { income, camel } = PROVINCES[province]
    const pyramids = state.pyramids[province]
    out[7] += pyramids
    sets = Math.min(sets, pyramids)
    out[9] += state.stones[province]
    out[12] += state.board.temples[province]
    out[13] += farmersIn(state, province)
    out[14] += freeFarms(state, province)
    if (camel) out[15] += income
    else out[16] += income
    out[17] = Math.max(out[17], state.board.limit[province])
  }
  out[8] = sets
  out[10] = lead(state, seat, 1)
  out[11] = lead(state, seat, 0)
}

const LOCATIONS = [
  [CARD['egypt-bonus'], 'upper'],
  [CARD['side-bonus'], 'west'],
  [CARD['bank-bonus'], 'bank'],
] as const

function bonusesInReach(state: State, seat: Seat): number {
  const own = state.owned[seat]
  let met = 0
  for (let i = 0; i < LOCATIONS.length; i++) {
    const [kind, half] = LOCATIONS[i]
    if (state.held[seat][kind] > 0 && isAlike(state.board[half], own, own[0])) met++
  }
  return met
}

/** One if a seat has the largest province of a side, a half if it is level with another, else nothing. */
function lead(state: State, seat: Seat, west: number): number {
  const mine = largest(state, seat, west)
  if (mine < 3) return 0
  let share = 1
  for (let other = 0; other < state.owned.length; other++) {
    if (other === seat) continue
    const theirs = largest(state, other, west)
    if (theirs > mine) return 0
    if (theirs === mine) share = 0.5
  }
  return share
}

/** Pyramids, then stones, of the largest own province of a side, counted in stones. */
function largest(state: State, seat: Seat, west: number): number {
  const own = state.owned[seat]
  let best = 0
  for (let i = 0; i < own.length; i++) {
    if (state.board.west[own[i]] !== west) continue
    best = Math.max(best, ROUNDS_PER_KINGDOM * state.pyramids[own[i]] + state.stones[own[i]])
  }
  return best
}
