/** Keeps the words of the languages that were used, for times without a network: the service worker keeps everything else. */
import { isLanguage, type Language } from '../words/languages.ts'
import { language } from './kit/language.svelte.ts'
import { stored } from './kit/stored.ts'

const USED = 'iteru.languages'
/** The same as in vite.config.ts, where the service worker answers out of it. */
const CACHE = 'words'

function used(): readonly Language[] {
  const before = (stored.get(USED) ?? '').split(',').filter(isLanguage)
  const all = [...new Set([...before, language.now])]
  stored.set(USED, all.join(','))
  return all
}

/** Fetches what is missing and drops what no version needs any more. Rejects without a network. */
export async function keepWords(): Promise<void> {
  if (!('caches' in globalThis)) return // an address without TLS: nothing can be kept there
  const lists: Readonly<Record<string, readonly string[]>> = await (await fetch('/languages.json')).json()
  const wanted = used().flatMap(id => lists[id] ?? [])
  const cache = await caches.open(CACHE)
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  await Promise.all(kept.filter(file => !wanted.includes(file)).map(file => cache.delete(file)))
  await cache.addAll(wanted.filter(file => !kept.includes(file)))
}
