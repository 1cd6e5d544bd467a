/** How I arrange my list on this device: what matches of the device are called, and which ones are hidden. */
import { SvelteMap, SvelteSet } from 'svelte/reactivity'
import { stored } from '../kit/stored.ts'

const TITLES = 'iteru.titles'
const HIDDEN = 'iteru.hidden'
/** Longer names do not fit a line; more hidden matches than this are forgotten, the oldest first. */
export const LONGEST_TITLE = 40
const MOST_HIDDEN = 500

function read<T>(key: string, empty: T): T {
  try {
    return JSON.parse(stored.get(key) ?? '') as T
  } catch {
    return empty
  }
}

const titles = new SvelteMap<string, string>(Object.entries(read<Record<string, string>>(TITLES, {})))
const hidden = new SvelteSet<string>(read<string[]>(HIDDEN, []))

const keepTitles = (): void => stored.set(TITLES, JSON.stringify(Object.fromEntries(titles)))
const keepHidden = (): void => stored.set(HIDDEN, JSON.stringify([...hidden].slice(-MOST_HIDDEN)))

export const shelf = {
  get hidden(): ReadonlySet<string> {
    return hidden
  },
  titleOf: (id: string): string | null => titles.get(id) ?? null,
  /** Without a name it is called by its game again. */
  rename(id: string, title: string): void {
    const name = title.trim().slice(0, LONGEST_TITLE)
    if (name === '') titles.delete(id)
    else titles.set(id, name)
    keepTitles()
  },
  hide(id: string): void {
    hidden.add(id)
    keepHidden()
  },
  showAll(): void {
    hidden.clear()
    keepHidden()
  },
  /** A match is gone: nothing need be remembered of it. */
  forget(id: string): void {
    titles.delete(id)
    hidden.delete(id)
    keepTitles()
    keepHidden()
  },
}
