/** A real browser for tests and for looking: Debian's chromium through playwright-core. */
import { existsSync } from 'node:fs'
import { type Browser, type BrowserServer, chromium } from 'playwright-core'
import { BROWSERS, LIGHT_BROWSER, prepareBrowser } from '../tools/prepare.mjs'

export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1366, height: 860 }

/** Where the browser is; it is installed first if it is missing. */
export function browserPath(): string {
  prepareBrowser()
  return process.env.CHROMIUM ?? BROWSERS.find(path => existsSync(path)) ?? ''
}

const ARGS = ['--no-sandbox', '--disable-gpu']

export function launch(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: browserPath(), args: [...ARGS, ...more] })
}

/** One that several processes connect to, each with contexts of its own: the light one where it is installed. */
export function launchShared(): Promise<BrowserServer> {
  const whole = browserPath()
  const light = process.env.CHROMIUM === undefined && existsSync(LIGHT_BROWSER) ? LIGHT_BROWSER : whole
  return chromium.launchServer({ executablePath: light, args: ARGS })
}
