/** Rules 5.3 and 5.4: before taking the income, one "8 gold" and one harvest increase, in different provinces (R33, R34). */
import { type Phase, turnOf } from '../../../../kernel/flow.ts'
import { frameOf } from '../../../../kernel/frames.ts'
import type { RuleId, Seat } from '../../../../kernel/game.ts'
import { discardCard, listSales, SALES, sellCard, sellRefusal } from '../cards.ts'
import { CARD, EIGHT, INCREASE, PROVINCE } from '../data.ts'
import { askForIncome, takeIncome } from '../harvest.ts'
import { forEachProvince, owns } from '../provinces.ts'
import { DONE } from '../purchase.ts'
import type { AmunReEvent, Done, Eight, Increase, Sell, State } from '../types.ts'

type Choice = Done | Eight | Increase | Sell

export const EIGHTS = forEachProvince<Eight>(province => ({ type: 'eight', province }))
export const INCREASES = forEachProvince<Increase>(province => ({ type: 'increase', province }))

export const income: Phase<State, Choice, AmunReEvent> = {
  takes: ['done', 'eight', 'increase', 'sell'],
  turn: state => turnOf(frameOf(state).seat),

  legal(state, seat) {
    const open: Choice[] = [DONE]
    const own = state.owned[seat]
    const hand = state.held[seat]
    if (hand[EIGHT] > 0 && state.eight[seat] < 0) {
      for (let i = 0; i < own.length; i++) if (own[i] !== state.increase[seat]) open.push(EIGHTS[own[i]])
    }
    if (hand[INCREASE] > 0 && state.increase[seat] < 0) {
      for (let i = 0; i < own.length; i++) if (own[i] !== state.eight[seat]) open.push(INCREASES[own[i]])
    }
    listSales(open, hand)
    return open
  },

  candidates(state, seat) {
    const own = state.owned[seat]
    const eights = own.map(province => EIGHTS[province])
    return [DONE, ...eights, ...own.map(province => INCREASES[province]), ...SALES]
  },

  why(state, actor, action) {
    const seat = actor as Seat
    if (action.type === 'sell') return sellRefusal(state, seat, action.card)
    return action.type === 'done' ? undefined : refusal(state, seat, action)
  },

  apply(state, actor, action, tell) {
    const seat = actor as Seat
    if (action.type === 'done') {
      takeIncome(state, seat, tell)
      return
    }
    if (action.type === 'sell') sellCard(state, seat, CARD[action.card], tell)
    else {
      state[action.type][seat] = PROVINCE[action.province]
      discardCard(state, seat, CARD[action.type])
      tell?.({ type: 'played', seat, card: action.type, province: action.province })
    }
    askForIncome(state, seat, tell)
  },
}

function refusal(state: State, seat: Seat, { type, province: id }: Eight | Increase): RuleId | undefined {
  const rule = type === 'eight' ? '5.3' : '5.4'
  const other = type === 'eight' ? state.increase[seat] : state.eight[seat]
  if (state[type][seat] >= 0) return '7.2'
  const province = PROVINCE[id]
  const fits = state.held[seat][CARD[type]] > 0 && owns(state, seat, province) && other !== province
  return fits ? undefined : rule
}
