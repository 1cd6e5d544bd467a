/** Tests stand beside what they test; pure code shares threads, which is four times faster than a process a file. */
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tools/order.ts'

/** The threads in which bots think are started as they are hosted, out of the files that server/testing/shared.ts has built: out of its sources each takes seven times as long to start, and nearly every server in a test has some. */
const threadsAsBuilt: Plugin = {
  name: 'threads as built',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/server/bots/pool.ts') || process.env.ITERU_QUICK !== undefined) return undefined
    return code.replaceAll(
      'import.meta.url',
      JSON.stringify(pathToFileURL(resolve('dist/server/pool.mjs')).href),
    )
  },
}

export default defineConfig({
  plugins: [svelte({ compilerOptions: { runes: true } }), threadsAsBuilt],
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
