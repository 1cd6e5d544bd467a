/** How the page is built: one single page app, its worker, and a service worker that keeps both for times without a network. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { namer } from './tools/chunks.ts'
import { firstWords } from './tools/first-words.ts'
import { laterWords } from './tools/later-words.ts'
import { leanSvelte } from './tools/lean-svelte.ts'
import { previous } from './tools/previous.ts'

const OUT = 'dist/web'

/** Files that wait for each other begin in an order that depends on the network: such a page must not be built. */
const acyclic = (): Plugin => ({
  name: 'acyclic',
  generateBundle(_options, bundle) {
    const done = new Set<string>()
    const visit = (file: string, above: readonly string[]): void => {
      if (done.has(file)) return
      if (above.includes(file)) this.error(`files wait for each other: ${[...above, file].join(' → ')}`)
      const chunk = bundle[file]
      if (chunk?.type === 'chunk') for (const other of chunk.imports) visit(other, [...above, file])
      done.add(file)
    }
    for (const file of Object.keys(bundle)) visit(file, [])
  },
})

/** On the page the host's modules know the games that are open there (web/opened.ts), not all, and nobody's standing orders: those are for workers and servers. */
const REGISTRIES = [resolve('games/index.ts'), resolve('games/orders.ts')]
const openGames = (): Plugin => ({
  name: 'open-games',
  enforce: 'pre',
  apply: 'build',
  resolveId(source, importer) {
    const isHost = importer !== undefined && dirname(importer) === resolve('table')
    return isHost && REGISTRIES.includes(resolve('table', source)) ? resolve('web/opened.ts') : null
  },
})

/** What a table begins with: it is fetched all at once. */
const FIRST = /\/(?:table|shared|common|board-[\w-]+|connection|socket)-[\w-]+\.js$/

const WORDS = /\/(?:words(?:\/review)?|lesson)\/(\w\w)\.ts(?:\?\w+)?$/

/** Lists the files of every language, so that the page keeps those of the languages that were used (web/keep.ts). */
const languages = (): Plugin => ({
  name: 'languages',
  generateBundle(_options, bundle) {
    const lists: Record<string, string[]> = {}
    for (const chunk of Object.values(bundle)) {
      const [, id] = WORDS.exec((chunk.type === 'chunk' && chunk.facadeModuleId) || '') ?? []
      if (id) lists[id] = [...(lists[id] ?? []), `/${chunk.fileName}`]
    }
    this.emitFile({ type: 'asset', fileName: 'languages.json', source: JSON.stringify(lists) })
  },
})

/** Lays a compressed copy beside every file of text, so that the server compresses nothing itself. */
const compressed = (): Plugin => ({
  name: 'compressed',
  apply: 'build',
  closeBundle: {
    order: 'post',
    sequential: true,
    handler() {
      for (const name of readdirSync(OUT, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|html|svg|webmanifest)$/.test(name)) continue
        const content = readFileSync(join(OUT, name))
        writeFileSync(join(OUT, `${name}.br`), brotliCompressSync(content))
        writeFileSync(join(OUT, `${name}.gz`), gzipSync(content, { level: 9 }))
      }
    },
  },
})

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))

export default defineConfig({
  root: 'web',
  define: { __VERSION__: JSON.stringify(version) },
  build: {
    outDir: `../${OUT}`,
    emptyOutDir: true,
    target: 'es2022',
    // A part is fetched together with its style sheets. What else it imports is found in it: naming that would be more than it spares, and what a page needs first is named by the server (server/http/preloads.ts).
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, files) => files.filter(name => name === file || FIRST.test(name)),
    },
    manifest: 'chunks.json', // for server/http/preloads.ts
    rolldownOptions: {
      treeshake: {
        // We make no elements of our own, and what only forms need is where they are (tools/chunks.ts); svelte does not say that nobody else misses it.
        moduleSideEffects: [
          {
            test: /\/svelte\/src\/(?:internal\/(?:client\/dom\/elements\/(?:custom-element|bindings\/(?:input|select))|shared\/clone)|legacy\/)/,
            sideEffects: false,
          },
        ],
      },
      output: {
        codeSplitting: { groups: [{ name: namer() }], includeDependenciesRecursively: false },
        chunkFileNames: ({ facadeModuleId }) =>
          `assets/${WORDS.test(facadeModuleId ?? '') ? 'words-' : ''}[name]-[hash].js`,
      },
    },
  },
  worker: { format: 'es' },
  plugins: [
    svelte({ compilerOptions: { runes: true, discloseVersion: false } }),
    leanSvelte(),
    acyclic(),
    languages(),
    openGames(),
    firstWords(),
    laterWords(),
    VitePWA({
      registerType: 'prompt', // web/newer.svelte.ts says when the new one takes over
      injectRegister: false, // main.ts does, when the page stands
      manifest: {
        name: 'Iteru',
        short_name: 'Iteru',
        description: 'Amun-Re, Aton, Dahschur, Horus',
        display: 'standalone',
        background_color: '#f4e8c9',
        theme_color: '#25458f',
        start_url: '/',
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: '/icon-maskable.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
        ],
      },
      workbox: {
        importScripts: ['/signals.js'],
        globPatterns: ['**/*.{js,css,html,svg,woff2}'],
        globIgnores: ['**/words-??-*', 'signals.js'],
        runtimeCaching: [
          { urlPattern: /\/assets\/words-\w\w-/, handler: 'CacheFirst', options: { cacheName: 'words' } },
        ],
        navigateFallbackDenylist: [/^\/api/, /^\/ws/, /^\/healthz/, /^\/metrics/],
      },
    }),
    compressed(),
    previous(OUT),
  ],
})
