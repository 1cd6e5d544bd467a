/** What provinces bring (5.1, 5.2, 5.4): the harvest of their farmers, and further income. */
import type { Seat } from '../../../kernel/game.ts'
import { CAMEL_SPACES, PROVINCES } from './data.ts'
import { farmersIn } from './provinces.ts'
import type { State } from './types.ts'

/** What the income depends on: all of it is public. */
type Fields = Pick<State, 'owned' | 'farmers' | 'flat' | 'temple' | 'eight' | 'increase'>

/** The value of the temple's space for every farmer, and one more where the harvest is increased (5.1, 5.4). */
export function harvestOf(state: Fields, seat: Seat): number {
  const own = state.owned[seat]
  let gold = 0
  for (let i = 0; i < own.length; i++) {
    if (own[i] === state.eight[seat]) continue
    const more = own[i] === state.increase[seat] ? 1 : 0
    gold += farmersIn(state, own[i]) * (state.temple + more)
  }
  return gold
}

/** Printed income; with a camel only while the temple is on space 1 or 2 (5.2). */
export function furtherOf(state: Fields, seat: Seat): number {
  const own = state.owned[seat]
  let gold = 0
  for (let i = 0; i < own.length; i++) {
    const { income, camel } = PROVINCES[own[i]]
    if (own[i] !== state.eight[seat] && (!camel || state.temple <= CAMEL_SPACES)) gold += income
  }
  return gold
}
