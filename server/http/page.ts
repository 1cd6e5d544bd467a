/** Serves the built page: files of its own name for ever, the page itself always fresh, and the page for every address that it answers itself. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isGame, titleOf } from '../../games/cards.ts'
import type { Language } from '../../words/languages.ts'
import { languageOf } from './language.ts'
import { preloads } from './preloads.ts'
import { type Preview, withPreview } from './preview.ts'
import { refusalOf } from './refused.ts'

/** Files here carry a hash of their content in their name. */
const HASHED = '/assets/'
const YEAR = 365 * 24 * 3600

/** The addresses that the page itself answers; web/App.svelte has the same list. */
const OF_PAGE =
  /^\/(?:(?:new|t|d|replay|rules|learn|about|statistics|device|stop|you|people|leaders|privacy)(?:[/?]|$)|\?|$)/

/** The address of a table, or of its replay. */
const TABLE = /^\/(t|replay)\/([\w-]{1,64})(?:[?/]|$)/

/** What the page says ahead of a table: the game, whose board is then fetched at once, and what links to it show. */
export interface Ahead {
  readonly game: string
  readonly preview: Preview
}

export interface PageHelp {
  /** Undefined if there is no such table for whoever asks, or nobody can say. */
  readonly ahead: (table: string, request: FastifyRequest, language: Language) => Promise<Ahead | undefined>
  /** Where browsers reach us; undefined: wherever the request came in. */
  readonly origin?: string | undefined
}

/** The game that a link names. */
function namedIn(url: string): Preview | undefined {
  const [, game] = /[?&]game=([\w-]+)/.exec(url) ?? []
  return isGame(game) ? { title: titleOf(game), sentence: null, game } : undefined
}

/** Where this request came in. What is no name of a host is left out. */
function originOf({ protocol, headers }: FastifyRequest): string {
  const { host = '' } = headers
  return /^[\w.:[\]-]+$/.test(host) ? `${protocol}://${host}` : ''
}

/** Serves the page in this folder. */
export async function addPage(app: FastifyInstance, folder: string, help: PageHelp): Promise<void> {
  const root = join(process.cwd(), folder)
  const built = existsSync(join(root, 'index.html'))
  if (!built) app.log.warn('the page is not built: npm start builds it; only the API is served')
  else
    await app.register(fastifyStatic, {
      root,
      wildcard: false,
      index: false, // the page itself names files ahead, by language
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const forever = path.includes(HASHED)
        reply.header('cache-control', forever ? `public, max-age=${YEAR}, immutable` : 'no-cache')
      },
    })
  const page = built ? readFileSync(join(root, 'index.html'), 'utf8') : ''
  const withLinks = preloads(join(root, 'chunks.json'))
  app.setNotFoundHandler(async (request, reply) => {
    const known = request.method === 'GET' && OF_PAGE.test(request.url)
    // Whoever looks at an address that nobody answers is told so by the page.
    const looks = request.method === 'GET' && request.headers.accept?.includes('text/html') === true
    if (built && (known || looks)) {
      const language = languageOf(request)
      const [, kind, table] = TABLE.exec(request.url) ?? []
      const ahead = table === undefined ? undefined : await help.ahead(table, request, language)
      // A link to a table by invitation says itself which game it is: nobody is told whether there is such a table.
      const preview = ahead?.preview ?? (table === undefined ? undefined : namedIn(request.url))
      const linked = withLinks(page, language, request.url, kind === 't' ? ahead?.game : undefined)
      return reply
        .status(known ? 200 : 404)
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .header('vary', 'cookie, accept-language')
        .send(preview ? withPreview(linked, preview, help.origin ?? originOf(request)) : linked)
    }
    return reply.status(404).send(refusalOf('no-such-page'))
  })
}
