/** What is said about a file that cannot be opened: in every language, whatever is wrong with it. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { gameOf } from '../games/index.ts'
import { parseMatch } from '../kernel/match.ts'
import { bind } from '../words/catalogue.ts'
import { de } from '../words/de.ts'
import { en } from '../words/en.ts'
import { faultOf } from './fault.ts'

const lines = readFileSync('games/aton/golden/forty.jsonl', 'utf8').trimEnd().split('\n')
const header = JSON.parse(lines[0])
const withHeader = (change: object): string =>
  [JSON.stringify({ ...header, ...change }), ...lines.slice(1)].join('\n')

const FILES: Readonly<Record<string, string>> = {
  header: 'no match at all',
  game: withHeader({ game: 'senet' }),
  rules: withHeader({ rules: 99 }),
  table: withHeader({ seats: 7 }),
  entry: lines.slice(0, 20).join('\n'),
}

for (const [kind, text] of Object.entries(FILES))
  test(`${kind}: a sentence in each language`, () => {
    const said = [bind<typeof en>(en, 'en'), bind<typeof en>(de, 'de')].map(words => {
      try {
        parseMatch(text, gameOf)
        return ''
      } catch (error) {
        return faultOf(error, words)
      }
    })
    for (const sentence of said) expect(sentence).toMatch(/^\p{Lu}.*\.$/u)
    expect(said[0]).not.toBe(said[1])
    expect(said.join()).not.toMatch(/undefined|\{/)
  })
