/** The market: what a gem is worth at its price, what a market prince adds, and what stones are worth. */
import type { Seat } from '../../../../kernel/game.ts'
import { OFFERS, STALLS } from '../../rules/data.ts'
import { COUNT, has } from '../../rules/sets.ts'
import type { State } from '../../rules/types.ts'
import { gemsWorth } from './avenue.ts'
import { roundsLeft, STONE } from './course.ts'

/** What the third action, and the third card for the tribute and the right reward, bring with two players. */
export const PRINCE = 2.5

/** A purchase at a stall, which must be possible. */
export function buyWorth(state: State, seat: Seat, stall: number): number {
  const gain = gemsWorth(state, seat, state.wares[stall - 1]) - gemsWorth(state, seat, -1)
  return buyBalance(state, seat, stall, gain)
}

function buyBalance(state: State, seat: Seat, stall: number, gain: number): number {
  const price = OFFERS[state.offers[stall - 1]][seat]
  const scarce = state.supply[seat] - price < 3 ? 1.6 : 1
  const hired = state.hands.length === 2 && mayHire(state, stall) ? PRINCE : 0
  return gain - (roundsLeft(state) > 0 ? STONE * scarce : 0.05) * price + hired
}

const mayHire = (state: State, stall: number): boolean =>
  has(state.princes, stall) && !has(state.given, stall) && COUNT[state.given] === 2

/** By stall: what the purchase there is worth, if it is within reach of the card and can be paid; otherwise -Infinity. */
export function stallWorths(state: State, seat: Seat, card: number): readonly number[] {
  const { wares, offers, supply, merchants } = state
  const from = merchants[seat]
  const worths: number[] = [OUT_OF_REACH]
  // By colour: what the player's gems are worth with one more; -1 while nobody has asked.
  const withOne = [-1, -1, -1]
  let without = -1
  for (let stall = 1; stall <= STALLS; stall++) {
    worths.push(OUT_OF_REACH)
    const colour = wares[stall - 1]
    if (stall === from || colour < 0 || stall < from - card || stall > from + card) continue
    const price = OFFERS[offers[stall - 1]][seat]
    if (price === 0 || price > supply[seat]) continue
    if (without < 0) without = gemsWorth(state, seat, -1)
    if (withOne[colour] < 0) withOne[colour] = gemsWorth(state, seat, colour)
    worths[stall] = buyBalance(state, seat, stall, withOne[colour] - without)
  }
  return worths
}

export const OUT_OF_REACH = Number.NEGATIVE_INFINITY

/** The best purchase within reach of a card; a walk if there is none. */
export function bestBuy(state: State, seat: Seat, card: number): number {
  const worths = stallWorths(state, seat, card)
  let best = -0.2
  for (let stall = 1; stall <= STALLS; stall++) if (worths[stall] > best) best = worths[stall]
  return best
}

/** A stone taken back: the fewer are left the more. */
export function stoneWorth(state: State, seat: Seat): number {
  if (roundsLeft(state) === 0) return 0.1
  return state.supply[seat] < 3 ? 3 * STONE : STONE
}
