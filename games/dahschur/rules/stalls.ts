/** What a merchant can reach and a player buy at the stalls (3.1, 3.2): what phases and boards both ask. */
import type { Seat } from '../../../kernel/game.ts'
import { OFFERS } from './data.ts'
import type { Table } from './types.ts'

/** 3.1: from the square the first step leads to stall 1; along the street in one direction, never back to the square (A5, A9). */
export const reaches = (from: number, stall: number, card: number): boolean =>
  stall !== from && Math.abs(stall - from) <= card

/** The price that this player must pay at a stall; 0 if nothing is for sale to that colour. */
export function priceAt(state: Table, seat: Seat, stall: number): number {
  return state.wares[stall - 1] < 0 ? 0 : OFFERS[state.offers[stall - 1]][seat]
}

export function canBuy(state: Table, seat: Seat, stall: number): boolean {
  const price = priceAt(state, seat, stall)
  return price > 0 && price <= state.supply[seat]
}
