/** What happens in Aton as something to look at: what travels, where, for how long, and what the board shows between two events. */
import type { Seat } from '../../../kernel/game.ts'
import type { Gain, Move, Weight } from '../../../web/kit/board.ts'
import { size } from '../rules/cards.ts'
import { HAND, POINT_RULES } from '../rules/data.ts'
import { BIT, TEMPLE_OF } from '../rules/spaces.ts'
import type { AtonEvent, Counts, DeckView, View } from '../rules/types.ts'
import { moverOf } from './facts.ts'
import {
  cartouchePlace,
  markerPlace,
  realmPlace,
  seatPlace,
  spaceKey,
  supplyPlace,
  TRACK_PLACE,
  templePlace,
} from './keys.ts'

const SEATS: readonly Seat[] = [0, 1]

export function movesOf(event: AtonEvent): readonly Move[] {
  switch (event.type) {
    case 'placed':
      return [{ from: supplyPlace(event.seat), to: spaceKey(event.space) }]
    case 'removed':
      return [
        {
          from: spaceKey(event.space),
          to: event.to === 'realm' ? realmPlace(event.owner) : supplyPlace(event.owner),
        },
      ]
    case 'overflowed':
      return event.realm > 0 ? [{ from: supplyPlace(event.seat), to: realmPlace(event.seat) }] : []
    case 'recalled':
      return [{ from: spaceKey(event.space), to: supplyPlace(event.seat) }]
    case 'emptied':
      return SEATS.map(seat => ({ from: realmPlace(seat), to: supplyPlace(seat) }))
    case 'revealed':
      return event.cards.flatMap((cards, seat) =>
        cards.map((_, i) => ({ from: seatPlace(seat), to: cartouchePlace(seat, i) })),
      )
    case 'scored':
      return [{ from: TRACK_PLACE, to: markerPlace(event.seat) }]
    default:
      return []
  }
}

export function whereOf(event: AtonEvent): readonly string[] {
  switch (event.type) {
    case 'placed':
    case 'removed':
    case 'recalled':
      return [spaceKey(event.space)]
    case 'overflowed':
      return [realmPlace(event.seat)]
    case 'first':
      return [cartouchePlace(event.seat, 1)]
    case 'revealed':
      return event.cards.flatMap((cards, seat) => cards.map((_, i) => cartouchePlace(seat, i)))
    case 'scored':
      return gainOf(event)?.from ?? []
    default:
      return []
  }
}

/** The stones of a turn pass by quickly; the last of them and every line of a scoring stay. */
export function weightOf(event: AtonEvent): Weight {
  switch (event.type) {
    case 'revealed':
    case 'scoring':
    case 'over':
      return 'ceremony'
    case 'placed':
      return event.left > 0 ? 'small' : 'normal'
    case 'removed':
    case 'recalled':
    case 'first':
      return 'small'
    case 'exchanged':
    case 'tied':
    case 'overflowed':
    case 'scored':
    case 'emptied':
      return 'normal'
    default:
      return 'nothing'
  }
}

/** Cards are drawn and laid in one go; who goes first is seen as soon as the points of cartouche 1 are. */
export function joins(event: AtonEvent, before: AtonEvent): boolean {
  if (event.type === 'laid') return before.type === 'sealed'
  if (event.type === 'first') return before.type === 'scored' || before.type === 'tied'
  const isDraw = event.type === 'drew' || event.type === 'hand'
  return isDraw && ['drew', 'hand', 'reshuffled', 'exchanged', 'round'].includes(before.type)
}

export const heads = (event: AtonEvent): boolean => event.type === 'round' || event.type === 'scoring'

/** Points come from a card, from a temple, or from the stones that count. */
export function gainOf(event: AtonEvent): Gain | null {
  if (event.type !== 'scored') return null
  const { seat, points, spaces } = event
  const source = sourceOf(event)
  if (source === 0) return { seat, points, from: [cartouchePlace(seat, 0)] }
  const temple = source <= 4 ? [templePlace(source - 1)] : []
  return { seat, points, from: source < 4 ? temple : [...temple, ...spaces.map(spaceKey)] }
}

const sourceOf = (event: AtonEvent & { type: 'scored' }): number =>
  POINT_RULES.indexOf(event.rule as (typeof POINT_RULES)[number])

/** The fields of a view that the board draws, and whose stones move now. */
export function drawn(view: View): object {
  const { flow: _, recall: _due, ...rest } = view
  return { ...rest, mover: moverOf(view) }
}

/** This viewer's view after one of their own events. */
export function after(view: View, event: AtonEvent): View {
  switch (event.type) {
    case 'placed':
      return stoneMoved(view, event.seat, { space: event.space, supply: -1, realm: 0 })
    case 'recalled':
      return stoneMoved(view, event.seat, { space: event.space, supply: 1, realm: 0 })
    case 'removed': {
      const [supply, realm] = event.to === 'realm' ? [0, 1] : [1, 0]
      return stoneMoved(view, event.owner, { space: event.space, supply, realm })
    }
    case 'overflowed':
      return stoneMoved(view, event.seat, { space: null, supply: -event.realm, realm: event.realm })
    case 'emptied':
      return { ...view, supply: view.supply.map((n, seat) => n + view.realm[seat]), realm: [0, 0] }
    case 'scored':
      return { ...view, points: scored(view, event) }
    case 'first':
      return { ...begins(view, event.seat), first: event.seat }
    case 'second':
      return begins(view, event.seat)
    case 'scoring':
      return begins(view, null)
    case 'over': {
      const { ending, places } = event
      return { ...view, over: { kind: 'over', ending, places } }
    }
    default:
      return cardsMoved(view, event)
  }
}

interface Stone {
  /** The space it is put on or taken from. */
  readonly space: number | null
  readonly supply: number
  readonly realm: number
}

function stoneMoved(view: View, owner: Seat, { space, supply, realm }: Stone): View {
  const set = space === null ? -1 : owner * 4 + TEMPLE_OF[space]
  return {
    ...view,
    stones: view.stones.map((spaces, n) => (n === set ? spaces ^ BIT[space ?? 0] : spaces)),
    supply: view.supply.map((n, seat) => (seat === owner ? n + supply : n)),
    realm: view.realm.map((n, seat) => (seat === owner ? n + realm : n)),
  }
}

function scored(view: View, event: AtonEvent & { type: 'scored' }): number[][] {
  const source = sourceOf(event)
  return view.points.map((points, seat) =>
    seat === event.seat ? points.map((n, at) => (at === source ? n + event.points : n)) : points,
  )
}

/** Somebody's turn begins, or nobody's. How many stones there are to move is not told, and not drawn. */
const begins = (view: View, seat: Seat | null): View => ({
  ...view,
  flow: [seat === null ? { phase: 'recall', seat: 0, left: 0 } : { phase: 'place', seat, left: 0 }],
})

function cardsMoved(view: View, event: AtonEvent): View {
  switch (event.type) {
    case 'drew':
      return withDeck(view, event.seat, drew)
    case 'hand':
      return withDeck(view, event.seat, deck => ({
        ...deck,
        hand: [...event.cards],
        unseen: minus(deck.unseen, event.cards),
      }))
    case 'exchanged':
      return withDeck(view, event.seat, exchanged)
    case 'reshuffled':
      return withDeck(view, event.seat, reshuffled)
    case 'sealed':
      return withDeck(view, event.seat, deck => ({
        ...deck,
        sealed: true,
        handSize: 0,
        hand: deck.hand && NONE,
      }))
    case 'laid':
      return withDeck(view, event.seat, deck => ({ ...deck, laid: [...event.cards] }))
    case 'revealed':
      return { ...view, decks: view.decks.map((deck, seat) => revealed(deck, event.cards[seat])) }
    case 'tied':
      return { ...view, decks: view.decks.map((deck, seat) => tied(deck, event.cards, seat)) }
    case 'round':
      return { ...begins(view, null), round: event.round, decks: view.decks.map(discarded) }
    default:
      return view
  }
}

const NONE: Counts = [0, 0, 0, 0]
const plus = (counts: Counts, others: readonly number[]): Counts => counts.map((n, kind) => n + others[kind])
const minus = (counts: Counts, others: readonly number[]): Counts => counts.map((n, kind) => n - others[kind])
/** Cards in a row as counts by value. */
const countsOf = (cards: readonly number[]): Counts =>
  NONE.map((_, kind) => cards.filter(card => card === kind + 1).length)

const withDeck = (view: View, owner: Seat, change: (deck: DeckView) => DeckView): View => ({
  ...view,
  decks: view.decks.map((deck, seat) => (seat === owner ? change(deck) : deck)),
})

/** Four cards come from the pile; if it runs out, those under it follow, which both players know. */
function drew(deck: DeckView): DeckView {
  const fromUnder = Math.max(0, HAND - deck.pile)
  const known = countsOf(deck.under.slice(0, fromUnder))
  return {
    ...deck,
    pile: deck.pile - (HAND - fromUnder),
    under: deck.under.slice(fromUnder),
    handSize: HAND,
    known,
    // Its owner counts the whole hand as seen when it comes, everybody else only what they know of it.
    unseen: deck.hand ? plus(deck.unseen, known) : deck.unseen,
  }
}

function exchanged(deck: DeckView): DeckView {
  return {
    ...deck,
    token: 0,
    hand: deck.hand && NONE,
    handSize: 0,
    known: NONE,
    discards: plus(deck.discards, deck.known),
    swapped: deck.swapped && deck.hand && plus(deck.swapped, minus(deck.hand, deck.known)),
    swappedSize: deck.swappedSize + HAND - size(deck.known),
  }
}

/** The discards become the pile; without any, the cards set aside do. */
function reshuffled(deck: DeckView): DeckView {
  const thrown = size(deck.discards) + deck.swappedSize
  const back = thrown > 0 ? plus(deck.discards, deck.swapped ?? NONE) : countsOf(deck.aside)
  return {
    ...deck,
    pile: thrown > 0 ? thrown : deck.aside.length,
    aside: thrown > 0 ? deck.aside : [],
    discards: NONE,
    swapped: deck.swapped && NONE,
    swappedSize: 0,
    unseen: plus(deck.unseen, back),
  }
}

/** What its owner has laid was no news to them. */
const revealed = (deck: DeckView, cards: readonly number[]): DeckView => ({
  ...deck,
  laid: [...cards],
  unseen: deck.hand ? deck.unseen : minus(plus(deck.unseen, deck.known), countsOf(cards)),
  known: NONE,
})

/** A card is drawn for the order; as soon as both differ, all of them go under the pile. */
function tied(deck: DeckView, cards: readonly number[], seat: Seat): DeckView {
  const isFromPile = deck.pile > 0
  const aside = [...deck.aside, cards[seat]]
  const under = isFromPile ? deck.under : deck.under.slice(1)
  const isDecided = cards[0] !== cards[1]
  return {
    ...deck,
    pile: isFromPile ? deck.pile - 1 : deck.pile,
    under: isDecided ? [...under, ...aside] : under,
    aside: isDecided ? [] : aside,
    unseen: isFromPile ? minus(deck.unseen, countsOf([cards[seat]])) : deck.unseen,
  }
}

const discarded = (deck: DeckView): DeckView => ({
  ...deck,
  sealed: false,
  laid: null,
  discards: plus(deck.discards, countsOf(deck.laid ?? [])),
})
