/** What a browser should fetch at once when it opens the page: the words of its language, the pages around the tables or, at a table, every file of that game's board, instead of one after the other as each names the next. */
import { existsSync, readFileSync } from 'node:fs'
import type { Language } from '../../words/languages.ts'

/** A file of the built page, after the list that vite writes. */
interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

type Chunks = Readonly<Record<string, Chunk>>

const TABLE = 'pages/ServerTable.svelte'
const SITE = 'pages/Site.svelte'
/** What has a page of its own: tables, replays, lessons. */
const BARE = /^\/(?:t|d|replay|learn\/[\w-]+)\//
const boardOf = (game: string): string => `../games/${game}/board/index.ts`
const wordsIn = (language: Language, part = ''): string => `../words/${language}.ts${part}`
const wordsOf = (game: string, language: Language): string => `../games/${game}/words/${language}.ts`

/** Reads the list; puts into the page the links that it lacks for a language, an address, and a table of a game. Without a list there are none. */
export function preloads(
  list: string,
): (page: string, language: Language, url: string, game?: string) => string {
  const chunks: Chunks = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {}
  return (page, language, url, game) => {
    const ofPage = BARE.test(url) ? [] : [SITE, wordsIn(language, '?site')]
    const ofTable =
      game === undefined
        ? ofPage
        : [TABLE, wordsIn(language, '?table'), boardOf(game), wordsOf(game, language)]
    const files = new Set([wordsIn(language), ...ofTable].flatMap(key => filesOf(chunks, key)))
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
