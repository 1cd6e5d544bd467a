/** How the page is built: one single page app, its worker, and a service worker that keeps both for times without a network. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

const OUT = 'dist/web'

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

export default defineConfig({
  root: 'web',
  build: { outDir: `../${OUT}`, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  worker: { format: 'es' },
  plugins: [
    svelte({ compilerOptions: { runes: true } }),
    VitePWA({
      registerType: 'autoUpdate',
      injectRegister: 'script-defer',
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
        globPatterns: ['**/*.{js,css,html,svg,woff2}'],
        navigateFallbackDenylist: [/^\/api/, /^\/ws/, /^\/healthz/, /^\/metrics/],
      },
    }),
    compressed(),
  ],
})
