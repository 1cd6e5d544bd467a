/** The languages Iteru speaks: one line each; everything else about a language stands in the catalogues. */
export const LANGUAGES = {
  de: { name: 'Deutsch', locale: 'de' },
  en: { name: 'English', locale: 'en-GB' },
} as const

export type Language = keyof typeof LANGUAGES

export const isLanguage = (id: unknown): id is Language =>
  typeof id === 'string' && Object.hasOwn(LANGUAGES, id)

/** The language to begin with, by the tags that a browser prefers, best first. English when none of them is spoken here. */
export const languageFor = (tags: readonly string[]): Language =>
  tags.map(tag => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en'
