/** What tests in a browser need: it and a server, or it and the gallery, opened before the tests of a file and closed after them. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { launch } from './browser.ts'
import { Site } from './site.ts'
import { serveGallery } from './vite.ts'

interface Stage {
  browser: Browser
  site: Site
}

/** Where a device keeps how fast others' turns are shown: web/kit/speed.svelte.ts. */
const SPEED = 'iteru.speed'

/** A browser whose devices all want to see others' turns at once: whole matches are played in seconds. */
async function launchHurried(): Promise<Browser> {
  const browser = await launch()
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async options => {
    const context = await newContext(options)
    await context.addInitScript(key => {
      if (location.protocol === 'http:') localStorage.setItem(key, 'now')
    }, SPEED)
    return context
  }
  return browser
}

/** To be called once at the top of a file; the fields are there when its tests run. `paced`: others' turns take their time. */
export function useStage({ paced = false } = {}): Readonly<Stage> {
  const stage: Partial<Stage> = {}
  beforeAll(async () => {
    ;[stage.browser, stage.site] = await Promise.all([paced ? launch() : launchHurried(), Site.open()])
  })
  afterAll(async () => {
    await stage.browser?.close()
    await stage.site?.close()
  })
  return stage as Stage
}

interface Gallery {
  browser: Browser
  /** The address of the gallery; what it shows is in the query. */
  url: string
}

/** The same for any position of a golden match. */
export function useGallery(): Readonly<Gallery> {
  const stage: Partial<Gallery> = {}
  let close: (() => Promise<void>) | undefined
  beforeAll(async () => {
    const [browser, site] = await Promise.all([launch(), serveGallery()])
    close = site.close
    Object.assign(stage, { browser, url: site.url })
  })
  afterAll(async () => {
    await stage.browser?.close()
    await close?.()
  })
  return stage as Gallery
}
