/** The land: who owns what, farmers on farms and on flat land, stones that become pyramids. */
import type { RuleId, Seat, Tell } from '../../../kernel/game.ts'
import {
  BUILDER_STONES,
  MOST_ITEMS,
  PRICES,
  PROVINCE_IDS,
  PROVINCES,
  STONES,
  STONES_PER_PYRAMID,
} from './data.ts'
import type { AmunReEvent, Farmer, State, Stone } from './types.ts'

/** Whether a seat owns a province. */
export const owns = (state: State, seat: Seat, province: number): boolean =>
  state.owned[seat].includes(province)

/** The highest card limit among the own provinces, not their sum (3.2, R20). */
export function cardLimit(state: Pick<State, 'owned' | 'board'>, seat: Seat): number {
  const own = state.owned[seat]
  let limit = 0
  for (let i = 0; i < own.length; i++) limit = Math.max(limit, state.board.limit[own[i]])
  return limit
}

/** Empty farms in a province (3.4). */
export const freeFarms = (state: Pick<State, 'board' | 'farmers'>, province: number): number =>
  state.board.farms[province] - state.farmers[province]

/** Empty farms in all own provinces together (R21). */
export function allFreeFarms(state: Pick<State, 'owned' | 'board' | 'farmers'>, seat: Seat): number {
  const own = state.owned[seat]
  let farms = 0
  for (let i = 0; i < own.length; i++) farms += freeFarms(state, own[i])
  return farms
}

/** All farmers of a province: on farms, on flat land and printed (R9). */
export const farmersIn = (land: Pick<State, 'farmers' | 'flat'>, province: number): number =>
  land.farmers[province] + land.flat[province] + PROVINCES[province].printedFarmers

/** How many stones the supply can give: as many as anybody wants, unless the table limits them (R7). */
export function stoneSupply(state: Pick<State, 'limitedStones' | 'stones'>): number {
  if (!state.limitedStones) return MOST_ITEMS
  let supply = STONES
  for (let province = 0; province < state.stones.length; province++) supply -= state.stones[province]
  return supply
}

/** By gold: how many items of one kind it buys. */
const AFFORDABLE: readonly number[] = PRICES.flatMap((_, count) => new Array<number>(count + 1).fill(count))

/** How many items of one kind this much gold buys. */
export const affordable = (gold: number): number => AFFORDABLE[gold] ?? MOST_ITEMS

export function placeFarmer(state: State, seat: Seat, province: number, tell?: Tell<AmunReEvent>): void {
  state.farmers[province]++
  tell?.({ type: 'farmer', seat, province: PROVINCE_IDS[province], free: false })
}

/** A farmer on flat land: never on a farm, and without a maximum (3.5). */
export function placeFreeFarmer(state: State, seat: Seat, province: number, tell?: Tell<AmunReEvent>): void {
  state.flat[province]++
  tell?.({ type: 'farmer', seat, province: PROVINCE_IDS[province], free: true })
}

export function layStone(state: State, seat: Seat, province: number, tell?: Tell<AmunReEvent>): void {
  state.stones[province]++
  tell?.({ type: 'stone', seat, province: PROVINCE_IDS[province] })
  raise(state, province, tell)
}

/** Three stones become a pyramid at once (3.6); at a reveal there can be four (R8). */
export function raise(state: State, province: number, tell?: Tell<AmunReEvent>): void {
  if (state.stones[province] < STONES_PER_PYRAMID) return
  state.stones[province] -= STONES_PER_PYRAMID
  state.pyramids[province]++
  tell?.({ type: 'pyramid', province: PROVINCE_IDS[province], builder: false })
}

/** The builder needs two stones only (3.7). */
export function raiseByBuilder(state: State, province: number, tell?: Tell<AmunReEvent>): void {
  state.stones[province] -= BUILDER_STONES
  state.pyramids[province]++
  tell?.({ type: 'pyramid', province: PROVINCE_IDS[province], builder: true })
}

/** Why a farmer cannot be placed on a farm there. */
export function farmerRefusal(state: State, seat: Seat, province: number): RuleId | undefined {
  return owns(state, seat, province) && freeFarms(state, province) > 0 ? undefined : '3.4'
}

/** Why a stone cannot be laid there. */
export function stoneRefusal(state: State, seat: Seat, province: number): RuleId | undefined {
  return owns(state, seat, province) ? undefined : '3.6'
}

/** The first own province with an empty farm, if placing leaves no choice: one province is left, or every farm is filled anyway. */
function onlyFarm(state: State, seat: Seat, left: number): number {
  const own = state.owned[seat]
  let first = -1
  let open = 0
  let farms = 0
  for (let i = 0; i < own.length; i++) {
    const free = freeFarms(state, own[i])
    if (free === 0) continue
    if (first < 0) first = own[i]
    open++
    farms += free
  }
  return open === 1 || farms === left ? first : -1
}

/** Places farmers while there is only one way to do it; returns how many are left. */
export function fillOnlyFarm(state: State, seat: Seat, farmers: number, tell?: Tell<AmunReEvent>): number {
  let left = farmers
  while (left > 0) {
    const only = onlyFarm(state, seat, left)
    if (only < 0) return left
    placeFarmer(state, seat, only, tell)
    left--
  }
  return left
}

/** Lays stones if there is only one province for them; returns how many are left. */
export function fillOnlyProvince(state: State, seat: Seat, stones: number, tell?: Tell<AmunReEvent>): number {
  if (state.owned[seat].length !== 1) return stones
  for (let left = stones; left > 0; left--) layStone(state, seat, state.owned[seat][0], tell)
  return 0
}

/** One action for every province. */
export const forEachProvince = <A>(make: (province: string) => A): readonly A[] => PROVINCE_IDS.map(make)

export const FARMERS = forEachProvince<Farmer>(province => ({ type: 'farmer', province }))
export const STONES_AT = forEachProvince<Stone>(province => ({ type: 'stone', province }))

/** Adds a farmer for each own province with an empty farm to a list. */
export function listFarmers<A>(list: (A | Farmer)[], state: State, seat: Seat): void {
  const own = state.owned[seat]
  for (let i = 0; i < own.length; i++) if (freeFarms(state, own[i]) > 0) list.push(FARMERS[own[i]])
}

/** Adds a farmer for each own province to a list, allowed or not. */
export function listFarmerCandidates<A>(list: (A | Farmer)[], state: State, seat: Seat): void {
  for (const province of state.owned[seat]) list.push(FARMERS[province])
}

/** Adds a stone for each own province to a list. */
export function listStones<A>(list: (A | Stone)[], state: State, seat: Seat): void {
  const own = state.owned[seat]
  for (let i = 0; i < own.length; i++) list.push(STONES_AT[own[i]])
}
