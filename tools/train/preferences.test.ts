/** Aton's preferences are learned from searched matches, with a tiny budget. */
import { expect, test } from 'vitest'
import { learnPreferences, PREFERENCE_COUNT } from './preferences.ts'
import { searchedMatch } from './searched.ts'

test('what searches tried is learned, and is the same for the same seed', () => {
  const none = new Float64Array(PREFERENCE_COUNT)
  const decisions = ['a', 'b', 'c'].flatMap(seed => searchedMatch(none, 40, seed))
  const { preferences, surprise, entropy } = learnPreferences(decisions, decisions)
  const evenly = decisions.reduce((sum, { shares }) => sum + Math.log(shares.length), 0) / decisions.length
  expect(surprise).toBeLessThan(evenly)
  expect(surprise).toBeGreaterThanOrEqual(entropy)
  expect(learnPreferences(decisions, decisions).preferences).toEqual(preferences)
  expect(searchedMatch(preferences, 8, 'd')).toEqual(searchedMatch(preferences, 8, 'd'))
})
