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

/** Where a device keeps how fast others' turns are shown, and whether it explains: web/kit/settings.svelte.ts. */
const EXPERIENCED = { 'iteru.explain': 'off' }
const HURRIED = { ...EXPERIENCED, 'iteru.speed': 'now' }

/** A browser whose devices have these settings. */
async function launchWith(settings: Readonly<Record<string, string>>): Promise<Browser> {
  const browser = await launch()
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async options => {
    const context = await newContext(options)
    await context.addInitScript(kept => {
      if (location.protocol !== 'http:') return
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
    }, settings)
    return context
  }
  return browser
}

/** To be called once at the top of a file; the fields are there when its tests run. Others' turns are seen at once, so that whole matches take seconds; `paced`: they take their time. */
export function useStage({ paced = false } = {}): Readonly<Stage> {
  const stage: Partial<Stage> = {}
  beforeAll(async () => {
    ;[stage.browser, stage.site] = await Promise.all([launchWith(paced ? EXPERIENCED : HURRIED), Site.open()])
  })
  afterAll(async () => {
    await stage.browser?.close()
    await stage.site?.close()
  })
  return stage as Stage
}

declare const gallery: Gallery

interface GalleryStage {
  browser: Browser
  /** The address of the gallery; what it shows is in the query. */
  url: string
  /** Opens it at a position of a golden match. What the page throws from then on is among the faults. */
  open(
    at: Readonly<Record<'game' | 'file' | 'at', string>>,
    screen: BrowserContextOptions,
  ): Promise<{ readonly page: Page; readonly faults: string[] }>
}

/** The same for any position of a golden match. */
export function useGallery(): Readonly<GalleryStage> {
  let close: (() => Promise<void>) | undefined
  const stage: Partial<GalleryStage> = {
    open: async (at, screen) => {
      if (!stage.browser) throw new Error('the gallery is opened before its tests begin')
      const page = await stage.browser.newPage(screen)
      const faults: string[] = []
      page.on('pageerror', error => faults.push(error.message))
      await page.goto(`${stage.url}?${new URLSearchParams(at)}`)
      await page.waitForSelector('main')
      await page.waitForFunction(() => gallery.stands())
      return { page, faults }
    },
  }
  beforeAll(async () => {
    const [browser, site] = await Promise.all([launch(), serveGallery()])
    close = site.close
    Object.assign(stage, { browser, url: site.url })
  })
  afterAll(async () => {
    await stage.browser?.close()
    await close?.()
  })
  return stage as GalleryStage
}

/** Runs in a page: until what was changed has been laid out and drawn. */
export const drawn = (): Promise<unknown> =>
  new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
