/** The rules of the oasis, by number. */
import { expect, test } from 'vitest'
import { oasis } from './index.ts'
import type { Action, State } from './types.ts'

/** A match in which these cards were dealt. */
function dealt(...cards: readonly number[]): State {
  const state = oasis.setup(cards.length, {})
  for (const card of cards) oasis.apply(state, 'chance', { type: 'deal', card })
  return state
}

const stay: Action = { type: 'seal', plan: 'stay' }
const go: Action = { type: 'seal', plan: 'go' }
const cup = (taste: 'sweet' | 'salt'): Action => ({ type: 'cup', taste })

test('[1.1] a card is dealt only as long as the bag has it', () => {
  const state = oasis.setup(2, {})
  oasis.apply(state, 'chance', { type: 'deal', card: 4 })
  expect(oasis.why(state, 'chance', { type: 'deal', card: 4 })).toBe('impossible-outcome')
  expect(oasis.why(state, 'chance', { type: 'deal', card: 1 })).toBeUndefined()
})

test('[2.1] all choose at once, and nobody sees what others have sealed', () => {
  const state = dealt(4, 1)
  oasis.apply(state, 1, go)
  expect(oasis.turn(state)).toEqual({ kind: 'seats', seats: [0] })
  expect(oasis.view(state, 0)).toMatchObject({ done: [false, true], plans: [null, null] })
})

test('[2.2] [2.3] going is worth a point, the highest card that stayed wins the well', () => {
  const state = dealt(3, 4, 2)
  for (const [seat, plan] of [stay, go, stay].entries()) oasis.apply(state, seat, plan)
  expect(state.points).toEqual([0, 1, 0])
  expect(oasis.turn(state)).toEqual({ kind: 'seats', seats: [0] })
})

test('[3.1] [3.2] two cups, sweet ones as long as there are any', () => {
  const state = dealt(4, 1)
  for (const seat of [0, 1]) oasis.apply(state, seat, stay)
  oasis.apply(state, 0, cup('sweet'))
  state.sweet = 0
  expect(oasis.why(state, 0, cup('sweet'))).toBe('3.2')
  oasis.apply(state, 0, cup('salt'))
  expect(state.points).toEqual([3, 0])
  expect(state.round).toBe(2)
})

test('[4.1] whoever has the most points wins; equal points share', () => {
  const state = dealt(4, 1)
  state.round = 3
  for (const seat of [0, 1]) oasis.apply(state, seat, go)
  expect(oasis.turn(state)).toEqual({ kind: 'over', ending: 'shared', places: [1, 1] })
})
