/** The words of the house for what the server itself says: mails. */
import { bind } from '../../words/catalogue.ts'
import { de } from '../../words/de.ts'
import { en } from '../../words/en.ts'
import type { Words } from '../../words/house.ts'
import type { Language } from '../../words/languages.ts'

const ALL: Readonly<Record<Language, Words>> = {
  de: bind<typeof en>(de, 'de'),
  en: bind<typeof en>(en, 'en'),
}

export const houseWords = (language: Language): Words => ALL[language]
