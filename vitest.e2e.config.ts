/** Tests in a real browser: one file after the other, since they share two cores with a browser and a server. */
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [svelte({ compilerOptions: { runes: true } })],
  define: { __VERSION__: '"test"' },
  test: {
    include: ['e2e/**/*.test.ts'],
    fileParallelism: false,
    retry: 1, // a busy machine can keep a browser from answering in time; npm test names what needed it (tools/retried.mjs)
    testTimeout: 240_000,
    hookTimeout: 120_000,
  },
})
