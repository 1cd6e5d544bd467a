/** WebKit for tests: Debian's WebKitGTK under a virtual screen, driven by plain WebDriver. It is needed by npm run proof only. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../server/testing/ports.ts'
import { installPackages } from '../tools/prepare.mjs'
import type { EnginePage } from './engine.ts'

const PACKAGES = ['webkit2gtk-driver', 'xvfb', 'xauth']
const DRIVER = '/usr/bin/WebKitWebDriver'
const BROWSERS = ['4.1', '4.0'].map(
  version =>
    `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
)
const LONGEST_START = 60_000

interface WebKitPage extends EnginePage {
  close(): Promise<void>
}
export interface WebKit {
  /** A window whose page has this size. */
  open(size: { readonly width: number; readonly height: number }): Promise<WebKitPage>
  close(): Promise<void>
}

function browserPath(): string {
  const found = (): string | undefined => (existsSync(DRIVER) ? BROWSERS.find(existsSync) : undefined)
  if (!found() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) installPackages(...PACKAGES)
  const path = found()
  if (!path) throw new Error(`These tests need WebKit: install ${PACKAGES.join(', ')}.`)
  return path
}

export async function launchWebKit(): Promise<WebKit> {
  const binary = browserPath()
  const port = await freePort()
  const screen = ['-a', '-s', '-screen 0 1600x1200x24']
  const driver: ChildProcess = spawn('xvfb-run', [...screen, DRIVER, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  })
  const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const { value } = (await response.json()) as { value: T & { message?: string } }
    if (!response.ok) throw new Error(`WebDriver ${method} ${path}: ${value.message}`)
    return value
  }
  const end = Date.now() + LONGEST_START
  while (!(await ask<{ ready: boolean }>('GET', '/status').catch(() => null))) {
    if (Date.now() > end) throw new Error('the driver of WebKit did not start')
    await wait(200)
  }
  const options = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  }
  return {
    async open({ width, height }) {
      const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', {
        capabilities: { alwaysMatch: options },
      })
      const at = `/session/${sessionId}`
      const page: WebKitPage = {
        goto: url => ask('POST', `${at}/url`, { url }),
        evaluate: (work, ...given) =>
          ask('POST', `${at}/execute/sync`, {
            script: `return (${work}).apply(null, arguments)`,
            args: given,
          }),
        press: (x, y) =>
          ask('POST', `${at}/actions`, {
            actions: [
              {
                type: 'pointer',
                id: 'mouse',
                parameters: { pointerType: 'mouse' },
                actions: [
                  { type: 'pointerMove', duration: 0, x, y },
                  { type: 'pointerDown', button: 0 },
                  { type: 'pointerUp', button: 0 },
                ],
              },
            ],
          }),
        close: () => ask('DELETE', at),
      }
      // The window has bars of its own: it grows by what the page lacks.
      let rect = { width, height }
      for (let tries = 0; tries < 3; tries++) {
        await ask('POST', `${at}/window/rect`, { x: 0, y: 0, ...rect })
        const inner = await page.evaluate(() => [innerWidth, innerHeight] as const)
        rect = { width: rect.width + width - inner[0], height: rect.height + height - inner[1] }
      }
      return page
    },
    async close() {
      const ended = new Promise(resolve => driver.once('exit', resolve))
      if (driver.pid !== undefined) process.kill(-driver.pid) // the driver with its screen
      await ended
    },
  }
}
