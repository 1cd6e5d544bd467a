/** How I arrange my list on this device: what matches of the device are called, which ones are hidden, and which the server keeps a copy of under my name. */
import { stored } from '../kit/stored.ts'

const TITLES = 'iteru.titles'
const HIDDEN = 'iteru.hidden'
const COPIES = 'iteru.copies'
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

let titles = $state.raw<Readonly<Record<string, string>>>(read(TITLES, {}))
let hidden = $state.raw<ReadonlySet<string>>(new Set(read<string[]>(HIDDEN, [])))

function keepTitles(next: Readonly<Record<string, string>>): void {
  titles = next
  stored.set(TITLES, JSON.stringify(titles))
}

const copiesOf = (): Readonly<Record<string, string>> => read(COPIES, {})

const keepCopies = (next: Readonly<Record<string, string>>): void => stored.set(COPIES, JSON.stringify(next))

function keepHidden(next: Iterable<string>): void {
  hidden = new Set(next)
  stored.set(HIDDEN, JSON.stringify([...hidden].slice(-MOST_HIDDEN)))
}

const without = (id: string): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(titles).filter(([other]) => other !== id))

export const shelf = {
  get hidden(): ReadonlySet<string> {
    return hidden
  },
  titleOf: (id: string): string | null => (Object.hasOwn(titles, id) ? titles[id] : null),
  /** Without a name it is called by its game again. */
  rename(id: string, title: string): void {
    const name = title.trim().slice(0, LONGEST_TITLE)
    keepTitles(name === '' ? without(id) : { ...titles, [id]: name })
  },
  hide(id: string): void {
    keepHidden([...hidden, id])
  },
  /** By the id of a copy, the match of this device that it is of. */
  get copies(): ReadonlyMap<string, string> {
    return new Map(Object.entries(copiesOf()).map(([device, copy]) => [copy, device]))
  },
  noteCopy(device: string, copy: string): void {
    keepCopies({ ...copiesOf(), [device]: copy })
  },
  showAll(): void {
    keepHidden([])
  },
  /** A match is gone: nothing need be remembered of it. */
  forget(id: string): void {
    const { [id]: _, ...copies } = copiesOf()
    keepCopies(copies)
    keepTitles(without(id))
    keepHidden([...hidden].filter(other => other !== id))
  },
}
