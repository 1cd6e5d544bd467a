/** The toy game passes the suite: the living proof that contract and suite fit together. */
import { expect, test } from 'vitest'
import { conform } from './conformance.ts'
import { toy } from './toy.ts'

for (const seats of [2, 3, 4]) {
  test(`the oasis with ${seats} seats conforms`, () => {
    for (let seed = 0; seed < 30; seed++)
      expect(conform(toy, { seats, options: {}, seed: `toy ${seed}` }).decisions).toBeGreaterThan(0)
  })
}
