/** Hints in words, in both languages: chances, reasons as counts, mixtures; and every game names what it counts. */
import { expect, test } from 'vitest'
import type { Hint } from '../../bots/hints/reason.ts'
import { skillOf } from '../../bots/index.ts'
import { CARDS, type GameId } from '../../games/cards.ts'
import { gameOf } from '../../games/index.ts'
import type { ActionBase } from '../../kernel/game.ts'
import { readOptions } from '../../kernel/options.ts'
import { bind } from '../../words/catalogue.ts'
import { de } from '../../words/de.ts'
import { en } from '../../words/en.ts'
import type { GameWords } from '../../words/game.ts'
import { LANGUAGES, type Language } from '../../words/languages.ts'
import { wordsIn } from '../wholes.ts'
import { adviceIn, ranksOf } from './advice.ts'

const HOUSE = { de: bind<typeof en>(de, 'de'), en: bind<typeof en>(en, 'en') }
const GAME = {
  key: (key: string) => `[${key}]`,
  lines: { '6.1': 'Pyramids' },
  terms: { gold: 'Gold' },
} as unknown as GameWords
const PATHS = [['hand:2', 'do:give:2'], ['hand:5', 'do:give:5'], ['hand:6']]
const action: ActionBase = { type: 'any' }

const PARTS: Hint<ActionBase> = {
  choices: [0.61, 0.52, 0.5].map(share => ({ action, share, weight: null })),
  reasons: [
    {
      gap: 0.09,
      explained: 0.08,
      parts: [
        { term: '6.1', whose: 'mine', difference: 3.14, share: 0.06 },
        { term: 'gold', whose: 'rival', difference: -2, share: 0.02 },
      ],
    },
  ],
}
const SEALED: Hint<ActionBase> = {
  choices: [0.7, 0.3].map(weight => ({ action, share: 0.5, weight })),
  reasons: [],
}

const said = (hint: Hint<ActionBase> | null, language: Language): string =>
  adviceIn({ hint, paths: PATHS, view: {} }, { words: HOUSE[language], game: GAME, language }).join(' ')

test('chances in per cent, and reasons as counts', () => {
  expect(said(PARTS, 'en')).toBe(
    'Best: [hand:2], [do:give:2] – 61% to win. Next best: 52%, 50%. Compared with the next best: Pyramids: 3.1 points more; strongest opponent, Gold: 2 less.',
  )
  expect(said(PARTS, 'de')).toMatch(
    /61 % Siegchance.*Pyramids: 3,1 Punkte mehr; stärkster Gegner, Gold: 2 weniger/,
  )
})

test('what a lesson asks for and what somebody played is called so, whatever it is worth', () => {
  for (const first of ['asked', 'played'] as const) {
    const speech = { words: HOUSE.en, game: GAME, language: 'en' } as const
    const text = adviceIn({ hint: PARTS, paths: PATHS, view: {}, first }, speech).join(' ')
    expect(text).toMatch(/61% to win.*Other choices: 52%, 50%/)
    expect(text).not.toContain('Best')
  }
})

test('a move of a lesson that is not the strongest is there to learn from', () => {
  const weaker = { ...PARTS, choices: [0.4, 0.52].map(share => ({ action, share, weight: null })) }
  const speech = { words: HOUSE.en, game: GAME, language: 'en' } as const
  const [asked, why] = adviceIn({ hint: weaker, paths: PATHS, view: {}, first: 'asked' }, speech)
  expect(asked).toContain('40%')
  expect(why).toBe(HOUSE.en.hint.teaches)
})

test('where bots consider one of several choices alone, it is named without chances', () => {
  const alone = { choices: PARTS.choices.slice(0, 1), reasons: [] }
  expect(said(alone, 'en')).toMatch(/^Best: [^%]+\.$/)
  expect(said(alone, 'de')).toMatch(/^Am besten: [^%]+\.$/)
})

test('what the counts do not explain has no reason', () => {
  const bare = { ...PARTS, reasons: [{ gap: 0.09, explained: 0.02, parts: [] }] }
  expect(said(bare, 'en')).toMatch(/Next best: 52%, 50%\.$/)
})

test('where all choose in secret, how often to choose what', () => {
  expect(said(SEALED, 'en')).toMatch(/about 7 times in 10; .* about 3 times in 10\. Being predictable/)
  expect(said(SEALED, 'de')).toMatch(
    /in etwa 7 von 10 Fällen; .* in etwa 3 von 10 Fällen\. Wer berechenbar spielt/,
  )
  expect(said(null, 'de')).toBe(HOUSE.de.hint.only)
})

test('an element that leads to several choices has the rank of the best; marks follow what has been chosen', () => {
  const paths = [['stall:3', 'do:buy:3'], ['stall:3', 'do:stop:3'], ['stall:1']]
  expect([...ranksOf(paths, [])]).toEqual([
    ['stall:3', 1],
    ['stall:1', 3],
  ])
  expect([...ranksOf(paths, ['stall:3'])]).toEqual([
    ['do:buy:3', 1],
    ['do:stop:3', 2],
  ])
  expect(ranksOf(paths, ['stall:5']).size).toBe(0)
})

for (const id of Object.keys(CARDS) as GameId[])
  test.each(Object.keys(LANGUAGES) as Language[])(`${id} names what it counts in %s`, async language => {
    const game = gameOf(id)
    const state = game.setup(game.meta.seats.min, readOptions(game.meta, {}))
    const counted = Object.keys(skillOf(game).knowledge.terms?.(state, 0) ?? {})
    expect(Object.keys((await wordsIn(id, language)).terms ?? {}).sort()).toEqual(counted.sort())
  })
