/** What a browser should fetch at once when it opens a table: every file of the page and of that game's board, instead of one after the other as each names the next. */
import { existsSync, readFileSync } from 'node:fs'

/** A file of the built page, after the list that vite writes. */
interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

type Chunks = Readonly<Record<string, Chunk>>

const TABLE = 'pages/ServerTable.svelte'
const boardOf = (game: string): string => `../games/${game}/board/index.ts`

/** Reads the list; puts into the page the links that it lacks for a table of a game. Without a list there are none. */
export function preloads(list: string): (page: string, game: string) => string {
  const chunks: Chunks = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {}
  return (page, game) => {
    const files = new Set([TABLE, boardOf(game)].flatMap(key => filesOf(chunks, key)))
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
