/** Days as the viewer's language writes them. */
import { LANGUAGES } from '../../words/languages.ts'
import { language } from '../kit/language.svelte.ts'

export const dayOf = (at: number): string =>
  new Intl.DateTimeFormat(LANGUAGES[language.now].locale, { dateStyle: 'medium' }).format(at)
