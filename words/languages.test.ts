/** Every language says everything: the same entries with the same gaps, and sentences without slips of the pen. */
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { type Forms, gapsOf, isForms } from './catalogue.ts'
import { LANGUAGES } from './languages.ts'

type Sentences = ReadonlyMap<string, string | Forms>

/** The sentences of a catalogue by their paths. */
function sentencesOf(entry: unknown, path = ''): Sentences {
  if (typeof entry === 'string') return new Map([[path, entry]])
  if (typeof entry !== 'object' || entry === null) throw new Error(`${path} is no sentence: ${entry}`)
  if (isForms(entry)) return new Map([[path, entry]])
  return new Map(
    Object.entries(entry).flatMap(([key, inner]) => [
      ...sentencesOf(inner, path === '' ? key : `${path}.${key}`),
    ]),
  )
}

const formsOf = (sentence: string | Forms): readonly string[] =>
  typeof sentence === 'string' ? [sentence] : Object.values(sentence)

/** Names, and what consists of signs and gaps alone, are the same in every language. */
const MAY_BE_SAME =
  /\.title$|^app\.name$|^levels\.|^table\.(bot|botRated|chat|ruleNo|reasonNo)$|\.speeds\.normal$|^info\.keyNames\.|^end\.chartOf$/
/** Words that the languages happen to spell alike, by catalogue. */
const ALIKE: Readonly<Record<string, RegExp>> = {
  words: /^you\.(passkey|passkeyOf|code)$/,
  'games/amun-re/words': /^provinces\.|^(facts|terms)\.gold$|^(board|hand)\.phase$/,
}
const isWordless = (sentence: string): boolean => !/\p{L}{2}/u.test(sentence.replace(/\{\w+\}/g, ''))

const SLIPS = /\s\s|\.\.(?!\.)|\s[.,;:!?](?!\S)|\bundefined\b|^\s|\s$|["']/

async function catalogueOf(folder: string, language: string): Promise<Sentences> {
  const file = (await import(/* @vite-ignore */ resolve(folder, `${language}.ts`))) as Readonly<
    Record<string, unknown>
  >
  return sentencesOf(file[language])
}

const FOLDERS = [
  'words',
  'words/review',
  ...readdirSync('games', { withFileTypes: true })
    .filter(entry => entry.isDirectory() && readdirSync(`games/${entry.name}`).includes('words'))
    .map(({ name }) => `games/${name}/words`),
]

for (const folder of FOLDERS) {
  for (const language of Object.keys(LANGUAGES)) {
    test(`${folder}: ${language} has the entries of English, with the same gaps`, async () => {
      const gaps = (sentences: Sentences) =>
        Object.fromEntries([...sentences].map(([path, sentence]) => [path, gapsOf(sentence)]))
      expect(gaps(await catalogueOf(folder, language))).toEqual(gaps(await catalogueOf(folder, 'en')))
    })

    test(`${folder}: the sentences of ${language} have no slips`, async () => {
      const slips = [...(await catalogueOf(folder, language))].flatMap(([path, sentence]) =>
        formsOf(sentence)
          .filter(form => form === '' || SLIPS.test(form))
          .map(form => `${path}: ${form}`),
      )
      expect(slips).toEqual([])
    })

    test(`${folder}: ${language} has every plural form that its numbers need`, async () => {
      const { locale } = LANGUAGES[language as keyof typeof LANGUAGES]
      const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
      const lacking = [...(await catalogueOf(folder, language))].flatMap(([path, sentence]) =>
        typeof sentence === 'string' || needed.every(category => category in sentence) ? [] : [path],
      )
      expect(lacking).toEqual([])
    })
  }

  test(`${folder}: nothing is left in English`, async () => {
    const english = await catalogueOf(folder, 'en')
    for (const language of Object.keys(LANGUAGES).filter(other => other !== 'en')) {
      const same = [...(await catalogueOf(folder, language))].flatMap(([path, sentence]) => {
        const isSame = JSON.stringify(sentence) === JSON.stringify(english.get(path))
        return isSame &&
          !MAY_BE_SAME.test(path) &&
          !ALIKE[folder]?.test(path) &&
          !formsOf(sentence).every(isWordless)
          ? [path]
          : []
      })
      expect(same, language).toEqual([])
    }
  })
}
