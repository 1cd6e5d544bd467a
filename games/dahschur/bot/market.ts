/** The market: what a gem is worth at its price, what a market prince adds, and what stones are worth. */
import type { Seat } from '../../../kernel/game.ts'
import { OFFERS, STALLS } from '../rules/data.ts'
import { COUNT, has } from '../rules/sets.ts'
import type { State } from '../rules/types.ts'
import { gemsWorth } from './avenue.ts'
import { roundsLeft, STONE } from './course.ts'

/** What the third action, and the third card for the tribute and the right reward, bring with two players. */
export const PRINCE = 2.5

/** A purchase at a stall, which must be possible. */
export function buyWorth(state: State, seat: Seat, stall: number): number {
  return buyBalance(state, seat, stall, gainOf(state, seat, state.wares[stall - 1]))
}

/** What one more gem of a colour brings. */
const gainOf = (state: State, seat: Seat, colour: number): number =>
  gemsWorth(state, seat, colour) - gemsWorth(state, seat, -1)

function buyBalance(state: State, seat: Seat, stall: number, gain: number): number {
  const price = OFFERS[state.offers[stall - 1]][seat]
  const scarce = state.supply[seat] - price < 3 ? 1.6 : 1
  const hired = state.hands.length === 2 && mayHire(state, stall) ? PRINCE : 0
  return gain - (roundsLeft(state) > 0 ? STONE * scarce : 0.05) * price + hired
}

const mayHire = (state: State, stall: number): boolean =>
  has(state.princes, stall) && !has(state.given, stall) && COUNT[state.given] === 2

/** By colour: what one more gem brings; -1 while nobody has asked. */
const gains = [-1, -1, -1]

/** The best purchase within reach of a card; a walk if there is none. */
export function bestBuy(state: State, seat: Seat, card: number): number {
  const from = state.merchants[seat]
  const end = Math.min(STALLS, from + card)
  let best = -0.2
  gains.fill(-1)
  for (let stall = Math.max(1, from - card); stall <= end; stall++) {
    if (stall === from || state.wares[stall - 1] < 0) continue
    const price = OFFERS[state.offers[stall - 1]][seat]
    if (price === 0 || price > state.supply[seat]) continue
    const colour = state.wares[stall - 1]
    if (gains[colour] < 0) gains[colour] = gainOf(state, seat, colour)
    const worth = buyBalance(state, seat, stall, gains[colour])
    if (worth > best) best = worth
  }
  return best
}

/** A stone taken back: the fewer are left the more. */
export function stoneWorth(state: State, seat: Seat): number {
  if (roundsLeft(state) === 0) return 0.1
  return state.supply[seat] < 3 ? 3 * STONE : STONE
}
