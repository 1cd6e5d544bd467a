/** Rule 6.5: everybody who holds a card chooses bonus cards for the scoring, sealed, each kind once (R35). */
import { type Phase, turnOfAll } from '../../../../kernel/flow.ts'
import type { Seat } from '../../../../kernel/game.ts'
import { handSize, listSales, SALES, sellCard, sellRefusal } from '../cards.ts'
import { BONUS_KINDS, CARD, CARD_IDS, FIRST_BONUS } from '../data.ts'
import { sealBonus } from '../kingdom.ts'
import type { AmunReEvent, Bonus, Sell, State } from '../types.ts'

/** By set of bonus kinds: the choice of these cards. */
export const BONUSES: readonly Bonus[] = Array.from({ length: 1 << BONUS_KINDS }, (_, set) => ({
  type: 'bonus',
  cards: CARD_IDS.slice(FIRST_BONUS).filter((_, i) => set & (1 << i)),
}))

export const bonus: Phase<State, Bonus | Sell, AmunReEvent> = {
  takes: ['bonus', 'sell'],
  turn: state => turnOfAll(~state.sealed & ((1 << state.gold.length) - 1)),

  legal(state, seat) {
    const open: (Bonus | Sell)[] = []
    const held = bonusSet(state, seat)
    for (let set = 0; set < BONUSES.length; set++) if ((set & ~held) === 0) open.push(BONUSES[set])
    listSales(open, state.held[seat])
    return open
  },

  candidates: () => [...BONUSES, ...SALES],

  why(state, actor, action) {
    const seat = actor as Seat
    if (action.type === 'sell') return sellRefusal(state, seat, action.card)
    const { cards } = action
    if (cards.some((card, i) => cards.indexOf(card) !== i)) return '7.2'
    const inOrder = cards.every((card, i) => i === 0 || CARD[card] > CARD[cards[i - 1]])
    return inOrder && (setOf(cards) & ~bonusSet(state, seat)) === 0 ? undefined : '6.5'
  },

  apply(state, actor, action, tell) {
    const seat = actor as Seat
    if (action.type === 'bonus') {
      state.bonus[seat] = setOf(action.cards)
      sealBonus(state, seat, tell)
      return
    }
    sellCard(state, seat, CARD[action.card], tell)
    if (handSize(state, seat) === 0) sealBonus(state, seat, tell)
  },
}

/** The bonus cards in a hand, as a set. */
export function bonusSet(state: State, seat: Seat): number {
  let set = 0
  for (let i = 0; i < BONUS_KINDS; i++) if (state.held[seat][FIRST_BONUS + i] > 0) set |= 1 << i
  return set
}

const setOf = (cards: readonly string[]): number =>
  cards.reduce((set, card) => set | (1 << (CARD[card] - FIRST_BONUS)), 0)
