/** 100,000 illegal actions are thrown at every game at every seat count; each is refused by a rule and nothing changes. */
import { expect, test } from 'vitest'
import { pelt } from '../kernel/illegal.ts'
import { readOptions } from '../kernel/options.ts'
import { games } from './index.ts'

const COUNT = 10_000 * Number(process.env.ITERU_SCALE ?? 1) // 100,000 in npm test

for (const [id, game] of Object.entries(games)) {
  for (let seats = game.meta.seats.min; seats <= game.meta.seats.max; seats++) {
    test(`${id} with ${seats} seats refuses ${COUNT} illegal actions`, () => {
      const refusals = pelt(game, { seats, options: readOptions(game.meta, {}) }, COUNT, `${id} ${seats}`)
      const total = Object.values(refusals).reduce((sum, n) => sum + n, 0)
      expect(total).toBeGreaterThanOrEqual(COUNT)
      expect(Object.keys(refusals)).toEqual(
        expect.arrayContaining(['not-your-turn', 'unknown-action', 'impossible-outcome']),
      )
      expect(Object.keys(refusals).length).toBeGreaterThan(5)
    })
  }
}
