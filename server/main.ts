/** Starts the server: settings, store, app; waits for a store that is not there yet, and ends properly when asked to. Wiring only. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { BadInput } from '../kernel/options.ts'
import { buildApp } from './app.ts'
import { patiently } from './operations/patience.ts'
import { readSettings, type Settings } from './operations/settings.ts'
import { openPostgres } from './store/postgres.ts'
import { openSqlite } from './store/sqlite.ts'
import type { Store } from './store/store.ts'

/** Whoever holds the process has so long to let go of it. */
const DEADLINE_MS = 10_000

/** For people a sentence, for programs a line of JSON; `npm start` is always for people. */
const forPeople = process.stdout.isTTY || process.argv.includes('--for-people')
const tell = (sentence: string, event: object) => console.log(forPeople ? sentence : JSON.stringify(event))

function open({ databaseUrl, dataDir }: Settings): Promise<Store> {
  if (databaseUrl) return openPostgres(databaseUrl)
  mkdirSync(dataDir, { recursive: true })
  return openSqlite(join(dataDir, 'iteru.db'))
}

let ending = false

async function end(app: FastifyInstance | undefined): Promise<void> {
  if (ending) return // a terminal and whatever started us may both send the signal
  ending = true
  setTimeout(() => {
    app?.log.warn('not everything could be closed in time')
    process.exit(0)
  }, DEADLINE_MS)
  await app?.close().catch((error: unknown) => app.log.error(error, 'not everything could be closed'))
  process.exit(0)
}

try {
  let app: FastifyInstance | undefined
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void end(app))
  const settings = readSettings(process.env)
  const waits = (reason: string) =>
    tell(`Waiting for the store: ${reason}`, { event: 'waiting', for: 'store', reason })
  const store = await patiently(() => open(settings), waits)
  app = await patiently(() => buildApp(settings, store), waits)
  const address = await app.listen({ port: settings.port, host: settings.host })
  const kind = settings.databaseUrl ? 'postgres' : 'sqlite'
  tell(`Iteru is open at ${address}`, { event: 'listening', address, store: kind })
} catch (error) {
  if (ending) process.exit(0)
  console.error(error instanceof BadInput ? error.message : error)
  process.exit(error instanceof BadInput ? 2 : 1)
}
