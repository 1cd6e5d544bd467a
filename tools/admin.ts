/** What a host can do with people and tables: npm run admin -- <command>. Asks the server that runs; with PostgreSQL it speaks to the database, and servers hear of it; without a server it takes the file itself. */
import { join } from 'node:path'
import { BadInput } from '../kernel/options.ts'
import { administer } from '../server/operations/admin.ts'
import { askDesk } from '../server/operations/desk.ts'
import { readSettings, type Settings } from '../server/operations/settings.ts'
import { takeFolder } from '../server/store/lock.ts'
import { openPostgres } from '../server/store/postgres.ts'
import { openSqlite } from '../server/store/sqlite.ts'
import type { Store } from '../server/store/store.ts'
import { main } from './arguments.ts'

main(async () => {
  const words = process.argv.slice(2)
  const settings = readSettings(process.env)
  for (const line of await work(settings, words)) console.log(line)
  process.exit(0)
})

async function work(
  { databaseUrl, dataDir }: Settings,
  words: readonly string[],
): Promise<readonly string[]> {
  if (databaseUrl) return alone(await openPostgres(databaseUrl), words)
  const answer = await askDesk(dataDir, words)
  if (answer) return answer
  const lock = takeFolder(dataDir)
  if (!lock)
    throw new BadInput('A server has the data and does not answer at its desk; try again in a moment.')
  try {
    return await alone(await openSqlite(join(dataDir, 'iteru.db')), words)
  } finally {
    lock.release()
  }
}

async function alone(store: Store, words: readonly string[]): Promise<readonly string[]> {
  try {
    return await administer(store, words, Date.now())
  } finally {
    await store.close()
  }
}
