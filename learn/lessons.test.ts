/** Every lesson holds: it can be played whatever the reader chooses, both languages say everything, and it is as short as it promises. */
import { expect, test } from 'vitest'
import { CARD_IDS } from '../games/amun-re/rules/data.ts'
import { walkQuestions } from '../games/golden.ts'
import { gameOf } from '../games/index.ts'
import { LESSONS } from '../games/lessons.ts'
import { frameOf } from '../kernel/frames.ts'
import type { AnyGame } from '../kernel/game.ts'
import { bind } from '../words/catalogue.ts'
import { de } from '../words/de.ts'
import { en } from '../words/en.ts'
import { faultsOf, taughtBy } from './prove.ts'
import { coreSeconds, secondsOf, secondsToFirstMove } from './time.ts'

/** The kinds of cards, discs and tiles that a player handles. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  'amun-re': CARD_IDS,
  aton: ['1', '2', '3', '4'],
  dahschur: ['prince', 'city', 'gold-disc', 'silver-disc', 'neutral', 'market-prince'],
  horus: ['terrain', 'number', '?', '??', 'nile'],
}
const HOUSE = { de: bind<typeof en>(de, 'de'), en: bind<typeof en>(en, 'en') }

/** The phases in which somebody is asked in the matches that are kept. */
function phasesOf(game: AnyGame): ReadonlySet<string> {
  const found = new Set<string>()
  walkQuestions(game.meta.id, state => found.add(frameOf(state as Parameters<typeof frameOf>[0]).phase))
  return found
}

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

  test(`${id}: it teaches every phase in which somebody is asked, and every kind of card`, () => {
    const taught = taughtBy(lesson)
    const phases = [...phasesOf(gameOf(id))]
    expect(phases.filter(phase => !taught.has(`phase:${phase}`))).toEqual([])
    expect(KINDS[id].filter(kind => !taught.has(`card:${kind}`))).toEqual([])
  })
}

test('from the front page to the first move of one’s own: what is read on the way takes less than 20 s', () => {
  for (const [language, house] of Object.entries(HOUSE))
    for (const { lesson, words } of Object.values(LESSONS)) {
      const page = [house.front.learn, house.learn.promise({ minutes: '5 minutes' }), house.learn.begin].join(
        ' ',
      )
      const onTheWay = (page.split(/\s+/).length / 180) * 60
      expect(onTheWay + secondsToFirstMove(lesson, words[language]), lesson.game).toBeLessThanOrEqual(20)
    }
})
