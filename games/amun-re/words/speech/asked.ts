/** What is asked, step by step: never more than can be done in this position. */
import { frameOf } from '../../../../kernel/frames.ts'
import type { Seat } from '../../../../kernel/game.ts'
import { listIn } from '../../../../words/catalogue.ts'
import type { Path } from '../../../../words/game.ts'
import type { Language } from '../../../../words/languages.ts'
import { handOf, holds, incomeAt, markedBy, missingFor, mostOf } from '../../board/facts.ts'
import { DO, takeApart } from '../../board/keys.ts'
import {
  BIDS,
  BUILDER_STONES,
  CARD,
  CARD_IDS,
  EIGHT,
  FIRST_BONUS,
  INCREASE,
  PRICES,
} from '../../rules/data.ts'
import { affordable } from '../../rules/provinces.ts'
import { rewardOf } from '../../rules/temple.ts'
import type { View } from '../../rules/types.ts'
import type { Text } from '../types.ts'
import { cardName, figure, itemsIn, provinceName } from './names.ts'

export const askedOf =
  (text: Text, language: Language) =>
  (view: View, chosen: Path): string =>
    chosen.length === 0 || view.seat === null
      ? questionOf(text, view, view.seat ?? frameOf(view).seat)
      : stepOf(text, language, view, chosen)

/** Before anything is chosen. */
function questionOf(text: Text, view: View, seat: Seat): string {
  const { asked } = text
  const { phase, farmers, stones } = frameOf(view)
  switch (phase) {
    case 'bid':
      return view.marker[seat] >= 0
        ? asked.outbid({ province: provinceName(text, markedBy(view, seat)) })
        : asked.bid
    case 'pay':
      return asked.pay({ n: BIDS[view.space[seat]] - view.gold[seat] })
    case 'cards':
      return cardsQuestion(text, view, seat)
    case 'farmers':
      return farmers > 0 ? asked.placeFarmers({ n: farmers }) : farmersQuestion(text, view, seat)
    case 'stones':
      return stones > 0 ? asked.layStones({ n: stones }) : stonesQuestion(text, view, seat)
    case 'sacrifice':
      if ((view.offer[seat] ?? 0) > 0) return asked.enclose({ n: missingFor(view, seat) })
      return asked.offer
    case 'correct':
      return asked.correct({ total: figure(view.total) })
    case 'items':
      return asked.items({ n: rewardOf(view, seat) })
    case 'settle':
      return farmers > 0 ? asked.placeFarmers({ n: farmers }) : asked.layStones({ n: stones })
    case 'income':
      return incomeQuestion(text, view, seat)
    default:
      return handOf(view).some(({ card }) => CARD[card] >= FIRST_BONUS) ? asked.bonus : asked.bonusNone
  }
}

/** Two whole sentences. */
const both = (first: string, second: string): string => `${first} ${second}`

function cardsQuestion({ asked }: Text, view: View, seat: Seat): string {
  const most = mostOf(view, seat, 'cards')
  const n = Math.min(most, affordable(view.gold[seat]))
  return n > 0 ? asked.cards({ n }) : both(most === 0 ? asked.noDeck : asked.noGold, asked.toFarmers)
}

/** Farmers and stones are bought once a turn; afterwards a card may be played instead. */
interface Instead {
  readonly bought: string
  readonly none: string
  readonly next: string
}

function buyQuestion(
  { asked }: Text,
  view: View,
  seat: Seat,
  item: 'farmers' | 'stones',
  { bought, none, next }: Instead,
): string {
  const isBought = frameOf(view).bought
  const most = mostOf(view, seat, item)
  const n = isBought ? 0 : Math.min(most, affordable(view.gold[seat]))
  if (n > 0) return asked[item]({ n })
  return both(isBought ? bought : most === 0 ? none : asked.noGold, next)
}

function farmersQuestion(text: Text, view: View, seat: Seat): string {
  const { farmersBought: bought, noFarms: none, playFarmer, toStones } = text.asked
  const plays = holds(view, 'farmer') && !frameOf(view).played
  return buyQuestion(text, view, seat, 'farmers', { bought, none, next: plays ? playFarmer : toStones })
}

function stonesQuestion(text: Text, view: View, seat: Seat): string {
  const { stonesBought: bought, noStones: none, playBuilder, finish } = text.asked
  const builds = view.owned[seat].some(province => view.stones[province] >= BUILDER_STONES)
  const plays = builds && holds(view, 'builder') && !frameOf(view).played
  return buyQuestion(text, view, seat, 'stones', { bought, none, next: plays ? playBuilder : finish })
}

function incomeQuestion({ asked }: Text, view: View, seat: Seat): string {
  const gold = incomeAt(view, seat, view.temple)
  const isOpen =
    (holds(view, CARD_IDS[EIGHT]) && view.eight[seat] < 0) ||
    (holds(view, CARD_IDS[INCREASE]) && view.increase[seat] < 0)
  return isOpen ? asked.income({ gold }) : asked.incomeOnly({ gold })
}

/** After some elements have been chosen: what comes next, or whether it is meant so. */
function stepOf(text: Text, language: Language, view: View, chosen: Path): string {
  const { asked } = text
  const names = chosen.flatMap(key => takeApart(key) ?? [])
  const last = names[names.length - 1]
  const cards = names.flatMap(name => (name.kind === 'card' ? [cardName(text, name.card)] : []))
  const card = listIn(language, cards)
  switch (last.kind) {
    case 'bid':
      return asked.bidSure({ province: provinceName(text, last.province), gold: last.gold })
    case 'buy': {
      const bill = { items: text[last.item]({ n: last.count }), price: PRICES[last.count] }
      return last.item === 'cards' ? asked.drawSure(bill) : asked.buySure(bill)
    }
    case 'province': {
      const province = provinceName(text, last.province)
      return cards.length > 0 ? asked.playSure({ card, province }) : asked.placeSure({ province })
    }
    case 'offer':
      return last.gold === 'steal' ? asked.stealSure : asked.offerSure({ gold: last.gold })
    case 'take':
      return asked.itemsSure({ items: itemsIn(text, language)(last.items) })
    case 'card':
      return cardStep(text, view, chosen, card)
    case 'do':
      if (last.doing === 'done') return asked.finishSure
      return last.doing === 'sell' ? asked.sell : last.doing === 'fewer' ? asked.itemsFewer : asked.noneSure
  }
}

/** After a card was chosen: to be sold, put into an offer, or played. */
function cardStep({ asked }: Text, view: View, chosen: Path, card: string): string {
  const { phase } = frameOf(view)
  if (chosen[0] === DO.sell || phase === 'pay') return asked.sellSure({ card })
  if (phase === 'bid') return asked.bidWith({ card })
  if (phase === 'bonus') return asked.bonusSure({ cards: card })
  if (phase !== 'sacrifice') return asked.where({ card })
  return (view.offer[view.seat ?? 0] ?? 0) > 0 ? asked.encloseSure({ card }) : asked.offerWith
}
