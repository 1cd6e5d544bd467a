/** The tests of session, connection, host, motion, focus and camera can fail: planted faults are noticed by one of them. A few of each part for npm run proof, all by npm run planted; npm test sees to it that they can still be planted. */
import { describe, expect, test } from 'vitest'
import { PLOTS } from './planted/faults.ts'
import { gone, tryAll } from './planted/trial.ts'

/** So many of a part are planted here: all of them take an hour. */
const FEW = 3

for (const plot of PLOTS)
  describe(plot.name, () => {
    test('ten faults or more can be planted', () => {
      expect(plot.faults.length).toBeGreaterThanOrEqual(10)
      expect(gone(plot)).toEqual([])
    })

    if (process.env.ITERU_PROOF)
      test('the first of them are found', { timeout: 3_600_000 }, () => {
        const few = { ...plot, faults: plot.faults.slice(0, FEW) }
        expect(tryAll([few], { isLate: () => false, say: () => {} })).toEqual([])
      })
  })
