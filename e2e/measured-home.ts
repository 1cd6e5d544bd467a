/** Measures home with five hundred matches: how long the server takes for the lists, a slowed page to draw them, and how much processor time that takes, which what else runs hardly changes. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, CDPSession, Page, Route } from 'playwright-core'
import { TestClient } from '../server/testing/client.ts'
import { DESKTOP } from './browser.ts'
import type { Site } from './site.ts'

const MATCHES = 500
/** So many of them wait for their player; nobody may have more unfinished ones of their own than 50. */
const RUNNING = 40
const LOOKS = 20
const RELOADS = 9
/** After so long without anything new a page has nothing more to do. */
const RESTED_MS = 1500
/** A player may send a hundred messages in ten seconds. */
const REST_MS = 110

/** Somebody who has played that much. */
async function veteran(site: Site): Promise<TestClient> {
  const player = await TestClient.greet(site.url, 'Hathor')
  await player.connect()
  for (let n = 0; n < MATCHES; n++) {
    const match = await player.create('random')
    if (n >= MATCHES - RUNNING) continue
    player.send({ t: 'resign', match, id: `enough-${n}` })
    await player.until(() => player.heard.some(heard => heard.t === 'done' && heard.id === `enough-${n}`))
    player.forget()
    await wait(REST_MS)
  }
  return player
}

/** The processor time of the page's own thread so far, in milliseconds. */
async function threadMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
}

/** A page of theirs that notes when their list has been drawn; what is fetched once is there. */
async function openHome(
  browser: Browser,
  site: Site,
  { cookie }: TestClient,
  serviceWorkers: 'allow' | 'block',
) {
  const context = await browser.newContext({ viewport: DESKTOP, serviceWorkers })
  const [name, value] = cookie.split('=')
  await context.addCookies([{ name, value, url: site.url }])
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await page.goto(site.url, { waitUntil: 'networkidle' })
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('#mine-turn')) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => performance.mark('home drawn')))
    }).observe(document, { childList: true, subtree: true })
  })
  return { context, page, devtools }
}

const isDrawn = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('home drawn').length > 0)

/** The time from when the lists are there until they are drawn. */
async function drawnTimes(page: Page): Promise<number[]> {
  const drawn: number[] = []
  for (let n = 0; n < RELOADS; n++) {
    await page.reload()
    await isDrawn(page)
    const ms = await page.evaluate(() => {
      const lists = performance.getEntriesByType('resource').find(({ name }) => name.includes('/api/tables'))
      const [mark] = performance.getEntriesByName('home drawn')
      return mark.startTime - (lists as PerformanceResourceTiming).responseEnd
    })
    drawn.push(ms)
  }
  return drawn.sort((a, b) => a - b)
}

/** The processor time of the page's own thread for the same: the lists are held back until the page has come to rest. */
async function drawnCpu(page: Page, devtools: CDPSession): Promise<number[]> {
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const costs: number[] = []
  for (let n = 0; n < RELOADS; n++) {
    const asked = new Promise<Route>(resolve => {
      void page.route('**/api/tables?*', resolve, { times: 1 })
    })
    await page.reload({ waitUntil: 'domcontentloaded' })
    const route = await asked
    const response = await route.fetch()
    await wait(RESTED_MS)
    const before = await threadMs(devtools)
    await route.fulfill({ response })
    await isDrawn(page)
    costs.push((await threadMs(devtools)) - before)
  }
  return costs.sort((a, b) => a - b)
}

export async function measureHome(browser: Browser, site: Site, slowed: number) {
  const player = await veteran(site)
  const times: number[] = []
  for (let look = 0; look < LOOKS; look++) {
    const begun = performance.now()
    await player.get('/api/tables?language=en')
    times.push(performance.now() - begun)
  }
  times.sort((a, b) => a - b)
  const usual = await openHome(browser, site, player, 'allow')
  await usual.devtools.send('Emulation.setCPUThrottlingRate', { rate: slowed })
  const drawn = await drawnTimes(usual.page)
  await usual.context.close()
  const bare = await openHome(browser, site, player, 'block') // so that its requests can be held back
  const cpu = await drawnCpu(bare.page, bare.devtools)
  await bare.context.close()
  player.close()
  const middle = Math.floor(RELOADS / 2)
  return {
    ...{ measure: 'home', matches: MATCHES, asked: RUNNING },
    serverMedianMs: times[LOOKS / 2],
    serverWorstMs: times[LOOKS - 1],
    serverLeastMs: times[0],
    // What else runs on the machine only ever adds to it.
    ...{ slowed, drawnMs: drawn[middle], drawnLeastMs: drawn[0] },
    // Processor time alone, and so many times as much.
    ...{ drawnCpuMs: cpu[middle], slowedCpuMs: slowed * cpu[middle] },
  }
}
