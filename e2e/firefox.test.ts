/** In npm run proof: a whole match of every game in Firefox, on a phone's screen and on a laptop's, by real clicks. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { GAMES } from '../games/cards.ts'
import { LONGEST, playMatch } from './engine.ts'
import { type Fox, launchFirefox } from './firefox.ts'

const SIZES = [
  { width: 390, height: 664 },
  { width: 1280, height: 657 },
]

let fox: Fox
beforeAll(async () => {
  fox = await launchFirefox()
}, LONGEST) // it may have to be installed first
afterAll(() => fox?.close())

for (const game of GAMES)
  for (const size of SIZES)
    test(
      `${game} in Firefox, ${size.width} × ${size.height}: a whole match`,
      async () => {
        const context = await fox.createBrowserContext()
        const page = await context.newPage()
        await page.setViewport(size)
        const match = await playMatch(
          {
            goto: url => page.goto(url),
            evaluate: (work, ...given) => page.evaluate(work, ...given),
            press: (x, y) => page.mouse.click(x, y),
          },
          inject('shared').site,
          game,
          `${game} ${size.width}`,
        )
        await context.close()
        expect(match).toEqual({ thrown: [], isOver: true })
      },
      LONGEST + 120_000,
    )
