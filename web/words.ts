/** The words of the house in the viewer's language. Each language is fetched when it is used. */
import { bind } from '../words/catalogue.ts'
import type { en } from '../words/en.ts'
import type { Catalogue, Words } from '../words/house.ts'
import type { Language } from '../words/languages.ts'
import { language } from './kit/language.svelte.ts'

const files = import.meta.glob<Readonly<Record<string, Catalogue>>>('../words/??.ts')
const fetched = new Map<Language, Words>()
/** What is said nowhere in a first sight of the page: the built page has it in a file of its own (tools/first-words.ts). */
const others = import.meta.glob<Readonly<Record<string, Catalogue>>>('../words/??.ts', { query: '?rest' })
const complete = new Set<Language>()
/** What else must be there before another language is spoken: the words of the games that are open. */
const companions = new Set<(next: Language) => Promise<unknown>>()

async function fetchWords(next: Language): Promise<void> {
  if (fetched.has(next)) return
  const { [next]: catalogue } = await files[`../words/${next}.ts`]()
  fetched.set(next, bind<typeof en>(catalogue, next))
}

async function fetchRest(next: Language): Promise<void> {
  const [{ [next]: catalogue }] = await Promise.all([others[`../words/${next}.ts`](), fetchWords(next)])
  const sections = fetched.get(next) as unknown as Record<string, object>
  if (complete.has(next)) return
  complete.add(next)
  for (const [section, entries] of Object.entries<object>(bind<typeof en>(catalogue, next)))
    sections[section] = { ...entries, ...sections[section] }
}

/** Gives what is being fetched together with all words: for whatever is not in sight when the page begins. */
export async function withWords<Part>(part: Promise<Part>): Promise<Part> {
  accompany(fetchRest) // also of a language that is chosen meanwhile
  const [fetched] = await Promise.all([part, fetchRest(language.now)])
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
