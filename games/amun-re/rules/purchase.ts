/** The choices that the three purchases share, made once. */
import { PRICES } from './data.ts'
import type { Buy, Done, Item } from './types.ts'

export const DONE: Done = { type: 'done' }

const buysOf = (item: Item): readonly Buy[] => PRICES.map((_, count) => ({ type: 'buy', item, count }))

/** By item and count: its purchase. */
export const BUYS: Readonly<Record<Item, readonly Buy[]>> = {
  cards: buysOf('cards'),
  farmers: buysOf('farmers'),
  stones: buysOf('stones'),
}
