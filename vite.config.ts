/** How the page is built: one single page app, its worker, and a service worker that keeps both for times without a network. */
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

export default defineConfig({
  root: 'web',
  build: { outDir: '../dist/web', emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
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
  ],
})
