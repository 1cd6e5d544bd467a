/** Rules 3.1 to 3.4 and 11.3: moving the merchant and buying, the market prince, the new offer, taking a stone back. */

import { chanceTurn, type Phase, turnOf } from '../../../../kernel/flow.ts'
import { frameOf, swap } from '../../../../kernel/frames.ts'
import type { RuleId, Seat, Tell } from '../../../../kernel/game.ts'
import { OFFERS, STALLS } from '../data.ts'
import { stallsOf, takeStones } from '../pieces.ts'
import { bitOf, COUNT, has, lowestOf, subsetsOf } from '../sets.ts'
import { canBuy, priceAt, reaches } from '../stalls.ts'
import { nextCard } from '../turn.ts'
import {
  type DahschurEvent,
  type Hire,
  MARKET,
  type Move,
  PASS,
  type Pass,
  type Restock,
  type State,
  type TakeBack,
} from '../types.ts'

const NUMBERS = [1, 2, 3, 4, 5, 6] as const
const MOVES: readonly Move[] = NUMBERS.flatMap(stall => [
  { type: 'move', stall, buy: false },
  { type: 'move', stall, buy: true },
])
export const TAKE_BACKS = subsetsOf<TakeBack>(NUMBERS.map(stall => ({ type: 'takeBack', stall })))

export function beginMarket(state: State, seat: Seat, card: number, tell?: Tell<DahschurEvent>): void {
  swap(state, { phase: 'market', seat, card, at: 0 })
  if (card > 1) return // only a 1 can leave a single stall to go to
  const moves = market.legal(state, seat)
  if (moves.length === 1) market.apply(state, seat, moves[0], tell)
}

export const market: Phase<State, Move, DahschurEvent> = {
  takes: ['move'],
  turn: state => turnOf(state.active),

  legal(state, seat) {
    const { card } = frameOf(state)
    const from = state.merchants[seat]
    const open: Move[] = []
    for (let stall = 1; stall <= STALLS; stall++) {
      if (!reaches(from, stall, card)) continue
      open.push(MOVES[2 * stall - 2])
      if (canBuy(state, seat, stall)) open.push(MOVES[2 * stall - 1])
    }
    return open
  },

  candidates: () => MOVES,

  why(state, actor, { stall, buy }) {
    const seat = actor as number
    if (!reaches(state.merchants[seat], stall, frameOf(state).card)) return '3.1'
    return buy && !canBuy(state, seat, stall) ? '3.2' : undefined
  },

  apply(state, actor, { stall, buy }, tell) {
    const seat = actor as number
    state.merchants[seat] = stall
    tell?.({ type: 'moved', seat, stall })
    if (!buy) {
      nextCard(state, tell)
      return
    }
    purchase(state, seat, stall, tell)
    if (canHire(state, stall)) swap(state, { phase: 'hire', seat, card: 0, at: stall })
    else swap(state, { phase: 'restock', seat, card: 0, at: stall })
  },
}

/** 3.3: the stones go to the stall, the gem to the buyer, the offer card to the discards. */
function purchase(state: State, seat: Seat, stall: number, tell?: Tell<DahschurEvent>): void {
  const price = priceAt(state, seat, stall)
  const gem = state.wares[stall - 1]
  state.supply[seat] -= price
  state.goods[seat * STALLS + stall - 1] += price
  state.gems[seat * 3 + gem]++
  state.wares[stall - 1] = -1
  state.offers[stall - 1] = -1
  tell?.({ type: 'bought', seat, stall, price, gem })
}

/** 11.3: with two players, one market prince a turn, of a value that was not in the row; two cards came from elsewhere (A43). */
const canHire = (state: State, stall: number): boolean =>
  has(state.princes, stall) && !has(state.given, stall) && COUNT[state.given] === 2

const HIRES: readonly (Hire | Pass)[] = [{ type: 'hire' }, PASS]

/** 11.3: the buyer may take the market prince under the offer card, before the stall is filled again. */
export const hire: Phase<State, Hire | Pass, DahschurEvent> = {
  takes: ['hire', 'pass'],
  turn: state => turnOf(state.active),
  legal: () => HIRES,
  candidates: () => HIRES,
  why: () => undefined,
  apply(state, actor, { type }, tell) {
    const seat = actor as number
    const { at: stall } = frameOf(state)
    if (type === 'pass') tell?.({ type: 'passed', seat })
    else {
      state.princes &= ~bitOf(stall)
      state.given |= bitOf(stall)
      state.row[MARKET] = stall
      tell?.({ type: 'hired', seat, card: stall })
    }
    swap(state, { phase: 'restock', seat, card: 0, at: stall })
  },
}

/** By offer and gem + 1: the shared outcome. */
const RESTOCKS: readonly (readonly Restock[])[] = OFFERS.map((_, offer) =>
  [-1, 0, 1, 2].map(gem => ({ type: 'restock', offer, gem })),
)

/** 3.3: a new offer card, out of the discards if the pile is used up (A11), and a new gem, if the bag has one (A10). */
export const restock: Phase<State, Restock, DahschurEvent> = {
  takes: ['restock'],
  turn: chanceTurn,
  legal: () => [],
  candidates: () => [],
  why: (state, _actor, { offer, gem }) => restockRefusal(state, offer, gem),
  chance(state, rng) {
    const offer = rng.draw('offers', offersToDraw(state))
    return RESTOCKS[offer][isBagEmpty(state) ? 0 : rng.draw('gems', state.bag) + 1]
  },
  apply(state, _actor, { offer, gem }, tell) {
    const { at: stall } = frameOf(state)
    const source = offersToDraw(state)
    if (source !== state.pile) {
      state.pile = source.slice()
      tell?.({ type: 'reshuffled' })
    }
    state.pile[offer]--
    state.offers[stall - 1] = offer
    state.wares[stall - 1] = gem
    if (gem >= 0) state.bag[gem]--
    tell?.({ type: 'restocked', stall, offer, gem })
    nextCard(state, tell)
  },
}

/** Where the next offer card comes from: the pile, or, when it is used up, all cards that lie at no stall (A11). */
function offersToDraw(state: State): readonly number[] {
  for (let offer = 0; offer < OFFERS.length; offer++) if (state.pile[offer] > 0) return state.pile
  return state.pile.map((_, offer) => (state.offers.includes(offer) ? 0 : 1))
}

const isBagEmpty = ({ bag }: State): boolean => bag[0] + bag[1] + bag[2] === 0

function restockRefusal(state: State, offer: number, gem: number): RuleId | undefined {
  if (offersToDraw(state)[offer] === 0) return '3.3'
  return (gem < 0 ? isBagEmpty(state) : state.bag[gem] > 0) ? undefined : '3.3'
}

export function beginTakeBack(state: State, seat: Seat, tell?: Tell<DahschurEvent>): void {
  const stalls = stallsOf(state, seat)
  swap(state, { phase: 'takeBack', seat, card: 0, at: 0 })
  if (COUNT[stalls] === 1) takeBack.apply(state, seat, { type: 'takeBack', stall: lowestOf(stalls) }, tell)
}

/** 3.4: one own stone from any stall, whatever the card. */
export const takeBack: Phase<State, TakeBack, DahschurEvent> = {
  takes: ['takeBack'],
  turn: state => turnOf(state.active),
  legal: (state, seat) => TAKE_BACKS[stallsOf(state, seat)],
  candidates: () => TAKE_BACKS[TAKE_BACKS.length - 1],
  why: (state, actor, { stall }) => (has(stallsOf(state, actor as number), stall) ? undefined : '3.4'),
  apply(state, actor, { stall }, tell) {
    takeStones(state, actor as number, stall, 1, tell)
    nextCard(state, tell)
  },
}
