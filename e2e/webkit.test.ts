/** In npm run proof: a whole match of every game in WebKit, on a small screen and on a laptop's, by real clicks. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { GAMES } from '../games/cards.ts'
import { LONGEST, playMatch } from './engine.ts'
import { launchWebKit, type WebKit } from './webkit.ts'

/** Its window is never narrower than about 447 pixels. */
const SIZES = [
  { width: 460, height: 720 },
  { width: 1280, height: 657 },
]

let webkit: WebKit
beforeAll(async () => {
  webkit = await launchWebKit()
}, LONGEST) // it may have to be installed first
afterAll(() => webkit?.close())

for (const game of GAMES)
  for (const size of SIZES)
    test(
      `${game} in WebKit, ${size.width} × ${size.height}: a whole match`,
      async () => {
        const page = await webkit.open(size)
        try {
          const match = await playMatch(page, inject('shared').site, game, `${game} ${size.width}`)
          expect(match).toEqual({ thrown: [], isOver: true })
        } finally {
          await page.close() // there is one at a time
        }
      },
      LONGEST + 120_000,
    )
