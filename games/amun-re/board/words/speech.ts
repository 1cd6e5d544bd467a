/** Makes sentences of a catalogue: what is asked, what an element is called, what happened, whatever the language. */
import { frameOf } from '../../../../kernel/flow.ts'
import type { Seat } from '../../../../kernel/game.ts'
import type { GameWords, Path, RuleSection } from '../../../../web/kit/board.ts'
import { BIDS, CORRECTION_GOLD, PRICES, PROVINCE_IDS } from '../../rules/data.ts'
import { rewardOf, templeSpace } from '../../rules/offering.ts'
import { cardLimit, farmersIn } from '../../rules/provinces.ts'
import type { AmunReEvent, Item, View } from '../../rules/types.ts'
import { askedSeats, incomeAt } from '../reading.ts'
import type { Text } from './en.ts'
import { tellingOf } from './telling.ts'

export function wordsOf(text: Text, rules: readonly RuleSection[]): GameWords<View, AmunReEvent> {
  return {
    asked: (view, chosen) => askedOf(text, view, chosen),
    waiting: view => waitingOf(text, view),
    key: (key, view) => keyOf(text, key, view),
    happened: tellingOf(text),
    facts: (view, seat) => factsOf(text, view, seat),
    lines: text.lines,
    endings: text.endings,
    options: text.options,
    rules,
    about: text.about,
  }
}

export const cardName = (text: Text, card: string): string => text.power[card]?.[0] ?? card

/** Items in words: "2 cards and 1 stone". */
export function itemsOf(text: Text, items: { cards: number; farmers: number; stones: number }): string {
  const parts = [
    ...(items.cards ? [text.cards(items.cards)] : []),
    ...(items.farmers ? [text.farmers(items.farmers)] : []),
    ...(items.stones ? [text.stones(items.stones)] : []),
  ]
  return parts.length > 0 ? text.list(parts) : text.nothing
}

/** The items of a key such as take:1-0-2. */
function takeOf(spelled: string): { cards: number; farmers: number; stones: number } {
  const [cards, farmers, stones] = spelled.split('-').map(Number)
  return { cards, farmers, stones }
}

function keyOf(text: Text, key: string, view: View): string {
  const [kind, what, more] = key.split(':')
  switch (kind) {
    case 'province':
      return text.provinces[what]
    case 'bid':
      return text.key.bid(text.provinces[what], Number(more))
    case 'card':
      return cardName(text, what)
    case 'buy':
      return text.key.buy(text[what as Item](Number(more)), PRICES[Number(more)])
    case 'offer':
      return what === 'steal' ? text.key.steal : text.key.offer(Number(what))
    case 'take':
      return itemsOf(text, takeOf(what))
    default:
      return buttonOf(text, what, view)
  }
}

function buttonOf(text: Text, what: string, view: View): string {
  if (what === 'up' || what === 'down') {
    const total = view.total + (what === 'up' ? CORRECTION_GOLD : -CORRECTION_GOLD)
    return text.correctTo(what === 'up', total, templeSpace(total))
  }
  if (what !== 'done') return text.do[what] ?? what
  const { phase, seat } = frameOf(view)
  if (phase === 'income') return text.done.income(incomeAt(view, seat, view.temple))
  return text.done[phase as Item]
}

/** What is asked before anything is chosen. */
function questionOf(text: Text, view: View, seat: Seat): string {
  const { asked } = text
  const { phase, farmers, stones, bought } = frameOf(view)
  switch (phase) {
    case 'bid':
      return view.marker[seat] >= 0
        ? asked.overbid(text.provinces[PROVINCE_IDS[view.marker[seat]]])
        : asked.bid(view.gold[seat], view.heldSize[seat])
    case 'pay':
      return asked.pay(BIDS[view.space[seat]] - view.gold[seat])
    case 'cards':
      return asked.cards(cardLimit(view, seat))
    case 'farmers':
      return farmers > 0 ? asked.placeFarmers(farmers) : bought ? asked.farmersPlayed : asked.farmers
    case 'stones':
      return stones > 0 ? asked.layStones(stones) : bought ? asked.stonesPlayed : asked.stones
    case 'sacrifice':
      return (view.offer[seat] ?? 0) > 0 ? asked.enclose(missingFor(view, seat)) : asked.offer
    case 'correct':
      return asked.correct(view.total)
    case 'items':
      return asked.items(rewardOf(view, seat))
    case 'settle':
      return farmers > 0 ? asked.placeFarmers(farmers) : asked.layStones(stones)
    case 'income':
      return asked.income(incomeAt(view, seat, view.temple))
    default:
      return asked.bonus
  }
}

/** How many cards an offer that stands still lacks. */
export function missingFor(view: View, seat: Seat): number {
  const enclosed = (view.sold[seat] ?? []).reduce((sum, n) => sum + n, 0)
  return (view.offer[seat] ?? 0) - view.gold[seat] - enclosed
}

function askedOf(text: Text, view: View, chosen: Path): string {
  const { asked } = text
  const last = chosen[chosen.length - 1]
  if (last === undefined || view.seat === null) return questionOf(text, view, view.seat ?? frameOf(view).seat)
  const [kind, what, more] = last.split(':')
  switch (kind) {
    case 'bid':
      return asked.bidSure(text.provinces[what], Number(more))
    case 'buy':
      return asked.buySure(text.cards(Number(more)), PRICES[Number(more)])
    case 'province':
      return asked.playSure(cardName(text, chosen[0].slice('card:'.length)), text.provinces[what])
    case 'offer':
      return what === 'steal' ? asked.stealSure : asked.offerSure(Number(what))
    case 'take':
      return asked.itemsSure(itemsOf(text, takeOf(what)))
    case 'card':
      return askedOfCard(text, view, chosen)
    default:
      return what === 'sell' ? asked.sell : what === 'fewer' ? asked.itemsFewer : asked.noneSure
  }
}

/** After a card was chosen: to be sold, enclosed, sealed or played. */
function askedOfCard(text: Text, view: View, chosen: Path): string {
  const { asked } = text
  const { phase } = frameOf(view)
  const names = chosen.filter(key => key.startsWith('card:')).map(key => cardName(text, key.slice(5)))
  const name = text.list(names)
  if (chosen[0] === 'do:sell' || phase === 'pay') return asked.sellSure(name)
  if (phase === 'bid') return asked.bidWith(name)
  if (phase === 'bonus') return asked.bonusSure(name)
  if (phase !== 'sacrifice') return asked.where(name)
  return (view.offer[view.seat ?? 0] ?? 0) > 0 ? asked.encloseSure(name) : asked.offerWith
}

function waitingOf(text: Text, view: View): string {
  const { waiting } = text
  const { phase } = frameOf(view)
  switch (phase) {
    case 'start':
    case 'reveal':
    case 'free':
    case 'draw':
      return waiting.chance
    case 'sacrifice':
    case 'bonus':
      return waiting[phase](askedSeats(view).length)
    default:
      return waiting[phase]
  }
}

/** Gold is shown to its owner only, unless the table plays with open gold (R3). */
function factsOf(
  text: Text,
  view: View,
  seat: Seat,
): readonly { readonly label: string; readonly value: string | number }[] {
  const { facts } = text
  const own = view.owned[seat]
  const sum = (of: (province: number) => number): number => own.reduce((n, province) => n + of(province), 0)
  return [
    ...(view.start === seat ? [{ label: facts.pharaoh, value: facts.begins }] : []),
    ...(view.openGold || view.seat === seat ? [{ label: facts.gold, value: view.gold[seat] }] : []),
    { label: facts.cards, value: view.heldSize[seat] },
    { label: facts.farmers, value: sum(province => farmersIn(view, province)) },
    { label: facts.pyramids, value: sum(province => view.pyramids[province]) },
  ]
}
