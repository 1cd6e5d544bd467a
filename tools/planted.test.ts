/** The tests of session, connection, host, motion, focus and camera can fail: each planted fault is noticed by one of them. For npm run proof; npm test sees to it that they can still be planted. */
import { describe, expect, test } from 'vitest'
import { PLOTS } from './planted/faults.ts'
import { gone, tryAll } from './planted/trial.ts'

for (const plot of PLOTS)
  describe(plot.name, () => {
    test('ten faults or more can be planted', () => {
      expect(plot.faults.length).toBeGreaterThanOrEqual(10)
      expect(gone(plot)).toEqual([])
    })

    if (process.env.ITERU_PROOF)
      test('each of them is found', { timeout: 3_600_000 }, () => {
        expect(tryAll([plot], { isLate: () => false, say: () => {} })).toEqual([])
      })
  })
