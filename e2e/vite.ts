/** A development server for the gallery, on a free port of loopback. */
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { createServer } from 'vite'

export async function serveGallery(): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const server = await createServer({
    configFile: false,
    cacheDir: '.cache/vite',
    logLevel: 'error',
    define: { __VERSION__: '"gallery"' },
    plugins: [svelte({ compilerOptions: { runes: true } })],
    server: { host: '127.0.0.1', port: 0, watch: null, hmr: false },
  })
  await server.listen()
  const address = server.httpServer?.address()
  const port = typeof address === 'object' ? address?.port : 0
  return { url: `http://127.0.0.1:${port}/e2e/gallery/index.html`, close: () => server.close() }
}
