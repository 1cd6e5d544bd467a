/** Every refusal in the golden matches has a reason that says something about this position. */
import { expect, test } from 'vitest'
import { oasis } from '../rules/index.ts'
import { reasonOf } from './reasons.ts'

test('[3.2] when the sweet cups are gone, the refusal says so', () => {
  const state = oasis.setup(2, {})
  for (const card of [4, 1]) oasis.apply(state, 'chance', { type: 'deal', card })
  for (const seat of [0, 1]) oasis.apply(state, seat, { type: 'seal', plan: 'stay' })
  state.sweet = 0
  const sweet = { type: 'cup', taste: 'sweet' } as const
  expect(oasis.why(state, 0, sweet)).toBe('3.2')
  expect(reasonOf(oasis.view(state, 0), sweet, '3.2')).toEqual({ entry: 'noSweet' })
})
