/** Splits the catalogue of the house in the built page: what is said at the first sight of a page or a table, and in a file of its own all the rest, which web/words.ts fetches with the parts that say it. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { CATALOGUES } from '../words/all.ts'
import { isLanguage } from '../words/languages.ts'

/** What is drawn before anything else is fetched. */
const FIRST = [
  'web/main.ts',
  'web/pages/Site.svelte',
  'web/pages/DeviceTable.svelte',
  'web/pages/ServerTable.svelte',
  'web/pages/LostPage.svelte',
]
const CATALOGUE = /\/words\/(\w\w)\.ts(\?rest)?$/
const IMPORT = /^\s*(?:import|export)\s(?!type\b)[^'"()]*?['"](\.[^'"]+)['"]/gm

type Section = Readonly<Record<string, unknown>>
type Sections = Readonly<Record<string, Section>>

/** The text of every source that these import, themselves among them. Imports name files with their extension: no resolver is needed. */
function sourcesOf(roots: readonly string[]): readonly string[] {
  const files = new Set(roots.map(root => resolve(root)))
  const texts: string[] = []
  for (const file of files) {
    if (!existsSync(file)) throw new Error(`${file} is imported, but not there.`)
    if (!/\.(ts|svelte)$/.test(file)) continue
    const text = readFileSync(file, 'utf8')
    texts.push(text)
    for (const [, name] of text.matchAll(IMPORT)) files.add(resolve(dirname(file), name))
  }
  return texts
}

/** The entries that these sources name, by section, as `w.section.entry`; a section that is named without an entry is wanted as a whole. */
export function namedIn(
  sources: readonly string[],
  sections: Sections,
): ReadonlyMap<string, ReadonlySet<string>> {
  const named = new Map<string, Set<string>>()
  const note = (section: string, entries: readonly string[]): void => {
    named.set(section, new Set([...(named.get(section) ?? []), ...entries]))
  }
  const uses = new RegExp(
    `\\b(?:w|words\\(\\)|house)\\.(${Object.keys(sections).join('|')})\\b(?:\\??\\.(\\w+))?`,
    'g',
  )
  for (const source of sources)
    for (const [, section, entry] of source.matchAll(uses)) {
      const all = Object.keys(sections[section])
      note(section, entry !== undefined && all.includes(entry) ? [entry] : all)
    }
  return named
}

/** The two parts of a catalogue. */
export function split(
  sections: Sections,
  first: ReturnType<typeof namedIn>,
): Record<'first' | 'rest', Sections> {
  const part = (isFirst: boolean): Sections =>
    Object.fromEntries(
      Object.entries(sections).flatMap(([section, entries]) => {
        const chosen = Object.entries(entries).filter(
          ([entry]) => (first.get(section)?.has(entry) ?? false) === isFirst,
        )
        return chosen.length === 0 ? [] : [[section, Object.fromEntries(chosen)]]
      }),
    )
  return { first: part(true), rest: part(false) }
}

export const firstWords = (): Plugin => ({
  name: 'first-words',
  enforce: 'pre',
  apply: 'build',
  load(id) {
    const [, language, rest] = (id.startsWith(resolve('words')) && CATALOGUE.exec(id)) || []
    if (!isLanguage(language)) return null
    const sections = CATALOGUES[language] as unknown as Sections
    const parts = split(sections, namedIn(sourcesOf(FIRST), sections))
    return `export const ${language} = ${JSON.stringify(rest ? parts.rest : parts.first)}`
  },
})
