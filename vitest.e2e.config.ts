/** Tests in a real browser: two files side by side, since much of their time is waiting for what a person would see. */
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

/** What plays in other engines or makes a copy of the project: for npm run proof. */
const LONG = ['e2e/firefox.test.ts', 'e2e/webkit.test.ts', 'e2e/new-game.test.ts']

export default defineConfig({
  plugins: [svelte({ compilerOptions: { runes: true } })],
  define: { __VERSION__: '"test"' },
  test: {
    include: ['e2e/**/*.test.ts'],
    exclude: process.env.ITERU_PROOF ? [] : LONG,
    globalSetup: ['e2e/setup.ts'],
    maxWorkers: 2,
    retry: 1, // a busy machine can keep a browser from answering in time; npm test names what needed it (tools/retried.mjs)
    testTimeout: 240_000,
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 120_000,
  },
})
