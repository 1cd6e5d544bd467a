/** Every refusal is told in one sentence: a rule by its number, everything else in words. */
import { expect, test } from 'vitest'
import { sentenceOf } from './refused.ts'

test('a rule of the game is named by its number', () => {
  expect(sentenceOf('5.3')).toBe('Rule 5.3 of the game forbids it.')
  expect(sentenceOf('stale')).toBe('The table has moved on; look again.')
})
