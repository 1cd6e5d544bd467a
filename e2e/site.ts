/** A real server, as it is built, on a data folder of its own, serving the built page; it can be stopped and started again at the same address. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../server/testing/ports.ts'
import { build } from '../server/testing/spawning.ts'

const LONGEST_START = 90_000

export class Site {
  readonly url: string
  readonly #port: number
  readonly #folder = mkdtempSync(join(tmpdir(), 'iteru-e2e-'))
  #process: ChildProcess | undefined

  private constructor(
    port: number,
    private readonly env: Readonly<Record<string, string>>,
  ) {
    this.#port = port
    this.url = env.ORIGIN ?? `http://127.0.0.1:${port}`
  }

  /** Opens one; with a name of its own, so that passkeys and mails can be had, if `named`. */
  static async open(env: Readonly<Record<string, string>> = {}, named = false): Promise<Site> {
    build() // in tests that was done before the first one
    const port = await freePort()
    const site = new Site(port, { ...env, ...(named && { ORIGIN: `http://localhost:${port}` }) })
    await site.start()
    return site
  }

  async start(): Promise<void> {
    const env = {
      ...process.env,
      PORT: String(this.#port),
      DATA_DIR: this.#folder,
      LOG_LEVEL: 'error',
      RATE_LIMIT: '100000',
      ...this.env,
    }
    this.#process = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.mjs'], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const end = Date.now() + LONGEST_START
    while (Date.now() < end) {
      const up = await fetch(`${this.url}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      )
      if (up) return
      await wait(100)
    }
    throw new Error('the server did not start')
  }

  async stop(): Promise<void> {
    const running = this.#process
    this.#process = undefined
    if (!running) return
    const ended = new Promise(resolve => running.once('exit', resolve))
    running.kill('SIGTERM')
    await ended
  }

  async close(): Promise<void> {
    await this.stop()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
