/** Why something cannot be done: here and now, in words about a refusal that was already given, never a judgement of its own; and outside its phase. Fetched when the board stands. */
import { frameOf } from '../../../kernel/frames.ts'
import type { RuleId, Seat } from '../../../kernel/game.ts'
import type { Key } from '../../../words/game.ts'
import { highest, lowestSpace } from '../rules/bids.ts'
import { BIDS, PRICES, PROVINCE } from '../rules/data.ts'
import { allFreeFarms, cardLimit } from '../rules/provinces.ts'
import type { Action, Bid, Buy, Frame, Offer, Take, View } from '../rules/types.ts'
import { cardsPlayed, drawableOf, holds, mostOf, openCards } from './facts.ts'
import { stepOfCard, takeApart } from './keys.ts'

/** An entry of the catalogue's section `reasons`, with what fills its gaps: cards and provinces by their ids. */
export interface Reason {
  readonly entry:
    | 'noCard'
    | 'noCardLeft'
    | 'cardOpen'
    | 'cardPlayed'
    | 'notThere'
    | 'barred'
    | 'tooLow'
    | 'topBid'
    | 'tooMuch'
    | 'costs'
    | 'bought'
    | 'noLimit'
    | 'limit'
    | 'deckEmpty'
    | 'deckLeft'
    | 'noFarm'
    | 'noFarms'
    | 'farmsLeft'
    | 'noStones'
    | 'stonesLeft'
    | 'fewStones'
    | 'taken'
  readonly gaps: Readonly<Record<string, string | number>>
}

const reason = (entry: Reason['entry'], gaps: Reason['gaps'] = {}): Reason => ({ entry, gaps })

/** Why this was refused in this position, beyond the rule that is cited; null if the rule says it all. */
export function reasonOf(view: View, action: Action, rule: RuleId): Reason | null {
  const { seat } = view
  if (seat === null) return null
  switch (action.type) {
    case 'bid':
      return bidReason(view, seat, action, rule)
    case 'sell':
      return reason('noCard', { card: action.card })
    case 'buy':
      return buyReason(view, seat, action, rule)
    case 'farmer':
      return reason('noFarm', { province: action.province })
    case 'free-farmer':
      return cardReason('farmer', rule)
    case 'builder':
      if (rule === '7.2' || !holds(view, 'builder')) return cardReason('builder', rule)
      return reason('fewStones', { province: action.province, n: view.stones[PROVINCE[action.province]] })
    case 'offer':
    case 'steal':
      return rule === '4.2' ? reason('noCard', { card: 'correction' }) : meansReason(view, seat, action)
    case 'enclose':
      return reason('noCardLeft', { card: action.card })
    case 'take':
      return takeReason(view, seat, action)
    case 'eight':
    case 'increase':
      if (rule === '7.2' || !holds(view, action.type)) return cardReason(action.type, rule)
      return reason('taken', { province: action.province })
    case 'bonus': {
      const card = action.cards.find(kind => !holds(view, kind))
      return card === undefined ? null : reason('noCard', { card })
    }
    default:
      return null
  }
}

const cardReason = (card: string, rule: RuleId): Reason =>
  reason(rule === '7.2' ? 'cardPlayed' : 'noCard', { card })

/** By rule: the phase-2 card it is about. */
const CARD_OF_RULE: Readonly<Record<RuleId, string>> = { '2.6': 'blockade', '2.7': 'overbid' }

function bidReason(view: View, seat: Seat, { province, gold, play }: Bid, rule: RuleId): Reason | null {
  const card = CARD_OF_RULE[rule]
  if (card !== undefined) return holds(view, card) ? reason('notThere', { card }) : reason('noCard', { card })
  if (rule === '7.2') {
    const open = openCards(view, seat).find(kind => cardsPlayed(play).includes(kind))
    return open === undefined ? null : reason('cardOpen', { card: open })
  }
  if (rule === '2.3') return reason('barred', { province })
  if (rule === '2.5') {
    const most = view.gold[seat] + view.heldSize[seat] - cardsPlayed(play).length
    return reason('tooMuch', { gold, most })
  }
  const leader = highest(view, PROVINCE[province], seat)
  if (rule !== '2.2' || leader < 0) return null
  const least = BIDS[lowestSpace(view, seat, PROVINCE[province])]
  const bid = { province, gold: BIDS[view.space[leader]] }
  return least === undefined ? reason('topBid', bid) : reason('tooLow', { ...bid, least })
}

function buyReason(view: View, seat: Seat, { item, count }: Buy, rule: RuleId): Reason {
  if (rule === '3.2') {
    const n = cardLimit(view, seat)
    return n === 0 ? reason('noLimit') : reason('limit', { n })
  }
  if (rule !== '3.1') return supplyReason(view, seat, item)
  return frameOf(view).bought
    ? reason('bought')
    : reason('costs', { price: PRICES[count], gold: view.gold[seat] })
}

/** There are not so many of them: cards to draw, farms to work on, stones in the supply. */
function supplyReason(view: View, seat: Seat, item: Buy['item']): Reason {
  if (item === 'cards') {
    const n = drawableOf(view)
    return n === 0 ? reason('deckEmpty') : reason('deckLeft', { n })
  }
  const n = mostOf(view, seat, item)
  if (item === 'farmers') return n === 0 ? reason('noFarms') : reason('farmsLeft', { n })
  return n === 0 ? reason('noStones') : reason('stonesLeft', { n })
}

/** The offer is above what the seat has: gold, and one for every card that is not put in as a correction. */
function meansReason(
  view: View,
  seat: Seat,
  action: Offer | Extract<Action, { type: 'steal' }>,
): Reason | null {
  if (action.type === 'steal') return null
  const cards = view.heldSize[seat] - Number(action.correction)
  return reason('tooMuch', { gold: action.gold, most: view.gold[seat] + cards })
}

function takeReason(view: View, seat: Seat, { cards, farmers }: Take): Reason {
  if (cards > drawableOf(view)) return supplyReason(view, seat, 'cards')
  return supplyReason(view, seat, farmers > allFreeFarms(view, seat) ? 'farmers' : 'stones')
}

export interface Idle {
  readonly entry:
    | 'over'
    | 'watching'
    | 'notYourTurn'
    | 'card'
    | 'cardSpent'
    | 'notOffered'
    | 'province'
    | 'bid'
    | 'buy'
    | 'offer'
    | 'take'
    | 'bids'
    | 'placing'
    | 'enclosing'
}

const STEPS_OF: Readonly<Record<'bid' | 'buy' | 'offer' | 'take', readonly Frame['phase'][]>> = {
  bid: ['bid'],
  buy: ['cards', 'farmers', 'stones'],
  offer: ['sacrifice'],
  take: ['items'],
}

/** What is still to be done before anything else of the step: what was bought is placed, what was offered is paid for. */
const BEFORE = { bid: 'bids', buy: 'placing', offer: 'enclosing', take: 'placing' } as const

/** Why an element cannot be used now; null for what is never chosen. */
export function idleOf(key: Key, view: View): Idle | null {
  const taken = takeApart(key)
  if (taken === null || taken.kind === 'do') return null
  if (view.over) return { entry: 'over' }
  if (view.seat === null) return { entry: 'watching' }
  const { phase, seat } = frameOf(view)
  if (taken.kind === 'province') {
    if (phase !== 'bid') return { entry: 'province' }
    return { entry: view.offered.includes(PROVINCE[taken.province]) ? 'bids' : 'notOffered' }
  }
  const isMine = seat === view.seat || phase === 'sacrifice' || phase === 'bonus'
  if (taken.kind === 'card') {
    if (phase !== stepOfCard(taken.card)) return { entry: 'card' }
    return { entry: isMine ? 'cardSpent' : 'notYourTurn' }
  }
  if (!STEPS_OF[taken.kind].includes(phase)) return { entry: taken.kind }
  return { entry: isMine ? BEFORE[taken.kind] : 'notYourTurn' }
}
