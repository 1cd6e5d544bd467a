/** A province in words: two short lines for its plot, and all there is to know about it when somebody asks. */
import type { Seat } from '../../../../kernel/game.ts'
import { listIn } from '../../../../words/catalogue.ts'
import type { Language } from '../../../../words/languages.ts'
import { openCards, ownerOf, standingOf } from '../../board/facts.ts'
import { BIDS, CAMEL_SPACES, PROVINCES } from '../../rules/data.ts'
import { farmersIn, freeFarms } from '../../rules/provinces.ts'
import type { View } from '../../rules/types.ts'
import type { Text } from '../types.ts'
import { cardName } from './names.ts'

/** Short facts stand side by side. */
const DOT = ' · '

/** Farms and card limit: what every province has. */
export function landLine(text: Text, view: View, province: number): string {
  const farms = view.board.farms[province]
  const limit = view.board.limit[province]
  return [
    farms === 0 ? text.plot.noFarms : text.farms({ n: farms }),
    limit === 0 ? text.plot.noLimit : text.plot.limit({ n: limit }),
  ].join(DOT)
}

/** What comes with a province for whoever wins it. */
function freeItems(text: Text, province: number): readonly string[] {
  const { freeCards, freeStones, freeGold } = PROVINCES[province]
  return [
    ...(freeCards ? [text.plot.freeCards({ n: freeCards })] : []),
    ...(freeStones ? [text.plot.freeStones({ n: freeStones })] : []),
    ...(freeGold ? [text.gold({ n: freeGold })] : []),
  ]
}

/** What only this province has. */
export function specialLine(text: Text, view: View, province: number): string {
  const { printedFarmers, income, camel } = PROVINCES[province]
  const { plot } = text
  const temples = view.board.temples[province]
  const parts = [
    ...(printedFarmers ? [plot.printed({ n: printedFarmers })] : []),
    ...freeItems(text, province),
    ...(temples ? [plot.temples({ n: temples })] : []),
    ...(income ? [camel ? plot.caravan({ gold: income }) : plot.income({ gold: income })] : []),
  ]
  return parts.length > 0 ? parts.join(DOT) : plot.plain
}

/** Where it lies: "Lower Egypt, west, on the Nile." */
export function situation({ plot }: Text, view: View, province: number): string {
  const { upper, west, bank } = view.board
  return plot.lies({
    egypt: upper[province] ? plot.upper : plot.lower,
    side: west[province] ? plot.west : plot.east,
    land: bank[province] ? plot.bank : plot.dry,
  })
}

export interface Reader {
  readonly text: Text
  readonly language: Language
  /** By seat. */
  readonly names: readonly string[]
}

/** A bid with the cards that are face up for it. */
function bidLine({ text, language, names }: Reader, view: View, seat: Seat): string {
  const cards = openCards(view, seat).map(card => cardName(text, card))
  const bid = { name: names[seat], gold: BIDS[view.space[seat]] }
  return cards.length > 0 ? text.plot.bidWith({ ...bid, cards: listIn(language, cards) }) : text.plot.bid(bid)
}

/** Whose it is, or what is bid for it. */
function standingLines(reader: Reader, view: View, province: number): readonly string[] {
  const { plot } = reader.text
  const standing = standingOf(view, province)
  const owner = ownerOf(view, province)
  if (owner !== null) return [plot.owner({ name: reader.names[owner] })]
  if (standing !== 'offered') return [standing === 'coming' ? plot.coming : plot.out]
  const bids = view.marker.flatMap((at, seat) => (at === province ? [bidLine(reader, view, seat)] : []))
  return [plot.offered, ...(bids.length > 0 ? bids : [plot.noBid])]
}

/** What it would bring now, the owner's cards left out. */
function harvestOfProvince(view: View, province: number): number {
  const { income, camel } = PROVINCES[province]
  return farmersIn(view, province) * view.temple + (camel && view.temple > CAMEL_SPACES ? 0 : income)
}

function workLine(text: Text, view: View, province: number): string {
  const farmers = text.farmers({ n: farmersIn(view, province) })
  const free = freeFarms(view, province)
  return free > 0
    ? text.plot.work({ farmers, farms: text.farms({ n: free }) })
    : text.plot.workFull({ farmers })
}

/** Everything about a province as it is now. */
export function explanation(reader: Reader, view: View, province: number): string {
  const { text, language } = reader
  const { plot } = text
  const { income, camel } = PROVINCES[province]
  const temples = view.board.temples[province]
  const limit = view.board.limit[province]
  const free = freeItems(text, province)
  const pyramids = text.pyramids({ n: view.pyramids[province] })
  const stones = text.stones({ n: view.stones[province] })
  return [
    situation(text, view, province),
    ...standingLines(reader, view, province),
    workLine(text, view, province),
    `${plot.built({ pyramids, stones })}.`,
    ...(view.temple > 0 ? [plot.harvest({ gold: harvestOfProvince(view, province) })] : []),
    limit === 0 ? plot.noLimitLong : plot.limitLong({ n: limit }),
    ...(free.length > 0 ? [plot.freeLong({ items: listIn(language, free) })] : []),
    ...(temples ? [plot.templesLong({ n: temples })] : []),
    ...(income ? [camel ? plot.caravanLong({ gold: income }) : plot.incomeLong({ gold: income })] : []),
  ].join(' ')
}
