/** The viewer's language, live: whatever reads it is drawn anew when it changes. */
import type { Language } from './board.ts'
import { stored } from './stored.ts'

const KEPT = 'iteru.language'

function first(): Language {
  const kept = stored.get(KEPT)
  if (kept === 'de' || kept === 'en') return kept
  return navigator.language.startsWith('de') ? 'de' : 'en'
}

let current: Language = $state(first())

export const language = {
  get now(): Language {
    return current
  },
  choose(next: Language): void {
    current = next
    stored.set(KEPT, next)
    document.documentElement.lang = next
  },
}
