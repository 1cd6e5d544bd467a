/** Rules 4.4 and 4.5: a seat declares all the items it takes, the highest offer first (R28 to R31). */
import { type Phase, turnOf } from '../../../../kernel/flow.ts'
import { frameOf } from '../../../../kernel/frames.ts'
import type { RuleId, Seat } from '../../../../kernel/game.ts'
import { drawable, listSales, SALES, sellCard, sellRefusal } from '../cards.ts'
import { CARD, REWARDS } from '../data.ts'
import { goOnTaking, settle } from '../offering.ts'
import { allFreeFarms, stoneSupply } from '../provinces.ts'
import { rewardOf } from '../temple.ts'
import type { AmunReEvent, Sell, State, Take } from '../types.ts'

/** By how many items may be taken: every choice of up to so many. */
export const TAKES: readonly (readonly Take[])[] = [0, 1, 2, REWARDS[0]].map(most => {
  const takes: Take[] = []
  for (let cards = 0; cards <= most; cards++) {
    for (let farmers = 0; cards + farmers <= most; farmers++) {
      for (let stones = 0; cards + farmers + stones <= most; stones++)
        takes.push({ type: 'take', cards, farmers, stones })
    }
  }
  return takes
})

export const items: Phase<State, Take | Sell, AmunReEvent> = {
  takes: ['take', 'sell'],
  turn: state => turnOf(frameOf(state).seat),

  legal(state, seat) {
    const open: (Take | Sell)[] = []
    const takes = TAKES[rewardOf(state, seat)]
    const cards = drawable(state)
    const farms = allFreeFarms(state, seat)
    const supply = stoneSupply(state)
    for (let i = 0; i < takes.length; i++) {
      const take = takes[i]
      if (take.cards <= cards && take.farmers <= farms && take.stones <= supply) open.push(take)
    }
    listSales(open, state.held[seat])
    return open
  },

  candidates: (state, seat) => [...TAKES[rewardOf(state, seat)], ...SALES],

  why(state, actor, action) {
    const seat = actor as Seat
    return action.type === 'sell' ? sellRefusal(state, seat, action.card) : refusal(state, seat, action)
  },

  apply(state, actor, action, tell) {
    const seat = actor as Seat
    if (action.type === 'sell') {
      sellCard(state, seat, CARD[action.card], tell)
      goOnTaking(state, state.ranking.indexOf(seat), tell)
      return
    }
    const { cards, farmers, stones } = action
    tell?.({ type: 'took', seat, cards, farmers, stones })
    settle(state, seat, action, tell)
  },
}

function refusal(state: State, seat: Seat, { cards, farmers, stones }: Take): RuleId | undefined {
  if (cards + farmers + stones > rewardOf(state, seat)) return '4.4'
  const fits =
    cards <= drawable(state) && farmers <= allFreeFarms(state, seat) && stones <= stoneSupply(state)
  return fits ? undefined : '4.5'
}
