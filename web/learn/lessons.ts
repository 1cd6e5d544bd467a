/** The lessons on the page: each is fetched when it is opened, with its words in the language that is spoken. */
import type { GameId } from '../../games/cards.ts'
import type { Lesson, LessonWords } from '../../learn/lesson.ts'
import { type Progress, readProgress } from '../../learn/progress.ts'
import type { Language } from '../../words/languages.ts'
import { stored } from '../kit/stored.ts'

const files = import.meta.glob<{ readonly lesson: Lesson }>('../../games/*/lesson/index.ts')
const words = import.meta.glob<Readonly<Record<string, LessonWords>>>('../../games/*/lesson/??.ts')

/** Whether somebody has written a lesson of this game. */
export const hasLesson = (game: GameId): boolean => `../../games/${game}/lesson/index.ts` in files

export async function loadLesson(game: GameId): Promise<Lesson> {
  const fetch = files[`../../games/${game}/lesson/index.ts`]
  if (!fetch) throw new Error(`There is no lesson of "${game}".`)
  return (await fetch()).lesson
}

export async function loadLessonWords(game: GameId, language: Language): Promise<LessonWords> {
  const fetch = words[`../../games/${game}/lesson/${language}.ts`]
  if (!fetch) throw new Error(`The lesson of "${game}" has no words in "${language}".`)
  return (await fetch())[language]
}

const keyOf = (game: GameId): string => `iteru.lesson.${game}`

export const progressIn = (game: GameId): Progress => readProgress(stored.get(keyOf(game)))

export const keepProgress = (game: GameId, progress: Progress): void =>
  stored.set(keyOf(game), JSON.stringify(progress))
