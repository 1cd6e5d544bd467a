/** What the rules page shows besides rules, fetched with it: goal and turn in the language that is spoken, and pictures out of the lesson. */
import type { GameId } from '../../games/cards.ts'
import type { Lesson, PageWords, Pictures } from '../../learn/lesson.ts'
import type { Language } from '../../words/languages.ts'
import { hasLesson, loadLesson } from './lessons.ts'

const files = import.meta.glob<{ readonly pictures: Pictures }>('../../games/*/lesson/pictures.ts')
const words = import.meta.glob<{ readonly page: PageWords }>('../../games/*/lesson/page.??.ts')

export interface Illustrated {
  readonly lesson: Lesson
  readonly pictures: Pictures
  readonly page: PageWords
}

/** Null where a game has no lesson: its rules stand alone. */
export async function loadPictures(game: GameId, language: Language): Promise<Illustrated | null> {
  const fetch = files[`../../games/${game}/lesson/pictures.ts`]
  const fetchWords = words[`../../games/${game}/lesson/page.${language}.ts`]
  if (!hasLesson(game) || !fetch || !fetchWords) return null
  const [lesson, { pictures }, { page }] = await Promise.all([loadLesson(game), fetch(), fetchWords()])
  return { lesson, pictures, page }
}
