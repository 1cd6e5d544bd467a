/** What happened, in words: one line of the log for each event, or none where another line says it already. */
import type { AmunReEvent } from '../../rules/types.ts'
import type { Text } from './en.ts'

const nameOf = (seat: number): string => `@${seat}`

/** The cards that a bid was made with. */
const PLAYED: Readonly<Record<string, readonly string[]>> = {
  none: [],
  blockade: ['blockade'],
  overbid: ['overbid'],
  both: ['blockade', 'overbid'],
}

export function tellingOf(text: Text): (event: AmunReEvent) => string | null {
  const place = (province: string): string => text.provinces[province]
  const names = (cards: readonly string[]): string => text.list(cards.map(card => text.power[card][0]))
  return event => auctionLine(text, event, place, names) ?? roundLine(text, event, place, names)
}

type Namer = (id: string) => string
type Lister = (ids: readonly string[]) => string

/** Phases 1 to 3. */
function auctionLine(text: Text, event: AmunReEvent, place: Namer, names: Lister): string | null {
  const { log } = text
  switch (event.type) {
    case 'started':
      return log.started(nameOf(event.seat))
    case 'revealed':
      return log.revealed(text.list(event.provinces.map(place)))
    case 'laid': {
      const what = [
        ...(event.stones ? [text.stones(event.stones)] : []),
        ...(event.gold ? [text.gold(event.gold)] : []),
      ]
      return log.laid(place(event.province), what.length ? text.list(what) : text.nothing, event.pyramids)
    }
    case 'dealt':
      return log.dealt(place(event.province))
    case 'reshuffled':
      return log.reshuffled
    case 'bid': {
      const cards = PLAYED[event.play]
      const bid = log.bid(nameOf(event.seat), place(event.province), event.gold)
      return `${bid}${cards.length ? log.bidWith(names(cards)) : ''}.`
    }
    case 'sold':
      return log.sold(nameOf(event.seat), names([event.card]))
    case 'paid':
      return log.paid(nameOf(event.seat), event.gold)
    case 'acquired': {
      const extra = [
        ...(event.cards ? [text.cards(event.cards)] : []),
        ...(event.gold ? [text.gold(event.gold)] : []),
      ]
      return log.acquired(nameOf(event.seat), place(event.province), text.list(extra))
    }
    case 'hand':
      return log.hand(nameOf(event.seat), names(event.cards))
    case 'bought':
      return log.bought(nameOf(event.seat), text[event.item](event.count), event.price)
    case 'farmer':
      return log.farmer(nameOf(event.seat), place(event.province), event.free)
    case 'stone':
      return log.stone(nameOf(event.seat), place(event.province))
    case 'pyramid':
      return log.pyramid(place(event.province), event.builder)
    default:
      return null
  }
}

/** Phases 4 to 6. */
function roundLine(text: Text, event: AmunReEvent, place: Namer, names: Lister): string | null {
  const { log } = text
  switch (event.type) {
    case 'sealed':
      return log.sealed(nameOf(event.seat))
    case 'offers': {
      const offers = event.gold.map((gold, seat) =>
        log.offer(nameOf(seat), gold, event.corrections[seat] > 0),
      )
      return log.offers(offers.join(', '), event.total)
    }
    case 'corrected':
      return log.corrected(nameOf(event.seat), event.total)
    case 'temple':
      return log.temple(event.space, event.total)
    case 'took': {
      const what = [
        ...(event.cards ? [text.cards(event.cards)] : []),
        ...(event.farmers ? [text.farmers(event.farmers)] : []),
        ...(event.stones ? [text.stones(event.stones)] : []),
      ]
      return log.took(nameOf(event.seat), what.length ? text.list(what) : text.nothing)
    }
    case 'pharaoh':
      return log.pharaoh(nameOf(event.seat))
    case 'played':
      return log.played(nameOf(event.seat), names([event.card]), place(event.province))
    case 'income': {
      const { harvest, further, eight } = event
      const parts = [harvest, further, eight].filter(n => n > 0).length > 1
      return log.income(
        nameOf(event.seat),
        harvest + further + eight,
        parts ? log.incomeParts(harvest, further, eight) : '',
      )
    }
    case 'bonuses': {
      const of = event.cards.map((cards, seat) =>
        log.bonusOf(nameOf(seat), cards.length ? names(cards) : log.noBonus),
      )
      return log.bonuses(of.join('; '))
    }
    case 'scored':
      return log.scored(nameOf(event.seat), event.points, text.lines[event.rule as '6.1'])
    case 'kingdom':
      return log.kingdom
    case 'round':
      return log.round(event.round)
    case 'over':
      return text.endings[event.ending as 'points'] ?? null
    default:
      return null // who draws was said by what was bought or taken
  }
}
