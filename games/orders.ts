/** The registry of standing orders: the games in which something can be decided in advance. */
import type { Orders } from '../kernel/orders.ts'
import { amunReOrders } from './amun-re/orders.ts'

const orders: Readonly<Record<string, Orders>> = {
  'amun-re': amunReOrders as Orders, // what it knows of views and actions nobody else needs to know
}

/** What may be ordered in this game; undefined if nothing. */
export const ordersOf = (game: string): Orders | undefined =>
  Object.hasOwn(orders, game) ? orders[game] : undefined
