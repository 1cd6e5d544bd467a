/** What every test in a browser needs: the browser, and a server of the built page or of the gallery, opened before the tests of a file and closed after them. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { launch } from './browser.ts'
import type { Gallery } from './gallery/api.ts'
import { Site } from './site.ts'
import { serveGallery } from './vite.ts'

interface Stage {
  browser: Browser
  site: Site
}

/** To be called once at the top of a file; the fields are there when its tests run. */
export function useStage(): Readonly<Stage> {
  const stage: Partial<Stage> = {}
  beforeAll(async () => {
    ;[stage.browser, stage.site] = await Promise.all([launch(), Site.open()])
  })
  afterAll(async () => {
    await stage.browser?.close()
    await stage.site?.close()
  })
  return stage as Stage
}

declare const gallery: Gallery

/** The same for the gallery: returns what opens it at a position of a golden match. What the page throws from then on is among the faults. */
export function useGallery(): (
  at: Readonly<Record<'game' | 'file' | 'at', string>>,
  screen: BrowserContextOptions,
) => Promise<{ readonly page: Page; readonly faults: string[] }> {
  let browser: Browser | undefined
  let site: Awaited<ReturnType<typeof serveGallery>> | undefined
  beforeAll(async () => {
    ;[browser, site] = await Promise.all([launch(), serveGallery()])
  })
  afterAll(async () => {
    await browser?.close()
    await site?.close()
  })
  return async (at, screen) => {
    if (!browser || !site) throw new Error('the gallery is opened before its tests begin')
    const page = await browser.newPage(screen)
    const faults: string[] = []
    page.on('pageerror', error => faults.push(error.message))
    await page.goto(`${site.url}?${new URLSearchParams(at)}`)
    await page.waitForSelector('main')
    await page.waitForFunction(() => gallery.stands())
    return { page, faults }
  }
}

/** Runs in a page: until what was changed has been laid out and drawn. */
export const drawn = (): Promise<unknown> =>
  new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
