/** Every kind of decision on every class of screens: everything on the way to it is met, large enough and readable, the board stays, and what was played in every other of them, in npm run proof in all, is played again by real taps. npm run reach does the same for every decision at every size. */
import { test } from 'vitest'
import { GAMES } from '../games/cards.ts'
import { PROOF } from './proof.ts'
import { fewest, questionsOf } from './questions.ts'
import { SIZES, TAPPED } from './sizes.ts'
import { useGallery } from './stage.ts'
import { openAt, studied, unitsOf } from './unit.ts'

/** Of every match some decisions at every size, instead of as few as ask for everything at one size of each class. */
const STEP = 9
const LONGEST = 30 * 60_000

const stage = useGallery()

for (const game of GAMES) {
  const every = questionsOf(game)
  const few = fewest(every)
  const all = [...new Set([...few, ...every.filter((_, i) => i % STEP === 0)])]
  for (const [i, size] of (PROOF ? SIZES : TAPPED).entries()) {
    test.concurrent(
      `${game}, ${size.name}: every kind of decision can be reached, and is played by taps`,
      async ({ expect }) => {
        // Every other decision is tapped, each on one class of screens.
        const taps = few.filter(
          (_, n) => TAPPED.includes(size) && (PROOF || (n + 2 * i) % (2 * TAPPED.length) === 0),
        )
        const units = [
          ...unitsOf(PROOF ? all : few, { game, size, taps: false }),
          ...unitsOf(taps, { game, size, taps: true }),
        ]
        const page = await openAt(stage.browser, stage.url, units[0])
        const thrown: string[] = []
        page.on('pageerror', error => thrown.push(error.message))
        const faults: string[] = []
        for (const unit of units)
          for (const { kind, what, at } of (await studied(page, unit)).faults)
            faults.push(`${kind}: ${what} (${unit.file} at ${at})`)
        await page.context().close()
        expect([...new Set(faults)].slice(0, 12)).toEqual([])
        expect(thrown).toEqual([])
      },
      PROOF ? LONGEST : undefined,
    )
  }
}
