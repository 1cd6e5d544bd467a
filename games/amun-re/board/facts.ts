/** What people would work out by hand from a view: owners, awards, incomes, bonus conditions, cards that are still hidden. */
import { frameOf } from '../../../kernel/frames.ts'
import type { Seat } from '../../../kernel/game.ts'
import { highest } from '../rules/bids.ts'
import {
  CARD,
  CARD_IDS,
  CARDS_FOR_BONUS,
  COPIES,
  EIGHT_GOLD,
  FARMERS_FOR_BONUS,
  FIRST_BONUS,
  KINDS,
  PROVINCE_IDS,
  PROVINCES,
  ROUNDS_PER_KINGDOM,
  TEMPLE_STEPS,
} from '../rules/data.ts'
import { allFreeFarms, cardLimit, farmersIn, stoneSupply } from '../rules/provinces.ts'
import { bonusGain, largestOf } from '../rules/score.ts'
import { templeSpace } from '../rules/temple.ts'
import type { Bid, Buy, View } from '../rules/types.ts'
import { furtherOf, harvestOf } from '../rules/yields.ts'
import { phaseOfStep } from './keys.ts'

/** The phase of the rulebook, 1 to 6; cards are drawn in the phase that they were bought or taken in. */
export function phaseNumber({ flow, over }: View): number {
  if (over) return 6
  const steps = flow.filter(({ phase }) => phase !== 'draw')
  return phaseOfStep(steps[steps.length - 1]?.phase ?? 'draw')
}

/** Whether the old kingdom has been cleared and the new one has not begun: only the story is ever there. */
export const isBetweenKingdoms = ({ round, owned }: View): boolean =>
  round === ROUNDS_PER_KINGDOM && owned.every(own => own.length === 0)

export const isNewKingdom = ({ round }: View): boolean => round > ROUNDS_PER_KINGDOM

export const ownerOf = (view: View, province: number): Seat | null => {
  const seat = view.owned.findIndex(own => own.includes(province))
  return seat < 0 ? null : seat
}

/** On offer, owned, still to come in this kingdom, or not in this match any more. */
export function standingOf(view: View, province: number): 'offered' | 'owned' | 'coming' | 'out' {
  if (view.offered.includes(province)) return 'offered'
  if (ownerOf(view, province) !== null) return 'owned'
  return view.pile[province] > 0 ? 'coming' : 'out'
}

/** The seats clockwise from the one that has the pharaoh. */
export const orderOf = ({ start, gold }: View): readonly Seat[] =>
  gold.map((_, step) => (start + step) % gold.length)

/** Who is asked now. */
export function askedSeats(view: View): readonly Seat[] {
  if (view.over) return []
  const { phase, seat } = frameOf(view)
  if (phase !== 'sacrifice' && phase !== 'bonus') return [seat]
  return orderOf(view).filter(other => (view.sealed & (1 << other)) === 0)
}

export interface Award {
  readonly west: number // 1 or 0
  readonly provinces: readonly number[]
  readonly seats: readonly Seat[]
  readonly pyramids: number
  readonly stones: number
}

/** The largest province of a side as it stands, with everybody who would be awarded for it (6.3). */
export function awardOf(view: View, west: number): Award {
  const sizes = view.owned.map((_, seat) => largestOf(view, seat, west))
  const best = Math.max(...sizes)
  const seats = best < 100 ? [] : view.owned.flatMap((_, seat) => (sizes[seat] === best ? [seat] : []))
  const provinces = seats.flatMap(seat =>
    view.owned[seat].filter(
      province =>
        view.board.west[province] === west && 100 * view.pyramids[province] + view.stones[province] === best,
    ),
  )
  return { west, provinces, seats, pyramids: Math.floor(best / 100), stones: best % 100 }
}

export const awardsOf = (view: View): readonly [Award, Award] => [awardOf(view, 1), awardOf(view, 0)]

/** What a seat would take in with the temple on a space; in the harvest with the cards it has played for it. */
export function incomeAt(view: View, seat: Seat, temple: number): number {
  const harvesting = !view.over && frameOf(view).phase === 'income'
  const none = view.gold.map(() => -1)
  const cards = harvesting ? view : { eight: none, increase: none }
  const fields = { ...view, temple, eight: cards.eight, increase: cards.increase }
  return harvestOf(fields, seat) + furtherOf(fields, seat) + (cards.eight[seat] < 0 ? 0 : EIGHT_GOLD)
}

export interface Condition {
  readonly card: string
  readonly have: number
  readonly need: number
  readonly met: boolean
}

/** How far a seat is with each bonus card (6.5). */
export function conditionsOf(view: View, seat: Seat): readonly Condition[] {
  const own = view.owned[seat]
  const sum = (of: (province: number) => number): number => own.reduce((n, province) => n + of(province), 0)
  const alike = (half: readonly number[]): number => {
    const ones = sum(province => half[province])
    return Math.max(ones, own.length - ones)
  }
  const have: Readonly<Record<string, number>> = {
    'card-bonus': sum(province => view.board.limit[province] + PROVINCES[province].freeCards),
    'farmer-bonus': sum(province => farmersIn(view, province)),
    'egypt-bonus': alike(view.board.upper),
    'side-bonus': alike(view.board.west),
    'bank-bonus': alike(view.board.bank),
  }
  return CARD_IDS.slice(FIRST_BONUS).map(card => ({
    card,
    have: have[card],
    need: NEEDS[card] ?? ROUNDS_PER_KINGDOM,
    met: bonusGain(view, seat, CARD[card]) > 0,
  }))
}

const NEEDS: Readonly<Record<string, number>> = {
  'card-bonus': CARDS_FOR_BONUS,
  'farmer-bonus': FARMERS_FOR_BONUS,
}

/** By kind: how many cards the viewer cannot see, wherever they are. */
export function hiddenCards(view: View): readonly number[] {
  const own = view.seat === null ? null : view.held[view.seat]
  return COPIES.map((copies, kind) => {
    const open = view.faceUp.filter(set => set & (1 << kind)).length
    return copies - view.discard[kind] - open - (own?.[kind] ?? 0)
  })
}

/** The phase-2 cards that lie open before a seat, for the rest of the auction (2.6, 2.7). */
export const openCards = (view: View, seat: Seat): readonly string[] =>
  CARD_IDS.filter((_, kind) => view.faceUp[seat] & (1 << kind))

/** What cards have been played for in a province in this harvest (5.3, 5.4): the gold instead, or the gold more for each farmer. */
export function harvestCard(view: View, province: number): 'eight' | 'increase' | null {
  if (view.over || frameOf(view).phase !== 'income') return null
  return view.eight.includes(province) ? 'eight' : view.increase.includes(province) ? 'increase' : null
}

/** The kinds in the viewer's hand, without the cards that are to be sold for an offer. */
export function handOf(view: View): readonly { readonly card: string; readonly count: number }[] {
  const hand = view.seat === null ? null : view.held[view.seat]
  const sold = view.seat === null ? null : view.sold[view.seat]
  return Array.from({ length: KINDS }, (_, kind) => ({
    card: CARD_IDS[kind],
    count: (hand?.[kind] ?? 0) - (sold?.[kind] ?? 0),
  })).filter(({ count }) => count > 0)
}

/** How many cards can still be drawn, and so be bought or taken. */
export const drawableOf = ({ deck, discard }: View): number => discard.reduce((sum, n) => sum + n, deck)

/** Whether the offers of this round are on the table, sealed or open. */
export const isOffering = (view: View): boolean => {
  const phase = phaseNumber(view)
  return phase === 4 || phase === 5
}

/** What is known of a seat's offer: nothing yet, a sealed vessel, or the gold. Viewers know their own. */
export function offerOf(view: View, seat: Seat): 'open' | 'sealed' | number {
  const sealing = frameOf(view).phase === 'sacrifice' && !view.over
  if (!sealing) return view.offer[seat] ?? 0
  if ((view.sealed & (1 << seat)) === 0) return 'open'
  return view.offer[seat] ?? 'sealed'
}

/** How many cards an offer that stands still lacks. */
export function missingFor(view: View, seat: Seat): number {
  const enclosed = (view.sold[seat] ?? []).reduce((sum, n) => sum + n, 0)
  return (view.offer[seat] ?? 0) - view.gold[seat] - enclosed
}

/** The highest bid on a province on offer, or null. */
export function leaderOf(view: View, province: number): Seat | null {
  const seat = highest(view, province, -1)
  return seat < 0 ? null : seat
}

/** Whether the viewer holds a card of this kind. */
export const holds = (view: View, card: string): boolean => handOf(view).some(own => own.card === card)

/** By phase-3 step: how many the viewer could have if gold were no matter. */
export function mostOf(view: View, seat: Seat, item: Buy['item']): number {
  if (item === 'cards') return Math.min(cardLimit(view, seat), drawableOf(view))
  return item === 'farmers' ? allFreeFarms(view, seat) : stoneSupply(view)
}

export interface Prospect {
  /** Where the temple would stand if nobody else offered or stole anything. */
  readonly space: number
  /** The space above it, and how much more the others would have to offer for it; null on the last space. */
  readonly next: number | null
  readonly more: number
}

/** All that a seat can know about the temple before the reveal: what its own offering does. */
export function prospectOf(offer: number): Prospect {
  const space = templeSpace(offer)
  const step = TEMPLE_STEPS[space - 1]
  return step === undefined
    ? { space, next: null, more: 0 }
    : { space, next: space + 1, more: step + 1 - offer }
}

export interface Mark {
  /** The space of the temple that this amount reaches alone. */
  readonly space: number | null
  /** Those who have exactly this much gold, where the table shows it. */
  readonly seats: readonly Seat[]
}

/** What is special about an amount of gold for an offering. */
export function markOf(view: View, seat: Seat, offer: number): Mark {
  const seats = view.openGold
    ? view.gold.flatMap((gold, other) => (other !== seat && gold === offer ? [other] : []))
    : []
  return { space: TEMPLE_STEPS.includes(offer - 1) ? templeSpace(offer) : null, seats }
}

/** The name of the province that a seat's marker is on. */
export const markedBy = (view: View, seat: Seat): string => PROVINCE_IDS[view.marker[seat]]

/** By how a bid is made: the cards played with it. */
const PLAYED: Readonly<Record<Bid['play'], readonly string[]>> = {
  none: [],
  blockade: ['blockade'],
  overbid: ['overbid'],
  both: ['blockade', 'overbid'],
}
export const cardsPlayed = (play: Bid['play']): readonly string[] => PLAYED[play]
