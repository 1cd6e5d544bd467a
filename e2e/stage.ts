/** What every test of the built page needs: a browser and a server, opened before the tests of a file and closed after them. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { launch } from './browser.ts'
import { Site } from './site.ts'

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
