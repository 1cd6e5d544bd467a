/** Pictures of the rules page: positions out of the lessons, so that every one is a real position, proved by playing, and what is pointed at is drawn. */
import type { AnyGame, Score } from '../kernel/game.ts'
import type { Lesson, Moment, Pictures } from './lesson.ts'
import { answerTo, goOn, goodMoves, isAsked, open, type Scene, stepOf } from './scene.ts'

/** The scene at such a moment; where the reader may choose, the first choice of the rules was made. */
export function sceneAt(game: AnyGame, lesson: Lesson, { chapter: id, step }: Moment): Scene {
  const chapter = lesson.chapters.find(one => one.id === id)
  if (!chapter || step >= chapter.steps.length)
    throw new Error(`The lesson of ${lesson.game} has no step ${step} in a chapter "${id}".`)
  let scene = open(game, chapter)
  while (scene.at < step) scene = forward(scene)
  return scene
}

function forward(scene: Scene): Scene {
  if (!isAsked(scene)) return goOn(scene)
  const outcome = answerTo(scene, goodMoves(scene)[0])
  if (outcome.kind !== 'on')
    throw new Error(`Chapter "${scene.chapter.id}" does not go on at step ${scene.at + 1}.`)
  return outcome.scene
}

/** What is looked at in it. */
export const pointsOf = (scene: Scene, { point }: Moment): readonly string[] =>
  point ?? stepOf(scene)?.point ?? []

/** The points of the example, by seat. */
export function countedAt(game: AnyGame, lesson: Lesson, example: Pictures['example']): readonly Score[] {
  const { state, chapter } = sceneAt(game, lesson, example)
  return example.counts === 'now' ? game.forecast(game.view(state, chapter.reader)) : game.score(state)
}
