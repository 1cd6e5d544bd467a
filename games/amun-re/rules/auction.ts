/** The auction (2.1 to 2.9): who bids next, what the least bid is, how it is paid, and the provinces that are acquired. */

import { swap } from '../../../kernel/frames.ts'
import type { Seat, Tell } from '../../../kernel/game.ts'
import { highest } from './bids.ts'
import { handSize, payIn, sellAll, showCard, takeFree } from './cards.ts'
import { BIDS, BLOCKADE, OVERBID, PROVINCE_IDS, PROVINCES } from './data.ts'
import { frame } from './frame.ts'
import { beginTurns } from './turns.ts'
import type { AmunReEvent, Played, State } from './types.ts'

const BLOCKADE_BIT = 1 << BLOCKADE
const OVERBID_BIT = 1 << OVERBID

/** By how a bid is made: the phase-2 cards played with it, as a set of kinds. */
export const PLAYED: Readonly<Record<Played, number>> = {
  none: 0,
  blockade: BLOCKADE_BIT,
  overbid: OVERBID_BIT,
  both: BLOCKADE_BIT | OVERBID_BIT,
}

export function isOverbid(state: State, seat: Seat): boolean {
  const top = highest(state, state.marker[seat], seat)
  return top >= 0 && state.space[top] > state.space[seat]
}

/** What a seat can pay (2.5): its gold and a piece for every card that is left in its hand (R5, R14). */
export const means = (state: State, seat: Seat): number => state.gold[seat] + handSize(state, seat)

/** Whether a seat may bid on the card its marker is on: never without the overbid card (2.3, 2.7). */
export const mayReturn = (state: State, seat: Seat): boolean => (state.faceUp[seat] & OVERBID_BIT) !== 0

export function beginAuction(state: State, tell?: Tell<AmunReEvent>): void {
  tell?.({ type: 'phase', phase: 2 })
  askBidder(state, state.start, tell)
}

/** Puts the marker down, with the cards that are played for it. */
export function placeBid(
  state: State,
  seat: Seat,
  bid: { province: number; space: number; play: Played },
  tell?: Tell<AmunReEvent>,
): void {
  const cards = PLAYED[bid.play]
  if (cards & BLOCKADE_BIT) showCard(state, seat, BLOCKADE)
  if (cards & OVERBID_BIT) showCard(state, seat, OVERBID)
  state.faceUp[seat] |= cards
  state.marker[seat] = bid.province
  state.space[seat] = bid.space
  tell?.({
    type: 'bid',
    seat,
    province: PROVINCE_IDS[bid.province],
    gold: BIDS[bid.space],
    play: bid.play,
  })
}

/** The next bidder clockwise: who has no marker yet, or is overbid; without one the auction is over (2.1, R10). */
export function goOnBidding(state: State, seat: Seat, tell?: Tell<AmunReEvent>): void {
  const seats = state.gold.length
  for (let step = 1; step <= seats; step++) {
    const next = (seat + step) % seats
    if (state.marker[next] >= 0 && !isOverbid(state, next)) continue
    askBidder(state, next, tell)
    return
  }
  goOnPaying(state, 0, tell)
}

/** Asks for a bid; one who has neither gold nor cards and one empty card to go to has no choice. */
function askBidder(state: State, seat: Seat, tell?: Tell<AmunReEvent>): void {
  const only = means(state, seat) === 0 ? onlyEmptyCard(state) : -1
  if (only < 0) {
    swap(state, frame('bid', seat))
    return
  }
  placeBid(state, seat, { province: only, space: 0, play: 'none' }, tell)
  goOnBidding(state, seat, tell)
}

function onlyEmptyCard(state: State): number {
  let only = -1
  for (let i = 0; i < state.offered.length; i++) {
    const province = state.offered[i]
    if (state.marker.includes(province)) continue
    if (only >= 0) return -1
    only = province
  }
  return only
}

/** All pay, from the start player on; who has to sell cards and can choose which is asked (2.8, R5). */
export function goOnPaying(state: State, paid: number, tell?: Tell<AmunReEvent>): void {
  const seats = state.gold.length
  for (let step = paid; step < seats; step++) {
    const seat = (state.start + step) % seats
    const price = BIDS[state.space[seat]]
    const short = price - state.gold[seat]
    if (short > 0 && short < handSize(state, seat)) {
      swap(state, frame('pay', seat))
      return
    }
    if (short > 0) sellAll(state, seat, tell)
    payIn(state, seat, price)
    tell?.({ type: 'paid', seat, gold: price })
  }
  takeProvinces(state, tell)
}

/** Everybody takes their province with its free cards and gold; free stones stay there (2.9, R18). */
function takeProvinces(state: State, tell?: Tell<AmunReEvent>): void {
  const seats = state.gold.length
  for (let step = 0; step < seats; step++) {
    const seat = (state.start + step) % seats
    const province = state.marker[seat]
    const place = seats + state.offered.indexOf(province)
    const gold = PROVINCES[province].freeGold
    const cards = handSize(state, place)
    state.owned[seat].push(province)
    tell?.({ type: 'acquired', seat, province: PROVINCE_IDS[province], cards, gold })
    takeFree(state, seat, place, tell)
    state.lyingGold -= gold
    state.gold[seat] += gold
    if (state.faceUp[seat] & BLOCKADE_BIT) state.discard[BLOCKADE]++
    if (state.faceUp[seat] & OVERBID_BIT) state.discard[OVERBID]++
    state.marker[seat] = -1
    state.space[seat] = 0
    state.faceUp[seat] = 0
  }
  state.offered.length = 0
  beginTurns(state, tell)
}

/** Free gold is paid out by the bank when a province is revealed (1.3). */
export function layGold(state: State, gold: number): void {
  state.lyingGold += gold
  state.bank -= gold
}
