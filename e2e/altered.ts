/** The page or the gallery from a development server, with some of its sources altered: for tests that plant another language. */
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { createServer, type Plugin } from 'vite'

export interface Altered {
  readonly url: string
  close(): Promise<void>
}

/** Serves the gallery; with the address of a real server the page, which finds that server behind it. */
export async function serveAltered(plugins: readonly Plugin[], behind?: string): Promise<Altered> {
  const server = await createServer({
    configFile: false,
    root: behind === undefined ? '.' : 'web',
    cacheDir: `.cache/vite-altered${behind === undefined ? '' : '-page'}`,
    logLevel: 'error',
    define: { __VERSION__: '"altered"' },
    plugins: [...plugins, svelte({ compilerOptions: { runes: true }, configFile: false })],
    worker: { format: 'es' },
    server: {
      host: '127.0.0.1',
      port: 0,
      watch: null,
      hmr: false,
      fs: { allow: ['..'] },
      ...(behind !== undefined && { proxy: { '^/api/': behind, '^/ws': { target: behind, ws: true } } }),
    },
  })
  await server.listen()
  const address = server.httpServer?.address()
  const port = typeof address === 'object' ? address?.port : 0
  const path = behind === undefined ? '/e2e/gallery/index.html' : ''
  return { url: `http://127.0.0.1:${port}${path}`, close: () => server.close() }
}
