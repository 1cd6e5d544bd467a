/** The gallery, built once for the sources as they are and served on a free port of loopback. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { build } from 'vite'
import { stampOf } from './stamp.ts'

const FOLDER = join('.cache', 'gallery')
const PAGE = '/e2e/gallery/index.html'
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.jsonl': 'text/plain',
}

/** A built page comes up at once, where one that is put together on demand takes seconds for every test. */
export async function buildOnce(): Promise<void> {
  const note = join(FOLDER, 'stamp')
  const stamp = stampOf()
  if (existsSync(note) && readFileSync(note, 'utf8') === stamp) return
  await asReleased(() =>
    build({
      configFile: false,
      logLevel: 'error',
      define: { __VERSION__: '"gallery"' },
      plugins: [svelte({ compilerOptions: { runes: true } })],
      build: {
        outDir: FOLDER,
        emptyOutDir: true,
        minify: false,
        target: 'es2022',
        modulePreload: false,
        reportCompressedSize: false,
        rollupOptions: { input: `.${PAGE}` },
      },
      worker: { format: 'es' },
    }),
  )
  writeFileSync(note, stamp)
}

/** Inside a test run Svelte brings along all that helps a developer, and every board takes more than twice the time. */
async function asReleased(work: () => Promise<unknown>): Promise<void> {
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production'
  try {
    await work()
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
}

export async function serveGallery(): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  await buildOnce()
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://gallery').pathname)
    // Golden matches lie where they are kept; nothing else outside the folder is handed out.
    const file = path.endsWith('.jsonl') && path.startsWith('/games/') ? `.${path}` : join(FOLDER, path)
    if (!existsSync(file) || extname(file) === '') return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
    return response.end(readFileSync(file))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${PAGE}`,
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
