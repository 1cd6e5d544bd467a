/** What the rules page shows besides rules: goal and turn in the language that is spoken, and pictures out of the lesson. */
import type { GameId } from '../../games/cards.ts'
import type { Lesson, PageWords, Pictures } from '../../learn/lesson.ts'
import type { Language } from '../../words/languages.ts'
import { hasLesson, loadLesson } from './lessons.ts'

const files = import.meta.glob<{ readonly pictures: Pictures }>('../../games/*/lesson/pictures.ts')
const words = import.meta.glob<{ readonly page: PageWords }>('../../games/*/lesson/page.??.ts')

export interface Illustrated {
  readonly lesson: Lesson
  readonly pictures: Pictures
}

/** Null where a game has no lesson: its rules stand alone. */
export async function loadPictures(game: GameId): Promise<Illustrated | null> {
  const fetch = files[`../../games/${game}/lesson/pictures.ts`]
  if (!hasLesson(game) || !fetch) return null
  const [lesson, { pictures }] = await Promise.all([loadLesson(game), fetch()])
  return { lesson, pictures }
}

/** Null where a game has none. */
export async function loadPage(game: GameId, language: Language): Promise<PageWords | null> {
  const fetch = words[`../../games/${game}/lesson/page.${language}.ts`]
  return hasLesson(game) && fetch ? (await fetch()).page : null
}
