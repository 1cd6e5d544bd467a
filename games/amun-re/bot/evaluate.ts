/** How good a position at the end of a round is for each seat: some sums of features, weighed by round, made into shares of the first place. */
import { softmax } from '../../../bots/network.ts'
import type { Seat } from '../../../kernel/game.ts'
import { totalOf } from '../../../kernel/score.ts'
import { handSize } from '../rules/cards.ts'
import { BONUS_KINDS, BUILDER, CARD, FIRST_BONUS, PROVINCES, STONES_PER_PYRAMID } from '../rules/data.ts'
import { farmersIn, freeFarms } from '../rules/provinces.ts'
import type { State } from '../rules/types.ts'
import { WEIGHTS } from './learned/weights.ts'
import { isAlike } from './worth/gold.ts'

/** What is counted for a seat, and its place in the row of weights. */
export const AT = {
  points: 0,
  gold: 1,
  rootOfGold: 2, // the first pieces of gold buy most
  cards: 3,
  builders: 4,
  bonusCards: 5,
  bonusesInReach: 6, // those for locations that can still be met
  pyramids: 7,
  sets: 8, // the fewest pyramids in an own province
  stones: 9,
  largestInWest: 10,
  largestInEast: 11,
  temples: 12,
  farmers: 13,
  freeFarms: 14,
  camelIncome: 15,
  income: 16,
  cardLimit: 17,
  startPlayer: 18,
} as const

export const COUNT = Object.keys(AT).length

export function evaluate(state: State, shares: Float64Array): void {
  const weights = WEIGHTS[shares.length][state.round]
  for (let seat = 0; seat < shares.length; seat++) {
    features(state, seat, row)
    let sum = 0
    for (let i = 0; i < COUNT; i++) sum += weights[i] * row[i]
    shares[seat] = sum
  }
  softmax(shares)
}

const row = new Float64Array(COUNT)

/** Counts what a seat has, into `out`. */
export function features(state: State, seat: Seat, out: Float64Array): void {
  const own = state.owned[seat]
  const hand = state.held[seat]
  out.fill(0)
  out[AT.points] = totalOf(state.points[seat])
  out[AT.gold] = state.gold[seat]
  out[AT.rootOfGold] = Math.sqrt(state.gold[seat])
  out[AT.cards] = handSize(state, seat)
  out[AT.builders] = hand[BUILDER]
  for (let i = 0; i < BONUS_KINDS; i++) out[AT.bonusCards] += hand[FIRST_BONUS + i]
  out[AT.startPlayer] = state.start === seat ? 1 : 0
  if (own.length === 0) return
  out[AT.bonusesInReach] = bonusesInReach(state, seat)
  let sets = state.pyramids[own[0]]
  for (let i = 0; i < own.length; i++) {
    const province = own[i]
    const { income, camel } = PROVINCES[province]
    const pyramids = state.pyramids[province]
    out[AT.pyramids] += pyramids
    sets = Math.min(sets, pyramids)
    out[AT.stones] += state.stones[province]
    out[AT.temples] += state.board.temples[province]
    out[AT.farmers] += farmersIn(state, province)
    out[AT.freeFarms] += freeFarms(state, province)
    if (camel) out[AT.camelIncome] += income
    else out[AT.income] += income
    out[AT.cardLimit] = Math.max(out[AT.cardLimit], state.board.limit[province])
  }
  out[AT.sets] = sets
  out[AT.largestInWest] = lead(state, seat, 1)
  out[AT.largestInEast] = lead(state, seat, 0)
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
  if (mine < STONES_PER_PYRAMID) return 0
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
    best = Math.max(best, STONES_PER_PYRAMID * state.pyramids[own[i]] + state.stones[own[i]])
  }
  return best
}
