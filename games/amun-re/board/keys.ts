/** The names of everything on the screen: keys of what can be chosen, places that pieces travel between, and the phase of the rulebook that each belongs to. */
import type { Key } from '../../../words/game.ts'
import { CARD_IDS } from '../rules/data.ts'
import type { Frame, Item, Take } from '../rules/types.ts'

type Items = Pick<Take, 'cards' | 'farmers' | 'stones'>

export const provinceKey = (province: string): Key => `province:${province}`
export const bidKey = (province: string, gold: number): Key => `bid:${province}:${gold}`
export const cardKey = (card: string): Key => `card:${card}`
export const buyKey = (item: Item, count: number): Key => `buy:${item}:${count}`
export const offerKey = (gold: number): Key => `offer:${gold}`
export const STEAL_KEY: Key = 'offer:steal'
export const takeKey = ({ cards, farmers, stones }: Items): Key => `take:${cards}-${farmers}-${stones}`

/** What the buttons of the dock do. */
export const DO = {
  bid: 'do:bid',
  sell: 'do:sell',
  sellNow: 'do:sellNow',
  buy: 'do:buy',
  place: 'do:place',
  play: 'do:play',
  seal: 'do:seal',
  none: 'do:none',
  enclose: 'do:enclose',
  up: 'do:up',
  down: 'do:down',
  fewer: 'do:fewer',
  take: 'do:take',
  done: 'do:done',
  endTurn: 'do:endTurn',
} as const

export type Doing = keyof typeof DO

type Taken =
  | { readonly kind: 'province'; readonly province: string }
  | { readonly kind: 'bid'; readonly province: string; readonly gold: number }
  | { readonly kind: 'card'; readonly card: string }
  | { readonly kind: 'buy'; readonly item: Item; readonly count: number }
  | { readonly kind: 'offer'; readonly gold: number | 'steal' }
  | { readonly kind: 'take'; readonly items: Items }
  | { readonly kind: 'do'; readonly doing: Doing }

/** What a key means; null if it is none of Amun-Re's. */
export function takeApart(key: Key): Taken | null {
  const [kind, what, more] = key.split(':')
  switch (kind) {
    case 'do':
      return Object.hasOwn(DO, what) ? { kind, doing: what as Doing } : null
    case 'province':
      return { kind, province: what }
    case 'bid':
      return { kind, province: what, gold: Number(more) }
    case 'card':
      return { kind, card: what }
    case 'buy':
      return { kind, item: what as Item, count: Number(more) }
    case 'offer':
      return { kind, gold: what === 'steal' ? 'steal' : Number(what) }
    case 'take': {
      const [cards, farmers, stones] = what.split('-').map(Number)
      return { kind, items: { cards, farmers, stones } }
    }
    default:
      return null
  }
}

/** Places that are not keys. A piece that stays the same piece has one place wherever it lies: a marker on a bid, or in the order of the players. */
export const markerPlace = (seat: number): string => `marker:${seat}`
export const ownerPlace = (province: string): string => `owner:${province}`
export const farmersPlace = (province: string): string => `farmers:${province}`
export const stonesPlace = (province: string): string => `stones:${province}`
export const pyramidsPlace = (province: string): string => `pyramids:${province}`
export const vesselPlace = (seat: number): string => `vessel:${seat}`
export const spacePlace = (space: number): string => `temple:${space}`
export const TEMPLE_PLACE = 'temple'
export const PHARAOH_PLACE = 'pharaoh'
export const DECK_PLACE = 'deck'
export const DISCARD_PLACE = 'discard'
export const PILE_PLACE = 'pile'
export const GOLD_PLACE = 'gold'

type Phase = Frame['phase']

/** The steps in which each power card is played; the bonus cards are for the scoring. */
const CARD_STEPS: Readonly<Record<string, Phase>> = {
  blockade: 'bid',
  overbid: 'bid',
  farmer: 'farmers',
  builder: 'stones',
  correction: 'sacrifice',
  eight: 'income',
  increase: 'income',
}
export const stepOfCard = (card: string): Phase => CARD_STEPS[card] ?? 'bonus'

const PHASE_OF_STEP: Readonly<Record<Phase, number>> = {
  start: 1,
  reveal: 1,
  free: 1,
  bid: 2,
  pay: 2,
  cards: 3,
  draw: 3,
  farmers: 3,
  stones: 3,
  sacrifice: 4,
  correct: 4,
  items: 4,
  settle: 4,
  income: 5,
  bonus: 6,
}
/** The phase of the rulebook, 1 to 6, that a step belongs to. */
export const phaseOfStep = (phase: Phase): number => PHASE_OF_STEP[phase]

/** By card: the phase in which it is played. */
export const PHASE_OF_CARD: Readonly<Record<string, number>> = Object.fromEntries(
  CARD_IDS.map(card => [card, phaseOfStep(stepOfCard(card))]),
)
