/** Starts the server: settings, store, app; waits for a store that is not there yet, and ends properly when asked to. Wiring only. */
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { openDesk } from './operations/desk.ts'
import { patiently } from './operations/patience.ts'
import { Reports } from './operations/report.ts'
import { readSettings, type Settings } from './operations/settings.ts'
import { sentenceOf } from './operations/stumbles.ts'
import { lockFolder } from './store/lock.ts'
import { openPostgres } from './store/postgres.ts'
import { openSqlite } from './store/sqlite.ts'
import type { Store } from './store/store.ts'

/** Whoever holds the process has so long to let go of it. */
const DEADLINE_MS = 10_000

/** For people a sentence, for programs a line of JSON; `npm start` is always for people. */
const forPeople = process.stdout.isTTY || process.argv.includes('--for-people')
const tell = (sentence: string, event: object) => console.log(forPeople ? sentence : JSON.stringify(event))

const open = ({ databaseUrl, dataDir }: Settings): Promise<Store> =>
  databaseUrl ? openPostgres(databaseUrl) : openSqlite(join(dataDir, 'iteru.db'))

/** The host's desk, for npm run admin; it ends with the server. */
async function addDesk(app: FastifyInstance, folder: string, store: Store): Promise<void> {
  const { report } = new Reports(app.log, Date.now)
  const desk = await openDesk(folder, store, report)
  app.addHook('onClose', async () => {
    desk.close()
  })
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

let settings: Settings | undefined
try {
  let app: FastifyInstance | undefined
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void end(app))
  settings = readSettings(process.env)
  const given = settings
  if (!settings.databaseUrl) lockFolder(settings.dataDir) // until the process ends
  const waits = (reason: string) =>
    tell(`Waiting for the store: ${reason}`, { event: 'waiting', for: 'store', reason })
  const store = await patiently(() => open(given), waits)
  app = await patiently(() => buildApp(given, store), waits)
  if (!settings.databaseUrl) await addDesk(app, settings.dataDir, store)
  const address = await app.listen({ port: settings.port, host: settings.host })
  const kind = settings.databaseUrl ? 'postgres' : 'sqlite'
  tell(`Iteru is open at ${address}`, { event: 'listening', address, store: kind })
} catch (error) {
  if (ending) process.exit(0)
  const sentence = sentenceOf(error, settings)
  console.error(sentence ?? error)
  process.exit(sentence === undefined ? 1 : 2)
}
