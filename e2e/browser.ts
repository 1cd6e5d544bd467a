/** A real browser for tests and for looking: Debian's chromium through playwright-core. */
import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1366, height: 860 }

export function launch(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM ?? PLACES.find(existsSync)
  if (!executablePath)
    throw new Error('No chromium found: install it (apt-get install chromium) or name it in CHROMIUM.')
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
}
