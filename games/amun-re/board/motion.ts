/** The story on the board: what travels, what a line of the log is about, how long it stays, and what the board shows between two events. */
import type { Gain, Move, Weight } from '../../../web/kit/board.ts'
import { BIDS, CARD, KINDS, POINT_RULES, PROVINCE, PROVINCE_IDS, THEFT } from '../rules/data.ts'
import { frame } from '../rules/frame.ts'
import type { AmunReEvent, Counts, Frame, View } from '../rules/types.ts'
import { cardsPlayed, harvestCard, isOffering, offerOf, ownerOf, phaseNumber } from './facts.ts'
import {
  cardKey,
  DECK_PLACE,
  DISCARD_PLACE,
  farmersPlace,
  GOLD_PLACE,
  markerPlace,
  ownerPlace,
  PHARAOH_PLACE,
  PILE_PLACE,
  provinceKey,
  pyramidsPlace,
  spacePlace,
  stonesPlace,
  TEMPLE_PLACE,
  vesselPlace,
} from './keys.ts'

const move = (from: string, to: string): Move => ({ from, to })

/** What a player brings comes out of the viewer's own gold in the dock, or from the player's marker. */
const fromSeat = (seat: number, view: View, to: string): readonly Move[] => [
  move(seat === view.seat ? GOLD_PLACE : markerPlace(seat), to),
]

export function movesOf(event: AmunReEvent, view: View): readonly Move[] {
  switch (event.type) {
    case 'bid':
      return [move(markerPlace(event.seat), markerPlace(event.seat))]
    case 'acquired':
      return [move(markerPlace(event.seat), ownerPlace(event.province))]
    case 'hand':
      return event.cards.map(card => move(DECK_PLACE, cardKey(card)))
    case 'sold':
      return [move(event.seat === view.seat ? cardKey(event.card) : markerPlace(event.seat), DISCARD_PLACE)]
    case 'farmer':
      return fromSeat(event.seat, view, farmersPlace(event.province))
    case 'stone':
      return fromSeat(event.seat, view, stonesPlace(event.province))
    case 'pyramid':
      return [move(stonesPlace(event.province), pyramidsPlace(event.province))]
    case 'laid':
      return event.stones > 0 ? [move(PILE_PLACE, stonesPlace(event.province))] : []
    case 'sealed':
      return fromSeat(event.seat, view, vesselPlace(event.seat))
    case 'temple':
      return [move(TEMPLE_PLACE, TEMPLE_PLACE)]
    case 'pharaoh':
      return [move(PHARAOH_PLACE, PHARAOH_PLACE)]
    case 'income':
      return event.seat === view.seat ? [move(TEMPLE_PLACE, GOLD_PLACE)] : []
    default:
      return []
  }
}

export function whereOf(event: AmunReEvent): readonly string[] {
  switch (event.type) {
    case 'revealed':
      return event.provinces.map(provinceKey)
    case 'bid':
    case 'acquired':
    case 'laid':
    case 'dealt':
    case 'farmer':
    case 'stone':
    case 'pyramid':
    case 'played':
      return [provinceKey(event.province)]
    case 'sold':
      return [DISCARD_PLACE]
    case 'reshuffled':
      return [DECK_PLACE]
    case 'offers':
      return event.gold.map((_, seat) => vesselPlace(seat))
    case 'sealed':
    case 'corrected':
      return [vesselPlace(event.seat)]
    case 'temple':
      return [spacePlace(event.space)]
    case 'pharaoh':
    case 'started':
      return [PHARAOH_PLACE]
    case 'scored':
      return gainOf(event)?.from ?? []
    case 'kingdom':
      return PROVINCE_IDS.map(provinceKey)
    default:
      return []
  }
}

/** What stays how long; all else has nothing to see. Farmers and stones are some of many; a bid and a line of a scoring are looked at. */
const WEIGHTS: Readonly<Partial<Record<AmunReEvent['type'], Weight>>> = {
  started: 'normal',
  phase: 'small',
  round: 'small',
  revealed: 'normal',
  laid: 'small',
  dealt: 'small',
  reshuffled: 'small',
  bid: 'normal',
  sold: 'small',
  acquired: 'small',
  hand: 'small',
  bought: 'small',
  farmer: 'small',
  stone: 'small',
  pyramid: 'normal',
  sealed: 'small',
  offers: 'ceremony',
  corrected: 'normal',
  temple: 'normal',
  took: 'normal',
  pharaoh: 'normal',
  played: 'normal',
  income: 'small',
  bonuses: 'ceremony',
  scored: 'normal',
  kingdom: 'ceremony',
  over: 'ceremony',
}

export const weightOf = ({ type }: AmunReEvent): Weight => WEIGHTS[type] ?? 'nothing'

/** By event: those that it belongs to if it follows them at once. */
const JOINED: Readonly<Partial<Record<AmunReEvent['type'], readonly AmunReEvent['type'][]>>> = {
  laid: ['revealed', 'laid'],
  dealt: ['revealed', 'laid', 'dealt', 'reshuffled'],
  reshuffled: ['dealt', 'drew', 'hand'],
  sold: ['sold', 'offers', 'bonuses'],
  paid: ['paid', 'sold'],
  hand: ['acquired', 'drew', 'bought'],
  drew: ['bought', 'took', 'drew', 'hand', 'reshuffled', 'farmer', 'stone', 'pyramid'],
  pyramid: ['stone'],
}

export const joins = (event: AmunReEvent, before: AmunReEvent): boolean =>
  JOINED[event.type]?.includes(before.type) ?? false

/** Rounds, phases and kingdoms begin with a heading of the log. */
export const heads = ({ type }: AmunReEvent): boolean =>
  type === 'round' || type === 'phase' || type === 'kingdom'

/** Points come from provinces; those for gold from its owner. */
export function gainOf(event: AmunReEvent): Gain | null {
  if (event.type !== 'scored') return null
  const { seat, points, provinces } = event
  return { seat, points, from: provinces.length > 0 ? provinces.map(provinceKey) : [markerPlace(seat)] }
}

/** What the board, the dock and the notes draw of a view; of others' gold nothing is drawn that the table veils. */
export function drawn(view: View): object {
  const { seat, round, start, temple, pile, owned, farmers, flat, stones, pyramids, offered, over } = view
  const { marker, space, faceUp, total, points, deck, discard } = view
  return {
    land: { pile, owned, farmers, flat, stones, pyramids, offered },
    bids: { marker, space, faceUp },
    course: { round, start, temple, total, points, over, phase: phaseNumber(view) },
    cards: {
      deck,
      discard,
      sizes: view.heldSize.slice(0, owned.length),
      own: seat === null ? null : view.held[seat],
    },
    gold: view.openGold ? view.gold : seat === null ? null : view.gold[seat],
    offers: isOffering(view) ? owned.map((_, other) => offerOf(view, other)) : null,
    harvest: PROVINCE_IDS.map((_, province) => harvestCard(view, province)),
  }
}

/** This viewer's view after one of their own events. */
export function after(view: View, event: AmunReEvent): View {
  switch (event.type) {
    case 'started':
      return { ...view, start: event.seat }
    case 'phase':
      return phaseBegun(view, event.phase)
    case 'round':
      return { ...inStep(view, 'reveal'), round: event.round }
    case 'kingdom':
      return kingdomBegun(view)
    case 'temple':
      return { ...view, temple: event.space, total: event.total }
    case 'corrected':
      return { ...view, total: event.total }
    case 'pharaoh':
      return { ...view, start: event.seat }
    case 'scored': {
      const source = POINT_RULES.indexOf(event.rule as (typeof POINT_RULES)[number])
      const gained = view.points[event.seat].map((n, i) => (i === source ? n + event.points : n))
      return { ...view, points: view.points.map((own, seat) => (seat === event.seat ? gained : own)) }
    }
    case 'over':
      return { ...view, over: { kind: 'over', ending: event.ending, places: event.places } }
    default:
      return landChanged(view, event) ?? cardsMoved(view, event) ?? goldMoved(view, event) ?? view
  }
}

const add = (list: readonly number[], at: number, n: number): number[] =>
  list.map((old, i) => (i === at ? old + n : old))
const set = <T>(list: readonly T[], at: number, value: T): T[] =>
  list.map((old, i) => (i === at ? value : old))

/** What the board draws of the flow is the phase; who is asked comes with the question. */
const inStep = (view: View, step: Frame['phase']): View => ({ ...view, flow: [frame(step, view.start)] })

/** By phase: its first step. */
const FIRST_STEP: readonly Frame['phase'][] = [
  'start',
  'reveal',
  'bid',
  'cards',
  'sacrifice',
  'income',
  'bonus',
]

function phaseBegun(view: View, phase: number): View {
  const begun = inStep(view, FIRST_STEP[phase])
  const none = view.gold.map(() => -1)
  if (phase === 5) return { ...begun, eight: none, increase: none }
  if (phase !== 4) return begun
  const hidden = view.gold.map((_, seat) => (seat === view.seat ? 0 : null))
  return { ...begun, offer: hidden, correction: hidden, sealed: 0 }
}

function kingdomBegun(view: View): View {
  const none = view.farmers.map(() => 0)
  return {
    ...view,
    pile: view.pile.map((_, province) => (ownerOf(view, province) === null ? 0 : 1)),
    farmers: none,
    flat: none,
    owned: view.owned.map(() => []),
  }
}

/** Provinces, farmers, stones and pyramids. */
function landChanged(view: View, event: AmunReEvent): View | undefined {
  switch (event.type) {
    case 'revealed': {
      const offered = event.provinces.map(id => PROVINCE[id])
      return {
        ...view,
        offered: [...view.offered, ...offered],
        pile: view.pile.map((n, province) => (offered.includes(province) ? n - 1 : n)),
      }
    }
    case 'laid':
      return raised(view, PROVINCE[event.province], {
        stones: event.stones - 3 * event.pyramids,
        pyramids: event.pyramids,
      })
    case 'farmer': {
      const province = PROVINCE[event.province]
      if (!event.free) return { ...view, farmers: add(view.farmers, province, 1) }
      return discarded({ ...view, flat: add(view.flat, province, 1) }, event.seat, ['farmer'])
    }
    case 'stone':
      return raised(view, PROVINCE[event.province], { stones: 1, pyramids: 0 })
    case 'pyramid': {
      const province = PROVINCE[event.province]
      const built = raised(view, province, { stones: event.builder ? -2 : -3, pyramids: 1 })
      const owner = ownerOf(view, province)
      return event.builder && owner !== null ? discarded(built, owner, ['builder']) : built
    }
    case 'acquired':
      return acquired(view, event)
    default:
      return undefined
  }
}

const raised = (view: View, province: number, by: { stones: number; pyramids: number }): View => ({
  ...view,
  stones: add(view.stones, province, by.stones),
  pyramids: add(view.pyramids, province, by.pyramids),
})

/** The marker becomes the owner's; what lay open for it is discarded. */
function acquired(view: View, { seat, province, cards, gold }: AmunReEvent & { type: 'acquired' }): View {
  const number = PROVINCE[province]
  return {
    ...view,
    owned: set(view.owned, seat, [...view.owned[seat], number]),
    offered: view.offered.filter(other => other !== number),
    gold: add(view.gold, seat, gold),
    heldSize: add(view.heldSize, seat, cards),
    discard: view.discard.map((n, kind) => n + ((view.faceUp[seat] >> kind) & 1)),
    marker: set(view.marker, seat, -1),
    space: set(view.space, seat, 0),
    faceUp: set(view.faceUp, seat, 0),
  }
}

const countsOf = (cards: readonly string[]): Counts =>
  Array.from({ length: KINDS }, (_, kind) => cards.filter(card => CARD[card] === kind).length)

/** A seat's hand by so many cards larger or smaller; which ones is drawn for their owner. */
function handBy(view: View, seat: number, cards: readonly string[], sign: 1 | -1): View {
  const counts = countsOf(cards)
  return {
    ...view,
    heldSize: add(view.heldSize, seat, sign * cards.length),
    held: view.held.map((own, at) =>
      at === seat ? (own?.map((n, k) => n + sign * counts[k]) ?? null) : own,
    ),
  }
}

const discarded = (view: View, seat: number, cards: readonly string[]): View => {
  const counts = countsOf(cards)
  return { ...handBy(view, seat, cards, -1), discard: view.discard.map((n, kind) => n + counts[kind]) }
}

/** Power cards: drawn, played, sold. */
function cardsMoved(view: View, event: AmunReEvent): View | undefined {
  switch (event.type) {
    case 'dealt':
      return { ...view, deck: view.deck - 1 }
    case 'drew':
      return { ...view, deck: view.deck - 1, heldSize: add(view.heldSize, event.seat, 1) }
    case 'hand': // how many they are was told before
      return { ...handBy(view, event.seat, event.cards, 1), heldSize: view.heldSize }
    case 'reshuffled': // it may fall due within a draw: then the card is out of the new deck
      return { ...view, deck: view.deck + view.discard.reduce((sum, n) => sum + n, 0), discard: countsOf([]) }
    case 'bid': {
      const cards = cardsPlayed(event.play)
      const open = cards.reduce((kinds, card) => kinds | (1 << CARD[card]), view.faceUp[event.seat])
      return {
        ...handBy(view, event.seat, cards, -1),
        marker: set(view.marker, event.seat, PROVINCE[event.province]),
        space: set(view.space, event.seat, BIDS.indexOf(event.gold)),
        faceUp: set(view.faceUp, event.seat, open),
      }
    }
    case 'played': {
      const kind = event.card === 'eight' ? 'eight' : 'increase'
      const played = set(view[kind], event.seat, PROVINCE[event.province])
      return { ...discarded(view, event.seat, [event.card]), [kind]: played }
    }
    case 'bonuses':
      return event.cards.reduce((left, cards, seat) => discarded(left, seat, cards), view)
    default:
      return undefined
  }
}

/** Gold, and the vessels it is offered in. */
function goldMoved(view: View, event: AmunReEvent): View | undefined {
  switch (event.type) {
    case 'sold':
      return discarded({ ...view, gold: add(view.gold, event.seat, 1) }, event.seat, [event.card])
    case 'paid':
      return { ...view, gold: add(view.gold, event.seat, -event.gold) }
    case 'bought':
      return { ...view, gold: add(view.gold, event.seat, -event.price) }
    case 'income':
      return { ...view, gold: add(view.gold, event.seat, event.harvest + event.further + event.eight) }
    case 'pledged':
      return {
        ...view,
        offer: set(view.offer, event.seat, event.gold),
        correction: set(view.correction, event.seat, event.correction),
      }
    case 'sealed':
      return { ...view, sealed: view.sealed | (1 << event.seat) }
    case 'offers':
      return opened(view, event)
    default:
      return undefined
  }
}

/** All vessels are open: the gold is gone, thieves have theirs, corrections are spent. What was sold for it is told next. */
function opened(view: View, { gold, corrections, total }: AmunReEvent & { type: 'offers' }): View {
  const left = corrections.reduce(
    (so, count, seat) => (count > 0 ? discarded(so, seat, ['correction']) : so),
    inStep(view, 'items'),
  )
  return {
    ...left,
    offer: [...gold],
    correction: [...corrections],
    sold: view.sold.map(() => countsOf([])),
    total,
    sealed: 0,
    gold: view.gold.map((own, seat) => own - (gold[seat] > 0 ? gold[seat] : THEFT)),
  }
}
