/** A province in words: two short lines for its plot, and all there is to know about it when somebody asks. */
import type { Seat } from '../../../../kernel/game.ts'
import { BIDS, CAMEL_SPACES, PROVINCES } from '../../rules/data.ts'
import { farmersIn, freeFarms } from '../../rules/provinces.ts'
import type { View } from '../../rules/types.ts'
import { openCards, ownerOf, standingOf } from '../reading.ts'
import type { Text } from './en.ts'

/** Farms and card limit: what every province has. */
export function landLine(text: Text, view: View, province: number): string {
  const { farms, limit } = view.board
  return `${text.plot.farms(farms[province])} · ${text.plot.limit(limit[province])}`
}

/** What only this province has. */
export function specialLine(text: Text, view: View, province: number): string {
  const { printedFarmers, freeCards, freeStones, freeGold, income, camel } = PROVINCES[province]
  const { plot } = text
  const temples = view.board.temples[province]
  const parts = [
    ...(printedFarmers ? [plot.printed(printedFarmers)] : []),
    ...(freeCards ? [plot.freeCards(freeCards)] : []),
    ...(freeStones ? [plot.freeStones(freeStones)] : []),
    ...(freeGold ? [plot.freeGold(freeGold)] : []),
    ...(temples ? [plot.temples(temples)] : []),
    ...(income ? [camel ? plot.camel(income) : plot.income(income)] : []),
  ]
  return parts.length > 0 ? parts.join(' · ') : plot.plain
}

/** Where it lies: "Lower Egypt, west, on the Nile". */
export function situation(text: Text, view: View, province: number): string {
  const { plot } = text
  const { upper, west, bank } = view.board
  return [
    upper[province] ? plot.upper : plot.lower,
    west[province] ? plot.west : plot.east,
    bank[province] ? plot.bank : plot.dry,
  ].join(', ')
}

/** A bid with the cards that lie open for it. */
function bidLine(text: Text, view: View, seat: Seat, name: string): string {
  const cards = openCards(view, seat).map(card => text.power[card][0])
  const bid = text.plot.bids(name, BIDS[view.space[seat]])
  return cards.length > 0 ? `${bid} (${text.list(cards)})` : bid
}

/** Whose it is, or what is bid for it. */
function standingLine(text: Text, view: View, province: number, names: readonly string[]): string {
  const { plot } = text
  const standing = standingOf(view, province)
  const owner = ownerOf(view, province)
  if (owner !== null) return plot.owner(names[owner])
  if (standing !== 'offered') return standing === 'coming' ? plot.coming : plot.out
  const bids = view.marker.flatMap((at, seat) =>
    at === province ? [bidLine(text, view, seat, names[seat])] : [],
  )
  return `${plot.offered}, ${bids.length > 0 ? bids.join(', ') : plot.noBid}`
}

/** What it would bring now, the owner's cards left out. */
function harvestOfProvince(view: View, province: number): number {
  const { income, camel } = PROVINCES[province]
  return farmersIn(view, province) * view.temple + (camel && view.temple > CAMEL_SPACES ? 0 : income)
}

const sentence = (line: string): string => `${line.charAt(0).toUpperCase()}${line.slice(1)}.`

/** Everything about a province as it is now. */
export function explanation(text: Text, view: View, province: number, names: readonly string[]): string {
  const { plot } = text
  const { freeCards, freeStones, freeGold, income, camel } = PROVINCES[province]
  const temples = view.board.temples[province]
  const free = [
    ...(freeCards ? [plot.freeCards(freeCards)] : []),
    ...(freeStones ? [plot.freeStones(freeStones)] : []),
    ...(freeGold ? [plot.freeGold(freeGold)] : []),
  ]
  const lines = [
    situation(text, view, province),
    standingLine(text, view, province, names),
    plot.work(farmersIn(view, province), freeFarms(view, province)),
    plot.built(view.pyramids[province], view.stones[province]),
    ...(view.temple > 0 ? [plot.harvest(harvestOfProvince(view, province))] : []),
    plot.limitLong(view.board.limit[province]),
    ...(free.length > 0 ? [plot.freeLong(text.list(free))] : []),
    ...(temples ? [plot.templesLong(temples)] : []),
    ...(income ? [camel ? plot.camelLong(income) : plot.incomeLong(income)] : []),
  ]
  return lines.map(sentence).join(' ')
}
