/** Rules 4.1 and 4.2: all offer gold or steal, sealed; cards sold for a shortfall are picked in private before the seal (R5, R25). */
import { type Phase, turnOfAll } from '../../../../kernel/flow.ts'
import type { RuleId, Seat, Tell } from '../../../../kernel/game.ts'
import { pick } from '../../../../kernel/rng.ts'
import { countSales, handSize, listSales, SALES, saleAt, sellCard, sellRefusal, size } from '../cards.ts'
import { CARD, CARD_IDS, CORRECTION, KINDS, MOST_GOLD, THEFT } from '../data.ts'
import { seal } from '../offering.ts'
import type { AmunReEvent, Enclose, Offer, Sell, State, Steal } from '../types.ts'

type Choice = Enclose | Offer | Sell | Steal

const offersWith = (correction: boolean): readonly Offer[] =>
  Array.from({ length: MOST_GOLD }, (_, i) => ({ type: 'offer', gold: i + 1, correction }))

/** By gold - 1. */
export const PLAIN = offersWith(false)
export const CORRECTED = offersWith(true)
export const STEAL: Steal = { type: 'steal', correction: false }
export const STEAL_CORRECTED: Steal = { type: 'steal', correction: true }
export const ENCLOSURES: readonly Enclose[] = CARD_IDS.map(card => ({ type: 'enclose', card }))

export const sacrifice: Phase<State, Choice, AmunReEvent> = {
  takes: ['enclose', 'offer', 'sell', 'steal'],
  turn: state => turnOfAll(~state.sealed & ((1 << state.gold.length) - 1)),

  legal(state, seat) {
    const open: Choice[] = []
    if (state.offer[seat] !== 0) {
      for (let kind = 0; kind < KINDS; kind++) if (spare(state, seat, kind) > 0) open.push(ENCLOSURES[kind])
      return open
    }
    const means = state.gold[seat] + handSize(state, seat)
    const corrects = state.held[seat][CORRECTION] > 0
    open.push(STEAL)
    if (corrects) open.push(STEAL_CORRECTED)
    for (let i = 0; i < means; i++) open.push(PLAIN[i])
    if (corrects) for (let i = 0; i < means - 1; i++) open.push(CORRECTED[i])
    listSales(open, state.held[seat])
    return open
  },

  pickOne(state, seat, rng) {
    const hand = state.held[seat]
    if (state.offer[seat] !== 0 || hand[CORRECTION] > 0) return pick(rng, sacrifice.legal(state, seat))
    const means = state.gold[seat] + handSize(state, seat)
    const place = rng.int(1 + means + countSales(hand))
    if (place > means) return saleAt(hand, place - means - 1)
    return place === 0 ? STEAL : PLAIN[place - 1]
  },

  candidates(state, seat) {
    if (state.offer[seat] !== 0) return ENCLOSURES
    const beyond = state.gold[seat] + handSize(state, seat) + 1
    return [STEAL, STEAL_CORRECTED, ...PLAIN.slice(0, beyond), ...CORRECTED.slice(0, beyond), ...SALES]
  },

  why(state, actor, action) {
    const seat = actor as Seat
    const picking = state.offer[seat] !== 0
    if (action.type === 'enclose')
      return picking && spare(state, seat, CARD[action.card]) > 0 ? undefined : '4.1'
    if (picking) return '4.1' // the offer stands, its cards are picked
    return action.type === 'sell' ? sellRefusal(state, seat, action.card) : offerRefusal(state, seat, action)
  },

  apply(state, actor, action, tell) {
    const seat = actor as Seat
    if (action.type === 'sell') {
      sellCard(state, seat, CARD[action.card], tell)
      return
    }
    const last = seals(state, seat, action)
    if (action.type === 'enclose') state.sold[seat][CARD[action.card]]++
    else {
      state.offer[seat] = action.type === 'steal' ? THEFT : action.gold
      state.correction[seat] = action.correction ? 1 : 0
    }
    if (last) close(state, seat, tell)
  },
}

function offerRefusal(state: State, seat: Seat, action: Offer | Steal): RuleId | undefined {
  if (action.correction && state.held[seat][CORRECTION] === 0) return '4.2'
  const cards = handSize(state, seat) - (action.correction ? 1 : 0)
  return action.type === 'steal' || action.gold <= state.gold[seat] + cards ? undefined : '4.1'
}

/** How many cards of a kind could still be enclosed: those in hand without the correction and what is enclosed already. */
export function spare(state: State, seat: Seat, kind: number): number {
  const used = kind === CORRECTION ? state.correction[seat] : 0
  return state.held[seat][kind] - used - state.sold[seat][kind]
}

/** Whether the owner has still to pick cards for an offer: some are missing, and not all that are left must go. */
function mustPick(state: State, seat: Seat, gold: number, correction: number, enclosed: number): boolean {
  const missing = gold - state.gold[seat] - enclosed
  return missing > 0 && missing < handSize(state, seat) - correction - enclosed
}

/** Whether an entry seals the offer of its seat, rather than being a private step on the way. */
export function seals(state: State, seat: Seat, action: Offer | Steal | Enclose): boolean {
  if (action.type === 'steal') return true
  const enclosed = size(state.sold[seat])
  return action.type === 'offer'
    ? !mustPick(state, seat, action.gold, Number(action.correction), enclosed)
    : !mustPick(state, seat, state.offer[seat], state.correction[seat], enclosed + 1)
}

/** Closes an offer that needs no more picking: if all cards that are left must go, they go. */
function close(state: State, seat: Seat, tell?: Tell<AmunReEvent>): void {
  if (state.offer[seat] > state.gold[seat] + size(state.sold[seat])) {
    for (let kind = 0; kind < KINDS; kind++) state.sold[seat][kind] += spare(state, seat, kind)
  }
  seal(state, seat, tell)
}
