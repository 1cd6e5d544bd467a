/** Where a lesson goes on, and that a chapter left in the middle is the same scene again. */
import { expect, test } from 'vitest'
import { gameOf } from '../games/index.ts'
import { LESSONS } from '../games/lessons.ts'
import { finish, isDone, leave, leftIn, NOTHING, nextChapter, readProgress } from './progress.ts'
import { answerTo, goOn, goodMoves, isAsked, open, resume, type Scene, stepOf } from './scene.ts'

const { lesson } = LESSONS.aton
const [first, second] = lesson.chapters
const changed = { ...first, steps: first.steps.slice(1) }

function forward(scene: Scene): Scene {
  if (!isAsked(scene)) return goOn(scene)
  const outcome = answerTo(scene, goodMoves(scene).at(-1) ?? { type: 'none' })
  if (outcome.kind !== 'on') throw new Error('it does not go on')
  return outcome.scene
}

for (const [id, told] of Object.entries(LESSONS)) {
  test(`${id}: a chapter left at any step goes on there, with the moves that were made`, () => {
    for (const chapter of told.lesson.chapters) {
      for (let scene = open(gameOf(id), chapter); stepOf(scene) !== undefined; scene = forward(scene)) {
        expect(resume(gameOf(id), chapter, scene.at, scene.made)).toEqual(scene)
      }
    }
  })
}

test('one goes on where one left, or with the first chapter that is not done', () => {
  expect(nextChapter(lesson, NOTHING)).toBe(first)
  expect(nextChapter(lesson, finish(NOTHING, first))).toBe(second)
  expect(nextChapter(lesson, leave(finish(NOTHING, first), first, 2, []))).toBe(first)
  const all = lesson.chapters.reduce(finish, NOTHING)
  expect(nextChapter(lesson, all)).toBeUndefined()
})

test('a chapter that has changed starts again', () => {
  const left = leave(finish(NOTHING, second), first, 4, [])
  expect(leftIn(left, first)).toEqual({ at: 4, made: [] })
  expect(leftIn(left, changed).at).toBe(0)
  expect(isDone(finish(NOTHING, first), first)).toBe(true)
  expect(isDone(finish(NOTHING, first), changed)).toBe(false)
})

test.each(['', 'nonsense', '[]', '{"left":null}'])('what was kept as %j is read without harm', text => {
  expect(nextChapter(lesson, readProgress(text))).toBe(first)
})
