/** Pictures of the rules pages: each shows a rule that exists at a moment that exists, and the examples add up to what the rules count. */
import { expect, test } from 'vitest'
import { pictures as amunRe } from '../games/amun-re/lesson/pictures.ts'
import { pictures as aton } from '../games/aton/lesson/pictures.ts'
import { pictures as dahschur } from '../games/dahschur/lesson/pictures.ts'
import { pictures as horus } from '../games/horus/lesson/pictures.ts'
import { gameOf } from '../games/index.ts'
import { LESSONS } from '../games/lessons.ts'
import type { Pictures } from './lesson.ts'
import { countedAt, pointsOf, sceneAt } from './picture.ts'

const PICTURES: Readonly<Record<string, Pictures>> = { 'amun-re': amunRe, aton, dahschur, horus }

for (const [id, { rules, example }] of Object.entries(PICTURES)) {
  const { lesson } = LESSONS[id]
  const game = gameOf(id)

  test(`${id}: every picture is a moment of the lesson at which something is pointed at`, () => {
    for (const [rule, moment] of Object.entries(rules))
      expect(pointsOf(sceneAt(game, lesson, moment), moment).length, rule).toBeGreaterThan(0)
  })

  test(`${id}: the example adds up, and is what the rules count there`, () => {
    const { state, chapter } = sceneAt(game, lesson, example)
    const counted = countedAt(game, lesson, example)
    const view = game.view(state, chapter.reader)
    expect(counted).toEqual(example.counts === 'now' ? game.forecast(view) : game.score(state))
    for (const { lines, total } of counted)
      expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(total)
    expect(Math.max(...counted.map(({ lines }) => lines.length))).toBeGreaterThan(1)
  })
}

test('a moment that the lesson does not have is named', () => {
  expect(() => sceneAt(gameOf('aton'), LESSONS.aton.lesson, { chapter: 'first', step: 99 })).toThrow(
    /no step 99 in a chapter "first"/,
  )
})

/** What the lesson says at that moment, so that page and lesson tell the same. */
test.each([
  ['amun-re', 17],
  ['dahschur', 30],
  ['horus', 11],
])('%s: the example counts what the lesson says there', (id, total) => {
  const counted = countedAt(gameOf(id), LESSONS[id].lesson, PICTURES[id].example)
  expect(Math.max(...counted.map(one => one.total))).toBe(total)
})
