/** Facts of a view that people would work out by hand: cities in reach, who leads, what a card allows. */
import { frameOf } from '../../../kernel/frames.ts'
import type { Seat } from '../../../kernel/game.ts'
import { type Metal, STALLS } from '../rules/data.ts'
import { canAdvance, listAdvances } from '../rules/offerings.ts'
import { countLaid, stallsOf, sumOf } from '../rules/pieces.ts'
import { countFitting } from '../rules/plates.ts'
import { COUNT, has, lowestOf, membersOf } from '../rules/sets.ts'
import { canBuy, reaches } from '../rules/stalls.ts'
import { type Action, type AreaName, type Frame, MARKET, NEUTRAL, type View } from '../rules/types.ts'

/** The steps that reward the cards in front, from the left. */
export const REWARDS = ['left', 'middle', 'right'] as const

/** The chambers, from 1. */
export const ROMAN = ['', 'I', 'II', 'III', 'IV'] as const

/** The metal of a disc with this value. */
export const metalOfValue = (value: number): Metal => (value > 3 ? 'gold' : 'silver')

export const phaseOf = (view: View): Frame['phase'] => frameOf(view).phase

/** The phases in which the active player has a card in use. */
const USING: ReadonlySet<string> = new Set(['area', 'market', 'avenue', 'swap', 'procession'])
/** The phases of a turn, from the first card given to the last one used. */
const TURN: ReadonlySet<string> = new Set([
  ...USING,
  'neutral',
  'give',
  'use',
  'hire',
  'restock',
  'takeBack',
  'regain',
])

export const isTurn = (view: View): boolean => view.over === null && TURN.has(phaseOf(view))

/** The value of the card in use; 0 if none is. */
export const cardInUse = (view: View): number => (USING.has(phaseOf(view)) ? frameOf(view).card : 0)

/** The discs in front of a player; one that has just been taken from its city lies there, too. */
export function discsOf(view: View, seat: Seat): { readonly silver: number; readonly gold: number } {
  const { phase, seat: taker, card: kind } = frameOf(view)
  const taken = phase === 'disc' && taker === seat ? 1 : 0
  return {
    silver: view.silver[seat] + (kind === 0 ? taken : 0),
    gold: view.gold[seat] + (kind === 1 ? taken : 0),
  }
}

export interface FrontCard {
  readonly position: number
  readonly card: number
  /** Whether it is a market prince. */
  readonly hired: boolean
}

/** The cards in front of a player, from the left. */
export function frontCards(view: View, seat: Seat): FrontCard[] {
  return [0, 1, 2].flatMap(position => {
    const card = view.laid[seat * 3 + position]
    return card > 0 ? [{ position, card, hired: view.hired[seat] === position }] : []
  })
}

/** The players whose card is the highest at a position so far. */
export function leadersAt(view: View, position: number): Seat[] {
  const cards = view.hands.map((_, seat) => view.laid[seat * 3 + position])
  const best = Math.max(...cards)
  return best === 0 ? [] : cards.flatMap((card, seat) => (card === best ? [seat] : []))
}

/** All subsets of this many cards. */
function choices(cards: readonly number[], many: number): number[][] {
  if (many === 0) return [[]]
  return cards.flatMap((card, i) => choices(cards.slice(i + 1), many - 1).map(rest => [card, ...rest]))
}

/** What lies in front of a player or will lie there, and what is still to come out of the hand. */
interface Outlook {
  readonly sum: number
  readonly missing: number
  readonly hand: readonly number[]
}

/** `picked` is a card of this player's that counts as given. */
export function outlookOf(view: View, seat: Seat, picked = 0): Outlook {
  const turns = isTurn(view) || phaseOf(view) === 'third'
  const market = view.active === seat ? (view.row[MARKET] ?? 0) : 0
  const given = view.row[seat]
  const own = countLaid(view, seat) - (view.hired[seat] >= 0 ? 1 : 0)
  const settled = own + (given > 0 ? 1 : 0) + (picked > 0 ? 1 : 0)
  return {
    sum: sumOf(view, seat) + given + market + picked,
    missing: turns ? Math.max(0, (view.hands.length === 2 ? 2 : 3) - settled) : 0,
    hand: membersOf(view.hands[seat]).filter(card => card !== picked),
  }
}

/** The cards of the hand with which a player still makes this sum; one empty way if nothing is missing, none if it is out of reach. */
export function waysTo(view: View, seat: Seat, sum: number, picked = 0): number[][] {
  const outlook = outlookOf(view, seat, picked)
  return choices(outlook.hand, outlook.missing).filter(
    cards => outlook.sum + cards.reduce((total, card) => total + card, 0) === sum,
  )
}

/** With two players: the market princes with which a player would make this sum, if they can still be hired this round. */
export function princesTo(view: View, seat: Seat, sum: number, picked = 0): number[] {
  const turnsLeft = (seat - view.start + 2) % 2 >= (view.active - view.start + 2) % 2
  const mayHire = view.hands.length === 2 && isTurn(view) && turnsLeft && view.hired[seat] < 0
  if (!mayHire || (view.active === seat && COUNT[view.given] > 2)) return []
  return membersOf(view.princes).filter(
    prince =>
      !(view.active === seat && has(view.given, prince)) &&
      waysTo(view, seat, sum - prince, picked).length > 0,
  )
}

/** What the active player could do with a card of this value. */
export interface Allowance {
  readonly card: number
  /** Where the merchant could stop: exactly these. */
  readonly stalls: readonly number[]
  readonly buys: readonly number[]
  readonly backs: number
  /** Gems that fit on the next plates as they lie. */
  readonly fitting: number
  /** Where an offering could come to: exactly these. */
  readonly fields: readonly number[]
  readonly swaps: boolean
}

export function allowance(view: View, seat: Seat, card: number): Allowance {
  const all = Array.from({ length: STALLS }, (_, i) => i + 1)
  const stalls = all.filter(stall => reaches(view.merchants[seat], stall, card))
  const advances: Action[] = []
  if (canAdvance(view, seat)) listAdvances(advances, view, seat, card)
  return {
    card,
    stalls,
    buys: stalls.filter(stall => canBuy(view, seat, stall)),
    backs: COUNT[stallsOf(view, seat)],
    fitting: countFitting(view, seat),
    fields: [...new Set(advances.flatMap(action => (action.type === 'advance' ? [action.to] : [])))],
    swaps: view.plates.length - view.built > 1,
  }
}

/** One field of the gift row: whose card, and how far it is. */
export interface Gift {
  readonly owner: number
  /** 0 while nothing has been given, or when it is unknown which card it was. */
  readonly card: number
  readonly state: 'open' | 'asked' | 'lies' | 'used'
}

/** The gift row of this turn, in the order of giving. */
export function giftsOf(view: View): Gift[] {
  const seats = view.hands.length
  const others = Array.from({ length: seats - 1 }, (_, i) => (view.active + 1 + i) % seats)
  const owners = seats === 4 ? others : [NEUTRAL, ...others]
  const gifts = owners.map(owner => giftOf(view, owner))
  return seats === 2 ? [...gifts, marketGift(view)] : gifts
}

/** With two players the third field waits for a market prince. */
function marketGift(view: View): Gift {
  const card = view.row[MARKET] ?? 0
  if (card > 0) return { owner: MARKET, card, state: 'lies' }
  const used = frontCards(view, view.active).find(({ hired }) => hired)
  return isTurn(view) && used
    ? { owner: MARKET, card: used.card, state: 'used' }
    : { owner: MARKET, card: 0, state: 'open' }
}

function giftOf(view: View, owner: number): Gift {
  const { phase, seat } = frameOf(view)
  const card = view.row[owner] ?? 0
  if (card > 0) return { owner, card, state: 'lies' }
  if (!isTurn(view)) return { owner, card: 0, state: 'open' }
  if (phase === 'neutral') return { owner, card: 0, state: 'open' }
  if (phase === 'give' && owner !== NEUTRAL) {
    const order = (who: number): number => (who - view.active + view.hands.length) % view.hands.length
    if (order(owner) >= order(seat)) return { owner, card: 0, state: owner === seat ? 'asked' : 'open' }
  }
  return { owner, card: owner === NEUTRAL ? usedNeutral(view) : lastCard(view, owner), state: 'used' }
}

const lastCard = (view: View, seat: Seat): number => frontCards(view, seat).at(-1)?.card ?? 0

/** The neutral prince that has been used: the one value of this turn that came from nobody else; 0 if that does not tell. */
function usedNeutral(view: View): number {
  const others = view.hands.flatMap((_, seat) =>
    seat === view.active ? [] : [view.row[seat] || lastCard(view, seat)],
  )
  const market = marketGift(view).card
  const left = membersOf(view.given).filter(card => card !== market && !others.includes(card))
  return left.length === 1 ? left[0] : 0
}

/** What choosing an area does at once because it leaves no choice; null if it leaves one. */
export type OnlyStep =
  | { readonly what: 'move' | 'takeBackAt'; readonly stall: number }
  | { readonly what: 'place' }
  | { readonly what: 'advance'; readonly from: number; readonly to: number }

export function onlyStepOf(view: View, area: AreaName, card: number): OnlyStep | null {
  const seat = view.active
  const { stalls, buys } = allowance(view, seat, card)
  const mine = stallsOf(view, seat)
  if (area === 'market')
    return stalls.length === 1 && buys.length === 0 ? { what: 'move', stall: stalls[0] } : null
  if (area === 'takeBack') return COUNT[mine] === 1 ? { what: 'takeBackAt', stall: lowestOf(mine) } : null
  if (area === 'avenue') return view.plates.length - view.built === 1 ? { what: 'place' } : null
  const advances: Action[] = []
  listAdvances(advances, view, seat, card)
  const [only] = advances
  return advances.length === 1 && only.type === 'advance'
    ? { what: 'advance', from: only.from, to: only.to }
    : null
}

/** Whether a disc of the viewer fits on a free card in some chamber. */
export const canBury = ({ chambers, filled, discs }: View): boolean =>
  chambers.some((value, door) => value > 0 && (filled & (1 << door)) === 0 && (discs?.[value - 1] ?? 0) > 0)
