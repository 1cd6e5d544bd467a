/** A server as a process of its own, for tests and measurements: started, watched and killed from outside. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { buildServer } from '../../tools/build.mjs'

/** As Linux counts for programs, whatever the kernel's own clock. */
const TICKS_PER_SECOND = 100

/** What is started, and where. */
interface Program {
  readonly args: readonly string[]
  readonly folder: string
}

/** What Node is told to run a program as it is hosted, which starts in a third of the time that its sources take; `build` has been called. */
export const built = (name: 'main' | 'admin'): readonly string[] => [
  '--enable-source-maps',
  `dist/server/${name}.mjs`,
]

const BUILT: Program = { args: built('main'), folder: '.' }

/** From its sources, so that a profile names them. */
const SOURCES: Program = { args: ['--import', 'tsx', 'server/main.ts'], folder: '.' }

/** Builds what is started, where sources are newer: before all tests, and before anything is measured. */
export const build = buildServer

/** The same, and when it ends it leaves in this folder what its processor time went into. */
export const profiled = (folder: string): Program => ({
  ...SOURCES,
  args: ['--cpu-prof', `--cpu-prof-dir=${folder}`, ...SOURCES.args],
})

/** The seconds of processor time that a process has used, with those of its children that have ended, if they are asked for. */
export function cpuSecondsOf(pid: number, withChildren = false): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ').map(Number)
  const [user, system, childrens, childrensSystem] = fields.slice(11, 15)
  const ticks = user + system + (withChildren ? childrens + childrensSystem : 0)
  return ticks / TICKS_PER_SECOND
}

export class SpawnedServer {
  base = ''
  /** Everything it has printed. */
  readonly printed: string[] = []
  private child: ChildProcess | undefined

  constructor(
    private readonly env: Readonly<Record<string, string>>,
    private readonly program: Program = BUILT,
  ) {}

  /** Starts it and waits until it listens; the milliseconds that took. */
  async start(): Promise<number> {
    const began = performance.now()
    const child = spawn(process.execPath, this.program.args, {
      cwd: this.program.folder,
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...this.env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.child = child
    const lines = createInterface({ input: child.stdout })
    lines.on('line', line => this.printed.push(line))
    const listening = new Promise<string>((resolve, reject) => {
      lines.on('line', line => {
        const { event, address } = JSON.parse(line) as { event?: string; address?: string }
        if (event === 'listening' && address) resolve(address)
      })
      child.once('exit', () => reject(new Error('the server did not start')))
    })
    this.base = await listening
    return performance.now() - began
  }

  /** Ends it at once, whatever it does, or asks it to end; its exit code. */
  async end(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<number | null> {
    const { child } = this
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
    return child.exitCode
  }

  /** Stops it where it is, or lets it go on. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.child?.kill(signal)
  }

  /** Its memory in megabytes, as the system counts it. */
  get megabytes(): number {
    const status = readFileSync(`/proc/${this.child?.pid}/status`, 'utf8')
    return Math.round(Number(status.match(/VmRSS:\s+(\d+)/)?.[1] ?? 0) / 1024)
  }

  /** The seconds of processor time that it has used since its start, all threads together. */
  get cpuSeconds(): number {
    return cpuSecondsOf(this.child?.pid ?? 0)
  }
}
