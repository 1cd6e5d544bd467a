/** The sacrifice (4.1 to 4.6): sealed offers, their reveal, corrections, the temple, the items and the new start player. */

import { enter, swap } from '../../../kernel/frames.ts'
import type { Seat, Tell } from '../../../kernel/game.ts'
import { discardCard, drawable, handSize, payIn, payOut, sellCard } from './cards.ts'
import { CORRECTION, KINDS, THEFT } from './data.ts'
import { frame, settleFrame } from './frame.ts'
import { beginIncome } from './harvest.ts'
import { allFreeFarms, fillOnlyFarm, fillOnlyProvince, stoneSupply } from './provinces.ts'
import { templeSpace } from './temple.ts'
import type { AmunReEvent, State } from './types.ts'

const everybody = (state: State): number => (1 << state.gold.length) - 1

/** Opens the offers. Without gold and cards stealing is the only one (R25). */
export function beginSacrifice(state: State, tell?: Tell<AmunReEvent>): void {
  tell?.({ type: 'phase', phase: 4 })
  for (let seat = 0; seat < state.gold.length; seat++) {
    state.offer[seat] = 0
    state.correction[seat] = 0
  }
  swap(state, frame('sacrifice', state.start))
  for (let seat = 0; seat < state.gold.length; seat++) {
    if (state.gold[seat] + handSize(state, seat) > 0) continue
    state.offer[seat] = THEFT
    seal(state, seat, tell)
  }
}

/** An offer is final (4.1), and its owner keeps it in sight; the last one turns all of them over. */
export function seal(state: State, seat: Seat, tell?: Tell<AmunReEvent>): void {
  state.sealed |= 1 << seat
  tell?.({
    type: 'pledged',
    seat,
    gold: state.offer[seat],
    correction: state.correction[seat],
    only: [seat],
  })
  tell?.({ type: 'sealed', seat })
  if (state.sealed === everybody(state)) revealOffers(state, tell)
}

/** Cards in the offers are sold or spent, gold changes hands, thieves get theirs (4.1, R5). */
function revealOffers(state: State, tell?: Tell<AmunReEvent>): void {
  state.sealed = 0
  state.total = 0
  for (let seat = 0; seat < state.gold.length; seat++) state.total += state.offer[seat]
  tell?.({
    type: 'offers',
    gold: state.offer.slice(),
    corrections: state.correction.slice(),
    total: state.total,
  })
  for (let seat = 0; seat < state.gold.length; seat++) {
    if (state.correction[seat] > 0) discardCard(state, seat, CORRECTION)
    if (state.offer[seat] > state.gold[seat]) sellEnclosed(state, seat, tell)
    if (state.offer[seat] > 0) payIn(state, seat, state.offer[seat])
    else payOut(state, seat, -THEFT)
  }
  goOnCorrecting(state, 0, tell)
}

function sellEnclosed(state: State, seat: Seat, tell?: Tell<AmunReEvent>): void {
  for (let kind = 0; kind < KINDS; kind++) {
    for (; state.sold[seat][kind] > 0; state.sold[seat][kind]--) sellCard(state, seat, kind, tell)
  }
}

/** The corrections are declared one after the other, from the start player on (4.2, R26). */
export function goOnCorrecting(state: State, asked: number, tell?: Tell<AmunReEvent>): void {
  const seats = state.gold.length
  for (let step = asked; step < seats; step++) {
    const seat = (state.start + step) % seats
    if (state.correction[seat] === 0) continue
    swap(state, frame('correct', seat))
    return
  }
  state.temple = templeSpace(state.total)
  tell?.({ type: 'temple', space: state.temple, total: state.total })
  rank(state)
  goOnTaking(state, 0, tell)
}

/** The two highest offers first, ties clockwise from the start player; then all others clockwise; thieves nowhere (4.4, R27, R28). */
function rank(state: State): void {
  const seats = state.gold.length
  let ranked = 0
  state.ranking.length = 0
  for (let place = 0; place < seats; place++) {
    let best = -1
    for (let step = 0; step < seats; step++) {
      const seat = (state.start + step) % seats
      if (state.offer[seat] < 0 || ranked & (1 << seat)) continue
      if (best < 0 || (place < 2 && state.offer[seat] > state.offer[best])) best = seat
    }
    if (best < 0) return
    ranked |= 1 << best
    state.ranking.push(best)
  }
}

/** The next seat in the ranking takes its items; afterwards the pharaoh goes to the highest offer (4.6). */
export function goOnTaking(state: State, taken: number, tell?: Tell<AmunReEvent>): void {
  for (let place = taken; place < state.ranking.length; place++) {
    const seat = state.ranking[place]
    const things = handSize(state, seat) + drawable(state) + allFreeFarms(state, seat) + stoneSupply(state)
    if (things === 0) continue
    swap(state, frame('items', seat))
    return
  }
  if (state.ranking.length > 0) state.start = state.ranking[0]
  tell?.({ type: 'pharaoh', seat: state.start })
  beginIncome(state, tell)
}

/** Items that were taken are placed one by one, as far as there is a choice; cards are drawn last (4.5, R29). */
export function settle(
  state: State,
  seat: Seat,
  items: { cards: number; farmers: number; stones: number },
  tell?: Tell<AmunReEvent>,
): void {
  const { cards } = items
  const farmers = fillOnlyFarm(state, seat, items.farmers, tell)
  const stones = farmers > 0 ? items.stones : fillOnlyProvince(state, seat, items.stones, tell)
  if (farmers + stones + cards === 0) {
    goOnTaking(state, state.ranking.indexOf(seat) + 1, tell)
    return
  }
  swap(state, settleFrame(seat, cards, farmers, stones))
  if (farmers + stones === 0) enter(state, frame('draw', seat, cards))
}
