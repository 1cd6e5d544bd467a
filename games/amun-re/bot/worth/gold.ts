/** What things are worth in gold to a seat: provinces on offer, stones and pyramids, farmers, power cards. Rough and quick; the search is finer. */
import type { Seat } from '../../../../kernel/game.ts'
import {
  CARD,
  FIRST_BONUS,
  OVERBID,
  PROVINCES,
  ROUNDS,
  ROUNDS_PER_KINGDOM,
  STONES_PER_PYRAMID,
} from '../../rules/data.ts'
import type { State } from '../../rules/types.ts'

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
    fittingBonuses(state, seat, province) * BONUS_FIT[Math.min(state.owned[seat].length, 2)]
  )
}

const EGYPT_BONUS = CARD['egypt-bonus']
const SIDE_BONUS = CARD['side-bonus']
const BANK_BONUS = CARD['bank-bonus']

/** How many of the own bonus cards for locations a province keeps alive. */
export function fittingBonuses(state: State, seat: Seat, province: number): number {
  const hand = state.held[seat]
  const own = state.owned[seat]
  let fits = 0
  if (hand[EGYPT_BONUS] > 0 && isAlike(state.board.upper, own, province)) fits++
  if (hand[SIDE_BONUS] > 0 && isAlike(state.board.west, own, province)) fits++
  if (hand[BANK_BONUS] > 0 && isAlike(state.board.bank, own, province)) fits++
  return fits
}

/** Whether a province lies in the same half as all of these. */
export function isAlike(half: readonly number[], own: readonly number[], province: number): boolean {
  for (let i = 0; i < own.length; i++) if (half[own[i]] !== half[province]) return false
  return true
}

/** By kind of card, in the order of the deck: what it is worth in hand. */
const CARDS: readonly number[] = [2, 2, 4, 3.5, 1.5, 6, 5, 4.5, 4.5, 4.5, 4.5, 4.5]

/** What a card in hand is worth to a seat: phase-2 cards nothing after the last auction, a second bonus card of a kind less than the first. */
export function cardWorth(state: State, seat: Seat, kind: number): number {
  if (kind <= OVERBID && state.round === ROUNDS) return 0
  const twice = kind >= FIRST_BONUS && state.held[seat][kind] > 1
  return CARDS[kind] - (twice ? 2 : 0)
}

/** What a new pyramid is worth, and a stone that lies on: until the next round, through the scoring of the old kingdom, or of the new one. */
const NEW_PYRAMID = 11
const LYING_STONE = 2.8
const LYING_IN_OLD_KINGDOM = 0.7
const LYING_AT_END = 0.1

/** What so many more stones are worth to a seat, laid as well as possible, with the help of a builder or without. */
export function stonesWorth(state: State, seat: Seat, count: number, builder: boolean): number {
  const own = state.owned[seat]
  let left = count
  let pyramids = 0
  let helper = builder ? 1 : 0
  // Where the fewest stones are missing first; the builder saves one of them.
  for (let need = 1; need <= STONES_PER_PYRAMID; need++) {
    for (let i = 0; i < own.length; i++) {
      if (STONES_PER_PYRAMID - state.stones[own[i]] !== need || need - helper > left) continue
      left -= need - helper
      helper = 0
      pyramids++
    }
  }
  pyramids += Math.floor(left / STONES_PER_PYRAMID)
  return pyramids * NEW_PYRAMID + (left % STONES_PER_PYRAMID) * lyingStone(state)
}

function lyingStone(state: State): number {
  if (harvestsLeft(state) > 1) return LYING_STONE
  return state.round === ROUNDS ? LYING_AT_END : LYING_IN_OLD_KINGDOM
}
