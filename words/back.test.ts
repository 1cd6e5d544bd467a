/** Going back has one word in each language, wherever the house speaks of it (findings/page 21). */
import { expect, test } from 'vitest'
import { de } from './de.ts'
import { en } from './en.ts'

const sentencesIn = (entry: unknown): string[] =>
  typeof entry === 'string' ? [entry] : Object.values(entry ?? {}).flatMap(sentencesIn)

test('in English it is undone, in German zurückgenommen', () => {
  const others = [
    ...sentencesIn(en.table).filter(text => /(?:step|take|taken|takes) back|revert/i.test(text)),
    ...sentencesIn(de.table).filter(text => /rückgängig|Schritt zurück(?!nehm)|widerruf/i.test(text)),
  ]
  expect(others).toEqual([])
  for (const [catalogue, word] of [
    [en, /\bundo/i],
    [de, /zurück(?:zu)?(?:ge)?n/i],
  ] as const)
    expect(sentencesIn(catalogue.table).filter(text => word.test(text)).length).toBeGreaterThan(3)
})
