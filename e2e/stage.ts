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
