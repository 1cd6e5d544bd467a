/** The search of the rules page: every rule is found by its number and by its own words, in every game and language. */
import { expect, test } from 'vitest'
import { GAMES } from '../../games/cards.ts'
import type { Language } from '../../words/languages.ts'
import { wordsIn } from '../wholes.ts'
import { find } from './finding.ts'

const idsIn = (sections: ReturnType<typeof find>): string[] =>
  sections.flatMap(({ rules }) => rules.map(([id]) => id))

for (const game of GAMES)
  test.each(['de', 'en'] as Language[])(
    `${game}: every rule is found by what it says in %s`,
    async language => {
      const { rules } = await wordsIn(game, language)
      expect(find(rules, '  ')).toEqual(rules)
      for (const [id, sentence] of rules.flatMap(section => section.rules)) {
        expect(idsIn(find(rules, id))).toContain(id)
        const remembered = sentence.split(' ').slice(0, 4).reverse().join(' ').toUpperCase()
        expect(idsIn(find(rules, remembered)), remembered).toContain(id)
      }
      expect(find(rules, 'xylophone')).toEqual([])
    },
  )

test('accents and capitals do not matter', async () => {
  const { rules } = await wordsIn('amun-re', 'de')
  expect(idsIn(find(rules, 'PYRAMIDE'))).toEqual(idsIn(find(rules, 'pyramide')))
  expect(idsIn(find(rules, 'hochste'))).toEqual(idsIn(find(rules, 'höchste')))
  expect(idsIn(find(rules, 'hochste')).length).toBeGreaterThan(0)
})
