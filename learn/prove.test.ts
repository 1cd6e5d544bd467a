/** The proof itself can fail: a fault planted anywhere in a lesson is found and named. */
import { expect, test } from 'vitest'
import { gameOf } from '../games/index.ts'
import { LESSONS } from '../games/lessons.ts'
import type { ActionBase, AnyGame } from '../kernel/game.ts'
import type { Chapter, Lesson, LessonWords, Step } from './lesson.ts'
import { faultsOf, faultsOfScene } from './prove.ts'

const { lesson, words } = LESSONS.aton
const [first, ...rest] = lesson.chapters

const withFirst = (change: Partial<Chapter>): Lesson => ({
  ...lesson,
  chapters: [{ ...first, ...change }, ...rest],
})
const withStep = (at: number, change: Partial<Step>): Lesson =>
  withFirst({ steps: first.steps.map((step, n) => (n === at ? { ...step, ...change } : step)) })
const withWords = (change: (en: LessonWords) => LessonWords) => ({ ...words, en: change(words.en) })
const firstSaid = words.en.chapters.first

const FAULTS: Readonly<Record<string, readonly [Lesson, Readonly<Record<string, LessonWords>>, RegExp]>> = {
  'a chapter that begins with what cannot be': [
    withFirst({ lead: first.lead.slice(1) }),
    words,
    /Chapter "first" cannot begin/,
  ],
  'a move that is not possible': [
    withStep(3, { do: { type: 'allocate', cards: [4, 4, 3, 2] } as never }),
    words,
    /step 4: what the reader is to do is not possible/,
  ],
  'a move that only some of the choices before it allow': [
    withStep(7, { show: [{ action: { type: 'place', space: 24 } as never }] }),
    words,
    /step 7 leads on to what cannot be/,
  ],
  'a question out of turn': [
    withStep(0, { any: () => true }),
    words,
    /step 4: the reader is to move but is not on turn/,
  ],
  'an answer that nobody can hear': [
    withStep(3, { answers: [{ to: () => false, say: 'keep' }] }),
    words,
    /no move there is answered "keep"/,
  ],
  'older rules': [{ ...lesson, rules: lesson.rules - 1 }, words, /Renew it/],
  'a sentence too few': [
    lesson,
    withWords(en => ({
      ...en,
      chapters: { ...en.chapters, first: { ...firstSaid, say: firstSaid.say.slice(1) } },
    })),
    /en: chapter "first" has 7 sentences for 8 steps/,
  ],
  'an answer without words': [
    lesson,
    withWords(en => ({ ...en, chapters: { ...en.chapters, first: { ...firstSaid, answers: {} } } })),
    /lacks the answer "keep"/,
  ],
  'words that nobody says': [
    lesson,
    withWords(en => ({
      ...en,
      chapters: { ...en.chapters, first: { ...firstSaid, answers: { ...firstSaid.answers, more: 'More.' } } },
    })),
    /has an answer "more" that nobody hears/,
  ],
  'a chapter that is gone': [{ ...lesson, chapters: rest }, words, /there is no chapter "first"/],
}

test.each(Object.entries(FAULTS))('%s is found', (_, [broken, said, sentence]) => {
  expect(faultsOf(broken, said).join('\n')).toMatch(sentence)
})

test('after a change of the rules the proof names the chapter and the step where it first matters, and is silent where it does not', () => {
  const aton = gameOf('aton')
  /** Rules under which nobody may place in temple III. */
  const isThird = (action: unknown): boolean => {
    const { type, space = 0 } = action as ActionBase & { readonly space?: number }
    return type === 'place' && Math.floor(space / 12) === 2
  }
  const changed: AnyGame = {
    ...aton,
    why: (state, actor, action) => (isThird(action) ? '5.2' : aton.why(state, actor, action)),
    legal: (state, seat) => aton.legal(state, seat).filter(action => !isThird(action)),
  }
  const [fault] = faultsOfScene(changed, first)
  expect(fault).toMatch(/Chapter "first", step 6: what the reader is to do is not possible/)
  // One space less matters only where somebody needs it.
  const isLast = (action: unknown): boolean => (action as { readonly space?: number }).space === 38
  const narrow: AnyGame = {
    ...aton,
    why: (state, actor, action) => (isLast(action) ? '5.2' : aton.why(state, actor, action)),
    legal: (state, seat) => aton.legal(state, seat).filter(action => !isLast(action)),
  }
  const named = lesson.chapters
    .filter(chapter => faultsOfScene(narrow, chapter).length > 0)
    .map(({ id }) => id)
  expect(named).toContain('yellow')
  expect(named).not.toContain('first')
})
