/** The games are siblings: the same files in the same folders, and what only one of them needs in a folder that says so. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../words/languages.ts'
import { GAMES } from './cards.ts'

const languages = Object.keys(LANGUAGES)

/** For each folder of a game the files that lie in it: all of these, and besides their tests no others. */
const FILES: Readonly<Record<string, readonly string[]>> = {
  '.': ['README.md', 'bot.ts', 'card.ts'],
  board: [
    'Board.svelte',
    'Hand.svelte',
    'Notes.svelte',
    'facts.ts',
    'index.ts',
    'keys.ts',
    'motion.ts',
    'paths.ts',
    'reasons.ts',
  ],
  bot: ['choices.ts', 'evaluate.ts', 'key.ts', 'quick.ts', 'terms.ts'],
  words: [...languages.flatMap(id => [`${id}.ts`, `rules.${id}.ts`]), 'speech.ts', 'telling.ts', 'types.ts'],
}
/** The tests without which a game is not done. */
const TESTS = ['bot.test.ts', 'board/facts.test.ts', 'board/motion.test.ts', 'rules/conformance.test.ts']
const FOLDERS = ['board', 'bot', 'golden', 'rules', 'words']
const MAY_HAVE = ['lesson']
/** What only some games have a use for, beside the others in their folder. */
const MAY_LIE_THERE = ['orders.ts']

const sourceOf = (file: string): string => file.replace(/\.test\.ts$/, '.ts')

/** A catalogue that is too long for one file has parts: `areas.en.ts`, one for every language. */
const partOf = (file: string): string | undefined =>
  file.match(new RegExp(`^(\\w+)\\.(?:${languages.join('|')})\\.ts$`))?.[1]

/** What lies in a folder, folders apart from files. */
function inside(...path: readonly string[]): { readonly files: string[]; readonly folders: string[] } {
  const entries = readdirSync(join('games', ...path), { withFileTypes: true })
  const named = (isFolder: boolean): string[] =>
    entries
      .filter(entry => entry.isDirectory() === isFolder)
      .map(({ name }) => name)
      .sort()
  return { files: named(false), folders: named(true) }
}

for (const id of GAMES)
  describe(id, () => {
    for (const [folder, wanted] of Object.entries(FILES))
      test(`${folder === '.' ? 'its folder' : `${folder}/`} has the files that its siblings have`, () => {
        const found = inside(id, folder).files.map(sourceOf)
        const parts = found.flatMap(file => partOf(file) ?? [])
        const inEveryLanguage = parts.flatMap(part => languages.map(language => `${part}.${language}.ts`))
        const known = found.filter(file => folder !== '.' || !MAY_LIE_THERE.includes(file))
        expect(new Set(known)).toEqual(new Set([...wanted, ...inEveryLanguage]))
      })

    test('has the folders that its siblings have', () => {
      expect(inside(id).folders.filter(name => !MAY_HAVE.includes(name))).toEqual(FOLDERS)
    })

    test('has the tests that its siblings have', () => {
      expect(TESTS.filter(name => !existsSync(join('games', id, name)))).toEqual([])
    })
  })

test('nothing else lies among the games', () => {
  expect(inside().folders).toEqual([...GAMES].sort())
})
