/** What the evaluation is told about a seat's position between two rounds: what it has, and how that compares with the others'. */
import type { Seat } from '../../../../kernel/game.ts'
import { totalOf } from '../../../../kernel/score.ts'
import { handSize } from '../../rules/cards.ts'
import { CARD, KINDS, PROVINCES, STONES_PER_PYRAMID } from '../../rules/data.ts'
import { farmersIn, freeFarms } from '../../rules/provinces.ts'
import type { State } from '../../rules/types.ts'
import { isAlike } from '../worth/gold.ts'
import { largestOf, sizeOf } from '../worth/largest.ts'

/** The cards by kind come first; then these. */
const AT = {
  points: KINDS,
  pointsAhead: KINDS + 1, // of the best other
  gold: KINDS + 2,
  rootOfGold: KINDS + 3, // the first pieces of gold buy most
  goldAhead: KINDS + 4, // of the richest other
  richer: KINDS + 5, // how many others have more
  cards: KINDS + 6,
  startPlayer: KINDS + 7,
  pyramids: KINDS + 8,
  sets: KINDS + 9, // the fewest pyramids in an own province
  stones: KINDS + 10,
  pairs: KINDS + 11, // provinces in which one stone is missing
  west: KINDS + 12, // of each side: the largest own province, how far it is ahead of others', how far of what nobody owns
  temples: KINDS + 18,
  farmers: KINDS + 19,
  freeFarms: KINDS + 20,
  camelIncome: KINDS + 21,
  income: KINDS + 22,
  cardLimit: KINDS + 23,
  egyptBonus: KINDS + 24, // held, and can still be met
  sideBonus: KINDS + 25,
  bankBonus: KINDS + 26,
  cardBonus: KINDS + 27, // held, with so many cards shown
  farmerBonus: KINDS + 28, // held, with so many farmers
  unownedPyramids: KINDS + 29,
} as const

export const INPUTS = KINDS + 30
export const HIDDEN = 8

const MOST_SEATS = 5

/** What concerns all seats of a position, counted once for them together. Written over by the next look. */
const around = {
  points: new Float64Array(MOST_SEATS),
  /** The largest provinces: by side (east, west), by seat. */
  largest: [new Float64Array(MOST_SEATS), new Float64Array(MOST_SEATS)],
  /** The same of the provinces that nobody owns, and all their pyramids. */
  unowned: [0, 0],
  unownedPyramids: 0,
}

/** Looks at a position, before its seats are asked about one by one. */
export function look(state: State): void {
  const { pile, board, pyramids } = state
  for (let seat = 0; seat < state.owned.length; seat++) {
    around.points[seat] = totalOf(state.points[seat])
    around.largest[0][seat] = largestOf(state, seat, 0)
    around.largest[1][seat] = largestOf(state, seat, 1)
  }
  around.unowned[0] = around.unowned[1] = around.unownedPyramids = 0
  for (let province = 0; province < pile.length; province++) {
    if (pile[province] === 0) continue
    const side = board.west[province]
    around.unowned[side] = Math.max(around.unowned[side], sizeOf(state, province))
    around.unownedPyramids += pyramids[province]
  }
}

/** The features of one seat of the position that was looked at. */
export function pour(state: State, seat: Seat, into: Float64Array): void {
  const hand = state.held[seat]
  for (let kind = 0; kind < KINDS; kind++) into[kind] = hand[kind]
  into.fill(0, KINDS)
  const points = around.points[seat]
  into[AT.points] = points / 10
  into[AT.pointsAhead] = (points - mostOfOthers(around.points, state.gold.length, seat)) / 10
  pourGold(state, seat, into)
  into[AT.cards] = handSize(state, seat) / 4
  into[AT.startPlayer] = state.start === seat ? 1 : 0
  into[AT.unownedPyramids] = around.unownedPyramids / 10
  if (state.owned[seat].length === 0) return
  pourProvinces(state, seat, into)
  pourSide(state, seat, 1, AT.west, into)
  pourSide(state, seat, 0, AT.west + 3, into)
  pourBonuses(state, seat, into)
}

function mostOfOthers(amounts: ArrayLike<number>, seats: number, seat: Seat): number {
  let most = 0
  for (let other = 0; other < seats; other++) if (other !== seat) most = Math.max(most, amounts[other])
  return most
}

function pourGold({ gold }: State, seat: Seat, into: Float64Array): void {
  let richer = 0
  for (let other = 0; other < gold.length; other++) if (gold[other] > gold[seat]) richer++
  into[AT.gold] = gold[seat] / 20
  into[AT.rootOfGold] = Math.sqrt(gold[seat]) / 4
  into[AT.goldAhead] = (gold[seat] - mostOfOthers(gold, gold.length, seat)) / 20
  into[AT.richer] = richer / 2
}

function pourProvinces(state: State, seat: Seat, into: Float64Array): void {
  const own = state.owned[seat]
  let sets = state.pyramids[own[0]]
  for (let i = 0; i < own.length; i++) {
    const province = own[i]
    const { income, camel } = PROVINCES[province]
    const pyramids = state.pyramids[province]
    sets = Math.min(sets, pyramids)
    into[AT.pyramids] += pyramids / 4
    into[AT.stones] += state.stones[province] / 2
    if (state.stones[province] === STONES_PER_PYRAMID - 1) into[AT.pairs]++
    into[AT.temples] += state.board.temples[province]
    into[AT.farmers] += farmersIn(state, province) / 4
    into[AT.freeFarms] += freeFarms(state, province) / 4
    into[camel ? AT.camelIncome : AT.income] += income / 8
    into[AT.cardLimit] = Math.max(into[AT.cardLimit], state.board.limit[province] / 2)
  }
  into[AT.sets] = sets / 2
}

/** A lead or deficit of more than three pyramids is as good as any. */
const FAR = 9

function pourSide(state: State, seat: Seat, west: number, at: number, into: Float64Array): void {
  const largest = around.largest[west]
  const mine = largest[seat]
  if (mine === 0) return
  into[at] = mine / 6
  into[at + 1] = within(mine - mostOfOthers(largest, state.gold.length, seat)) / 6
  into[at + 2] = within(mine - around.unowned[west]) / 6
}

const within = (ahead: number): number => Math.max(-FAR, Math.min(FAR, ahead))

const LOCATIONS = [
  [AT.egyptBonus, CARD['egypt-bonus'], 'upper'],
  [AT.sideBonus, CARD['side-bonus'], 'west'],
  [AT.bankBonus, CARD['bank-bonus'], 'bank'],
] as const

function pourBonuses(state: State, seat: Seat, into: Float64Array): void {
  const own = state.owned[seat]
  const hand = state.held[seat]
  for (let i = 0; i < LOCATIONS.length; i++) {
    const [at, kind, half] = LOCATIONS[i]
    if (hand[kind] > 0 && isAlike(state.board[half], own, own[0])) into[at] = 1
  }
  if (hand[CARD['farmer-bonus']] > 0) into[AT.farmerBonus] = into[AT.farmers]
  if (hand[CARD['card-bonus']] === 0) return
  for (let i = 0; i < own.length; i++)
    into[AT.cardBonus] += (state.board.limit[own[i]] + PROVINCES[own[i]].freeCards) / 4
}
