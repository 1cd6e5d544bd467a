/** What all test files share: the server as it is built, and one PostgreSQL for those that only need a database: started by whichever is first, ended when all are done. Each test has a database of its own in it, made out of one whose tables are up to date. */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Database, endDatabase, query } from './database.ts'
import { freePort } from './ports.ts'
import { build } from './spawning.ts'

/** The folder in which it is, told to every thread. */
const FOLDER = 'ITERU_TEST_POSTGRES'
const LONGEST_MS = 60_000
/** It outlives no power cut and needs not: nothing waits for a disk. */
const QUICK = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
/** The database of which those of tests are copies: to bring the tables up to date takes longer than most tests. */
export const TEMPLATE = 'up_to_date'

/** Vitest calls these in its own process, before and after all tests. */
export function setup(): void {
  if (process.env.ITERU_QUICK === undefined) build() // nothing in npm run check starts a server
  const folder = mkdtempSync(join(tmpdir(), 'iteru-shared-'))
  chmodSync(folder, 0o711) // the database runs under an account of its own
  process.env[FOLDER] = folder
}

export async function teardown(): Promise<void> {
  const folder = process.env[FOLDER]
  if (folder === undefined) return
  if (existsSync(join(folder, 'url'))) await endDatabase(join(folder, 'postgres', 'data'))
  rmSync(folder, { recursive: true, force: true })
}

/** The address of the shared server; undefined where there is none, as in measurements. */
export async function sharedServer(): Promise<string | undefined> {
  const folder = process.env[FOLDER]
  if (folder === undefined) return undefined
  const [home, url] = [join(folder, 'postgres'), join(folder, 'url')]
  if (isFirst(home)) writeFileSync(url, await startShared(home))
  for (const end = Date.now() + LONGEST_MS; Date.now() < end; await wait(50))
    if (existsSync(url) && readFileSync(url, 'utf8') !== '') return readFileSync(url, 'utf8')
  throw new Error('the shared database did not start')
}

async function startShared(home: string): Promise<string> {
  const { url } = await Database.start(home, await freePort(), QUICK)
  await query(url, `CREATE DATABASE ${TEMPLATE}`)
  const { openPostgres } = await import('../store/postgres.ts') // not for whoever only sets up and tears down
  await (await openPostgres(url.replace(/postgres$/, TEMPLATE))).close()
  return url
}

/** Making a folder succeeds once. */
function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder)
    return true
  } catch {
    return false
  }
}
