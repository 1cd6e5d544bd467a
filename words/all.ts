/** What the house says in any language, for programs that have all files at hand: server, tools and tests. The page fetches its own (web/words.ts). */
import { bind } from './catalogue.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import type { Catalogue, Words } from './house.ts'
import type { Language } from './languages.ts'

export const CATALOGUES: Readonly<Record<Language, Catalogue>> = { de, en }
const bound = new Map<Language, Words>()

export function houseWords(language: Language): Words {
  const known = bound.get(language) ?? bind<typeof en>(CATALOGUES[language], language)
  bound.set(language, known)
  return known
}
