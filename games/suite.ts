/** The tests that every game passes at every seat count: the kernel's suite and the illegal actions. Each game calls this from its own test file, so that they run side by side. */
import { describe, expect, test } from 'vitest'
import { conform } from '../kernel/conformance.ts'
import { pelt } from '../kernel/illegal.ts'
import { readOptions } from '../kernel/options.ts'
import { gameOf } from './index.ts'

const scale = Number(process.env.ITERU_SCALE ?? 1) // 10 in npm test
const MATCHES = Math.min(20, 4 * scale)
const ILLEGAL = 10_000 * scale

export function everyPromise(id: string): void {
  const game = gameOf(id)
  const { min, max } = game.meta.seats
  describe.each(Array.from({ length: max - min + 1 }, (_, i) => min + i))(`${id} with %i seats`, seats => {
    const options = readOptions(game.meta, {})

    test('conforms', () => {
      for (let seed = 0; seed < MATCHES; seed++) {
        const report = conform(game, { seats, options, seed: `${id} ${seats} ${seed}` })
        expect(report.decisions).toBeGreaterThan(0)
        expect(report.dreams, 'imagine must not keep returning the truth').toBeGreaterThan(0)
      }
    })

    test(`refuses ${ILLEGAL} illegal actions, each by a rule, with nothing changed`, () => {
      const refusals = pelt(game, { seats, options }, ILLEGAL, `${id} ${seats}`)
      const total = Object.values(refusals).reduce((sum, n) => sum + n, 0)
      expect(total).toBeGreaterThanOrEqual(ILLEGAL)
      expect(Object.keys(refusals)).toEqual(
        expect.arrayContaining(['not-your-turn', 'unknown-action', 'impossible-outcome']),
      )
      expect(Object.keys(refusals).length).toBeGreaterThan(5)
    })
  })
}
