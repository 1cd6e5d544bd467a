/** What a browser should fetch at once when it opens an address: the words of its language, every file of the page there and, at a table, of that game's board, instead of one after the other as each names the next. */
import { existsSync, readFileSync } from 'node:fs'
import type { Language } from '../../words/languages.ts'

/** A file of the built page, after the list that vite writes. */
interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

type Chunks = Readonly<Record<string, Chunk>>

/** Pages that bring their own surroundings, by the first word of their address. */
const BARE: Readonly<Record<string, string>> = {
  t: 'pages/ServerTable.svelte',
  d: 'pages/DeviceTable.svelte',
  replay: 'pages/Replay.svelte',
}
/** A chapter of a lesson: /learn/<game>/<chapter>. */
const LESSON = 'pages/LessonTable.svelte'
const SITE = 'pages/Site.svelte'
/** Pages that the site around them fetches, by the first word of their address. */
export const PAGES: Readonly<Record<string, string>> = {
  about: 'pages/About.svelte',
  device: 'pages/Device.svelte',
  leaders: 'pages/Leaders.svelte',
  learn: 'pages/Learn.svelte',
  new: 'pages/Create.svelte',
  people: 'pages/Profile.svelte',
  privacy: 'pages/Privacy.svelte',
  programs: 'pages/Programs.svelte',
  rules: 'pages/Rules.svelte',
  statistics: 'pages/Statistics.svelte',
  stop: 'signals/Stop.svelte',
  you: 'pages/You.svelte',
}

/** What pages about a game read of it, by the first word of their address; the game is the second. */
const READ: Readonly<Record<string, readonly string[]>> = {
  rules: ['words/LANGUAGE.ts?rest', 'lesson/page.LANGUAGE.ts'],
  learn: ['lesson/index.ts', 'lesson/LANGUAGE.ts'],
}

type Part = 'site' | 'table' | 'rest'
const ALL: readonly Part[] = ['site', 'table', 'rest']

interface PageAt {
  readonly sources: readonly string[]
  /** The parts of the house's words that it waits for (withWords in web/words.ts). */
  readonly parts: readonly Part[]
}

/** What the page at an address consists of; `game` is that of a table. */
function pageAt(url: string, language: Language, game: string | undefined): PageAt {
  const [name = '', about, chapter] = url.split(/[?#]/)[0].split('/').filter(Boolean)
  const files = about !== undefined && Object.hasOwn(READ, name) ? READ[name] : []
  const read = files.map(file => `../games/${about}/${file.replace('LANGUAGE', language)}`)
  if (name === 'learn' && chapter !== undefined) return { sources: [LESSON, ...read], parts: ALL }
  if (Object.hasOwn(PAGES, name)) return { sources: [SITE, PAGES[name], ...read], parts: ALL }
  if (!Object.hasOwn(BARE, name)) return { sources: [SITE], parts: ['site'] }
  const board = game === undefined ? [] : [`../games/${game}/board/index.ts`]
  return { sources: [BARE[name], ...board], parts: name === 'replay' ? ALL : ['table'] }
}

/** Reads the list; puts into the page the links that it lacks for a language, an address, and a table of a game. Without a list there are none. */
export function preloads(
  list: string,
): (page: string, language: Language, url: string, game?: string) => string {
  const chunks: Chunks = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {}
  return (page, language, url, game) => {
    const { sources, parts } = pageAt(url, language, game)
    const words = `../words/${language}.ts`
    const ofGame = game === undefined ? [] : [`../games/${game}/words/${language}.ts`]
    const keys = [words, ...parts.map(part => `${words}?${part}`), ...sources, ...ofGame]
    const files = new Set(keys.flatMap(key => filesOf(chunks, key)))
    const links = [...files].filter(file => !page.includes(`/${file}`)).map(linkTo)
    return page.replace('</head>', () => `${links.join('')}</head>`)
  }
}

/** A file, its styles, and all that it imports. */
function filesOf(chunks: Chunks, key: string, seen = new Set<string>()): string[] {
  const chunk = chunks[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  const { file, css = [], imports = [] } = chunk
  return [file, ...css, ...imports.flatMap(other => filesOf(chunks, other, seen))]
}

function linkTo(file: string): string {
  const rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload'
  return `<link rel="${rel}" crossorigin href="/${file}">`
}
