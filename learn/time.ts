/** How long a lesson takes: reading at an easy pace, and a while for every move of one's own. */
import { type Chapter, type Lesson, type LessonWords, movesIn } from './lesson.ts'

/** Reading at this pace, and so long for a move of one's own. */
const WORDS_A_MINUTE = 180
const SECONDS_A_MOVE = 6

/** How long a chapter takes, in seconds. */
export function secondsOf(chapter: Chapter, words: LessonWords): number {
  const said = words.chapters[chapter.id]?.say ?? []
  const count = said
    .join(' ')
    .split(/\s+/)
    .filter(word => /[\p{L}\p{N}]/u.test(word)).length
  const moves = chapter.steps.reduce((sum, step) => sum + movesIn(step), 0)
  return (count / WORDS_A_MINUTE) * 60 + moves * SECONDS_A_MOVE
}

/** How long the core takes. */
export const coreSeconds = (lesson: Lesson, words: LessonWords): number =>
  lesson.chapters.filter(({ core }) => core).reduce((sum, chapter) => sum + secondsOf(chapter, words), 0)

/** How long one reads before the first move of one's own. */
export function secondsToFirstMove(lesson: Lesson, words: LessonWords): number {
  const [first] = lesson.chapters
  const at = first.steps.findIndex(step => movesIn(step) > 0)
  const before = {
    ...first,
    steps: first.steps
      .slice(0, at + 1)
      .map(({ show, point }) => ({ ...(show && { show }), ...(point && { point }) })),
  }
  const said = words.chapters[first.id]
  return secondsOf(before, {
    ...words,
    chapters: { [first.id]: { ...said, say: said.say.slice(0, at + 1) } },
  })
}
