/** What things are worth in gold to a seat: provinces on offer, stones and pyramids, farmers, power cards. Rough and quick; the search is finer. */
import type { Seat } from '../../../kernel/game.ts'
import {
  BLOCKADE,
  BUILDER,
  CARD,
  CORRECTION,
  EIGHT,
  FIRST_BONUS,
  FREE_FARMER,
  INCREASE,
  KINDS,
  OVERBID,
  PROVINCES,
  ROUNDS,
  ROUNDS_PER_KINGDOM,
} from '../rules/data.ts'
import type { State } from '../rules/types.ts'

/** The harvests that are still to come in this kingdom, that of this round included. */
export const harvestsLeft = (state: State): number =>
  ROUNDS_PER_KINGDOM - ((state.round - 1) % ROUNDS_PER_KINGDOM)

/** What a farmer brings in one harvest. */
export const HARVEST = 2

/** By harvests left: what each of these adds to a province. */
const FARM = [0, 0.7, 2, 3]
const PRINTED_FARMER = [0, 2, 4, 6]
const INCOME = [0, 1, 1.9, 2.7]
const CAMEL = [0, 0.6, 1.1, 1.6]
const LIMIT = [0, 0.5, 1, 1.5]
const TEMPLE = 6
const FREE_CARD = 2.5
const FREE_GOLD = 0.9
const STONE = 2
const PYRAMID = 5
/** What a bonus card adds that the province keeps alive, by provinces owned before. */
const BONUS_FIT = [1, 3, 8]

/** What a province on offer is worth to a seat. */
export function provinceWorth(state: State, seat: Seat, province: number): number {
  const { board } = state
  const printed = PROVINCES[province]
  const left = harvestsLeft(state)
  return (
    board.farms[province] * FARM[left] +
    printed.printedFarmers * PRINTED_FARMER[left] +
    printed.income * (printed.camel ? CAMEL[left] : INCOME[left]) +
    board.limit[province] * LIMIT[left] +
    board.temples[province] * TEMPLE +
    printed.freeCards * FREE_CARD +
    printed.freeGold * FREE_GOLD +
    state.stones[province] * STONE +
    state.pyramids[province] * PYRAMID +
    bonusFit(state, seat, province)
  )
}

const EGYPT_BONUS = CARD['egypt-bonus']
const SIDE_BONUS = CARD['side-bonus']
const BANK_BONUS = CARD['bank-bonus']

function bonusFit(state: State, seat: Seat, province: number): number {
  const hand = state.held[seat]
  const own = state.owned[seat]
  let fits = 0
  if (hand[EGYPT_BONUS] > 0 && isAlike(state.board.upper, own, province)) fits++
  if (hand[SIDE_BONUS] > 0 && isAlike(state.board.west, own, province)) fits++
  if (hand[BANK_BONUS] > 0 && isAlike(state.board.bank, own, province)) fits++
  return fits * BONUS_FIT[Math.min(own.length, 2)]
}

/** Whether a province lies in the same half as all of these. */
export function isAlike(half: readonly number[], own: readonly number[], province: number): boolean {
  for (let i = 0; i < own.length; i++) if (half[own[i]] !== half[province]) return false
  return true
}

/** How dear each kind of card is: the cheapest is sold first. The bonus cards and those for phases to come are kept longest. */
const DEAR: readonly number[] = Array.from({ length: KINDS }, (_, kind) => {
  switch (kind) {
    case BLOCKADE:
    case OVERBID:
      return 2
    case CORRECTION:
      return 1.5
    case FREE_FARMER:
      return 4
    case BUILDER:
      return 3.5
    case EIGHT:
      return 6
    case INCREASE:
      return 5
    default:
      return 4.5
  }
})

/** What a card in hand is worth to a seat. */
export function cardWorth(state: State, seat: Seat, kind: number): number {
  if (state.round === ROUNDS && kind <= OVERBID) return 0
  if (kind < FIRST_BONUS) return DEAR[kind]
  return DEAR[kind] + (state.held[seat][kind] > 1 ? -2 : 0)
}

/** What the stones in own provinces and the pyramids made of them are worth when so many more are laid as well as possible. */
export function stonesWorth(state: State, seat: Seat, count: number, builder: boolean): number {
  const own = state.owned[seat]
  const last = harvestsLeft(state) === 1
  let left = count
  let pyramids = 0
  let helper = builder ? 1 : 0
  // Those that need the fewest stones first; the builder saves one where two lie.
  for (let need = 1; need <= 3; need++) {
    for (let i = 0; i < own.length; i++) {
      if (3 - state.stones[own[i]] !== need) continue
      const cost = helper > 0 ? need - 1 : need
      if (cost > left) continue
      helper = 0
      left -= cost
      pyramids++
    }
  }
  pyramids += Math.floor(left / 3)
  const rest = left % 3
  return pyramids * PYRAMID_BUILT + rest * (last ? (state.round === ROUNDS ? 0.1 : 0.7) : STONE_KEPT)
}

const PYRAMID_BUILT = 11
const STONE_KEPT = 2.8
