/** Every registered game passes the kernel's suite at every seat count. ITERU_SCALE multiplies how many matches are played. */
import { expect, test } from 'vitest'
import { conform } from '../kernel/conformance.ts'
import { readOptions } from '../kernel/options.ts'
import { games } from './index.ts'

const seeds = 4 * Number(process.env.ITERU_SCALE ?? 1)

for (const [id, game] of Object.entries(games)) {
  for (let seats = game.meta.seats.min; seats <= game.meta.seats.max; seats++) {
    test(`${id} with ${seats} seats conforms`, () => {
      const options = readOptions(game.meta, {})
      for (let seed = 0; seed < seeds; seed++) {
        const report = conform(game, { seats, options, seed: `${id} ${seats} ${seed}` })
        expect(report.decisions).toBeGreaterThan(0)
        expect(report.dreams, 'imagine must not keep returning the truth').toBeGreaterThan(0)
      }
    })
  }
}
