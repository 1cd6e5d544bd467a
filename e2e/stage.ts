/** What every test in a browser needs: the browser and a server of the built page or of the gallery, which all files share (e2e/setup.ts). */
import { text } from 'node:stream/consumers'
import { type Browser, type BrowserContextOptions, chromium, type Download, type Page } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import type { Gallery } from './gallery/api.ts'
import { Site } from './site.ts'

interface Stage {
  browser: Browser
  /** A server that other files use at the same time. */
  site: Pick<Site, 'url'>
}

/** The browser of whatever runs in this place, with contexts of one's own. Closing it closes those. Nobody who comes for one test keeps the whole page for the next visit, unless they say so: that takes longer than most tests. */
export async function connectBrowser(): Promise<Browser> {
  const { browsers } = inject('shared')
  const address = browsers[Number(process.env.VITEST_POOL_ID ?? 1) % browsers.length]
  const browser = await chromium.connect(address)
  const newContext = browser.newContext.bind(browser)
  browser.newContext = options => newContext({ serviceWorkers: 'block', ...options })
  return browser
}

/** Where a device keeps how fast others' turns are shown, and whether it explains: web/kit/settings.svelte.ts. */
const EXPERIENCED = { 'iteru.explain': 'off' }
const HURRIED = { ...EXPERIENCED, 'iteru.speed': 'now' }

/** A browser whose devices have these settings. */
async function browserWith(settings: Readonly<Record<string, string>>): Promise<Browser> {
  const browser = await connectBrowser()
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
    stage.browser = await browserWith(paced ? EXPERIENCED : HURRIED)
    stage.site = { url: inject('shared').site }
  })
  afterAll(() => stage.browser?.close())
  return stage as Stage
}

/** The same with a server of one's own, which can be stopped. */
export function useOwnStage(): Readonly<{ browser: Browser; site: Site }> {
  const stage: Partial<{ browser: Browser; site: Site }> = {}
  beforeAll(async () => {
    ;[stage.browser, stage.site] = await Promise.all([browserWith(HURRIED), Site.open()])
  })
  afterAll(async () => {
    await stage.browser?.close()
    await stage.site?.close()
  })
  return stage as { browser: Browser; site: Site }
}

/** What a file says that the page hands out; it lies where the browser runs. */
export const downloaded = async (file: Download): Promise<string> => text(await file.createReadStream())

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
    Object.assign(stage, { browser: await connectBrowser(), url: inject('shared').gallery })
  })
  afterAll(() => stage.browser?.close())
  return stage as GalleryStage
}

/** Runs in a page: until what was changed has been laid out and drawn. */
export const drawn = (): Promise<unknown> =>
  new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
