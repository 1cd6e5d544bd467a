/** The catalogue of the page in the viewer's language. */
import type { Language } from '../kit/board.ts'
import { language } from '../kit/language.svelte.ts'
import { de } from './de.ts'
import { en, type Words } from './en.ts'

export const catalogue: Readonly<Record<Language, Words>> = { de, en }

/** Live: read it inside markup or a derived value. */
export const words = (): Words => catalogue[language.now]
