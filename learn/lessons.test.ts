/** Every lesson holds: it can be played whatever the reader chooses, both languages say everything, and it is as short as it promises. */
import { expect, test } from 'vitest'
import { gameOf } from '../games/index.ts'
import { LESSONS } from '../games/lessons.ts'
import { faultsOf, taughtBy } from './prove.ts'
import { coreSeconds, secondsOf, secondsToFirstMove } from './time.ts'

for (const [id, { lesson, words }] of Object.entries(LESSONS)) {
  test(`${id}: every chapter can be played, along every way that it allows`, () => {
    expect(faultsOf(lesson, words)).toEqual([])
  })

  test(`${id}: it takes no longer than it promises, and the first move comes soon`, () => {
    for (const said of Object.values(words)) {
      expect(coreSeconds(lesson, said)).toBeLessThanOrEqual(lesson.seconds)
      expect(secondsToFirstMove(lesson, said)).toBeLessThanOrEqual(20)
      for (const chapter of lesson.chapters) expect(secondsOf(chapter, said)).toBeLessThanOrEqual(90)
    }
  })

  test(`${id}: it teaches every way in which a match can end`, () => {
    const taught = taughtBy(lesson)
    expect(gameOf(id).meta.endings.filter(ending => !taught.has(`ending:${ending}`))).toEqual([])
  })
}
