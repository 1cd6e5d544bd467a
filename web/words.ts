/** The words of the house in the viewer's language. Each language is fetched when it is used. */
import { bind } from '../words/catalogue.ts'
import type { en } from '../words/en.ts'
import type { Catalogue, Words } from '../words/house.ts'
import type { Language } from '../words/languages.ts'
import { language } from './kit/language.svelte.ts'

const files = import.meta.glob<Readonly<Record<string, Catalogue>>>('../words/??.ts')
const fetched = new Map<Language, Words>()
/** The built page has the catalogue in parts: what is said first at its tables and at the pages around them, and all the rest (tools/first-words.ts). */
const parts = {
  table: import.meta.glob<Readonly<Record<string, Catalogue>>>('../words/??.ts', { query: '?table' }),
  site: import.meta.glob<Readonly<Record<string, Catalogue>>>('../words/??.ts', { query: '?site' }),
  rest: import.meta.glob<Readonly<Record<string, Catalogue>>>('../words/??.ts', { query: '?rest' }),
}
type Part = keyof typeof parts
const here = new Set<string>()
/** What else must be there before another language is spoken: the words of the games that are open. */
const companions = new Set<(next: Language) => Promise<unknown>>()

async function fetchWords(next: Language): Promise<void> {
  if (fetched.has(next)) return
  const { [next]: catalogue } = await files[`../words/${next}.ts`]()
  fetched.set(next, bind<typeof en>(catalogue, next))
}

const fetcherOf =
  (part: Part) =>
  async (next: Language): Promise<void> => {
    const [{ [next]: catalogue }] = await Promise.all([
      parts[part][`../words/${next}.ts`](),
      fetchWords(next),
    ])
    const sections = fetched.get(next) as unknown as Record<string, object>
    if (here.has(`${part} ${next}`)) return
    here.add(`${part} ${next}`)
    for (const [section, entries] of Object.entries<object>(bind<typeof en>(catalogue, next)))
      sections[section] = { ...entries, ...sections[section] }
  }
const fetchers = { table: fetcherOf('table'), site: fetcherOf('site'), rest: fetcherOf('rest') }

/** Gives what is being fetched together with its words: with all of them, unless it is what is seen first. */
export async function withWords<File>(file: Promise<File>, first?: Part): Promise<File> {
  const wanted = first ? [fetchers[first]] : Object.values(fetchers)
  for (const fetch of wanted) accompany(fetch) // also of a language that is chosen meanwhile
  const [fetched] = await Promise.all([file, ...wanted.map(fetch => fetch(language.now))])
  return fetched
}

/** The language that was wished for last: a slower one before it no longer counts. */
let wished: Language | undefined

/** Speaks another language as soon as all its words are here. Rejects if they cannot be fetched; then everything stays as it is. */
export async function speak(next: Language): Promise<void> {
  wished = next
  // A game that is opened meanwhile must have its words, too.
  for (let known = -1; known !== companions.size; ) {
    known = companions.size
    await Promise.all([fetchWords(next), ...[...companions].map(fetch => fetch(next))])
  }
  if (wished === next) language.set(next)
}

/** From now on this is fetched, too, before another language is spoken. */
export const accompany = (fetch: (next: Language) => Promise<unknown>): void => void companions.add(fetch)

/** Live: read it inside markup or a derived value. */
export function words(): Words {
  const spoken = fetched.get(language.now)
  if (!spoken) throw new Error(`The words of "${language.now}" have not been fetched.`)
  return spoken
}
