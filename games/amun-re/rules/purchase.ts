/** What the three purchases share (3.1): so many at once for the price on the board, or none. */
import type { Rng, Seat, Tell } from '../../../kernel/game.ts'
import { countSales, payIn, saleAt } from './cards.ts'
import { PRICES } from './data.ts'
import type { AmunReEvent, Buy, Counts, Done, Item, Sell, State } from './types.ts'

export const DONE: Done = { type: 'done' }

const buysOf = (item: Item): readonly Buy[] => PRICES.map((_, count) => ({ type: 'buy', item, count }))

/** By item and count: its purchase. */
export const BUYS: Readonly<Record<Item, readonly Buy[]>> = {
  cards: buysOf('cards'),
  farmers: buysOf('farmers'),
  stones: buysOf('stones'),
}

/** Lists the end of this action, and buying up to so many. */
export function listBuys<A>(list: (A | Buy | Done)[], item: Item, most: number): void {
  list.push(DONE)
  for (let count = 1; count <= most; count++) list.push(BUYS[item][count])
}

/** One of these and of the sales of this hand, each as likely as any other. */
export function pickPurchase(rng: Rng, item: Item, most: number, hand: Counts): Buy | Done | Sell {
  const place = rng.int(1 + most + countSales(hand))
  if (place > most) return saleAt(hand, place - most - 1)
  return place === 0 ? DONE : BUYS[item][place]
}

/** Pays for what is bought. */
export function payFor(state: State, seat: Seat, { item, count }: Buy, tell?: Tell<AmunReEvent>): void {
  const price = PRICES[count]
  payIn(state, seat, price)
  tell?.({ type: 'bought', seat, item, count, price })
}
