/** What happened, in words: one line of the log for each event, or none where another line says it already. */
import { listIn } from '../../../../words/catalogue.ts'
import type { Language } from '../../../../words/languages.ts'
import { cardsPlayed } from '../../board/facts.ts'
import type { AmunReEvent } from '../../rules/types.ts'
import type { Text } from '../types.ts'
import { cardName, figure, itemsIn, provinceName } from './names.ts'

interface Names {
  readonly province: (id: string) => string
  readonly cards: (ids: readonly string[]) => string
  readonly list: (parts: readonly string[]) => string
  readonly items: ReturnType<typeof itemsIn>
}

export function happenedOf(text: Text, language: Language): (event: AmunReEvent) => string | null {
  const list = (parts: readonly string[]): string => listIn(language, parts)
  const names: Names = {
    province: id => provinceName(text, id),
    cards: ids => list(ids.map(card => cardName(text, card))),
    list,
    items: itemsIn(text, language),
  }
  return event =>
    auctionLine(text, event, names) ?? turnLine(text, event, names) ?? roundLine(text, event, names)
}

/** Phases 1 and 2. */
function auctionLine(text: Text, event: AmunReEvent, names: Names): string | null {
  const { happened } = text
  switch (event.type) {
    case 'started':
      return happened.started({ seat: event.seat })
    case 'phase':
      return happened.phase({ name: text.phases[event.phase - 1].name })
    case 'revealed':
      return happened.revealed({ provinces: names.list(event.provinces.map(names.province)) })
    case 'laid': {
      const stones = event.stones ? [text.stones({ n: event.stones })] : []
      const gold = event.gold ? [text.gold({ n: event.gold })] : []
      const items = [...stones, ...gold]
      const laid = {
        province: names.province(event.province),
        items: items.length > 0 ? names.list(items) : text.nothing,
      }
      return event.pyramids > 0 ? happened.laidRaised(laid) : happened.laid(laid)
    }
    case 'dealt':
      return happened.dealt({ province: names.province(event.province) })
    case 'reshuffled':
      return happened.reshuffled
    case 'bid': {
      const bid = { seat: event.seat, gold: event.gold, province: names.province(event.province) }
      const cards = cardsPlayed(event.play)
      return cards.length > 0 ? happened.bidWith({ ...bid, cards: names.cards(cards) }) : happened.bid(bid)
    }
    case 'paid':
      return event.gold === 0 ? happened.paidNothing({ seat: event.seat }) : happened.paid(event)
    case 'acquired': {
      const cards = event.cards ? [text.cards({ n: event.cards })] : []
      const items = [...cards, ...(event.gold ? [text.gold({ n: event.gold })] : [])]
      const got = { seat: event.seat, province: names.province(event.province) }
      return items.length > 0
        ? happened.acquiredWith({ ...got, items: names.list(items) })
        : happened.acquired(got)
    }
    default:
      return null
  }
}

/** Phase 3, and what is done in several phases. */
function turnLine(text: Text, event: AmunReEvent, names: Names): string | null {
  const { happened } = text
  switch (event.type) {
    case 'sold':
      return happened.sold({ seat: event.seat, card: cardName(text, event.card) })
    case 'hand':
      return happened.hand({ seat: event.seat, cards: names.cards(event.cards) })
    case 'bought':
      return happened.bought({
        seat: event.seat,
        items: text[event.item]({ n: event.count }),
        price: event.price,
      })
    case 'farmer': {
      const placed = { seat: event.seat, province: names.province(event.province) }
      return event.free ? happened.freeFarmer(placed) : happened.farmer(placed)
    }
    case 'stone':
      return happened.stone({ seat: event.seat, province: names.province(event.province) })
    case 'pyramid': {
      const province = names.province(event.province)
      return event.builder ? happened.builder({ province }) : happened.pyramid({ province })
    }
    case 'played':
      return happened.played({
        seat: event.seat,
        card: cardName(text, event.card),
        province: names.province(event.province),
      })
    default:
      return null
  }
}

/** Phases 4 to 6. */
function roundLine(text: Text, event: AmunReEvent, names: Names): string | null {
  const { happened } = text
  switch (event.type) {
    case 'sealed':
      return happened.sealed({ seat: event.seat })
    case 'offers': {
      const offers = event.gold.map((gold, seat) => offerLine(text, seat, gold, event.corrections[seat] > 0))
      return happened.offers({ offers: names.list(offers), total: figure(event.total) })
    }
    case 'corrected':
      return happened.corrected({ seat: event.seat, total: figure(event.total) })
    case 'temple':
      return happened.temple({ space: event.space, total: figure(event.total) })
    case 'took':
      return happened.took({ seat: event.seat, items: names.items(event) })
    case 'pharaoh':
      return happened.pharaoh({ seat: event.seat })
    case 'income':
      return incomeLine(text, event)
    case 'bonuses': {
      const of = event.cards.map((cards, seat) =>
        cards.length > 0 ? happened.bonusOf({ seat, cards: names.cards(cards) }) : happened.noBonus({ seat }),
      )
      return happened.bonuses({ list: of.join('; ') })
    }
    case 'scored':
      return happened.scored({
        seat: event.seat,
        n: event.points,
        line: text.lines[event.rule as keyof Text['lines']],
      })
    case 'kingdom':
      return happened.kingdom
    case 'round':
      return happened.round(event)
    case 'over':
      return text.endings[event.ending as keyof Text['endings']]
    default:
      return null // that somebody draws was said by what was bought or taken, what is offered is told at the reveal
  }
}

function offerLine({ happened }: Text, seat: number, gold: number, corrected: boolean): string {
  if (gold < 0) return corrected ? happened.stealWith({ seat }) : happened.steal({ seat })
  return corrected ? happened.offerWith({ seat, gold }) : happened.offer({ seat, gold })
}

/** The parts of an income are told where there are several. */
function incomeLine({ happened }: Text, event: Extract<AmunReEvent, { type: 'income' }>): string {
  const { seat, harvest, further, eight } = event
  const gold = harvest + further + eight
  const parts = [
    ...(harvest > 0 ? [happened.harvestPart({ gold: harvest })] : []),
    ...(further > 0 ? [happened.furtherPart({ gold: further })] : []),
    ...(eight > 0 ? [happened.eightPart({ gold: eight })] : []),
  ]
  return parts.length > 1
    ? happened.incomeWith({ seat, gold, parts: parts.join(', ') })
    : happened.income({ seat, gold })
}
