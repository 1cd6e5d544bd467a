/** Tests stand beside what they test; pure code shares threads, which is four times faster than a process a file. */
import { availableParallelism } from 'node:os'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tools/order.ts'

export default defineConfig({
  plugins: [svelte({ compilerOptions: { runes: true } })],
  define: { __VERSION__: '"test"' },
  test: {
    include: ['{kernel,games,bots,table,words,learn,server,tools,web}/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'tools/template/**'], // its tests run in the game that is made of it
    globalSetup: ['server/testing/shared.ts'],
    pool: 'threads',
    isolate: false,
    maxWorkers: availableParallelism() + 1, // much of the time is waiting for other processes
    retry: process.env.CI ? 1 : 0, // a busy machine can keep a server from answering in time; npm test names what needed it (tools/retried.mjs)
    sequence: { sequencer: LongestFirst },
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
})
