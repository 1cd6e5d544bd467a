/** A view of Amun-Re as lines of text: the provinces on offer or in use, then a line for each player. */

import { totalOf } from '../../../kernel/score.ts'
import { spellCards } from './cards.ts'
import { BIDS, COLOURS, PROVINCE_IDS } from './data.ts'
import { farmersIn } from './provinces.ts'
import type { View } from './types.ts'

export function sketch(view: View): string[] {
  const { phase, seat } = view.flow[view.flow.length - 1]
  const step = view.over ? `over: ${view.over.ending}` : `${phase} ${COLOURS[seat]}`
  const cards = `deck ${view.deck}, discard ${view.discard.reduce((sum, n) => sum + n, 0)}`
  const head = `round ${view.round} — ${step}, pharaoh ${COLOURS[view.start]}, temple ${view.temple}, ${cards}`
  return [head, ...landLines(view), ...view.owned.map((_, owner) => playerLine(view, owner))]
}

/** The provinces in which anything is to be seen. */
function landLines(view: View): string[] {
  return PROVINCE_IDS.flatMap((id, province) => {
    const owner = view.owned.findIndex(own => own.includes(province))
    const built = [`pyramids ${view.pyramids[province]}`, `stones ${view.stones[province]}`]
    const farmers = `farmers ${farmersIn(view, province)}`
    const offered = view.offered.includes(province)
    if (owner < 0 && !offered && view.pyramids[province] + view.stones[province] === 0) return []
    const who = owner >= 0 ? COLOURS[owner] : offered ? onOffer(view, province) : 'nobody'
    return [`  ${id.padEnd(8)} ${who}: ${[...built, farmers].join(', ')}`]
  })
}

/** The markers on a province card and the free cards under it. */
function onOffer(view: View, province: number): string {
  const bids = view.marker.flatMap((at, seat) =>
    at === province ? [`${COLOURS[seat]} ${BIDS[view.space[seat]]}`] : [],
  )
  const free = view.heldSize[view.gold.length + view.offered.indexOf(province)]
  return ['on offer', ...bids, ...(free > 0 ? [`${free} free`] : [])].join(' ')
}

function playerLine(view: View, seat: number): string {
  const hand = view.held[seat]
  const cards = hand ? `cards ${spellCards(hand).join(' ') || 'none'}` : `cards ${view.heldSize[seat]}`
  return `  ${COLOURS[seat].padEnd(6)} ${totalOf(view.points[seat])} points, gold ${view.gold[seat]}, ${cards}`
}
