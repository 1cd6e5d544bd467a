/** axe finds nothing on any board in any class of screens. npm test looks at two games on two classes, npm run proof at all games, at every kind of decision in all of them. */
import { test } from 'vitest'
import { GAMES } from '../games/cards.ts'
import type { Gallery } from './gallery/api.ts'
import { findings } from './looked.ts'
import { PROOF } from './proof.ts'
import { fewest, questionsOf } from './questions.ts'
import { TAPPED } from './sizes.ts'
import { drawn, useGallery } from './stage.ts'
import { openAt } from './unit.ts'

declare const gallery: Gallery

const stage = useGallery()

for (const [i, game] of (PROOF ? GAMES : GAMES.slice(0, 2)).entries()) {
  const every = fewest(questionsOf(game))
  const questions = PROOF ? every : every.slice(0, 1)
  for (const size of PROOF ? TAPPED : [TAPPED[3 * i]])
    test.concurrent(`${game}, ${size.name}: axe finds nothing on the table`, async ({ expect }) => {
      const [{ file }] = questions
      const page = await openAt(stage.browser, stage.url, { game, file, size, taps: false, questions })
      for (const question of questions) {
        await page.evaluate(one => gallery.open(one.file, one.at, one.seat), question)
        await page.evaluate(drawn)
        const { at } = question
        const found = await findings(page)
        expect({ file: question.file, at, found }).toEqual({ file: question.file, at, found: [] })
      }
      await page.context().close()
    })
}
