/** Text of twice the size: whatever leads to every kind of decision can still be met, and nothing makes the page longer or wider than the screen. */
import { test } from 'vitest'
import { GAMES } from '../games/cards.ts'
import { PROOF } from './proof.ts'
import { fewest, questionsOf } from './questions.ts'
import { SIZES } from './sizes.ts'
import { useGallery } from './stage.ts'
import { openAt, studied, unitsOf } from './unit.ts'

const stage = useGallery()

/** npm test: the smallest of these for one game. */
const LARGE = ['390x664', '844x390', '820x1180', '1280x657']
const SCREENS = SIZES.filter(({ name }) => (PROOF ? LARGE : LARGE.slice(0, 1)).includes(name))

for (const game of PROOF ? GAMES : GAMES.slice(1, 2))
  for (const size of SCREENS)
    test.concurrent(`${game}, ${size.name}: all choices can be met`, async ({ expect }) => {
      const units = unitsOf(fewest(questionsOf(game)), { game, size, taps: false })
      const page = await openAt(stage.browser, stage.url, units[0], { 'iteru.text': '200' })
      const faults: string[] = []
      for (const unit of units)
        for (const { kind, what, at } of (await studied(page, unit)).faults)
          if (kind === 'missing' || kind === 'unmet' || kind === 'moved')
            faults.push(`${kind}: ${what} (${unit.file} at ${at})`)
      const beyond = await page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement
        return { right: scrollWidth - innerWidth, below: scrollHeight - innerHeight }
      })
      await page.context().close()
      expect({ ...beyond, faults: [...new Set(faults)].slice(0, 12) }).toEqual({
        right: 0,
        below: 0,
        faults: [],
      })
    })
