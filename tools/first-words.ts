/** Splits the catalogue of the house in the built page: what is said at the first sight of any page, of a table, of the pages around them, and all the rest, each in a file of its own, which web/words.ts fetches with the parts that say it. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { CATALOGUES } from '../words/all.ts'
import { isLanguage } from '../words/languages.ts'

/** What is drawn before anything else is fetched: on every page, at tables, and on the pages around them. */
const SIGHTS = {
  first: ['web/main.ts'],
  table: ['web/pages/DeviceTable.svelte', 'web/pages/ServerTable.svelte', 'web/pages/LostPage.svelte'],
  site: ['web/pages/Site.svelte', 'web/pages/LostPage.svelte'],
} as const
const CATALOGUE = /\/words\/(\w\w)\.ts(?:\?(\w+))?$/
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

type Named = ReturnType<typeof namedIn>
type Part = keyof typeof SIGHTS | 'rest'

/** The parts of a catalogue. What tables and pages both name is in the part that every page fetches. */
export function split(
  sections: Sections,
  sights: Readonly<Record<keyof typeof SIGHTS, Named>>,
): Record<Part, Sections> {
  function partOf(section: string, entry: string): Part {
    const isIn = (sight: keyof typeof SIGHTS): boolean => sights[sight].get(section)?.has(entry) ?? false
    if (isIn('first') || (isIn('table') && isIn('site'))) return 'first'
    return isIn('table') ? 'table' : isIn('site') ? 'site' : 'rest'
  }
  const chosen = (part: Part): Sections =>
    Object.fromEntries(
      Object.entries(sections).flatMap(([section, entries]) => {
        const own = Object.entries(entries).filter(([entry]) => partOf(section, entry) === part)
        return own.length === 0 ? [] : [[section, Object.fromEntries(own)]]
      }),
    )
  return { first: chosen('first'), table: chosen('table'), site: chosen('site'), rest: chosen('rest') }
}

export const firstWords = (): Plugin => ({
  name: 'first-words',
  enforce: 'pre',
  apply: 'build',
  load(id) {
    const [, language, part = 'first'] = (id.startsWith(resolve('words')) && CATALOGUE.exec(id)) || []
    if (!isLanguage(language)) return null
    const sections = CATALOGUES[language] as unknown as Sections
    const seen = (sight: keyof typeof SIGHTS): Named => namedIn(sourcesOf(SIGHTS[sight]), sections)
    const parts = split(sections, { first: seen('first'), table: seen('table'), site: seen('site') })
    return `export const ${language} = ${JSON.stringify(parts[part as Part])}`
  },
})
