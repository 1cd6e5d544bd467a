/** Light or dark: the viewer's choice, else what their system prefers. */
import { stored } from './kit/stored.ts'

type Theme = 'light' | 'dark'
const KEPT = 'iteru.theme'

function first(): Theme {
  const kept = stored.get(KEPT)
  if (kept === 'light' || kept === 'dark') return kept
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

let current: Theme = $state(first())

export const theme = {
  get now(): Theme {
    return current
  },
  apply(): void {
    document.documentElement.dataset.theme = current
  },
  toggle(): void {
    current = current === 'dark' ? 'light' : 'dark'
    stored.set(KEPT, current)
    this.apply()
  },
}
