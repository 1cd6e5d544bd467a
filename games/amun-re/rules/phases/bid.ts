/** Rules 2.1 to 2.7: the bidder puts the marker on a space of a province card, with phase-2 cards if wanted (R10 to R17). */
import { type Phase, turnOf } from '../../../../kernel/flow.ts'
import { frameOf } from '../../../../kernel/frames.ts'
import type { RuleId, Seat } from '../../../../kernel/game.ts'
import { pick } from '../../../../kernel/rng.ts'
import { goOnBidding, isOverbid, mayReturn, means, PLAYED, placeBid } from '../auction.ts'
import { lowestSpace } from '../bids.ts'
import { countSales, listSales, SALES, saleAt, sellCard, sellRefusal } from '../cards.ts'
import { BIDS, BLOCKADE, CARD, OVERBID, PROVINCE } from '../data.ts'
import { forEachProvince } from '../provinces.ts'
import type { AmunReEvent, Bid, Counts, Played, Sell, State } from '../types.ts'

const PLAYS: readonly Played[] = ['none', 'blockade', 'overbid', 'both']

/** By gold: the space. */
const SPACE: Readonly<Record<number, number>> = Object.fromEntries(BIDS.map((gold, space) => [gold, space]))

/** By province, then by how it is made: a bid for every space. */
export const BID_AT: readonly (readonly (readonly Bid[])[])[] = forEachProvince(province =>
  PLAYS.map(play => BIDS.map(gold => ({ type: 'bid' as const, province, gold, play }))),
)

/** By gold: the highest space it pays. */
const AFFORDABLE: readonly number[] = Array.from(
  { length: BIDS[BIDS.length - 1] + 1 },
  (_, gold) => BIDS.filter(bid => bid <= gold).length - 1,
)

export const bid: Phase<State, Bid | Sell, AmunReEvent> = {
  takes: ['bid', 'sell'],
  turn: state => turnOf(frameOf(state).seat),

  legal(state, seat) {
    const open: (Bid | Sell)[] = []
    const hand = state.held[seat]
    const highest = highestSpace(state, seat)
    const barred = barredCard(state, seat)
    for (let i = 0; i < state.offered.length; i++) {
      const province = state.offered[i]
      if (province !== barred) {
        const bids = BID_AT[province][0]
        const lowest = lowestSpace(state, seat, province)
        for (let space = lowest; space <= highest; space++) open.push(bids[space])
      }
      if (hasPlays(hand)) listPlays(open, state, seat, province)
    }
    listSales(open, hand)
    return open
  },

  pickOne(state, seat, rng) {
    const hand = state.held[seat]
    if (hasPlays(hand)) return pick(rng, bid.legal(state, seat))
    const highest = highestSpace(state, seat)
    const barred = barredCard(state, seat)
    let bids = 0
    for (let i = 0; i < state.offered.length; i++) {
      const province = state.offered[i]
      if (province !== barred) bids += Math.max(0, highest + 1 - lowestSpace(state, seat, province))
    }
    let place = rng.int(bids + countSales(hand))
    if (place >= bids) return saleAt(hand, place - bids)
    for (let i = 0; ; i++) {
      const province = state.offered[i]
      if (province === barred) continue
      const lowest = lowestSpace(state, seat, province)
      if (lowest + place <= highest) return BID_AT[province][0][lowest + place]
      place -= Math.max(0, highest + 1 - lowest)
    }
  },

  candidates: state => [...state.offered.flatMap(province => BID_AT[province].flat()), ...SALES],

  why(state, actor, action) {
    const seat = actor as Seat
    if (action.type === 'sell') return sellRefusal(state, seat, action.card)
    return bidRefusal(state, seat, action)
  },

  apply(state, actor, action, tell) {
    const seat = actor as Seat
    if (action.type === 'sell') {
      sellCard(state, seat, CARD[action.card], tell)
      return
    }
    const { province, gold, play } = action
    placeBid(state, seat, { province: PROVINCE[province], space: SPACE[gold], play }, tell)
    goOnBidding(state, seat, tell)
  },
}

/** The highest space a seat can pay. */
const highestSpace = (state: State, seat: Seat): number =>
  AFFORDABLE[Math.min(means(state, seat), AFFORDABLE.length - 1)]

/** The card on which a seat may not bid without playing cards, as in playRefusal; -1 if there is none. */
const barredCard = (state: State, seat: Seat): number => (mayReturn(state, seat) ? -1 : state.marker[seat])

/** Whether a hand has cards that can be played with a bid. */
const hasPlays = (hand: Counts): boolean => hand[BLOCKADE] + hand[OVERBID] > 0

/** Adds the bids on a province card with which cards are played to a list. */
function listPlays(open: (Bid | Sell)[], state: State, seat: Seat, province: number): void {
  const lowest = lowestSpace(state, seat, province)
  for (let play = 1; play < PLAYS.length; play++) {
    if (playRefusal(state, seat, province, PLAYED[PLAYS[play]])) continue
    const left = means(state, seat) - CARDS_PLAYED[play]
    for (let space = lowest; space < BIDS.length && BIDS[space] <= left; space++)
      open.push(BID_AT[province][play][space])
  }
}

/** By how a bid is made: how many cards are played with it. */
const CARDS_PLAYED: readonly number[] = [0, 1, 1, 2]

function bidRefusal(state: State, seat: Seat, { province: id, gold, play }: Bid): RuleId | undefined {
  const province = PROVINCE[id]
  if (!state.offered.includes(province)) return '2.1'
  const refused = playRefusal(state, seat, province, PLAYED[play])
  if (refused) return refused
  if (SPACE[gold] < lowestSpace(state, seat, province)) return '2.2'
  return gold + CARDS_PLAYED[PLAYS.indexOf(play)] <= means(state, seat) ? undefined : '2.5'
}

/** Why these cards cannot be played with a bid there, or why the card just left is barred without them. */
function playRefusal(state: State, seat: Seat, province: number, cards: number): RuleId | undefined {
  const same = state.marker[seat] === province
  if (cards & (1 << BLOCKADE) && state.held[seat][BLOCKADE] === 0) return '2.6'
  if (cards & (1 << OVERBID) && (state.held[seat][OVERBID] === 0 || !same || !isOverbid(state, seat)))
    return '2.7'
  if (cards & state.faceUp[seat]) return '7.2'
  return same && !(cards & (1 << OVERBID)) && !mayReturn(state, seat) ? '2.3' : undefined
}
