/** Firefox for tests: Debian's own, driven through WebDriver BiDi. What drives it is fetched by npm on first use into a folder of its own: it is needed by npm run proof only. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { installPackages } from '../tools/prepare.mjs'

/** The last one that runs on every version of Node that we support. */
const DRIVER = 'puppeteer-core@24'
const FOLDER = resolve('.cache', 'engines')
const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox']

/** As much of a page of puppeteer's as we use. */
export interface FoxPage {
  readonly mouse: { click(x: number, y: number): Promise<void> }
  goto(url: string): Promise<unknown>
  setViewport(size: { readonly width: number; readonly height: number }): Promise<void>
  evaluate<Given extends readonly unknown[], Result>(
    work: (...given: Given) => Result,
    ...given: Given
  ): Promise<Awaited<Result>>
}
interface FoxContext {
  newPage(): Promise<FoxPage>
  close(): Promise<void>
}
export interface Fox {
  createBrowserContext(): Promise<FoxContext>
  close(): Promise<void>
}

function run(command: string, given: readonly string[], folder?: string): void {
  const { status } = spawnSync(command, given, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`${command} ${given.join(' ')} did not succeed: see its messages above.`)
}

function firefoxPath(): string {
  const found = (): string | undefined =>
    [process.env.FIREFOX ?? '', ...FIREFOX].find(path => path !== '' && existsSync(path))
  if (!found() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) installPackages('firefox-esr')
  const path = found()
  if (!path) throw new Error('These tests need Firefox: install it, or name its path in FIREFOX.')
  return path
}

export async function launchFirefox(): Promise<Fox> {
  const executablePath = firefoxPath()
  if (!existsSync(join(FOLDER, 'node_modules', 'puppeteer-core'))) {
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(join(FOLDER, 'package.json'), '{"private":true}\n')
    run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error', DRIVER], FOLDER)
  }
  const puppeteer = createRequire(join(FOLDER, 'package.json'))('puppeteer-core') as {
    launch(how: object): Promise<Fox>
  }
  return puppeteer.launch({ browser: 'firefox', executablePath, headless: true })
}
