/** The story of a turn: cards, the market, the avenue and the procession. */
import { frameOf } from '../../../../kernel/frames.ts'
import type { Seat } from '../../../../kernel/game.ts'
import { POINT_RULES, STALLS } from '../../rules/data.ts'
import { countLaid, stallsOf } from '../../rules/pieces.ts'
import { countFitting } from '../../rules/plates.ts'
import { bitOf } from '../../rules/sets.ts'
import { type DahschurEvent, MARKET, NEUTRAL, type View } from '../../rules/types.ts'
import { isTurn } from '../facts.ts'
import { add, askGiver, goOn, next, nextCard, put } from './steps.ts'

const lay = (view: View, seat: Seat, card: number): View => ({
  ...view,
  laid: put(view.laid, [seat * 3 + countLaid(view, seat), card]),
})

const unhand = (view: View, seat: Seat, card: number): View => ({
  ...view,
  hands: put(view.hands, [seat, view.hands[seat] & ~bitOf(card)]),
  given: view.given | bitOf(card),
})

/** Prince cards go from hands into the row, in front of players, and into chambers. */
export function afterCard(view: View, event: DahschurEvent): View {
  switch (event.type) {
    case 'gave': {
      const row = put(view.row, [event.seat, event.card])
      return askGiver({ ...unhand(view, event.seat, event.card), row }, next(view, event.seat))
    }
    case 'used':
      return goOn(usedCard(view, event.from, event.card), 'area', event.seat, event.card)
    case 'laid': {
      const laid = lay(unhand(view, event.seat, event.card), event.seat, event.card)
      const neighbour = next(view, event.seat)
      return neighbour === view.start ? goOn(laid, 'roll', view.start) : goOn(laid, 'third', neighbour)
    }
    case 'hired':
      return {
        ...view,
        princes: view.princes & ~bitOf(event.card),
        given: view.given | bitOf(event.card),
        row: put(view.row, [MARKET, event.card]),
      }
    case 'entombed':
      return entombed(view, event.seat, event.card, (event.chamber - 1) * 4 + event.seat)
    default:
      return view
  }
}

function usedCard(view: View, from: number, card: number): View {
  const emptied = { ...view, row: put(view.row, [from, 0]) }
  if (from === NEUTRAL) return emptied
  if (from !== MARKET) return lay(emptied, from, card)
  const { active } = view
  return lay({ ...emptied, hired: put(view.hired, [active, countLaid(view, active)]) }, active, card)
}

function entombed(view: View, seat: Seat, card: number, door: number): View {
  const places = [0, 1, 2].map(position => seat * 3 + position)
  const back = places.flatMap((place, position) => {
    const own = view.laid[place]
    return own > 0 && own !== card && position !== view.hired[seat] ? [bitOf(own)] : []
  })
  return {
    ...goOn(view, 'chamber', next(view, seat)),
    laid: put(view.laid, ...places.map(place => [place, 0] as const)),
    hands: put(view.hands, [seat, back.reduce((hand, bit) => hand | bit, view.hands[seat])]),
    hired: put(view.hired, [seat, -1]),
    chambers: put(view.chambers, [door, card]),
  }
}

/** Merchants, stones and gems at the market. */
export function afterTrade(view: View, event: DahschurEvent): View {
  switch (event.type) {
    case 'moved':
      return nextCard({ ...view, merchants: put(view.merchants, [event.seat, event.stall]) })
    case 'bought':
      return {
        ...goOn(view, 'restock', event.seat, 0, event.stall),
        supply: add(view.supply, event.seat, -event.price),
        goods: add(view.goods, event.seat * STALLS + event.stall - 1, event.price),
        gems: add(view.gems, event.seat * 3 + event.gem, 1),
        wares: put(view.wares, [event.stall - 1, -1]),
        offers: put(view.offers, [event.stall - 1, -1]),
      }
    case 'restocked':
      return nextCard({
        ...view,
        offers: put(view.offers, [event.stall - 1, event.offer]),
        wares: put(view.wares, [event.stall - 1, event.gem]),
        bag: event.gem < 0 ? view.bag : add(view.bag, event.gem, -1),
      })
    case 'tookBack': {
      const supply = add(view.supply, event.seat, event.stones)
      const goods = add(view.goods, event.seat * STALLS + event.stall - 1, -event.stones)
      return regained({ ...view, supply, goods }, event.seat)
    }
    default:
      return view
  }
}

/** After stones were taken back: a plate more to be paid for, the next card, or a prize goes on. */
function regained(view: View, seat: Seat): View {
  const { phase, at } = frameOf(view)
  if (phase !== 'regain') return isTurn(view) ? nextCard(view) : view
  return at > 1 && stallsOf(view, seat) > 0 ? goOn(view, 'regain', seat, 0, at - 1) : nextCard(view)
}

/** Plates, gems and points. */
export function afterAvenue(view: View, event: DahschurEvent): View {
  const { phase, card, at } = frameOf(view)
  switch (event.type) {
    case 'swapped': {
      const [first, second] = [event.first - 1, event.second - 1]
      const plates = put(view.plates, [first, view.plates[second]], [second, view.plates[first]])
      const swapped = { ...view, plates }
      const fits = countFitting(swapped, event.seat) > 0
      return fits ? goOn(swapped, 'avenue', event.seat, card, 1) : nextCard(swapped)
    }
    case 'placed': {
      const owner = Math.trunc(view.plates[event.field - 1] / 3)
      const owned = (phase === 'regain' ? at : 0) + (owner === event.seat ? 1 : 0)
      const gems = add(view.gems, event.seat * 3 + event.gem, -1)
      return { ...goOn(view, 'regain', event.seat, 0, owned), gems, built: event.field }
    }
    case 'scored': {
      const source = POINT_RULES.indexOf(event.rule as (typeof POINT_RULES)[number])
      const points = add(view.points, event.seat * POINT_RULES.length + source, event.points)
      const scored = { ...view, points }
      if (event.rule !== '4.4') return scored
      return at > 0 && stallsOf(view, event.seat) > 0 ? scored : nextCard(scored)
    }
    default:
      return view
  }
}

/** An offering moves, by a card or as a prize. */
export function afterAdvance(
  view: View,
  { seat, from, to }: Extract<DahschurEvent, { type: 'advanced' }>,
): View {
  const left = from === 0 ? view.procession : put(view.procession, [from - 1, -1])
  const supply = from === 0 ? add(view.supply, seat, -1) : view.supply
  const advanced = { ...view, supply, procession: put(left, [to - 1, seat]) }
  return isTurn(view) ? nextCard(advanced) : advanced
}
