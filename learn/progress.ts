/** How far a reader has come in a lesson: which chapters are done, and where the one that was left goes on. A chapter whose content has changed starts again. */
import type { ActionBase } from '../kernel/game.ts'
import type { Chapter, Lesson } from './lesson.ts'

export interface Progress {
  /** What was done, by chapter: its content then. */
  readonly done: Readonly<Record<string, string>>
  readonly left: Left | null
}

/** Where a chapter was left. */
export interface Left {
  readonly chapter: string
  readonly content: string
  readonly at: number
  readonly made: readonly ActionBase[]
}

export const NOTHING: Progress = { done: {}, left: null }

/** A short mark of what a chapter holds: it changes with every row, point and step. */
export function contentOf(chapter: Chapter): string {
  let mark = 0x811c9dc5
  for (const char of JSON.stringify(chapter)) mark = Math.imul(mark ^ char.charCodeAt(0), 0x01000193) >>> 0
  return mark.toString(16)
}

/** Reads what was kept; whatever is not understood counts as nothing. */
export function readProgress(text: string | null): Progress {
  try {
    const { done = {}, left = null } = JSON.parse(text ?? '{}') as Partial<Progress>
    return { done, left }
  } catch {
    return NOTHING
  }
}

export const isDone = ({ done }: Progress, chapter: Chapter): boolean =>
  done[chapter.id] === contentOf(chapter)

export const finish = (progress: Progress, chapter: Chapter): Progress => ({
  done: { ...progress.done, [chapter.id]: contentOf(chapter) },
  left: null,
})

export const leave = (
  progress: Progress,
  chapter: Chapter,
  at: number,
  made: readonly ActionBase[],
): Progress => ({
  ...progress,
  left: { chapter: chapter.id, content: contentOf(chapter), at, made },
})

/** Where to go on in a chapter: at its beginning unless it was left in the middle and is still the same. */
export function leftIn({ left }: Progress, chapter: Chapter): Pick<Left, 'at' | 'made'> {
  if (left?.chapter !== chapter.id || left.content !== contentOf(chapter)) return { at: 0, made: [] }
  return { at: left.at, made: left.made }
}

/** The chapter to go on with: the one that was left, or the first that is not done; undefined when all are. */
export function nextChapter(lesson: Lesson, progress: Progress): Chapter | undefined {
  const left = lesson.chapters.find(({ id }) => id === progress.left?.chapter)
  return left ?? lesson.chapters.find(chapter => !isDone(progress, chapter))
}
