/** Real stores for tests: a SQLite file in a folder of its own, and a PostgreSQL server started for the occasion; and whole servers on them. */
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../app.ts'
import { readSettings } from '../operations/settings.ts'
import { openPostgres } from '../store/postgres.ts'
import { openSqlite } from '../store/sqlite.ts'
import type { Store } from '../store/store.ts'
import { Database, query } from './database.ts'
import { freePort } from './ports.ts'
import { sharedServer, TEMPLATE } from './shared.ts'

export interface TestStore {
  readonly name: string
  /** What a server process needs in its environment to use this data. */
  readonly env: Readonly<Record<string, string>>
  /** Opens the same data anew, as another process or a restarted one would. */
  open(): Promise<Store>
  /** Ends the server, if there is one, and deletes the data. */
  remove(): Promise<void>
}

export interface TestServer {
  readonly place: TestStore
  readonly store: Store
  readonly app: FastifyInstance
  readonly base: string
  stop(): Promise<void>
}

/** A whole server in this process, on a store of its own. Limits are generous unless a test is about them. */
export async function serverForTests(
  make: () => Promise<TestStore>,
  env: Readonly<Record<string, string>> = {},
  now?: () => number,
): Promise<TestServer> {
  const place = await make()
  const settings = readSettings({ LOG_LEVEL: 'silent', RATE_LIMIT: '100000', ...env })
  const store = await place.open()
  const app = await buildApp(settings, store, now)
  const base = await app.listen({ port: 0, host: '127.0.0.1' })
  const stop = async () => {
    await app.close()
    await place.remove()
  }
  return { place, store, app, base, stop }
}

/** The file of a new store whose tables are up to date: to bring them there takes ten times as long as to write it. */
let upToDate: Promise<Buffer> | undefined

async function makeUpToDate(): Promise<Buffer> {
  const place = await emptySqlite()
  await (await place.open()).close()
  const file = readFileSync(join(place.env.DATA_DIR, 'iteru.db'))
  await place.remove()
  return file
}

export async function sqliteForTests(folder?: string): Promise<TestStore> {
  const place = await emptySqlite(folder)
  const file = join(place.env.DATA_DIR, 'iteru.db')
  upToDate ??= makeUpToDate()
  if (!existsSync(file)) writeFileSync(file, await upToDate)
  return place
}

/** The same without any tables, as on the first day. */
export async function emptySqlite(folder = mkdtempSync(join(tmpdir(), 'iteru-sqlite-'))): Promise<TestStore> {
  mkdirSync(folder, { recursive: true })
  return {
    name: 'SQLite',
    env: { DATA_DIR: folder },
    open: () => openSqlite(join(folder, 'iteru.db')),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** A database of its own, in a server that all tests share where there is one. */
export const postgresForTests = (): Promise<TestStore> => makeDatabase(TEMPLATE)

/** For whatever a store can get wrong. */
export const STORES = [sqliteForTests, postgresForTests]

/** For what stands above the stores, which are alike to it: PostgreSQL, where more happens at once; in npm run proof both. */
export const ONE_STORE = process.env.ITERU_PROOF === undefined ? [postgresForTests] : STORES

/** The same without any tables. */
export const emptyPostgres = (): Promise<TestStore> => makeDatabase('template1')

/** A store without any tables, of the same kind. */
export const emptyLike = (make: () => Promise<TestStore>): Promise<TestStore> =>
  make === sqliteForTests ? emptySqlite() : emptyPostgres()

async function makeDatabase(template: string): Promise<TestStore> {
  const server = await sharedServer()
  if (server === undefined) return ownPostgres()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await query(server, `CREATE DATABASE ${name} TEMPLATE ${template}`)
  const url = server.replace(/postgres$/, name)
  return {
    name: 'PostgreSQL',
    env: { DATABASE_URL: url },
    open: () => openPostgres(url),
    remove: async () => {
      await query(server, `DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}

/** A server of its own, which a test may also stop and start. */
export async function ownPostgres(
  folder = mkdtempSync(join(tmpdir(), 'iteru-postgres-')),
): Promise<TestStore & { readonly database: Database }> {
  const database = await Database.start(folder, await freePort())
  return {
    name: 'PostgreSQL',
    database,
    env: { DATABASE_URL: database.url },
    open: () => openPostgres(database.url),
    remove: async () => {
      await database.end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
