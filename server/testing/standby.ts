/** Two databases, one of which follows the other: the first dies, the second takes its place behind the same address. Replication is synchronous, so that nothing acknowledged is lost. */
import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openPostgres } from '../store/postgres.ts'
import { Database, query } from './database.ts'
import { freePort } from './ports.ts'
import type { TestStore } from './servers.ts'

export interface Standby extends TestStore {
  failOver(): Promise<void>
}

/** A door that leads to one port or, later, to another; whoever is inside when it moves is thrown out. */
class Door {
  private readonly inside = new Set<Socket>()

  private constructor(
    private readonly server: Server,
    public port: number,
    private to: number,
  ) {}

  static async open(to: number): Promise<Door> {
    const server = createServer()
    const port = await freePort()
    const door = new Door(server, port, to)
    server.on('connection', socket => door.admit(socket))
    await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
    return door
  }

  private admit(socket: Socket): void {
    const other = connect(this.to, '127.0.0.1')
    for (const [one, two] of [
      [socket, other],
      [other, socket],
    ]) {
      this.inside.add(one)
      one.on('error', () => one.destroy())
      one.on('close', () => {
        this.inside.delete(one)
        two.destroy()
      })
      one.pipe(two)
    }
  }

  leadTo(port: number): void {
    this.to = port
    for (const socket of this.inside) socket.destroy()
  }

  close(): void {
    this.leadTo(0)
    this.server.close()
  }
}

/** A pair of databases; only where the machine's own can be used. */
export async function standbyForTests(): Promise<Standby> {
  const folders = ['primary', 'standby'].map(name => mkdtempSync(join(tmpdir(), `iteru-${name}-`)))
  const ports = [await freePort(), await freePort()]
  const primary = await Database.start(folders[0], ports[0])
  await primary.stop('fast')
  // A copy of a database that is at rest, with the same history: from here it follows.
  await cp(join(folders[0], 'data'), join(folders[1], 'data'), { recursive: true, preserveTimestamps: true })
  const follow = `primary_conninfo = 'host=127.0.0.1 port=${ports[0]} user=postgres application_name=standby'\n`
  appendFileSync(join(folders[1], 'data', 'postgresql.auto.conf'), follow)
  writeFileSync(join(folders[1], 'data', 'standby.signal'), '')
  spawnSync('chown', ['-R', 'postgres', folders[1]])
  await primary.start()
  const standby = Database.at(folders[1], ports[1])
  await standby.start()
  await primary.query("ALTER SYSTEM SET synchronous_standby_names = 'standby'")
  await primary.query('SELECT pg_reload_conf()')
  for (let n = 0; n < 200; n++) {
    const [row] = await primary.query<{ state: string }>(
      'SELECT sync_state AS state FROM pg_stat_replication',
    )
    if (row?.state === 'sync') break
    await wait(100)
  }
  const door = await Door.open(ports[0])
  const url = primary.url.replace(String(ports[0]), String(door.port))
  return {
    name: 'PostgreSQL with a standby',
    env: { DATABASE_URL: url },
    open: () => openPostgres(url),
    failOver: async () => {
      await primary.stop('immediate')
      await query(standby.url, 'SELECT pg_promote(true)')
      door.leadTo(ports[1])
      await standby.back()
    },
    remove: async () => {
      door.close()
      await standby.end()
      for (const folder of folders) rmSync(folder, { recursive: true, force: true })
    },
  }
}
