/** Starts the server: settings, store, app; ends it properly when asked to. Wiring only. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { BadInput } from '../kernel/options.ts'
import { buildApp } from './app.ts'
import { readSettings } from './settings.ts'
import { openPostgres } from './store/postgres.ts'
import { openSqlite } from './store/sqlite.ts'

try {
  const settings = readSettings(process.env)
  if (!settings.databaseUrl) mkdirSync(settings.dataDir, { recursive: true })
  const store = settings.databaseUrl
    ? await openPostgres(settings.databaseUrl)
    : await openSqlite(join(settings.dataDir, 'iteru.db'))
  const app = await buildApp(settings, store)
  const address = await app.listen({ port: settings.port, host: settings.host })
  const listening = { event: 'listening', address, store: settings.databaseUrl ? 'postgres' : 'sqlite' }
  console.log(process.stdout.isTTY ? `Iteru is open at ${address}` : JSON.stringify(listening))
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => void app.close().then(() => process.exit(0)))
  }
} catch (error) {
  console.error(error instanceof BadInput ? error.message : error)
  process.exit(error instanceof BadInput ? 2 : 1)
}
