/** Sentences with two beginnings: about somebody, and to them. */
import { expect, test } from 'vitest'
import { address, addressed } from './address.ts'

test('only whoever a sentence is about reads the second beginning, wherever it stands', () => {
  const text = '<@0 removes|You remove> a stone of <@1|yours>'
  expect([null, 0, 1, 2].map(you => address(text, you))).toEqual([
    '@0 removes a stone of @1',
    'You remove a stone of @1',
    '@0 removes a stone of yours',
    '@0 removes a stone of @1',
  ])
})

test('what has no second beginning, and what needs no words, stays as it is', () => {
  expect(address('Round 2: @1 begins', 1)).toBe('Round 2: @1 begins')
  expect(addressed(() => null)({}, 0)).toBe(null)
  expect(addressed(() => '<@2 bids|You bid> 3')({})).toBe('@2 bids 3')
})
