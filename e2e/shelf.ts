/** The built page from a plain HTTP server, with files that a test can change: for what happens when a newer version is put up, or something fails in it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const FOLDER = join('dist', 'web')
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

export interface Shelf {
  readonly url: string
  /** Every script, by its path. */
  readonly scripts: readonly string[]
  read(path: string): string
  /** From now on this file reads like that. */
  change(path: string, content: (old: string) => string): void
  close(): Promise<void>
}

export async function openShelf(): Promise<Shelf> {
  const changed = new Map<string, string>()
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://shelf')
    if (pathname.startsWith('/api/')) return response.writeHead(404).end('{}')
    const path = existsSync(join(FOLDER, pathname)) && pathname !== '/' ? pathname : '/index.html'
    response.writeHead(200, {
      'content-type': TYPES[extname(path)] ?? 'text/plain',
      'cache-control': 'no-cache',
    })
    return response.end(changed.get(path) ?? readFileSync(join(FOLDER, path)))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const read = (path: string): string => changed.get(path) ?? readFileSync(join(FOLDER, path), 'utf8')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    scripts: readdirSync(join(FOLDER, 'assets')).flatMap(name =>
      extname(name) === '.js' ? [`/assets/${name}`] : [],
    ),
    read,
    change: (path, content) => void changed.set(path, content(read(path))),
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
