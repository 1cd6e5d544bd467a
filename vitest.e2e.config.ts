/** Tests in a real browser: one file more than there are cores side by side, since much of their time is waiting for what a person would see. */
import { availableParallelism } from 'node:os'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tools/order.ts'

/** What plays in other engines, makes a copy of the project or puts the page together on demand: for npm run proof. */
const LONG = ['e2e/firefox.test.ts', 'e2e/webkit.test.ts', 'e2e/new-game.test.ts', 'e2e/pseudo.test.ts']

export default defineConfig({
  plugins: [svelte({ compilerOptions: { runes: true } })],
  define: { __VERSION__: '"test"' },
  test: {
    include: ['e2e/**/*.test.ts'],
    exclude: process.env.ITERU_PROOF ? [] : LONG,
    globalSetup: ['e2e/setup.ts'],
    maxWorkers: availableParallelism() + 1,
    isolate: false, // they share nothing but helpers without state: each worker reads those once
    retry: 1, // a busy machine can keep a browser from answering in time; npm test names what needed it (tools/retried.mjs)
    sequence: { sequencer: LongestFirst },
    testTimeout: process.env.ITERU_PROOF ? 900_000 : 240_000, // the proof looks at many times as much
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 120_000,
  },
})
