/** Serves the built page: files of its own name for ever, the page itself always fresh, and the page for every address that it answers itself. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { languageOf } from './language.ts'
import { preloads } from './preloads.ts'
import { refusalOf } from './refused.ts'

/** Files here carry a hash of their content in their name. */
const HASHED = '/assets/'
const YEAR = 365 * 24 * 3600

/** The addresses that the page itself answers; web/App.svelte has the same list. */
const OF_PAGE =
  /^\/(?:(?:new|t|d|replay|rules|learn|about|device|stop|you|people|leaders|privacy)(?:[/?]|$)|\?|$)/

/** The address of a table. */
const TABLE = /^\/t\/([\w-]+)/

/** Serves the page in this folder; it may ask what is played at a table, as far as whoever asks may know. */
export async function addPage(
  app: FastifyInstance,
  folder: string,
  gameAt: (table: string, request: FastifyRequest) => Promise<string | undefined>,
): Promise<void> {
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
      const [, table] = TABLE.exec(request.url) ?? []
      const game = table === undefined ? undefined : await gameAt(table, request)
      return reply
        .status(known ? 200 : 404)
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .header('vary', 'cookie, accept-language')
        .send(withLinks(page, languageOf(request), game))
    }
    return reply.status(404).send(refusalOf('no-such-page'))
  })
}
