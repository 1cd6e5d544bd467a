/** A standing order in the auction: up to so much here, then there. It plays no cards; those are worth a look of one's own. */
import { frameOf } from '../../kernel/frames.ts'
import type { Orders } from '../../kernel/orders.ts'
import { BIDS, PROVINCE } from './rules/data.ts'
import type { Action, Bid, View } from './rules/types.ts'

/** The most that is bid on a province. */
export interface BidWish {
  readonly province: string
  readonly gold: number
}

/** In the order in which they are tried, whenever a bid is due. */
export type BidOrder = readonly BidWish[]

export const amunReOrders: Orders<View, Action, BidOrder> = {
  about: view => (view.over === null && frameOf(view).phase === 'bid' ? `auction ${view.round}` : null),

  own: ({ seat, gold, held }) => (seat === null ? '' : JSON.stringify([gold[seat], held[seat]])),

  fits(view, order): order is BidOrder {
    if (!Array.isArray(order) || order.length === 0 || !order.every(isWish)) return false
    const provinces = order.map(({ province }) => PROVINCE[province])
    return new Set(provinces).size === provinces.length && provinces.every(one => view.offered.includes(one))
  },

  answer(_view, legal, order) {
    for (const { province, gold } of order) {
      const bids = legal.filter((action): action is Bid => action.type === 'bid' && action.play === 'none')
      const here = bids.filter(bid => bid.province === province && bid.gold <= gold)
      if (here.length > 0) return here.reduce((least, bid) => (bid.gold < least.gold ? bid : least))
    }
    return undefined
  },
}

function isWish(value: unknown): value is BidWish {
  if (typeof value !== 'object' || value === null) return false
  const { province, gold, ...more } = value as Record<string, unknown>
  const isProvince = typeof province === 'string' && Object.hasOwn(PROVINCE, province)
  return isProvince && BIDS.includes(gold as number) && Object.keys(more).length === 0
}
