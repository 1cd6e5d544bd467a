/** The viewer's language, live: whatever reads it is drawn anew when it changes. */
import { isLanguage, type Language, languageFor } from '../../words/languages.ts'
import { stored } from './stored.ts'

const KEPT = 'iteru.language'
/** Also a cookie, so that the server names the right files ahead. */
const YEAR = 365 * 24 * 60 * 60

function first(): Language {
  const kept = stored.get(KEPT)
  if (isLanguage(kept)) return kept
  // Whoever sends a link says in which language it is meant; whoever has been here before keeps their own.
  const meant = new URLSearchParams(globalThis.location?.search ?? '').get('language')
  return isLanguage(meant) ? meant : languageFor(globalThis.navigator?.languages ?? [])
}

let current: Language = $state(first())

export const language = {
  get now(): Language {
    return current
  },
  /** For `speak`, which has fetched its words. */
  set(next: Language): void {
    current = next
    stored.set(KEPT, next)
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not there in every browser yet
    document.cookie = `iteru-language=${next}; Path=/; Max-Age=${YEAR}; SameSite=Lax`
    document.documentElement.lang = next
  },
}
