/** The lessons of the games, with their words in every language: the registry for whoever proves them. */
import type { Lesson, LessonWords } from '../learn/lesson.ts'
import { de as amunReDe } from './amun-re/lesson/de.ts'
import { en as amunReEn } from './amun-re/lesson/en.ts'
import { lesson as amunRe } from './amun-re/lesson/index.ts'
import { de as atonDe } from './aton/lesson/de.ts'
import { en as atonEn } from './aton/lesson/en.ts'
import { lesson as aton } from './aton/lesson/index.ts'
import { de as dahschurDe } from './dahschur/lesson/de.ts'
import { en as dahschurEn } from './dahschur/lesson/en.ts'
import { lesson as dahschur } from './dahschur/lesson/index.ts'
import { de as horusDe } from './horus/lesson/de.ts'
import { en as horusEn } from './horus/lesson/en.ts'
import { lesson as horus } from './horus/lesson/index.ts'

export interface Told {
  readonly lesson: Lesson
  readonly words: Readonly<Record<string, LessonWords>>
}

export const LESSONS: Readonly<Record<string, Told>> = {
  'amun-re': { lesson: amunRe as unknown as Lesson, words: { de: amunReDe, en: amunReEn } },
  aton: { lesson: aton as unknown as Lesson, words: { de: atonDe, en: atonEn } },
  dahschur: { lesson: dahschur as unknown as Lesson, words: { de: dahschurDe, en: dahschurEn } },
  horus: { lesson: horus as unknown as Lesson, words: { de: horusDe, en: horusEn } },
}
