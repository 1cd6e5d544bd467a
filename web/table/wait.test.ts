/** A bar of progress is drawn while bots think, and only then. */
import { expect, test } from 'vitest'
import { LONGEST_WAIT_MS } from '../../bots/levels.ts'
import { longestWait } from './wait.ts'

const table = (bots: readonly (string | null)[], toAct: readonly number[]) => ({
  seats: bots.map(bot => ({ bot })),
  toAct,
})

test('experts are waited for, and never longer than anybody should be', () => {
  for (let seats = 2; seats <= 5; seats++) {
    const bots = [null, ...new Array<string>(seats - 1).fill('expert')]
    const ms = longestWait(table(bots, [1]), 0)
    expect(ms).toBeGreaterThan(2000)
    expect(ms).toBeLessThanOrEqual(LONGEST_WAIT_MS + 1e-9)
  }
})

test('no bar for people, for oneself, for quick bots and at the end', () => {
  expect(longestWait(table([null, null, 'expert'], [1]), 0)).toBeNull()
  expect(longestWait(table([null, 'expert'], [0]), 0)).toBeNull()
  expect(longestWait(table([null, 'expert'], [0, 1]), 0)).toBeNull()
  expect(longestWait(table([null, 'casual', 'beginner'], [1]), 0)).toBeNull()
  expect(longestWait(table([null, 'expert'], []), 0)).toBeNull()
})
